"""Interprets cards put on the pile: a take before the draw, a discard after it."""

from canasta_gui.session.intents import Act, Decline, GestureContext, Intent, Nothing, Restage
from canasta_gui.session.meld_moves import (
    act_or_decline,
    groups_of,
    own_meld_of,
    restage,
    split_joining,
)
from canasta_gui.session.stage_check import filled_support, is_hopeless
from canasta_gui.session.staging import EMPTY, Staging, natural_rank
from canasta_gui.viewmodel.builders.table_facts import Note, StagedGroup
from canasta_gui.viewmodel.builders.text_id import TextId
from engine import (
    Card,
    Discard,
    Observation,
    Phase,
    TakePile,
    Way,
    is_legal,
    is_takeable,
    is_wild,
    missing_cards,
    options,
    points_of,
    rank_of,
    verify,
)


def onto_pile(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
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
    """Handles a click without cards: stages the only way to take, or lets the player choose one."""
    view = table.view
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
