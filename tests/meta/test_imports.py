"""Limits of what knows what that the import contracts cannot express."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
PICTURE = sorted((ROOT / "canasta_gui").rglob("*.py"))

# The engine uses neither a clock nor global random numbers.
IMPURE = {"time", "datetime", "random", "secrets", "uuid"}
MAY_LOOK_AT_THE_CLOCK = "engine/cli/"


def imports(text: str) -> Iterator[str]:
    """Yields every module that a source imports; ``from`` imports include the imported name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}:{alias.name}" for alias in node.names)


def name_of(path: Path) -> str:
    """Returns the path of a source relative to the project."""
    return path.relative_to(ROOT).as_posix()


def test_the_engine_knows_neither_clock_nor_chance() -> None:
    found = {
        name_of(path): sorted(impure)
        for path in ENGINE
        if not name_of(path).startswith(MAY_LOOK_AT_THE_CLOCK)
        and (impure := IMPURE & {re.split(r"[.:]", name)[0] for name in imports(path.read_text())})
    }
    assert found == {}


def test_the_picture_knows_only_the_public_names_of_the_engine() -> None:
    found = [
        f"{name_of(path)} imports {name}"
        for path in PICTURE
        if "engine." in (text := path.read_text(encoding="utf-8"))
        for name in imports(text)
        if name.startswith("engine.")
    ]
    assert found == []


def test_the_program_knows_nothing_of_the_workshop() -> None:
    assert _imported((*ENGINE, *PICTURE), {"workshop", "synthesis", "tests", "packaging"}) == []


def test_the_kit_knows_nothing_but_the_program() -> None:
    """Tests and tools are made of it; it is never shipped, nor is what uses it."""
    kit = [path for path in (ROOT / "tests" / "kit").glob("*.py") if path.stem[:5] != "test_"]
    assert kit
    assert _imported(kit, {"workshop", "tests"}, but="tests.kit") == []


def test_tests_know_the_tools_only_where_these_are_tested() -> None:
    others = [path for path in (ROOT / "tests").rglob("*.py") if path.parent.name != "workshop"]
    assert _imported(others, {"workshop"}) == []


def test_the_tools_know_of_the_tests_only_the_kit() -> None:
    tools = [*(ROOT / "packaging").rglob("*.py")]
    assert _imported(tools, {"tests"}, but="tests.kit") == []


def _imported(paths: Sequence[Path], roots: set[str], but: str = "") -> list[str]:
    """Returns who imports modules below the roots, other than those of the excepted package."""
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return [
        f"{name_of(path)} imports {name}"
        for path, text in texts.items()
        if any(root in text for root in roots)
        for name in imports(text)
        if re.split(r"[.:]", name)[0] in roots and not name.startswith((f"{but}.", f"{but}:"))
    ]


def test_the_course_of_the_game_alone_hears_gestures() -> None:
    hearers = [
        name_of(path) for path in PICTURE if ".gesture.connect(" in path.read_text(encoding="utf-8")
    ]
    assert hearers == ["canasta_gui/controller/game_course.py"]


def test_imports_are_found_in_every_form() -> None:
    source = "import time, os.path\nfrom engine.state import State\ndef f():\n    import random\n"
    assert set(imports(source)) == {"time", "os.path", "engine.state:State", "random"}
