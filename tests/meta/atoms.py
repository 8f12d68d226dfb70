"""Which tests show which of the smallest rules that the documents were taken apart into."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.scenarios.reading import FOLDER, scenario_files

HERE = Path(__file__).parent
TESTS = HERE.parent

AtomsByArea = dict[str, list[str]]


def known_atoms() -> tuple[AtomsByArea, AtomsByArea]:
    """Atoms of the games that are played by area, and atoms of games that are to come."""
    lists = tomllib.loads((HERE / "atoms.toml").read_text(encoding="utf-8"))
    return lists["played"], lists["later"]


def not_modelled() -> dict[str, dict[str, str]]:
    """Atoms that no test shows, by area, with the reasons."""
    return tomllib.loads((HERE / "atoms_not_modelled.toml").read_text(encoding="utf-8"))


def shown_atoms() -> dict[str, set[str]]:
    """Every atom that a scenario or a marked test names, with the places that name it."""
    places: dict[str, set[str]] = {}
    for atom, place in (*_in_scenarios(), *_in_tests()):
        places.setdefault(atom, set()).add(place)
    return places


def _in_scenarios() -> Iterator[tuple[str, str]]:
    for path in scenario_files():
        place = path.relative_to(FOLDER).as_posix()
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            yield from ((atom, place) for atom in scenario["atoms"])


def _in_tests() -> Iterator[tuple[str, str]]:
    """The arguments of every ``pytest.mark.atoms``."""
    for path in sorted((TESTS / "engine").rglob("test_*.py")):
        place = path.relative_to(TESTS).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.atoms":
                yield from ((ast.literal_eval(argument), place) for argument in node.args)
