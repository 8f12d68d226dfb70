"""Selects the few sensible actions that a search compares."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from engine.actions import (
    Action,
    AskPartner,
    Discard,
    DrawStock,
    Pass,
    PlayCaliente,
    PlaySpecialHand,
)
from engine.ai.club.knowledge import memory_of
from engine.ai.policy.drawing import choose_take, home_for, possible_takes, wants_caliente
from engine.ai.policy.lay_stages import naturals_for
from engine.ai.policy.laying import choose_lays, does_exit_pay, put_question
from engine.ai.policy.openings import cheapest_opening, opening_wish
from engine.ai.policy.playing import go_out
from engine.ai.policy.runs import extensions, new_runs
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.policy.throwing import discard_losses
from engine.ai.style import Style, style_for
from engine.kernel import moves
from engine.kernel.action_reader import Move, move_of
from engine.kernel.action_writer import ActionWriter
from engine.kernel.counted_meld import NEW, Lay, is_set
from engine.kernel.counted_turn import DRAW
from engine.kernel.exits import Exit, find_exit
from engine.kernel.groups import after_of, wild_kinds
from engine.kernel.kinds import BIG, NATURALS, TWO, WILD_SET, cards_of_rank, kind_map
from engine.kernel.lawful_lays import can_lay
from engine.kernel.options import can_draw, can_play_caliente, discards, special_hand
from engine.kernel.table import Table
from engine.kernel.taking import can_pass
from engine.observation import Observation

_DISCARDS = 6
_LAYS = 12


@dataclass(frozen=True)
class Candidate:
    """An action, and its effect on a table."""

    action: Action
    apply: Move
    is_exit: bool = False
    """Whether it begins to go out."""
    throw: Discard | None = None
    """The discard that follows it, instead of that of the rules of thumb."""


def candidate_of(view: Observation, action: Action) -> Candidate:
    """Returns a legal action with its effect; that of a question includes the answer."""
    effect = _ask if isinstance(action, AskPartner) else move_of(view, action)
    return Candidate(action, effect)


def _ask(table: Table) -> None:
    put_question(table, SeatEstimates(table, style_for(table.seating.rules)))


def exit_of(table: Table, action: Action) -> Candidate:
    """Returns the first step of the way out at an own table, with the whole way as its effect."""
    way_out = find_exit(table, table.own, table.hand)
    assert way_out is not None, "who begins to go out can go out"
    return _exit(action, way_out)


def followed_by(view: Observation, candidate: Candidate, throw: Discard) -> Candidate:
    """Returns the candidate followed by a discard, where the turn still allows it."""
    kind = kind_map(view.rules.limits.lanes)(throw.card)

    def apply(table: Table) -> None:
        candidate.apply(table)
        if table.turn == view.seat and kind in discards(table):
            moves.discard(table, kind)

    return Candidate(candidate.action, apply, candidate.is_exit, throw)


def candidates(view: Observation, table: Table, style: Style) -> list[Candidate]:
    """Returns the actions to compare, the one by rules of thumb first.

    The table holds the own hand; no other hand is read. What was thrown and left counts.
    """
    find = _beginnings if table.phase == DRAW else _continuations
    return find(view, table, SeatEstimates(table, style, memory_of(view, style)))


def _beginnings(view: Observation, table: Table, estimates: SeatEstimates) -> list[Candidate]:
    found: list[Action] = []
    if can_draw(table):
        found.append(DrawStock())
    elif can_pass(table):
        found.append(Pass())
    if can_play_caliente(table):
        found.insert(0 if wants_caliente(table, estimates) else len(found), PlayCaliente())
    usual = choose_take(table, estimates)
    for take in possible_takes(table, estimates):
        is_usual = usual is not None and take.is_like(usual.take)
        action = ActionWriter(view).take(take.support, take.lays)
        found.insert(0 if is_usual else len(found), action)
    return [candidate_of(view, action) for action in found]


def _continuations(view: Observation, table: Table, estimates: SeatEstimates) -> list[Candidate]:
    usual = choose_lays(table, estimates)
    plans = [ActionWriter(view).meld(lays) for lays in _plans(table, estimates, usual)]
    throws = [ActionWriter(view).discard(kind) for kind in _discards(table, estimates)]
    actions: list[Action] = [*plans, *throws] if usual else [*throws, *plans]
    if special_hand(table) is not None:
        actions.insert(0, PlaySpecialHand())
    found = [candidate_of(view, action) for action in actions]
    way_out = find_exit(table, table.own, table.hand)
    if way_out is not None:
        action = ActionWriter(view).exit_step(way_out)
        found.insert(0 if does_exit_pay(table, estimates) else len(found), _exit(action, way_out))
    return found


def _exit(action: Action, found: Exit) -> Candidate:
    return Candidate(action, lambda table: go_out(table, found), is_exit=True)


def _plans(table: Table, estimates: SeatEstimates, usual: tuple[Lay, ...]) -> list[tuple[Lay, ...]]:
    """Returns the lays to compare, the one by rules of thumb first."""
    plans = [usual]
    if not table.own.has_opened:
        plans.extend(_openings(table, estimates))
    else:
        plans.extend((lay,) for lay in _single_lays(table, estimates))
    lawful = [plan for plan in dict.fromkeys(plans) if plan and can_lay(table, plan)]
    return lawful[:_LAYS]


def _openings(table: Table, estimates: SeatEstimates) -> list[tuple[Lay, ...]]:
    """Returns the cheapest opening, and for each of its ranks the cheapest without that rank."""
    find = partial(cheapest_opening, estimates, estimates.hand, opening_wish(table))
    cheapest = find() or ()
    ranks = [meld.head for lay in cheapest if (meld := after_of(table.own, lay)) and is_set(meld)]
    return [cheapest, *[find(without=rank) or () for rank in ranks]]


def _single_lays(table: Table, estimates: SeatEstimates) -> Iterator[Lay]:
    """Yields melds that could grow or begin; wild cards only finish or begin them, or lie alone."""
    melds = table.own
    yield from extensions(melds, estimates.hand)
    yield from new_runs(melds.limits, estimates.hand)
    for place, meld in enumerate(melds.lying):
        if is_set(meld):
            yield from _growth(table, estimates, place)
    for rank in range(NATURALS):
        if estimates.hand[rank] and home_for(table, rank) == NEW:
            kinds = cards_of_rank(estimates.hand, rank)[: melds.limits.closed_at]
            wilds = max(0, melds.limits.min_size - len(kinds))
            if wilds <= estimates.wilds:
                yield Lay((*kinds, *wild_kinds(estimates.hand, wilds)))
    for place, meld in enumerate(melds.lying):
        if is_set(meld) and meld.size < melds.canasta_size - 1:
            yield from (Lay((kind,), place) for kind in (TWO, BIG) if estimates.hand[kind])
    yield from _wilds_alone(table, estimates)


def _growth(table: Table, estimates: SeatEstimates, place: int) -> Iterator[Lay]:
    """Yields ways to enlarge a set: by all naturals, by those that no run needs, to a canasta."""
    melds, hand = table.own, estimates.hand
    meld = melds.lying[place]
    room = max(0, melds.limits.closed_at - meld.size)
    kinds, spare = cards_of_rank(hand, meld.head)[:room], naturals_for(table, estimates, meld)
    yield from (Lay(cards, place) for cards in dict.fromkeys((kinds, spare)) if cards)
    wilds = melds.canasta_size - meld.size - len(kinds)
    if 0 < wilds <= estimates.wilds:
        yield Lay((*kinds, *wild_kinds(hand, wilds)), place)


def _wilds_alone(table: Table, estimates: SeatEstimates) -> Iterator[Lay]:
    """Yields wild cards for a meld of their own: all of them, or as few as begin one."""
    limits, home = table.seating.limits, home_for(table, WILD_SET)
    have = 0 if home == NEW else table.own.sizes[WILD_SET]
    most = min(estimates.wilds, limits.canasta_size - have)
    least = max(1, limits.min_size - have)
    if limits.wild_melds and most >= least:
        for count in dict.fromkeys((most, least)):
            yield Lay(wild_kinds(estimates.hand, count), home)


def _discards(table: Table, estimates: SeatEstimates) -> list[int]:
    """Returns the kinds that cost least to discard; no joker where a two would freeze as well."""
    kinds = discards(table)
    by_kind = dict(zip(kinds, discard_losses(table, estimates, kinds), strict=True))
    sensible = [kind for kind in kinds if kind != BIG or TWO not in by_kind]
    return sorted(sensible, key=by_kind.__getitem__)[:_DISCARDS]
