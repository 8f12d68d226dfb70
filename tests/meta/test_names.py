"""A name stands for one thing, so that a search finds modules and types."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "canasta_gui")
EVERY_PACKAGE_HAS_ONE = {"__init__", "__main__"}
MOST_ROOMS = 2
"""A module may share its name with one other, such as an event with its JSON form."""
TYPE = re.compile(
    r"^class ([A-Z]+[a-z]\w*)|^([A-Z]+[a-z]\w*) = (?![\w.]+\(|\w+(?:\.\w+)+$)", re.MULTILINE
)
"""A class, or an alias: an attribute is a name of a library, a call makes a type variable."""


def modules(*packages: str) -> Iterator[Path]:
    """Yields the modules of packages, as paths from the project's folder."""
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            if path.stem not in EVERY_PACKAGE_HAS_ONE:
                yield path.relative_to(ROOT)


def type_names(source: str) -> Iterator[str]:
    """Yields the public classes and type aliases of a module."""
    for made, alias in TYPE.findall(source):
        yield made or alias


def places_by_name(named: Iterable[tuple[str, Path]], most: int) -> dict[str, list[str]]:
    """Returns the names that stand in more than ``most`` places, with these places."""
    places: dict[str, set[str]] = defaultdict(set)
    for name, path in named:
        places[name].add(path.as_posix())
    return {name: sorted(found) for name, found in places.items() if len(found) > most}


def test_a_module_name_stands_in_two_rooms_at_most() -> None:
    assert places_by_name(((path.stem, path) for path in modules(*PACKAGES)), MOST_ROOMS) == {}


def test_a_type_name_is_unique() -> None:
    named = (
        (name, path)
        for path in modules(*PACKAGES)
        for name in type_names((ROOT / path).read_text(encoding="utf-8"))
    )
    assert places_by_name(named, 1) == {}


def test_types_are_found_in_every_form() -> None:
    source = "class Deck: ...\nPair = tuple[int, int]\n_Key = int\nLIMIT = 3\nKey = Qt.Key\n"
    source += 'V = TypeVar("V")\nMany = TypeVar("Many")\n    Inner = int\n'
    assert list(type_names(source)) == ["Deck", "Pair"]
