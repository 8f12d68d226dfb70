"""The compiled engine of the built program chooses the same actions as the plain one."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from compiled_choices import TABLES, choices
from compiled_engine import (
    PARTS,
    PLAIN,
    QUICK,
    ROOT,
    TABLE,
    build_engine,
    compare_choices,
    modules_of,
    sources_of,
)

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.mark.parametrize("part", PARTS)
def test_everything_that_is_named_is_there(part: str) -> None:
    assert list(ROOT.glob(part))


def test_modules_are_named_as_they_are_imported() -> None:
    assert {"engine.shapes", "engine.kernel.table"} <= modules_of(sources_of(TABLE))
    assert set(sources_of(TABLE)) < set(sources_of(PARTS))


@pytest.mark.slow
def test_the_compiler_understands_every_type(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", "--cache-dir", tmp_path]
    done = subprocess.run(
        [*command, *sources_of(PARTS)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@needs_compiler
@pytest.mark.soak
def test_the_compiled_table_chooses_as_the_plain_one(tmp_path: Path) -> None:
    built = build_engine(tmp_path / "built", TABLE, QUICK)
    assert built is not None
    assert compare_choices(built, tmp_path / "copy", deals=1) == ""
    assert build_engine(tmp_path / "built", TABLE, QUICK, setup="raise SystemExit(1)") == built


def test_an_engine_that_is_not_compiled_is_told(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    told = compare_choices(tmp_path / "nothing", tmp_path / "copy", deals=0)
    assert told.endswith("not plain and plain\n")


def test_where_it_cannot_be_compiled_a_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build_engine(tmp_path, setup="raise SystemExit(1)") is None
    assert capsys.readouterr().out == f"{PLAIN}\n"


def test_choices_of_a_deal_follow_from_its_number() -> None:
    assert choices(TABLES[0], 0) == choices(TABLES[0], 0) != choices(TABLES[0], 1)


WALKED = frozenset({"range", "enumerate", "zip", "reversed"})
"""What is compiled to a loop over the variables that it is called with."""


def iterated(node: ast.expr) -> Iterator[str]:
    """Yields the names of the variables that a loop over this expression goes through."""
    match node:
        case ast.Name(id=name):
            yield name
        case ast.Call(func=ast.Name(id=name), args=values) if name in WALKED:
            for value in values:
                yield from iterated(value)
        case _:
            pass


Loop = ast.For | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def names_in(node: ast.AST) -> set[ast.Name]:
    """Returns every place in a piece of source where a variable is read or bound."""
    return {part for part in ast.walk(node) if isinstance(part, ast.Name)}


def read_after_ranges(function: ast.AST) -> Iterator[int]:
    """Yields the lines of loops over a range whose variable is read outside of every loop over it:
    mypyc binds it without a round, too.
    """
    loops = [node for node in ast.walk(function) if isinstance(node, Loop)]
    for loop in loops:
        match loop:
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"))):
                within = set[ast.Name]().union(*(names_in(it) for it in loops if binds(it, name)))
                if any(it.id == name for it in names_in(function) - within if is_read(it)):
                    yield loop.lineno
            case _:
                pass


def binds(loop: Loop, name: str) -> bool:
    """Returns whether a loop binds a variable anew with each round."""
    targets = [loop.target] if isinstance(loop, ast.For) else [it.target for it in loop.generators]
    return any(it.id == name for target in targets for it in names_in(target))


def is_read(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Load)


def generators_within(function: ast.FunctionDef) -> Iterator[int]:
    """Yields the lines of generators that are made within a function, which end only once."""
    parts = [part for part in ast.walk(function) if isinstance(part, ast.FunctionDef)]
    for part in parts[1:]:
        if any(isinstance(it, ast.Yield | ast.YieldFrom) for it in ast.walk(part)):
            yield part.lineno


def compiled_otherwise(source: str) -> list[int]:
    """Returns the lines of what mypyc reads otherwise: loops that bind what they go through, and
    assignment expressions to a variable that the same expression has read before; variables
    of a range that are read after it; generators within functions; errors with a cause; and
    patterns with a named star.
    """
    found = list[int]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef():
                found.extend((*read_after_ranges(node), *generators_within(node)))
            case ast.Raise(cause=ast.expr()) | ast.MatchStar(name=str()):
                found.append(node.lineno)
            case _:
                pass
        if isinstance(node, ast.For):
            stored = {
                name.id
                for part in (node.target, *node.body)
                for name in ast.walk(part)
                if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
            }
            if not stored.isdisjoint(iterated(node.iter)):
                found.append(node.lineno)
        elif isinstance(node, ast.List | ast.Dict | ast.Call | ast.Compare | ast.BinOp):
            read = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.Name)]
            for part in ast.walk(node):
                if isinstance(part, ast.NamedExpr) and any(
                    it.id == part.target.id
                    and (it.lineno, it.col_offset) < (part.lineno, part.col_offset)
                    for it in read
                ):
                    found.append(part.lineno)
    return found


def test_nothing_is_compiled_that_the_compiler_reads_otherwise() -> None:
    for name in sources_of(PARTS):
        assert compiled_otherwise((ROOT / name).read_text(encoding="utf-8")) == [], name


@pytest.mark.parametrize(
    "source",
    [
        "for n in range(n):\n    pass",
        "for card in cards:\n    cards = ()",
        "for i, card in enumerate(cards):\n    for cards in card:\n        pass",
        "if x < (x := x + 1):\n    pass",
        "play(x, (x := x + 1))",
        "def last():\n    for n in range(end):\n        pass\n    return n",
        "def outer():\n    def inner():\n        yield 1",
        "raise KeyError from error",
        "match row:\n    case [first, *rest]:\n        pass",
    ],
)
def test_what_the_compiler_reads_otherwise_is_found(source: str) -> None:
    assert compiled_otherwise(source)


@pytest.mark.parametrize(
    "source",
    [
        "for n in range(end):\n    n += 1",
        "[y for x in row if (y := f(x)) and g(y)]",
        "f(x := 1)",
        "def sums():\n    for n in range(3):\n        f(n)\n    return [n for n in row]",
        "match row:\n    case [first, *_]:\n        pass",
    ],
)
def test_what_the_compiler_reads_as_python_does_is_left_alone(source: str) -> None:
    assert not compiled_otherwise(source)
