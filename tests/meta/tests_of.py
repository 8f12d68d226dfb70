"""Lists the tests of a file or of a name: ``python -m tests.meta.tests_of FILE ...``.

First those named like it, then those that import it or, if none does, import what imports it; of a
file that is no code, those that name it, or the tests of the code that does. Last the rooms in
which whatever it does is tried from outside. Of a name or the id of a rule, the scenarios and
tests that hold it, then those of the file that makes it.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_HOMES: Final = {
    "engine": "tests/engine",
    "canasta_gui": "tests/gui",
    "canasta_gui/desktop": "tests/meta/installer",
    "canasta_gui/i18n": "tests/gui/words",
    "packaging/workshop": "tests/workshop",
    "packaging/installer": "tests/meta/installer",
    "packaging/synthesis": "tests/gui/sound",
    "packaging": "tests/meta",
}
"""The tests of a folder: a folder below it has its tests in one of the same name below these, or in
the nearest above that one.
"""
_OUTSIDE: Final = {
    "engine/ai": ("tests/engine/ai", "tests/engine/playthroughs"),
    "engine": ("tests/scenarios", "tests/engine/playthroughs"),
    "canasta_gui/table": ("tests/gui/golden",),
    "canasta_gui/dialogs": ("tests/gui/golden", "tests/gui/dialogs"),
    "canasta_gui/windows": ("tests/gui/golden",),
    "canasta_gui/words": ("tests/gui/words", "tests/gui/golden"),
    "canasta_gui": ("tests/gui/golden",),
    "assets/words/rules.toml": ("tests/gui/rulebook", "tests/gui/words"),
    "assets/words/lessons.toml": ("tests/gui/lessons", "tests/gui/words"),
    "assets/words": ("tests/gui/words", "tests/meta/test_translations.py"),
    "assets": ("tests/gui/golden",),
    "translations": ("tests/meta/test_translations.py", "tests/gui/words"),
    "packaging": ("tests/meta",),
}
"""The rooms in which a file is tried from outside: by scenarios, games and pictures."""
_ALL: Final = "tests"
_IMPORT: Final = re.compile(r"^ *from ([\w.]+) import (\([^)]*\)|[^(\n]+)", re.MULTILINE)


def nearby_tests(file: str) -> tuple[str, ...]:
    """Returns the paths of the tests of a file, the nearest first, and of rooms at the end."""
    room = _room_of(Path(file))
    named = [it for it in _tests() if _is_named_like(file, it)]
    near = sorted(_nearest(file), key=lambda it: (not it.startswith(room), len(_imports(it)), it))
    rooms = (it for it in (room, *_outside(Path(file))) if it != _ALL)
    return tuple(dict.fromkeys((*named, *near, *rooms)))


def naming_tests(name: str) -> tuple[str, ...]:
    """Returns the scenarios and tests that hold a name, then the tests of what makes it."""
    word = re.compile(rf"(?<![\w.]){re.escape(name)}(?!\w)")
    scenarios = (file.relative_to(ROOT).as_posix() for file in (ROOT / _ALL).rglob("*.toml"))
    holding = (it for it in (*sorted(scenarios), *_tests()) if word.search(text_of(it)))
    program = (it for it in _sources() if not it.startswith(_ALL))
    made = (it for it in program if makes(text_of(it), name.rpartition(".")[2]))
    return tuple(dict.fromkeys((*holding, *(test for it in made for test in nearby_tests(it)))))


def makes(text: str, name: str) -> bool:
    """Returns whether a text of Python makes what has a name."""
    made = rf"\b(?:def|class) {name}\b|^ *(?:self\.)?(?:\w+, )*{name}(?:, \w+)* ?[:=]"
    return name in text and bool(re.search(made, text, re.MULTILINE))


def _is_named_like(file: str, test: str) -> bool:
    is_alike = Path(file).stem in Path(test).stem and test.startswith(_room_of(Path(file)))
    return is_alike and file.endswith(".py")


def _room_of(file: Path) -> str:
    """Returns the folder of the tests of a file's folder."""
    for folder in file.parents:
        if home := _HOMES.get(folder.as_posix()):
            room = ROOT / home / file.parent.relative_to(folder)
            while not list(room.glob("test_*.py")):
                room = room.parent
            return room.relative_to(ROOT).as_posix()
    return _ALL


def _outside(file: Path) -> tuple[str, ...]:
    folders = (folder.as_posix() for folder in (file, *file.parents))
    return next((_OUTSIDE[folder] for folder in folders if folder in _OUTSIDE), ())


def _nearest(file: str) -> set[str]:
    """Returns the tests that need the fewest imports to reach a file."""
    seen = reached = {file} if file.endswith(".py") else _naming(Path(file))
    while reached:
        if found := set(filter(_is_test, reached)):
            return found
        reached = {user for it in reached for user in _users()[it]} - seen
        seen = seen | reached
    return set()


def _naming(file: Path) -> set[str]:
    """Returns the code that names a file or its folder, and the tests of its room that name it
    without its ending.
    """
    folder = r"[\"', /]+".join(file.parts[-3:-1])
    whole, stem = map(_word, (f"{re.escape(file.name)}|{folder}", re.escape(file.stem)))
    code = {it for it in _sources() if whole.search(text_of(it))}
    room = _room_of(file)
    if room == _ALL:
        return code
    return code | {it for it in _tests() if it.startswith(room) and stem.search(text_of(it))}


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"""\b({name})["'/]""", re.IGNORECASE)


@cache
def text_of(file: str) -> str:
    """Returns the text of a file of the tree."""
    return (ROOT / file).read_text(encoding="utf-8")


def _is_test(file: str) -> bool:
    return Path(file).name.startswith("test_")


def _tests() -> Iterator[str]:
    return filter(_is_test, _sources())


@cache
def _sources() -> tuple[str, ...]:
    rooms = ("engine", "canasta_gui", "packaging", "tests")
    files = (file for room in rooms for file in sorted((ROOT / room).rglob("*.py")))
    return tuple(file.relative_to(ROOT).as_posix() for file in files)


@cache
def _users() -> dict[str, set[str]]:
    """Returns the files that import a file, by its path."""
    users = defaultdict[str, set[str]](set)
    for file in _sources():
        for imported in _imports(file):
            users[imported].add(file)
    return users


@cache
def _imports(file: str) -> frozenset[str]:
    """Returns the paths of the files that a file imports; names of the engine are followed to where
    they are made.
    """
    return frozenset(_paths()[it] for it in _modules(text_of(file)) if it in _paths())


def _modules(text: str) -> Iterator[str]:
    for module, names in _IMPORT.findall(text):
        public = _public() if module == "engine" else {}
        for name in re.findall(r"(\w+)(?: as \w+)?", names):
            path = f"{module}.{name}"
            yield public.get(name, path if path in _paths() else module)


@cache
def _paths() -> dict[str, str]:
    """Returns the path of each module, by the name under which it is imported."""
    names = {file.removesuffix(".py").removesuffix("/__init__"): file for file in _sources()}
    return {name.removeprefix("packaging/").replace("/", "."): file for name, file in names.items()}


@cache
def _public() -> dict[str, str]:
    """Returns the module in which each public name of the engine is made."""
    made = re.findall(
        r"^from \.(\S+) import \w+ as (\w+)", text_of("engine/__init__.pyi"), re.MULTILINE
    )
    return {name: f"engine.{module}" for module, name in made}


def main(asked: Iterable[str]) -> None:
    """Prints the tests of each file or name, a line each."""
    for it in asked:
        found = nearby_tests(it) if (ROOT / it).is_file() else naming_tests(it)
        sys.stdout.write("\n".join((*found, "")))


if __name__ == "__main__":
    main(sys.argv[1:])
