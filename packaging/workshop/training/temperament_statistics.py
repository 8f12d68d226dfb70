"""Counts what temperaments do more or less than the plain player.

Run by ``python packaging/workshop temperament-statistics``. Both play the same cards from both
sides, on counts.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.ai.policy.playing import play_turn
from engine.ai.style import TUNED, Style
from engine.ai.temperaments import EVEN, TEMPERAMENTS, Temperament
from engine.cli.arena import SPREAD_OF_95_PERCENT
from engine.kernel.counted_turn import OVER
from engine.kernel.kinds import BIG, TWO
from engine.kernel.melds import points_of_kinds
from engine.kernel.score import deal_points
from engine.kernel.table import Table
from engine.ruleset.load import load_ruleset
from tests.kit.dealing import Dealer

RULES = "winning-moves-deluxe/4p"
_SCORES = ((0, 0), (1600, 700), (700, 1600), (3100, 3100))
Counts = Counter[str]


@dataclass(frozen=True, slots=True)
class ChangedCount:
    """The difference of a count, with half its confidence interval."""

    mean: float
    reach: float


def main(arguments: Sequence[str]) -> int:
    """Prints a table, a row for each temperament."""
    parser = ArgumentParser(
        prog="temperament-statistics", description="Measure what temperaments do more or less."
    )
    parser.add_argument("--deals", type=int, default=400, help="each is played from both sides")
    args = parser.parse_args(arguments)
    for temperament in TEMPERAMENTS.values():
        if temperament is not EVEN:
            found = changed_counts(temperament, TUNED, args.deals)
            cells = (f"{name} {one.mean:+.2f} ± {one.reach:.2f}" for name, one in found.items())
            print(temperament.name, *cells, sep=" | ", flush=True)
    return 0


def changed_counts(temperament: Temperament, style: Style, deals: int) -> dict[str, ChangedCount]:
    """Returns by name of the count what a side does more in this temperament than in none."""
    chance = np.random.default_rng(7)
    rules = load_ruleset(RULES)
    dealers = [Dealer(rules, scores, dealer) for scores in _SCORES for dealer in range(4)]
    own = temperament.colour(style)
    rows = [_compare(dealers[n % len(dealers)].deal(chance), own, style) for n in range(deals)]
    return {name: _leaning([row[name] / 2 for row in rows]) for name in rows[0]}


def _leaning(gains: list[float]) -> ChangedCount:
    reach = SPREAD_OF_95_PERCENT * float(np.std(gains, ddof=1)) / len(gains) ** 0.5
    return ChangedCount(float(np.mean(gains)), reach)


def _compare(table: Table, own: Style, plain: Style) -> Counts:
    """Returns what the own style does more than the plain one in its place, as a mean of both
    sides.
    """
    more = Counts()
    base = _count(table.copy(), (plain, plain))
    for side, styles in enumerate(((own, plain), (plain, own))):
        more.update(_count(table.copy(), styles)[side])
        more.subtract(base[side])
    return more


def _count(table: Table, styles: tuple[Style, Style]) -> tuple[Counts, Counts]:
    """Returns what each side does in a deal."""
    counts = Counts(), Counts()
    while table.phase != OVER:
        side, pile = table.side, len(table.pile)
        play_turn(table, styles[side])
        # A player who discards leaves one card more, unless the pile was taken first.
        has_taken = len(table.pile) <= pile - (table.phase == OVER)
        counts[side]["piles taken"] += has_taken
        counts[1 - side]["piles given"] += has_taken
        counts[side]["freezes"] += bool(table.pile and table.pile[-1] in {TWO, BIG})
        counts[0]["turns"] += 1
        counts[1]["turns"] += 1
    _count_end(table, counts)
    return counts


def _count_end(table: Table, counts: tuple[Counts, Counts]) -> None:
    points = deal_points(table)
    for side, melds in enumerate(table.melds):
        counts[side]["canastas"] = melds.canastas
        counts[side]["natural ones"] = melds.natural_canastas
        counts[side]["points"] = points[side]
    for seat, side in enumerate(table.seating.side_of):
        counts[side]["left in hand"] += points_of_kinds(table.hands[seat])
        counts[side]["goes out"] += table.out == seat
