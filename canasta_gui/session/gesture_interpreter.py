"""Maps gestures to intents. Pure functions: the preview while dragging calls the same ones.

Cards put on the pile take it before the draw, and are discarded after it.
"""

from canasta_gui.session.intents import Act, Decline, GestureContext, Intent, Nothing, Restage
from canasta_gui.session.meld_moves import (
    NOT_THERE,
    act_or_decline,
    groups_of,
    onto_felt,
    onto_meld,
    onto_own_meld,
    onto_stage,
    own_meld_of,
    restage,
    split_joining,
)
from canasta_gui.session.stage_check import filled_support, is_hopeless
from canasta_gui.viewmodel.builders.staging import EMPTY, StagedGroup, Staging, natural_rank
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    Answer,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
    Way,
    is_bonus,
    is_caliente,
    is_legal,
    is_takeable,
    is_wild,
    missing_cards,
    options,
    points_of,
    possible_take,
    rank_of,
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
        case _:
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
        return _onto_pile(table, ())
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
            return _onto_pile(table, cards)
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


def _onto_pile(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
    """Returns the intent of choosing the pile with these hand cards, or none."""
    if table.view.public.phase is not Phase.DRAW:
        return _discard(table, cards)
    if table.staging.taking is not None:
        return _go_on_taking(table, cards)
    return _take_with(table, cards) if cards else _offer(table)


def _discard(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
    if not cards:
        return Decline(Note(TextId.NOTE_CHOOSE_DISCARD))
    card, *more = cards
    discards = _discards_of(table, cards)
    if more:
        return Decline(Note(TextId.NOTE_ONE_DISCARD), ways=discards)
    if table.staging.groups:
        return Decline(Note(TextId.NOTE_STAGE_FIRST), ways=(*_laying(table), *discards))
    return act_or_decline(table, Discard(card))


def _discards_of(table: GestureContext, cards: tuple[Card, ...]) -> tuple[Way, ...]:
    """Returns the legal discards among the cards: natural cards first, then by fewest points."""
    cheap = sorted(set(cards), key=lambda card: (is_wild(card), points_of(card), card))
    found = (Discard(card) for card in cheap)
    return tuple(Way(it, is_other=True) for it in found if is_legal(table.view, it))


def _laying(table: GestureContext) -> tuple[Way, ...]:
    """Returns the action that lays everything on the stage, if it is legal as it lies."""
    action = table.staging.plan().action()
    return (Way(action, is_other=True),) if is_legal(table.view, action) else ()


def _go_on_taking(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
    """Adds support to a staged take; without cards, commits it."""
    taking = table.staging.taking
    if taking is None:
        return Nothing()
    if not cards:
        return act_or_decline(table, table.staging.plan().action(), EMPTY)
    wanted = TakePile((*table.staging.groups[taking].cards, *cards))
    refusals = verify(table.view, wanted)
    if is_hopeless(refusals):
        return Decline(refusals, wanted)
    return Restage(table.staging.join(taking, cards))


def _take_with(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
    """Takes with the chosen cards: at once if nothing is missing.

    Cards of other ranks are staged as groups of their own, to be laid with the take.
    """
    view, staging = table.view, table.staging
    support, others = split_joining(cards, natural_rank(view.public.pile[-1:]))
    wanted = TakePile(support)
    refusals = verify(view, wanted)
    if not refusals and not staging.groups and not others:
        return Act(wanted)
    if is_hopeless(refusals) or (refusals and not options(view).takes):
        return Decline(refusals, wanted)
    for group in groups_of(view, others):
        staging = staging.lay_aside(group)
    return restage(view, _with_take(view, staging, support))


def _offer(table: GestureContext) -> Intent:
    """Handles a click without cards: stages the way to take that the pile tells; where it tells
    none, what melds may still make one, or lets the player choose.
    """
    view = table.view
    told = None if table.staging.groups else possible_take(view)
    if told is not None:
        melds = tuple(StagedGroup(play.cards, play.to) for play in told.plays)
        return Restage(_with_take(view, Staging(melds), told.using))
    takes = options(view).takes
    if takes:
        return Restage(_with_take(view, table.staging, filled_support(takes)))
    wanted = TakePile(_nearest_support(view))
    return Decline(verify(view, wanted), wanted)


def _nearest_support(view: Observation) -> tuple[Card, ...]:
    """Returns the hand cards of the up-card's rank, so that a refusal can count them."""
    upcard = view.public.upcard
    if upcard is None or not is_takeable(view.rules, upcard):
        return ()
    return tuple(card for card in view.hand if rank_of(card) == rank_of(upcard))[:2]


def _with_take(view: Observation, staging: Staging, support: tuple[Card, ...]) -> Staging:
    """Returns the stage with a take; staged cards of the up-card's rank support it."""
    upcard = view.public.pile[-1:]
    rank = natural_rank(upcard)
    there = [group for group in staging.groups if natural_rank(group.cards) == rank]
    if there and missing_cards(view.hand, (*staging.cards, *support)):
        support = ()
    cards = (*(card for group in there for card in group.cards), *support)
    others = tuple(group for group in staging.groups if group not in there)
    if missing_cards(view.hand, (*cards, *(card for group in others for card in group.cards))):
        cards = ()
    take = StagedGroup(cards, own_meld_of(view, upcard), has_upcard=True)
    return Staging((take, *others))
