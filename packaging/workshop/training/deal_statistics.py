"""Counts how deals go: ``python packaging/workshop deal-statistics``.

The rules of thumb play deals with themselves. The tool prints what sides make in them, and still
make after a turn, beside the numbers of `engine.ai.search.goal`. What is still made was counted
like this, in fewer deals, and rounded; whole deals were counted by ``numbers``, in whole matches,
which have higher minima than the deals here.
"""

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from itertools import chain

import numpy as np

from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import lead_of
from engine.ai.search.features import features
from engine.ai.search.goal import DealAverages, deal_averages_of
from engine.ai.search.net import Net, load_net
from engine.ai.style import trial_style_for
from engine.cli.workers import Workers, add_workers
from engine.kernel.counted_turn import OVER
from engine.kernel.score import deal_points, side_points
from engine.kernel.table import Table
from engine.ruleset.load import load_ruleset
from tests.kit.dealing import dealer_amid

COURSES = (
    ("winning-moves-deluxe/4p",),
    ("complete-hand-and-foot/4p",),
    ("complete-samba/4p",),
    ("complete-samba/2p", "complete-samba/3p"),
    ("bolivia/4p",),
    ("modern-american/4p",),
    ("modern-american/2p",),
)
"""The games in which each kind of games is counted."""
_CHUNK = 20
"""The number of deals from one random source, at the same point of a match."""
_LOOKED_AT = 0.3
"""The part of the tables after a turn that are evaluated; neighbours are much alike."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A side after some turn of a deal."""

    stock: int
    still: int
    """The points that the side makes from here on."""
    gain: float
    """The part of them that the net counts as the side's own, above what any side makes."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The counts of some deals."""

    points: tuple[int, ...]
    """The points of every side at the end."""
    moments: tuple[Moment, ...]


def main(arguments: Sequence[str]) -> int:
    """Prints a table for each kind of game: what was counted, and what is used."""
    parser = ArgumentParser(prog="deal-statistics", description="Count how deals go.")
    parser.add_argument("--deals", type=int, default=400, help="of each kind of game")
    add_workers(parser, jobs=2)
    args = parser.parse_args(arguments)
    for games in COURSES:
        chunks = -(-args.deals // (_CHUNK * len(games)))
        works = (partial(deals_of, game, deals=_CHUNK) for game in games)
        parts = (Workers.of(args).results(work, chunks) for work in works)
        found = together(chain.from_iterable(parts))
        print(*games, f"({chunks * len(games) * _CHUNK} deals)", flush=True)
        used = deal_averages_of(load_ruleset(games[0]))
        for line in _lines(course_of_deals(found), used):
            print(line, flush=True)
    return 0


def _lines(counted: DealAverages, used: DealAverages) -> Iterator[str]:
    for field in fields(DealAverages):
        yield f"  {field.name:16}{getattr(counted, field.name):10.1f}{getattr(used, field.name):10}"


def together(parts: Iterable[Deals]) -> Deals:
    """Returns the sum of all counts."""
    found = tuple(parts)
    return Deals(
        tuple(points for part in found for points in part.points),
        tuple(moment for part in found for moment in part.moments),
    )


def deals_of(rules_name: str, number: int, deals: int) -> Deals:
    """Plays deals and returns the counts; the same number gives the same deals."""
    rules, chance = load_ruleset(rules_name), np.random.default_rng(number)
    dealer, net = dealer_amid(rules, chance), load_net(rules)
    return together(_deal(dealer.deal(chance), net, chance) for _ in range(deals))


def _deal(table: Table, net: Net, chance: np.random.Generator) -> Deals:
    style, seen = trial_style_for(table.seating.rules), list[Table]()
    while table.phase != OVER:
        play_turn(table, style)
        if table.phase != OVER and chance.random() < _LOOKED_AT:
            seen.append(table.copy())
    points = deal_points(table)
    return Deals(points, tuple(_moments(seen, points, net)))


def _moments(seen: list[Table], points: tuple[int, ...], net: Net) -> Iterator[Moment]:
    for side, won in enumerate(points if seen else ()):
        leads: list[float] = net.points(features(seen, side)).tolist()
        for table, lead in zip(seen, leads, strict=True):
            gain = (lead - lead_of(table, side)) / 2
            yield Moment(len(table.stock), won - side_points(table, side), gain)


def course_of_deals(found: Deals) -> DealAverages:
    """Returns the averages of the counts."""
    points = np.array(found.points, float)
    stock, still, gain = (np.array(column, float) for column in _columns(found.moments))
    growth_of_stock, growth = np.polyfit(stock, still, 1)
    off = still - (growth + growth_of_stock * stock + gain)
    mean = float(points.mean())
    return DealAverages(
        mean=mean,
        spread=float(points.std()),
        growth=float(growth),
        growth_of_stock=float(growth_of_stock),
        doubt=float(off.std()),
        near=round(2 * mean),
    )


def _columns(moments: tuple[Moment, ...]) -> Iterator[tuple[float, ...]]:
    return zip(*((one.stock, one.still, one.gain) for one in moments), strict=True)
