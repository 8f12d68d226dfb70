"""Lists the laws of the kernel and of the rules on cards, and returns sources with one law removed,
or with all reported.

A law is a condition: of an ``if``, of a conditional expression, of a comprehension, or a part of an
``and`` or ``or``. Conditions that only save time are shortcuts: without them the answers are the
same.
"""

import ast
import tomllib
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine import kernel

FOLDER = Path(*kernel.__path__)
_ENGINE = FOLDER.parent
_TRANSLATING = (
    "action_reader",
    "action_writer",
    "kinds",
    "seating",
    "state_reader",
)
"""Modules that translate between the kernel and the engine."""
_WITHOUT_LAWS = ("__init__", "compiled", *_TRANSLATING)
"""Modules that decide nothing."""
MODULES = tuple(sorted(file.stem for file in FOLDER.glob("*.py") if file.stem not in _WITHOUT_LAWS))
_ON_CARDS = (
    *("*laws.py", "scoring.py", "shapes.py", "values.py", "evolve/*.py"),
    *("rules/*.py", "rules/laying/*.py", "rules/nearest_way/*.py"),
)
RULES = tuple(
    ".".join(file.relative_to(_ENGINE).with_suffix("").parts)
    for pattern in _ON_CARDS
    for file in sorted(_ENGINE.glob(pattern))
    if file.stem != "__init__"
)
"""The modules of the rules on cards, by their names in the engine."""
REPORT = "_report"
"""The function that reporting sources call with the number and the value of each condition."""
_SHORTCUTS = Path(__file__).with_name("shortcuts.toml")

_Holder = ast.If | ast.IfExp | ast.BoolOp | ast.comprehension


@dataclass(frozen=True, slots=True)
class Law:
    """One condition of a module; ``number`` is its index among all conditions of the module."""

    module: str
    number: int
    function: str
    text: str
    line: int
    deciding: bool
    """The value of the condition that makes a difference; removing it puts the other in place."""
    repeated: int
    """The number of earlier occurrences of the same text in the function."""

    @property
    def is_on_cards(self) -> bool:
        """Whether the law is one of the rules on cards, not of the kernel."""
        return self.module in RULES

    @property
    def name(self) -> str:
        """The module, function and text of the law; stable until its function is changed."""
        again = f" ({self.repeated + 1})" if self.repeated else ""
        return f"{self.module}.{self.function}: {self.text}{again}"


@cache
def all_laws() -> tuple[Law, ...]:
    """Returns every condition, module by module, shortcuts included; the kernel's first."""
    return tuple(law for module in (*MODULES, *RULES) for law in _laws_of(module))


@cache
def shortcuts() -> Mapping[str, str]:
    """Returns, by the name of a shortcut, the reason why answers are the same without it."""
    return _listed("shortcut", "reason")


def tests_of(law: Law) -> tuple[str, ...]:
    """Returns the files of tests that are asked where neither a scenario nor a position notices a
    law.
    """
    rooms = _list()["tests"]
    parts = law.module.split(".")
    names = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((tuple(rooms[name]) for name in names if name in rooms), ())


@cache
def unnoticed() -> Mapping[str, str]:
    """Returns, by the name of a law that nothing notices yet, what is known of it."""
    return _listed("unnoticed", "reason")


@cache
def _list() -> Mapping[str, Any]:
    return tomllib.loads(_SHORTCUTS.read_text(encoding="utf-8"))


def _listed(kind: str, said: str) -> Mapping[str, str]:
    written = _list().get(kind, ())
    return MappingProxyType({law: one[said] for one in written for law in one["laws"]})


def source_without(law: Law) -> ast.Module:
    """Returns the module without the law; its lines are those of the file."""
    tree = _parsed(law.module)
    place = list(_places(tree))[law.number]
    place.remove()
    return ast.fix_missing_locations(tree)


def reporting_source(module: str) -> ast.Module:
    """Returns a module in which each condition reports its values to `REPORT`."""
    tree = _parsed(module)
    for number, place in enumerate(list(_places(tree))):
        place.report(number)
    return ast.fix_missing_locations(tree)


def _laws_of(module: str) -> Iterator[Law]:
    seen = Counter[tuple[str, str]]()
    for number, place in enumerate(_places(_parsed(module))):
        said = place.function, ast.unparse(place.condition)
        yield Law(module, number, *said, place.condition.lineno, place.deciding, seen[said])
        seen[said] += 1


def path_of(module: str) -> Path:
    """Returns the file of a module."""
    path = f"{module.replace('.', '/')}.py"
    return (_ENGINE if module in RULES else FOLDER) / path


def _parsed(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class _Place:
    """A condition, the node that holds it, and the function around it."""

    function: str
    holder: _Holder
    condition: ast.expr

    @property
    def deciding(self) -> bool:
        """The value that makes a difference: true in an ``if`` or an ``or``, false elsewhere."""
        match self.holder:
            case ast.If() | ast.IfExp():
                return True
            case ast.BoolOp():
                return isinstance(self.holder.op, ast.Or)
            case ast.comprehension():
                return False

    def report(self, number: int) -> None:
        """Puts a call of `REPORT` around the condition."""
        name = ast.Name(REPORT, ast.Load())
        call = ast.Call(name, [ast.Constant(number), self.condition], [])
        match self.holder:
            case ast.If() | ast.IfExp():
                self.holder.test = call
            case ast.comprehension():
                self.holder.ifs[self.holder.ifs.index(self.condition)] = call
            case ast.BoolOp():
                self.holder.values[self.holder.values.index(self.condition)] = call

    def remove(self) -> None:
        """Removes the condition: an ``if`` or conditional expression is always false, a
        comprehension takes every element, an ``and`` or ``or`` loses one part.
        """
        match self.holder:
            case ast.If() | ast.IfExp():
                self.holder.test = ast.Constant(value=False)
            case ast.comprehension():
                self.holder.ifs.remove(self.condition)
            case ast.BoolOp():
                self.holder.values.remove(self.condition)
                if len(self.holder.values) == 1:
                    self.holder.values.append(self.holder.values[0])


def _places(tree: ast.Module) -> Iterator[_Place]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in _own_nodes(function):
                yield from (_Place(function.name, *held) for held in _conditions(node))


def _own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yields the nodes of a function without those of functions inside it."""
    nodes = deque[ast.AST]([function])
    while nodes:
        node = nodes.popleft()
        yield node
        inner = ast.iter_child_nodes(node)
        nodes.extend(child for child in inner if not isinstance(child, ast.FunctionDef))


def _is_constant(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant | ast.Tuple)


def _conditions(node: ast.AST) -> Iterator[tuple[_Holder, ast.expr]]:
    match node:
        case ast.If() | ast.IfExp():
            yield node, node.test
        case ast.BoolOp():
            # A constant in the end stands for what is missing.
            yield from ((node, part) for part in node.values if not _is_constant(part))
        case ast.comprehension():
            yield from ((node, condition) for condition in node.ifs)
        case _:
            pass
