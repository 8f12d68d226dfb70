"""Cards on the felt, on melds and on the stage: laid at once, or laid aside.

Before its side has opened a player lays everything aside, because only the sum counts. Afterwards
what is legal alone is laid at once, and what only lacks something is laid aside.
"""

from canasta_gui.session.intents import Act, Clarify, Decline, Intent, Restage, Situation
from canasta_gui.session.meld_choice import is_open_choice, ways
from canasta_gui.session.stage_check import as_if_drawn, is_hopeless, judge_group
from canasta_gui.session.staging import Staging, looks_like_run, natural_rank, split_by_rank
from canasta_gui.viewmodel.builders.facts import Note, StagedGroup
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.zones import Zone
from engine import Action, Card, Meld, Observation, Phase, Play, is_wild, verify

NOT_THERE = Decline(Note(Say.NOTE_NOT_THERE))


def act_or_decline(table: Situation, action: Action, left: Staging | None = None) -> Intent:
    """The action if it is legal, else why it is not; unless told, the stage stays as it is.

    Where only the choice among own melds is open, the player is asked.
    """
    refusals = verify(table.view, action)
    remains = table.staging.tidy() if left is None else left
    if not refusals:
        return Act(action, remains)
    found = ways(table.view, action, refusals) if is_open_choice(refusals) else ()
    if len(found) == 1:
        return Act(found[0][1], remains)
    return Clarify(found, remains) if found else Decline(refusals, action)


def onto_meld(table: Situation, cards: tuple[Card, ...], meld: Zone) -> Intent:
    """Cards were put on a meld."""
    view = table.view
    if meld.owner != view.side:
        return Decline(Note(Say.NOTE_OPPONENTS))
    if not cards or not 0 <= meld.index < len(view.own.melds):
        return NOT_THERE
    intent = act_or_decline(table, Meld((Play(cards, meld.index),)))
    if not _is_incomplete(intent):
        return intent
    return Restage(table.staging.lay_aside(StagedGroup(cards, meld.index)))


def onto_own_meld(table: Situation, source: Zone, target: Zone) -> Intent:
    """One own meld was carried onto another one: the two become one."""
    if source.owner != table.view.side or target.owner != source.owner:
        return Decline(Note(Say.NOTE_OPPONENTS))
    return act_or_decline(table, Meld((Play((), target.index, source.index),)))


def onto_felt(table: Situation, cards: tuple[Card, ...]) -> Intent:
    """Cards were put on the free felt: one group for each rank."""
    view, staging = table.view, table.staging
    groups = tuple(StagedGroup(part, own_meld_of(view, part)) for part in parts_of(view, cards))
    if view.public.phase is Phase.PLAY and view.own.has_opened:
        meld = Meld(tuple(Play(group.cards, group.to) for group in groups))
        intent = act_or_decline(table, meld)
        if not _is_incomplete(intent):
            return intent
    elif view.own.has_opened and staging.taking is None:
        wanted = Meld((Play(cards),))
        return Decline(verify(view, wanted), wanted)
    for group in groups:
        staging = _aside(view, staging, group)
    return _restage(view, staging)


def onto_stage(table: Situation, cards: tuple[Card, ...], index: int) -> Intent:
    """Cards were put on a group of the stage."""
    if not cards or not 0 <= index < len(table.staging.groups):
        return NOT_THERE
    return _restage(table.view, table.staging.join(index, cards))


def _is_incomplete(intent: Intent) -> bool:
    """Whether it was declined only because something is missing."""
    return (
        isinstance(intent, Decline)
        and isinstance(intent.notice, tuple)
        and not is_hopeless(intent.notice)
    )


def parts_of(view: Observation, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """One part for each rank, unless all of them are meant as a sequence."""
    if view.rules.meld.sequences and looks_like_run(cards):
        return (cards,)
    return split_by_rank(cards)


def own_meld_of(view: Observation, cards: tuple[Card, ...]) -> int | None:
    """The own meld that cards of this rank belong to, where there is never more than one."""
    if view.rules.meld.sets_per_rank != "one":
        return None
    rank = natural_rank(cards)
    melds = enumerate(view.own.melds)
    return next((at for at, meld in melds if rank is not None and meld.rank == rank), None)


def _aside(view: Observation, staging: Staging, group: StagedGroup) -> Staging:
    """Lay a group aside; what goes with the up-card joins it there."""
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


def _restage(view: Observation, staging: Staging) -> Intent:
    """Accept a new stage unless something on it, or all of it, could never be laid."""
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
