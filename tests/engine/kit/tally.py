"""Sums up the results of many deals at one table.

``python -m tests.engine.kit.tally`` writes ``docs/measured/deals.md`` from what ``make soak``
noted.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from engine import TurnStarted, canasta_kind
from tests.engine.kit.deals import Step
from tests.engine.kit.tables import EDITIONS, HOUSES, OTHER_TABLES

ROOT = Path(__file__).parents[3]
NOTES = ROOT / "build" / "deals"
DOCUMENT = ROOT / "docs" / "measured" / "deals.md"
TABLES = (*EDITIONS, *OTHER_TABLES, *HOUSES)

_HEAD = """\
# Deals played by chance

Every table that can be chosen, and house rules that no edition has, played by a player who lays,
takes, asks and passes at random: not good play, but every corner of the rules. At every step of
every deal `tests/engine/kit/checks.py` is asked whether the table is still sound: no card lost,
no unlawful meld, nothing offered that is refused, nothing seen that is hidden, and the record
leads to the same end.

*Opened* is the share of sides that laid an opening, *canastas* how many lay there at the end of a
deal, *out* and *empty* how many deals in a hundred ended by going out and by the end of the stock.

This page is made from the notes of `make soak` by `python -m tests.engine.kit.tally`; a table that
was not played since keeps its line.
"""


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over the deals of a table."""

    table: str
    deals: int = 0
    actions: int = 0
    turns: int = 0
    sides: int = 0
    opened: int = 0
    canastas: int = 0
    exits: int = 0

    def plus(self, steps: Sequence[Step]) -> "Tally":
        """Returns the sums with one more deal."""
        state = steps[-1].after
        sides = state.public.sides
        events = [event for step in steps for event in step.events]
        return Tally(
            self.table,
            self.deals + 1,
            self.actions + len(steps),
            self.turns + 1 + sum(isinstance(event, TurnStarted) for event in events),
            self.sides + len(sides),
            self.opened + sum(bool(side.melds) for side in sides),
            self.canastas
            + sum(canasta_kind(state.rules, meld) is not None for s in sides for meld in s.melds),
            self.exits + (state.public.end == "out"),
        )

    def note(self) -> None:
        """Saves the tally for the report, and for the next run to continue from."""
        NOTES.mkdir(parents=True, exist_ok=True)
        _notes_of(self.table).write_text(json.dumps(asdict(self)), encoding="utf-8")


def noted(table: str) -> Tally:
    """Returns the saved tally of a table; an empty one if it was never played."""
    path = _notes_of(table)
    if not path.exists():
        return Tally(table)
    return Tally(**json.loads(path.read_text(encoding="utf-8")))


def _notes_of(table: str) -> Path:
    return NOTES / f"{table.replace('/', '-')}.json"


def page(tallies: Iterable[Tally], before: str = "") -> str:
    """Returns the tallies as a document; tables without deals keep their line of the one before."""
    kept = {_cells(line)[0]: line for line in before.splitlines() if line.startswith("| ")}
    found = {row.table: _line(row) if row.deals else kept.get(row.table) for row in tallies}
    rows = [line for line in found.values() if line is not None]
    deals = sum(int(_cells(row)[1]) for row in rows)
    lines = [_HEAD, f"{deals:,} deals at {len(rows)} tables.", ""]
    lines += ["| table | deals | turns | opened | canastas | out | empty |", _RULE]
    return "\n".join([*lines, *rows]) + "\n"


def _cells(line: str) -> list[str]:
    """Returns the cells of a line of the table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


_RULE = "|---|---:|---:|---:|---:|---:|---:|"


def _line(row: Tally) -> str:
    turns, canastas = row.turns / row.deals, row.canastas / row.deals
    opened, out = row.opened / row.sides, row.exits / row.deals
    numbers = f"{turns:.0f} | {opened:.0%} | {canastas:.1f} | {out:.0%} | {1 - out:.0%}"
    return f"| {row.table} | {row.deals} | {numbers} |"


if __name__ == "__main__":
    before = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(page(map(noted, TABLES), before), encoding="utf-8")
