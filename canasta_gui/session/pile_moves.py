"""Cards on the pile: a take before the draw, a discard after it."""

from canasta_gui.session.intents import Act, Decline, Intent, Nothing, Restage, Situation
from canasta_gui.session.meld_moves import act_or_decline, own_meld_of
from canasta_gui.session.stage_check import filled_support, is_hopeless
from canasta_gui.session.staging import EMPTY, Staging, natural_rank
from canasta_gui.viewmodel.builders.facts import Note, StagedGroup
from canasta_gui.viewmodel.builders.say import Say
from engine import (
    Card,
    Discard,
    Observation,
    Phase,
    TakePile,
    is_wild,
    missing_cards,
    options,
    rank_of,
    verify,
)


def onto_pile(table: Situation, cards: tuple[Card, ...]) -> Intent:
    """The pile was chosen, with these hand cards or none."""
    if table.view.public.phase is not Phase.DRAW:
        return _discard(table, cards)
    if table.staging.taking is not None:
        return _go_on_taking(table, cards)
    return _take_with(table, cards) if cards else _offer(table)


def _discard(table: Situation, cards: tuple[Card, ...]) -> Intent:
    if len(cards) != 1:
        return Decline(Note(Say.NOTE_ONE_DISCARD if cards else Say.NOTE_CHOOSE_DISCARD))
    if table.staging.groups:
        return Decline(Note(Say.NOTE_STAGE_FIRST))
    return act_or_decline(table, Discard(cards[0]))


def _go_on_taking(table: Situation, cards: tuple[Card, ...]) -> Intent:
    """A take is laid aside: more cards support it, or it is committed."""
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


def _take_with(table: Situation, cards: tuple[Card, ...]) -> Intent:
    """Take with cards that the player chose: at once if nothing is missing."""
    view = table.view
    wanted = TakePile(cards)
    refusals = verify(view, wanted)
    if not refusals and not table.staging.groups:
        return Act(wanted)
    if is_hopeless(refusals) or (refusals and not options(view).takes):
        return Decline(refusals, wanted)
    return Restage(_with_take(view, table.staging, cards))


def _offer(table: Situation) -> Intent:
    """Nothing was chosen: offer the only way, or let the player choose among several."""
    view = table.view
    takes = options(view).takes
    if takes:
        return Restage(_with_take(view, table.staging, filled_support(takes)))
    wanted = TakePile(_nearest_support(view))
    return Decline(verify(view, wanted), wanted)


def _nearest_support(view: Observation) -> tuple[Card, ...]:
    """What the player holds toward a take, so that the refusal can count it."""
    upcard = view.public.upcard
    if upcard is None or is_wild(upcard):
        return ()
    return tuple(card for card in view.hand if rank_of(card) == rank_of(upcard))[:2]


def _with_take(view: Observation, staging: Staging, support: tuple[Card, ...]) -> Staging:
    """The stage with a take; cards of the up-card's rank that lie there already support it."""
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
