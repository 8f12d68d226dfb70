"""Cards on the felt, on melds and on the stage: laid at once, or laid aside.

Before its side has opened a player lays everything aside, because only the sum counts. Afterwards
what is legal alone is laid at once, and what only lacks something is laid aside.
"""

from canasta_gui.session.intents import Act, Clarify, Decline, GestureContext, Intent, Restage
from canasta_gui.session.stage_check import (
    as_if_drawn,
    is_hopeless,
    is_open_choice,
    judge_group,
    ways,
)
from canasta_gui.viewmodel.builders.staging import StagedGroup, Staging, natural_rank, split_by_rank
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.zones import Zone
from engine import (
    Action,
    Card,
    Meld,
    Observation,
    Phase,
    Play,
    Rank,
    is_wild,
    looks_like_run,
    rank_of,
    remove_cards,
    verify,
)

NOT_THERE = Decline(Note(TextId.NOTE_NOT_THERE))
_NO_OWN_MELD = -1
"""The target of cards that were put on a meld of the opponents."""


def act_or_decline(table: GestureContext, action: Action, left: Staging | None = None) -> Intent:
    """Returns `Act` if the action is legal, otherwise `Decline` with the refusals.

    ``left`` is what stays laid aside; by default the stage stays. Returns `Clarify` where the
    action is legal once the player chooses among own melds.
    """
    refusals = verify(table.view, action)
    remains = table.staging.tidy() if left is None else left
    if not refusals:
        return Act(action, remains)
    found = ways(table.view, action, refusals) if is_open_choice(refusals) else ()
    if len(found) == 1:
        return Act(found[0][1], remains)
    return Clarify(found, remains) if found else Decline(refusals, action)


def onto_meld(table: GestureContext, cards: tuple[Card, ...], meld: Zone) -> Intent:
    """Returns the intent of putting cards on a meld. Cards of its rank join it; cards of another
    rank form a group of their own.
    """
    view = table.view
    if not cards:
        return NOT_THERE
    if meld.owner != view.side:
        return Decline(Note(TextId.NOTE_OPPONENTS), Meld((Play(cards, _NO_OWN_MELD),)))
    if not 0 <= meld.index < len(view.own.melds):
        return NOT_THERE
    joining, others = split_joining(cards, view.own.melds[meld.index].rank)
    groups = (StagedGroup(joining, meld.index), *groups_of(view, others))
    intent = act_or_decline(table, laying(groups))
    if not _is_incomplete(intent):
        return intent
    staging = table.staging
    for group in groups:
        staging = staging.lay_aside(group)
    return Restage(staging)


def onto_own_meld(table: GestureContext, source: Zone, target: Zone) -> Intent:
    """Returns the intent of combining two own melds."""
    if source.owner != table.view.side or target.owner != source.owner:
        return Decline(Note(TextId.NOTE_OPPONENTS))
    return act_or_decline(table, Meld((Play((), target.index, source.index),)))


def onto_felt(table: GestureContext, cards: tuple[Card, ...]) -> Intent:
    """Returns the intent of putting cards on the felt: one group for each rank."""
    view, staging = table.view, table.staging
    groups = groups_of(view, cards)
    if view.public.phase is Phase.PLAY and view.own.has_opened:
        intent = act_or_decline(table, laying(groups))
        if not _is_incomplete(intent):
            return intent
    elif view.own.has_opened and staging.taking is None:
        wanted = Meld((Play(cards),))
        return Decline(verify(view, wanted), wanted)
    for group in groups:
        staging = _aside(view, staging, group)
    return restage(view, staging)


def onto_stage(table: GestureContext, cards: tuple[Card, ...], index: int) -> Intent:
    """Returns the intent of putting cards on a staged group; other ranks form own groups."""
    view, staging = table.view, table.staging
    if not cards or not 0 <= index < len(staging.groups):
        return NOT_THERE
    joining, others = split_joining(cards, natural_rank(staging.groups[index].cards))
    staging = staging.join(index, joining)
    for group in groups_of(view, others):
        staging = _aside(view, staging, group)
    return restage(view, staging)


def groups_of(view: Observation, cards: tuple[Card, ...]) -> tuple[StagedGroup, ...]:
    """Splits cards into groups by rank, each with the own meld that it joins."""
    if not cards:
        return ()
    return tuple(StagedGroup(part, own_meld_of(view, part)) for part in _parts_of(view, cards))


def laying(groups: tuple[StagedGroup, ...]) -> Meld:
    """Returns the action that lays the groups."""
    return Meld(tuple(Play(group.cards, group.to) for group in groups))


def split_joining(
    cards: tuple[Card, ...], rank: Rank | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Returns the cards of a rank with all wild cards, and the rest. If no card has that rank, all
    cards are returned as joining.
    """
    naturals = [card for card in cards if not is_wild(card)]
    if all(rank_of(card) != rank for card in naturals):
        return cards, ()
    others = tuple(card for card in naturals if rank_of(card) != rank)
    return remove_cards(cards, others), others


def _is_incomplete(intent: Intent) -> bool:
    """Returns whether an intent was declined only because something is missing."""
    return (
        isinstance(intent, Decline)
        and isinstance(intent.notice, tuple)
        and not is_hopeless(intent.notice)
    )


def _parts_of(view: Observation, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Splits cards by rank, unless all of them form a sequence."""
    if view.rules.meld.sequences and looks_like_run(cards):
        return (cards,)
    return split_by_rank(cards)


def own_meld_of(view: Observation, cards: tuple[Card, ...]) -> int | None:
    """Returns the own meld of the cards' rank by index; ``None`` if a rank may have several."""
    if view.rules.meld.sets_per_rank != "one":
        return None
    rank = natural_rank(cards)
    melds = enumerate(view.own.melds)
    return next((at for at, meld in melds if rank is not None and meld.rank == rank), None)


def _aside(view: Observation, staging: Staging, group: StagedGroup) -> Staging:
    """Adds a group to the stage; a group that supports the up-card joins the take."""
    taking = staging.taking
    if taking is not None and _fits_upcard(view, staging, group.cards):
        return staging.join(taking, group.cards)
    return staging.lay_aside(group)


def _fits_upcard(view: Observation, staging: Staging, cards: tuple[Card, ...]) -> bool:
    upcard = view.public.upcard
    if upcard is None:
        return False
    rank = natural_rank((upcard,))
    if natural_rank(cards) == rank:
        return True
    is_alone = len(staging.groups) == 1
    return is_alone and all(map(is_wild, cards))


def restage(view: Observation, staging: Staging) -> Intent:
    """Returns `Restage`, or `Decline` if a group, or all of them together, could never be laid."""
    plan = staging.plan()
    for group in staging.groups:
        refusals = judge_group(view, group)
        if is_hopeless(refusals):
            return Decline(refusals, plan.action())
    if plan.take is None:
        refusals = verify(as_if_drawn(view), plan.action())
        if is_hopeless(refusals):
            return Decline(refusals, plan.action())
    return Restage(staging)
