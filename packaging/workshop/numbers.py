"""``numbers``: plays deals of every game and writes what was counted in them.

The players go by the rules of thumb of `strong`, without looking ahead, so that hundreds of deals
a second are played. The notes keep all sums, and a later call goes on from them.
"""

import argparse
import json
import tomllib
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import tomli_w

from engine.ruleset.reference import edition_ids, usual_players
from workshop.counted_matches import Counts, play_match
from workshop.numbers_page import PAGE, page_of
from workshop.sums import Figure, Sums

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "engine" / "numbers.toml"
NOTES = ROOT / "build" / "numbers.json"
CLASSIC = "classic-1951/4p"
MORE_TABLES = (
    "classic-1951/2p",
    "classic-1951/3p",
    "complete-samba/2p",
    "modern-american/2p",
    "complete-standard/4p+always-frozen",
    "complete-standard/4p+caliente",
    "complete-samba/4p+caliente",
    "complete-hand-and-foot/4p+caliente",
)
RIFFLES = range(1, 8)
SHARES = {"all_threes", "bare", "leader", "natural", "negative", "opened", "out"}
RATIOS = {"natural", "pile_size"}
SLOPES = {"joker", "three"}
_HEAD = """\
# How deals and matches go: each figure with the ends of its interval of 95 %. Riffles go over a
# deck gathered from the table; without them every deck is shuffled to perfection.
# Written by `python packaging/workshop numbers`.
"""
_Work = tuple[str, int]
"""A table, and the riffles between its deals."""


@dataclass
class _Notes:
    """What was counted so far."""

    seconds: float = 0.0
    tables: defaultdict[_Work, Counts] = field(default_factory=lambda: defaultdict(Counts))


def main(arguments: list[str]) -> int:
    """Plays so many rounds of all tables, keeps the notes after each, and writes data and page."""
    parser = argparse.ArgumentParser(prog="numbers")
    parser.add_argument("--rounds", type=int, default=70, help="of all tables (%(default)s)")
    parser.add_argument("--deals", type=int, default=100, help="of a table a round (%(default)s)")
    parser.add_argument("--seed", default="1", help="of all deals (%(default)s)")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where the sums are kept")
    parser.add_argument("--tables", nargs="+", help="these alone; what stands of others stays")
    options = parser.parse_args(arguments)
    notes = _read(options.notes)
    chosen = [it for it in works() if not options.tables or it[0] in options.tables]
    for _ in range(options.rounds):
        before = process_time()
        for work in chosen:
            _play(notes.tables[work], work, options.deals, options.seed)
        notes.seconds += process_time() - before
        _keep(options.notes, notes)
        print(f"{sum(it.deals for it in notes.tables.values())} deals", flush=True)
    found = data_of(notes, options.seed)
    if options.tables:
        found = _renewed(tomllib.loads(DATA.read_text(encoding="utf-8")), found)
    DATA.write_text(_HEAD + tomli_w.dumps(found), encoding="utf-8")
    PAGE.write_text(page_of(found), encoding="utf-8")
    return 0


def works() -> tuple[_Work, ...]:
    """Returns every table that is counted."""
    usual = tuple(f"{edition}/{usual_players(edition)}p" for edition in edition_ids())
    return (
        *((table, 0) for table in (*usual, *MORE_TABLES)),
        *((CLASSIC, riffles) for riffles in RIFFLES),
    )


def _play(counts: Counts, work: _Work, deals: int, seed: str) -> None:
    """Plays matches at a table until so many deals more are counted."""
    table, riffles = work
    until = counts.deals + deals
    while counts.deals < until:
        play_match(table, riffles, f"{seed} {counts.matches}", counts)


def data_of(notes: _Notes, seed: str) -> dict[str, Any]:
    """Returns the contents of the data file."""
    tables = [
        {
            "rules": rules,
            "riffles": riffles,
            "deals": counts.deals,
            "matches": counts.matches,
            "figures": _figures(counts),
        }
        for (rules, riffles), counts in notes.tables.items()
    ]
    return {"hours": round(notes.seconds / 3600, 2), "seed": seed, "table": tables}


def _renewed(stored: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Returns the stored data with those tables that were counted anew."""
    anew = {(it["rules"], it["riffles"]): it for it in found["table"]}
    tables = [anew.get((it["rules"], it["riffles"]), it) for it in stored["table"]]
    return {**stored, "table": tables}


def _figures(counts: Counts) -> dict[str, list[float]]:
    found = {name: _figure(name, sums) for name, sums in sorted(counts.sums.items())}
    return {
        name: [float(f"{value:.4g}") for value in _limited(name, figure)]
        for name, figure in found.items()
        if figure is not None
    }


def _limited(name: str, figure: Figure) -> Figure:
    """Returns the figure; the ends of a share stay between 0 and 1."""
    value, low, high = figure
    if name in SHARES or name.startswith("open."):
        return value, max(0.0, low), min(1.0, high)
    return figure


def _figure(name: str, sums: Sums) -> Figure | None:
    if name in RATIOS:
        return sums.ratio()
    if name == "spread":
        return sums.spread()
    return sums.slope() if name in SLOPES else sums.mean()


def _keep(file: Path, notes: _Notes) -> None:
    tables = [
        {
            "work": work,
            "deals": counts.deals,
            "matches": counts.matches,
            "sums": {name: asdict(sums) for name, sums in counts.sums.items()},
        }
        for work, counts in notes.tables.items()
    ]
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"seconds": notes.seconds, "tables": tables}), encoding="utf-8")


def _read(file: Path) -> _Notes:
    """Returns the notes of earlier calls."""
    if not file.exists():
        return _Notes()
    found = json.loads(file.read_text(encoding="utf-8"))
    notes = _Notes(found["seconds"])
    for entry in found["tables"]:
        table, riffles = entry["work"]
        counts = notes.tables[table, riffles]
        counts.deals, counts.matches = entry["deals"], entry["matches"]
        counts.sums.update({name: Sums(**sums) for name, sums in entry["sums"].items()})
    return notes
