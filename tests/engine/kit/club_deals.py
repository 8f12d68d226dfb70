"""Statistics of club players at every table that can be chosen.

``python -m tests.engine.kit.club_deals`` rewrites ``docs/measured/club-deals.md``; it takes some
minutes.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from tests.engine.kit.tables import EDITIONS, OTHER_TABLES

DOCUMENT = Path(__file__).parents[3] / "docs" / "measured" / "club-deals.md"

_HEAD = """\
# Deals of club players

Four club players (or as many as the table seats) against each other at every table that can be
chosen: `python packaging/workshop play-statistics --level club --rules TABLE --deals {deals}`.
*Turns* and *out* (how many deals ended by going out) are counted for a deal, the others for a side
in a deal. *Opens in* is the turn of the deal in which a side opens, *left* the points that stay
in its hands.

This page is made by `python -m tests.engine.kit.club_deals`.

| table | turns | out | opened | opens in | piles | canastas | points | left |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""


def main() -> None:
    """Plays the deals and writes the page."""
    parser = ArgumentParser()
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=2, help="tables at once")
    args = parser.parse_args()
    tables = (*EDITIONS, *OTHER_TABLES)
    with ThreadPoolExecutor(args.jobs) as pool:
        counts = pool.map(partial(_statistics, deals=args.deals), tables)
        rows = [_row(table, found) for table, found in zip(tables, counts, strict=True)]
    DOCUMENT.write_text(_HEAD.format(deals=args.deals) + "".join(rows), encoding="utf-8")


def _statistics(table: str, deals: int) -> dict[str, Any]:
    """Returns the statistics of a table. Raises `subprocess.CalledProcessError` if a player broke a
    rule.
    """
    call = ("play-statistics", "--rules", table, "--deals", str(deals))
    done = subprocess.run(
        [sys.executable, "packaging/workshop", *call],
        cwd=DOCUMENT.parents[1],
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(done.stdout)


def _row(table: str, counts: dict[str, Any]) -> str:
    canastas = sum(counts["canastas"].values())
    numbers = (
        f"{counts['turns']:.0f}",
        f"{counts['exits']:.0%}",
        f"{counts['opened']:.0%}",
        f"{counts['opening_turn']:.0f}",
        f"{counts['piles']:.1f}",
        f"{canastas:.1f}",
        f"{counts['points']:,}",
        f"{counts['left_in_hand']}",
    )
    return f"| {table} | {' | '.join(numbers)} |\n"


if __name__ == "__main__":
    main()
