"""Every law of the kernel, and its sources with one of them taken away.

A law is a condition that ends a function early, guards a statement, or stands in an ``and`` or
``or``. Functions that only save time hold no laws: without them the answers are the same.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.ai import kernel

FOLDER = Path(*kernel.__path__)
MODULES = ("calientes", "exits", "groups", "laws", "melds", "moves", "score", "table", "taking")
SHORTCUTS = {
    "exits": (
        "_covered",
        "_has_loners",
        "_in_reach",
        "_is_hopeless",
        "_loners_in_lanes",
        "find_exit",
    ),
    "moves": ("_note_growth",),
    "score": ("_canasta_points",),
}
"""By module: functions whose conditions only save time."""


@dataclass(frozen=True, slots=True)
class Law:
    """One condition of a module, counted in the order in which they stand."""

    module: str
    number: int
    function: str
    line: int
    text: str

    @property
    def name(self) -> str:
        """For people: where it stands, and what it says."""
        return f"{self.module}.{self.function} (line {self.line}): {self.text}"


def all_laws() -> tuple[Law, ...]:
    """Every law of the kernel, module by module."""
    return tuple(law for module in MODULES for law in _laws_of(module))


def source_without(law: Law) -> str:
    """The source of the module without the law."""
    tree = _parsed(law.module)
    place = list(_places(tree, law.module))[law.number]
    place.remove()
    return ast.unparse(ast.fix_missing_locations(tree))


def _laws_of(module: str) -> Iterator[Law]:
    for number, place in enumerate(_places(_parsed(module), module)):
        text = ast.unparse(place.condition)
        yield Law(module, number, place.function, place.condition.lineno, text)


def _parsed(module: str) -> ast.Module:
    return ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class _Place:
    """A condition, and the node that holds it."""

    function: str
    holder: ast.If | ast.BoolOp
    condition: ast.expr

    def remove(self) -> None:
        """An ``if`` never holds any more; an ``and`` or ``or`` has one part less."""
        if isinstance(self.holder, ast.If):
            self.holder.test = ast.Constant(value=False)
        else:
            self.holder.values.remove(self.condition)
            if len(self.holder.values) == 1:
                self.holder.values.append(self.holder.values[0])


def _places(tree: ast.Module, module: str) -> Iterator[_Place]:
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        if function.name in SHORTCUTS.get(module, ()):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.If):
                yield _Place(function.name, node, node.test)
            elif isinstance(node, ast.BoolOp):
                yield from (_Place(function.name, node, part) for part in node.values)
