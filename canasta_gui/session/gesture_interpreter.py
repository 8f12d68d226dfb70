"""Maps gestures to intents. Pure functions: the preview while dragging calls the same ones."""

from canasta_gui.session.intents import Decline, GestureContext, Intent, Nothing, Restage
from canasta_gui.session.meld_moves import (
    NOT_THERE,
    act_or_decline,
    onto_felt,
    onto_meld,
    onto_own_meld,
    onto_stage,
)
from canasta_gui.session.pile_moves import onto_pile
from canasta_gui.session.staging import EMPTY
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    Answer,
    AskPartner,
    Card,
    DrawStock,
    LayBonus,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
    is_bonus,
    is_caliente,
    is_legal,
    missing_cards,
    verify,
)

_WHEN = ("turn.deal_over", "turn.not_yours", "turn.answer_first")
"""The prefixes of rules that keep a player from acting at all just now."""


def interpret(gesture: Gesture, table: GestureContext) -> Intent:
    """Returns the intent of a gesture of the viewer. Changes nothing."""
    match gesture:
        case Press(button):
            return _press(button, table)
        case Drop(cards, source, target):
            if source == target:
                return Nothing()
            return _not_now(table) or _drop(cards, source, target, table)
        case Activate(zone, selected):
            if zone.kind in (ZoneKind.HAND, ZoneKind.BONUS) and not selected:
                return Nothing()
            return _not_now(table) or _activate(zone, selected, table)
        case _:
            return Nothing()


def _not_now(table: GestureContext) -> Intent | None:
    """Returns why nothing can be played now; ``None`` if something can."""
    view = table.view
    if view.is_to_act and view.public.phase is not Phase.ANSWER:
        return None
    if view.public.winners:
        return Decline(Note(TextId.PROMPT_MATCH_OVER))
    refusals = verify(view, DrawStock())
    return Decline(tuple(refusal for refusal in refusals if refusal.rule in _WHEN))


def _press(button: ButtonId, table: GestureContext) -> Intent:
    match button:
        case ButtonId.LAY:
            if not table.staging.groups and is_legal(table.view, PlaySpecialHand()):
                return act_or_decline(table, PlaySpecialHand())
            if not table.staging.groups:
                return Decline(Note(TextId.NOTE_NOTHING_STAGED))
            return act_or_decline(table, table.staging.plan().action(), EMPTY)
        case ButtonId.TAKE_BACK:
            return Restage(EMPTY) if table.staging.groups else Nothing()
        case ButtonId.ASK:
            return act_or_decline(table, AskPartner())
        case ButtonId.YES | ButtonId.NO:
            return act_or_decline(table, Answer(is_yes=button is ButtonId.YES))
        case ButtonId.PASS:
            return act_or_decline(table, Pass())
        case ButtonId.NEXT | ButtonId.COUNTED | ButtonId.MY_DEAL | ButtonId.SORT | ButtonId.DO_THIS:
            return Nothing()


def _drop(cards: tuple[Card, ...], source: Zone, target: Zone, table: GestureContext) -> Intent:
    """Returns the intent of dropping cards; cards from the stage leave their group first."""
    if source.kind is ZoneKind.STOCK:
        return act_or_decline(table, DrawStock())
    if source.kind is ZoneKind.PILE:
        return _take(target, table)
    if source.kind is ZoneKind.MELD:
        return onto_own_meld(table, source, target) if target.kind is ZoneKind.MELD else NOT_THERE
    if source.kind is not ZoneKind.STAGE:
        return _put(cards, target, table)
    groups = table.staging.groups
    if not 0 <= source.index < len(groups) or missing_cards(groups[source.index].cards, cards):
        return NOT_THERE
    lifted = GestureContext(table.view, table.staging.put_back(source.index, cards))
    if target.kind is ZoneKind.HAND:
        return Restage(lifted.staging.tidy())
    intent = _put(cards, target, lifted)
    return Restage(intent.staging.tidy()) if isinstance(intent, Restage) else intent


def _take(target: Zone, table: GestureContext) -> Intent:
    """Returns the intent of carrying the pile to the hand, or its up-card onto a meld."""
    if target.kind is not ZoneKind.MELD:
        return onto_pile(table, ())
    if target.owner != table.view.side:
        return Decline(Note(TextId.NOTE_OPPONENTS))
    return act_or_decline(table, TakePile((), target.index))


def _activate(zone: Zone, selected: tuple[Card, ...], table: GestureContext) -> Intent:
    """Returns the intent of clicking a place while hand cards are raised."""
    match zone.kind:
        case ZoneKind.STOCK:
            if selected and is_caliente(selected[0]):
                return act_or_decline(table, PlayCaliente())
            return act_or_decline(table, DrawStock())
        case ZoneKind.MELD | ZoneKind.FELT if not selected:
            return Nothing()
        case ZoneKind.STAGE if not selected:
            if not 0 <= zone.index < len(table.staging.groups):
                return NOT_THERE
            return Restage(table.staging.without_group(zone.index))
        case _:
            return _put(selected, zone, table)


def _put(cards: tuple[Card, ...], target: Zone, table: GestureContext) -> Intent:
    """Returns the intent of moving hand cards to a place."""
    if missing_cards(table.view.hand, (*table.staging.cards, *cards)):
        return NOT_THERE
    match target.kind:
        case ZoneKind.PILE:
            return onto_pile(table, cards)
        case ZoneKind.MELD:
            return _special(cards, table) or onto_meld(table, cards, target)
        case ZoneKind.STAGE:
            return onto_stage(table, cards, target.index)
        case ZoneKind.FELT:
            return _special(cards, table) or (onto_felt(table, cards) if cards else NOT_THERE)
        case ZoneKind.BONUS | ZoneKind.STOCK:
            return _special(cards, table) or NOT_THERE
        case _:
            return Nothing()


def _special(cards: tuple[Card, ...], table: GestureContext) -> Intent | None:
    """Returns the intent for cards that are played by themselves: bonus and Caliente cards."""
    if len(cards) != 1:
        return None
    if is_bonus(cards[0]) or is_legal(table.view, LayBonus(cards[0])):
        return act_or_decline(table, LayBonus(cards[0]))
    if is_caliente(cards[0]):
        return act_or_decline(table, PlayCaliente())
    return None
