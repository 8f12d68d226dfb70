"""Finds first melds and canastas that rules ask for and no side can ever have."""

from collections.abc import Iterator
from math import inf

from engine.cards import Rank
from engine.ruleset.canasta_reach import (
    OF_A_RANK_IN_A_PACK,
    can_be_made,
    do_wild_melds_close,
    most_of_a_rank,
    wild_cards,
    wild_cards_for,
)
from engine.ruleset.deal_options import OpeningStep
from engine.ruleset.model import Ruleset
from engine.ruleset.opening_reach import TRIPLE, OpeningBound, cards_to_open
from engine.ruleset.problem import Problem, problem


def out_of_reach(ruleset: Ruleset, playing: int) -> Iterator[Problem]:
    """Yields what is out of reach in rules that do not contradict each other otherwise; ``playing``
    seats play in a deal.
    """
    yield from _openings(ruleset, cards_to_open(ruleset, playing))
    kinds = tuple(_kinds(ruleset))
    yield from kinds
    if not kinds and not can_be_made(ruleset):
        total = ruleset.out.canastas.total
        yield problem("out.canastas_out_of_reach", "out.canastas.total", total=total)


def _openings(ruleset: Ruleset, cards: int) -> Iterator[Problem]:
    size = ruleset.meld.min_size
    if ruleset.opening.clean_triple != "none" and size > TRIPLE:
        yield problem("opening.triple_too_small", "opening.clean_triple", size=size)
        return
    table = ruleset.opening.table
    ends = [inf if step.score is None else step.score for step in table[1:]]
    bound = OpeningBound(ruleset, cards)
    rows = zip(table, (*ends, inf), strict=True)
    found = [_opening(ruleset, cards, bound, *row) for row in rows]
    yield from list(filter(None, found))[:1]


def _opening(
    ruleset: Ruleset, cards: int, bound: OpeningBound, step: OpeningStep, end: float
) -> Problem | None:
    """Returns the problem of a step of the table that ends below this score."""
    opening, need = ruleset.opening, step.need
    is_pure = opening.pure_canasta_from is not None and opening.pure_canasta_from < end
    is_any = is_pure or (opening.canasta_from is not None and opening.canasta_from < end)
    most = bound.most_points(need, canasta=is_any, pure=is_pure)
    if most is None and is_any:
        path = "opening.pure_canasta_from" if is_pure else "opening.canasta_from"
        size = ruleset.canasta.size
        return problem("opening.canasta_out_of_reach", path, cards=cards, size=size)
    if most is None or most < need:
        return problem(
            "opening.need_out_of_reach", "opening.table", need=need, cards=cards, most=most or 0
        )
    return None


def _kinds(ruleset: Ruleset) -> Iterator[Problem]:
    """Yields the kinds of canastas for which the deck has too few cards."""
    need, size = ruleset.out.canastas, ruleset.canasta.size
    of_a_rank = ruleset.deck.count * OF_A_RANK_IN_A_PACK
    if need.natural and of_a_rank < size:
        yield problem("out.natural_out_of_reach", "out.canastas.natural", have=of_a_rank, size=size)
    yield from _wilds(ruleset, need.wild)
    most = most_of_a_rank(ruleset, Rank.SEVEN)
    if need.sevens > most:
        yield problem(
            "out.sevens_out_of_reach", "out.canastas.sevens", count=need.sevens, most=most
        )


def _wilds(ruleset: Ruleset, count: int) -> Iterator[Problem]:
    path = "out.canastas.wild"
    if count > 1 and not do_wild_melds_close(ruleset.limits):
        yield problem("out.wild_meld_stays_open", path, count=count)
        return
    need, have = wild_cards_for(ruleset, count), wild_cards(ruleset, count)
    if need > have:
        yield problem("out.wild_out_of_reach", path, count=count, need=need, have=have)
