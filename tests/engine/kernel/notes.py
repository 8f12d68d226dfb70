"""Saves what was compared of kernel and engine, for the next run and for the page."""

import ast
import json
from collections.abc import Iterable
from dataclasses import asdict, astuple, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from engine import kernel
from engine.kernel.compiled import is_compiled

DOCUMENT = Path(__file__).parents[3] / "docs" / "measured" / "kernel-deals.md"
_NOTES = Path(__file__).parents[3] / "build" / "kernel-deals"
CHANCE = "any"
"""The table in the count of deals whose rulesets are made by chance."""
_HEAD = """\
# The kernel beside the engine

The computer players look ahead with rules on counts (`engine/kernel/`). Here these are held
against the rules on cards, in deals played by chance. After every action both tables, and in the
end both scores, must agree; every action that the kernel allows and that is played must be legal.
In one of eight positions, drawn by chance, both are asked for all that may be done (drawing,
passing, asking, every card to throw, every way to take the pile) and for some melds and takes,
lawful or not, and must answer alike.

*Asked* are those positions, *judged* the answers that were compared in them. Made by
`python -m tests.engine.kernel.deals` (with `--compiled` of the kernel as it is in the built
program), which goes on from its notes and begins anew when the kernel has changed. The last row
counts rulesets made by chance from all options, with a deal each.

"""


@dataclass(frozen=True, slots=True)
class Count:
    """The totals of one table."""

    table: str
    deals: int = 0
    actions: int = 0
    asked: int = 0
    """Positions in which all answers were compared."""
    judged: int = 0
    """Answers compared in these positions."""

    def plus(self, other: "Count") -> "Count":
        """Returns the sum of both counts."""
        _, *mine = astuple(self)
        _, *theirs = astuple(other)
        return Count(self.table, *map(sum, zip(mine, theirs, strict=True)))


def noted(table: str) -> Count:
    """Returns the saved count of a table for the present kernel; an empty one if there is none."""
    path = _notes_of(table)
    return Count(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Count(table)


def note(count: Count) -> None:
    """Saves the count; an interrupted run leaves no incomplete file."""
    path = _notes_of(count.table)
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".new")
    written.write_text(json.dumps(asdict(count)), encoding="utf-8")
    written.replace(path)


def _notes_of(table: str) -> Path:
    return _NOTES / _version() / f"{table.replace('/', '-')}.json"


@cache
def _version() -> str:
    """Returns a hash of the kernel, compiled or not, and of the code that compares it."""
    rules = Path(*kernel.__path__).glob("*.py")
    comparing = [Path(__file__).with_name(name) for name in ("comparison.py", "deals.py")]
    files = sorted([*rules, *comparing])
    code = "".join(code_of(file.read_text(encoding="utf-8")) for file in files)
    return sha256(f"{code}{is_compiled()}".encode()).hexdigest()[:12]


def code_of(source: str) -> str:
    """Returns the syntax tree of a module as text, without comments and docstrings.

    Where only these change, what was compared still holds.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part)]
    return ast.dump(tree)


def _is_text(part: ast.stmt) -> bool:
    """Returns whether a statement is a text alone, as a docstring is."""
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )


def page(counts: Iterable[Count]) -> str:
    """Returns the counts as a document."""
    rows = list(counts)
    total = Count("all")
    for row in rows:
        total = total.plus(row)
    tables = sum(row.table != CHANCE for row in rows)
    told = "Compiled: " if is_compiled() else ""
    told += f"{total.deals:,} deals at {tables} tables, {total.actions:,} actions; everything "
    told += f"asked in {total.asked:,} positions, {total.judged:,} answers: no difference.\n\n"
    head = "| table | deals | actions | asked | judged |\n|---|---:|---:|---:|---:|\n"
    return _HEAD + told + head + "\n".join(map(_row, rows)) + "\n"


def _row(count: Count) -> str:
    table, *numbers = astuple(count)
    return f"| {table} | " + " | ".join(f"{number:,}" for number in numbers) + " |"
