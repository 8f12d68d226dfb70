"""Plays matches on counts, by the rules of thumb, and counts what happens in them."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from engine.ai.policy.playing import play_turn
from engine.ai.policy.runs import new_runs
from engine.ai.style import Style, trial_style_for
from engine.cards import Card, Rank
from engine.deal_score import match_winners
from engine.dealcode import full_deck, shuffled_at_home
from engine.evolve import empty_state, fold
from engine.kernel.counted_meld import is_run, points_of
from engine.kernel.counted_turn import OVER
from engine.kernel.groups import hand_without
from engine.kernel.kinds import (
    BIG,
    BONUS,
    CLASSES,
    KINDS,
    NATURALS,
    POINTS,
    STOP,
    TWO,
    kind_counts,
    kind_map,
)
from engine.kernel.melds import set_shapes
from engine.kernel.score import deal_points
from engine.kernel.seating import NO_SEAT
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.rng import Chance
from engine.rules.dealing import start_deal
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.opening_reach import TRIPLE
from engine.seating import usual_dealer
from engine.shapes import ShapeLimits, may_wilds_join
from engine.special_hands import wins_match
from engine.values import NO_DEMAND, opening_demand
from workshop.sums import Sums

_MOST_TURNS = 1000
_MOST_DEALS = 200


@dataclass
class Counts:
    """Everything counted at one table."""

    deals: int = 0
    matches: int = 0
    sums: defaultdict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))


def play_match(name: str, riffles: int, seed: str, counts: Counts) -> None:
    """Plays one match and adds what happens to the counts.

    Without riffles every deck is shuffled to perfection; with them only the first one is, and the
    later ones are gathered from the table.
    """
    rules, chance = load_ruleset(name), Chance(f"canasta numbers 1 {name} {riffles} {seed}")
    scores, first = (0,) * len(rules.seats.sides), NO_SEAT
    order = chance.shuffle(full_deck(rules))
    dealer, winners, deal = chance.below(rules.players), tuple[int, ...](), 0
    while not winners and deal < _MOST_DEALS:
        deal += 1
        empty = empty_state(rules, scores)
        table = table_of(fold(empty, start_deal(empty, usual_dealer(rules, dealer), order, deal)))
        points = _Deal(table, counts).play()
        scores = tuple(map(sum, zip(scores, points, strict=True)))
        winners = match_winners(rules, scores, deal, _winner_by_hand(table))
        if deal == 1:
            best = [side for side, score in enumerate(scores) if score == max(scores)]
            first = best[0] if len(best) == 1 else NO_SEAT
        dealer = (dealer + 1) % rules.players
        order = _next_order(table, order, riffles, chance)
    counts.matches += 1
    counts.sums["deals"].add(deal)
    if deal > 1 and first != NO_SEAT:
        counts.sums["leader"].add((first in winners) / max(1, len(winners)))


@cache
def _bonus_cards(rules: Ruleset) -> int:
    return kind_counts(rules.limits.lanes, full_deck(rules))[BONUS]


def _winner_by_hand(table: Table) -> int | None:
    special = table.special
    if special is None or not wins_match(table.seating.rules, special.kind):
        return None
    return table.seating.side_of[special.seat]


def _next_order(
    table: Table, order: tuple[Card, ...], riffles: int, chance: Chance
) -> tuple[Card, ...]:
    if not riffles:
        return chance.shuffle(order)
    kind_of, cards = kind_map(table.seating.limits.lanes), defaultdict[int, list[Card]](list)
    for card in order:
        cards[kind_of(card)].append(card)
    gathered = [cards[kind].pop() for kind in _gathered(table)]
    return shuffled_at_home(tuple(gathered), riffles, chance)


def _gathered(table: Table) -> list[int]:
    """Returns the kinds of all cards as a person gathers them: melds, pile, hands, stock."""
    found: list[int] = []
    for side, melds in enumerate(table.melds):
        for meld in melds.lying:
            assert not is_run(meld), "sequences are not gathered yet"
            naturals = () if meld.head == TWO else (meld.head,) * meld.naturals
            found += (*naturals, *(TWO,) * meld.twos, *(BIG,) * meld.bigs)
        found += (*(BONUS,) * table.bonus[side], *(STOP,) * table.aside[side])
    found += (*table.base, *table.pile)
    for hand in table.hands:
        found += [kind for kind in range(min(KINDS, CLASSES)) for _ in range(hand[kind])]
    return found + table.stock


class _Deal:
    """One deal, and where its counts go."""

    def __init__(self, table: Table, counts: Counts) -> None:
        self._table, self._counts, self._sums = table, counts, counts.sums
        self._piles, self._taken, self._turns = 0, 0, 0
        self._threes = _bonus_cards(table.seating.rules)

    def play(self) -> tuple[int, ...]:
        """Plays the deal; returns the points of the sides."""
        table, style = self._table, trial_style_for(self._table.seating.rules)
        self._count_openings()
        starts = table.side
        jokers, threes = self._dealt()
        while table.phase != OVER and self._turns < _MOST_TURNS:
            self._play_turn(style)
        points = deal_points(table)
        self._counts.deals += 1
        self._count_end(points)
        self._count_worth(points, starts, jokers, threes)
        return points

    def _count_openings(self) -> None:
        table, rules = self._table, self._table.seating.rules
        most = [most_points(rules, hand) for hand in table.hands]
        for need in minima_of(rules):
            able = sum(points >= need for points in most) / len(most)
            self._sums[f"open.{need}"].add(able)

    def _dealt(self) -> tuple[list[int], list[int]]:
        """Returns the jokers and red threes that each side was dealt."""
        table, jokers = self._table, [0] * len(self._table.melds)
        threes = list(table.bonus)
        for seat, hand in enumerate(table.hands):
            jokers[table.seating.side_of[seat]] += hand[BIG]
            threes[table.seating.side_of[seat]] += hand[BONUS]
        return jokers, threes

    def _play_turn(self, style: Style) -> None:
        table, before = self._table, self._table.pile[:]
        size = len(before) + len(table.base)
        play_turn(table, style)
        self._turns += 1
        is_same = table.pile[: len(before)] == before
        has_thrown = table.phase != OVER or table.out == NO_SEAT
        if before and (
            not is_same or (len(table.pile) == len(before) and has_thrown and table.phase != OVER)
        ):
            self._piles += 1
            self._taken += size

    def _count_end(self, points: tuple[int, ...]) -> None:
        table, sums, sides = self._table, self._sums, len(points)
        sums["turns"].add(self._turns)
        sums["out"].add(table.out != NO_SEAT or table.special is not None)
        sums["points"].add(sum(points) / sides)
        sums["spread"].add_all(points)
        sums["negative"].add(sum(value < 0 for value in points) / sides)
        sums["best"].add(max(points))
        sums["opened"].add(sum(melds.has_opened for melds in table.melds) / sides)
        sums["bare"].add(sum(not melds.canastas for melds in table.melds) / sides)
        if self._threes:
            sums["all_threes"].add(max(table.bonus) == self._threes)
        sums["piles"].add(self._piles)
        sums["pile_size"].add(self._taken, self._piles)
        melds = {id(melds): melds for melds in table.melds}.values()
        canastas = sum(side.canastas for side in melds)
        sums["canastas"].add(canastas / sides)
        sums["natural"].add(sum(side.natural_canastas for side in melds), canastas)

    def _count_worth(
        self, points: tuple[int, ...], starts: int, jokers: list[int], threes: list[int]
    ) -> None:
        """Counts what the lead of a side owes to its cards and to the first turn."""
        sides = range(len(points))
        lead = _lead(points, starts)
        self._sums["first"].add(lead)
        for name, dealt in (("joker", jokers), ("three", threes)):
            for side in sides[: max(1, len(sides) - 1)]:
                self._sums[name].add(_lead(points, side), _lead(dealt, side))


def _lead(values: tuple[int, ...] | list[int], side: int) -> float:
    """Returns how much more a side has than the others on average."""
    if len(values) == 1:
        return values[0]
    return values[side] - (sum(values) - values[side]) / (len(values) - 1)


_MOST_RUNS = 2
_Ways = dict[tuple[int, int, bool], int]
"""The most points by the twos and jokers that are left, and by whether a clean meld is there."""


def minima_of(rules: Ruleset) -> tuple[int, ...]:
    """Returns the minima of a game for which points are enough, lowest first."""
    found: set[int] = set()
    for step in rules.opening.table:
        reached = -5 if step.score is None else step.score
        if step.need and opening_demand(rules, reached, reached) == NO_DEMAND:
            found.add(step.need)
    return tuple(sorted(found))


def most_points(rules: Ruleset, hand: list[int], runs: int = _MOST_RUNS) -> int:
    """Returns the points of the best first melds of a hand; 0 where it has none."""
    limits = rules.limits
    best = _most_in_sets(rules, hand)
    if not limits.lanes or not runs:
        return best
    for lay in new_runs(limits, hand):
        left = hand_without(hand, (lay,))
        if left is not None:
            best = max(best, points_of((lay,)) + most_points(rules, left, runs - 1))
    return best


def _most_in_sets(rules: Ruleset, hand: list[int]) -> int:
    limits, needs_clean = rules.limits, rules.opening.clean_triple != "none"
    wild = not rules.opening.naturals_only
    ways: _Ways = {(hand[TWO] * wild, hand[BIG] * wild, not needs_clean): 0}
    for rank in range(NATURALS):
        if hand[rank] >= limits.min_naturals:
            _add_sets(ways, rules, rank, min(hand[rank], limits.closed_at))
    if limits.wild_melds and wild:
        _add_wild_meld(ways, limits)
    return max((points for (_, _, is_clean), points in ways.items() if is_clean), default=0)


def _add_sets(ways: _Ways, rules: Ruleset, rank: int, count: int) -> None:
    """Adds the ways in which a rank is laid too."""
    for (twos, bigs, is_clean), points in tuple(ways.items()):
        for two in range(twos + 1):
            for big in range(bigs + 1):
                if _is_lawful(rules, rank, count, two + big):
                    more = POINTS[rank] * count + POINTS[TWO] * two + POINTS[BIG] * big
                    is_triple = is_clean or (count >= TRIPLE and not two + big)
                    key = twos - two, bigs - big, is_triple
                    ways[key] = max(ways.get(key, 0), points + more)


def _is_lawful(rules: Ruleset, rank: int, count: int, wilds: int) -> bool:
    shapes = set_shapes(rules.limits)
    if not shapes.lawful[count][wilds]:
        return False
    if wilds and shapes.canastas[count][wilds] and not rules.opening.mixed_canasta:
        return False
    return may_wilds_join(rules.limits, rank + Rank.FOUR, count, 0, wilds, is_opening=True)


def _add_wild_meld(ways: _Ways, limits: ShapeLimits) -> None:
    """Adds the ways in which the wild cards that are left lie together."""
    for (twos, bigs, is_clean), points in tuple(ways.items()):
        if twos + bigs >= limits.min_size and not (limits.twos_as_rank and twos < bigs):
            key = 0, 0, is_clean
            more = POINTS[TWO] * twos + POINTS[BIG] * bigs
            ways[key] = max(ways.get(key, 0), points + more)
