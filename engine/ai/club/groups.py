"""Meld plans: sensible groups from a hand, not every subset of it."""

from dataclasses import dataclass, replace
from itertools import combinations
from math import inf

from engine.actions import Play
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.runs import loss_to_runs
from engine.ai.club.sequences import new_runs
from engine.ai.style import Style
from engine.cards import Card, Rank, is_wild
from engine.counts import missing_cards, naturals_by_rank, remove_cards
from engine.values import canasta_kind, points_in

_RUN_CARD = 1.0
_LOSS_WEIGHT = 0.3


@dataclass(frozen=True, slots=True)
class Candidate:
    """One new meld, with what it brings and what it costs to lay it."""

    play: Play
    rank: Rank | None
    """The rank of a set; ``None`` for a run."""
    points: int
    cost: float


def openers(know: Knowledge, hand: tuple[Card, ...]) -> tuple[Candidate, ...]:
    """New melds that a side could open with; what runs lose by it makes a set dearer."""
    sets = (
        replace(item, cost=item.cost + _loss_of(know, item.play.cards, hand))
        for item in new_sets(know, hand)
    )
    runs = (
        Candidate(play, None, points_in(play.cards), _RUN_CARD * len(play.cards))
        for play in new_runs(know, hand)
    )
    return (*sets, *runs)


def _loss_of(know: Knowledge, cards: tuple[Card, ...], hand: tuple[Card, ...]) -> float:
    return _LOSS_WEIGHT * sum(loss_to_runs(know, card, hand) for card in cards)


def new_sets(know: Knowledge, hand: tuple[Card, ...]) -> tuple[Candidate, ...]:
    """New sets that a hand could lay: natural ones, and pairs with a wild card."""
    wilds = tuple(sorted(card for card in hand if is_wild(card)))
    found: list[Candidate] = []
    for rank, cards in naturals_by_rank(hand).items():
        if _has_home(know, rank):
            continue
        if len(cards) >= know.rules.meld.min_size:
            found.append(_candidate(know.style, rank, cards))
        if len(cards) >= know.rules.meld.min_naturals:
            found.extend(
                _candidate(know.style, rank, (*cards, wild)) for wild in dict.fromkeys(wilds)
            )
        if len(cards) >= know.rules.meld.min_naturals + 1 and len(wilds) >= 2:
            found.extend(
                _candidate(know.style, rank, (*cards, *pair)) for pair in _wild_pairs(wilds)
            )
    return tuple(found)


def _has_home(know: Knowledge, rank: Rank) -> bool:
    """Whether cards of the rank join an own set: any, or where there may be more an unfinished."""
    meld = know.own_melds.get(rank)
    is_one_a_rank = know.rules.meld.sets_per_rank != "unlimited"
    return meld is not None and (is_one_a_rank or canasta_kind(know.rules, meld) is None)


def _wild_pairs(wilds: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(dict.fromkeys(combinations(wilds, 2)))


def _candidate(style: Style, rank: Rank, cards: tuple[Card, ...]) -> Candidate:
    wilds = sum(map(is_wild, cards))
    naturals = len(cards) - wilds
    scarce = style.open_pair if naturals == 2 else 0.0
    cost = style.open_wild * wilds + style.open_natural * naturals + scarce
    return Candidate(Play(cards), rank, points_in(cards), cost)


def cheapest_cover(
    style: Style,
    candidates: tuple[Candidate, ...],
    hand: tuple[Card, ...],
    need: int,
    *,
    most: int = 4,
    limit: float = inf,
) -> tuple[Play, ...] | None:
    """The cheapest disjoint groups that count at least the need; ``None`` when nothing does.

    What costs the limit or more does not count.
    """
    best = _Cover((), limit)
    for size in range(1, most + 1):
        best = _cheaper(candidates, (), hand, _Goal(need, size, style.open_surplus), best)
    return tuple(item.play for item in best.chosen) or None


@dataclass(frozen=True, slots=True)
class _Goal:
    """So many groups that count at least so much."""

    need: int
    size: int
    surplus_cost: float
    """What each point beyond the need costs."""


@dataclass(frozen=True, slots=True)
class _Cover:
    """Groups, and what they cost with the points that they lay too many."""

    chosen: tuple[Candidate, ...]
    cost: float


def _cheaper(
    candidates: tuple[Candidate, ...],
    chosen: tuple[Candidate, ...],
    left: tuple[Card, ...],
    goal: _Goal,
    best: _Cover,
) -> _Cover:
    """The best cover, or a cheaper one that goes on from the chosen groups."""
    spent = sum(item.cost for item in chosen)
    if len(chosen) == goal.size:
        surplus = sum(item.points for item in chosen) - goal.need
        cost = spent + goal.surplus_cost * surplus
        return _Cover(chosen, cost) if surplus >= 0 and cost < best.cost else best
    for at, item in enumerate(candidates):
        is_twin = item.rank is not None and any(item.rank == other.rank for other in chosen)
        if is_twin or spent + item.cost >= best.cost or missing_cards(left, item.play.cards):
            continue
        rest = remove_cards(left, item.play.cards)
        best = _cheaper(candidates[at + 1 :], (*chosen, item), rest, goal, best)
    return best
