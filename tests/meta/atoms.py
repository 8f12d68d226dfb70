"""Which tests show which of the smallest rules that the documents were taken apart into.

A rule is shown for an edition by a scenario that runs under the edition as it is, without house
rules, or by a test that is marked ``pytest.mark.atoms("rule", …)`` and is parametrised with the
edition. Nothing is claimed by hand: what did not run under an edition shows nothing for it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

from engine import RulesReference, edition_ids
from tests.scenarios.scenario_file import all_scenarios

HERE = Path(__file__).parent
TESTS = HERE.parent

Editions = frozenset[str]
Pair = tuple[str, str]
"""An atom and an edition."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The atoms of the documents, as ``atoms.toml`` lists them."""

    by_area: Mapping[str, Mapping[str, Editions]]
    """By area and atom, the editions that have a value for it."""
    not_offered: Mapping[str, Editions]
    """By the beginning of an atom's name, editions without the thing."""

    @property
    def atoms(self) -> dict[str, Editions]:
        """Every atom with the editions that have a value for it."""
        return {atom: at for atoms in self.by_area.values() for atom, at in atoms.items()}

    @property
    def pairs(self) -> set[Pair]:
        """Everything that has to be shown."""
        return {(atom, edition) for atom, editions in self.atoms.items() for edition in editions}

    def is_offered(self, atom: str, edition: str) -> bool:
        """Whether the edition has the thing that an atom is about."""
        return not any(
            edition in editions and f"{atom}.".startswith(f"{name}.")
            for name, editions in self.not_offered.items()
        )


def listed() -> Listed:
    """What the documents were taken apart into."""
    lists = tomllib.loads((HERE / "atoms.toml").read_text(encoding="utf-8"))
    ids: dict[str, str] = lists["editions"]

    def editions(text: str) -> Editions:
        return frozenset(ids[short] for short in text.split())

    return Listed(
        {
            area: {atom: editions(text) for atom, text in atoms.items()}
            for area, atoms in lists["atoms"].items()
        },
        {name: editions(text) for name, text in lists["not_offered"].items()},
    )


def short_names() -> dict[str, str]:
    """The editions by id, as short as ``atoms.toml`` calls them."""
    lists = tomllib.loads((HERE / "atoms.toml").read_text(encoding="utf-8"))
    return {edition: short for short, edition in lists["editions"].items()}


def not_modelled() -> dict[str, dict[str, str]]:
    """Atoms that no test shows, by area, with the reasons."""
    return tomllib.loads((HERE / "atoms_not_modelled.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class MarkedTest:
    """A test that names atoms."""

    place: str
    atoms: tuple[str, ...]
    editions: Editions
    """Those that it is parametrised with."""


def shown_pairs() -> set[Pair]:
    """What scenarios and marked tests show."""
    plain = [scenario for scenario in all_scenarios() if not scenario.rules.house]
    in_scenarios = {(atom, one.rules.edition) for one in plain for atom in one.atoms}
    in_tests = {
        (a, edition) for test in marked_tests() for a in test.atoms for edition in test.editions
    }
    return in_scenarios | in_tests


def named_atoms() -> set[str]:
    """Every atom that a scenario or a test names."""
    return {atom for named in (*all_scenarios(), *marked_tests()) for atom in named.atoms}


def marked_tests() -> Iterator[MarkedTest]:
    """Every test of the engine that is marked with atoms."""
    for path in sorted((TESTS / "engine").rglob("test_*.py")):
        module = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
        for name, test in vars(import_module(module)).items():
            marks = _marks(test)
            atoms = tuple(atom for mark in marks if mark.name == "atoms" for atom in mark.args)
            if atoms:
                yield MarkedTest(f"{module}.{name}", atoms, frozenset(_editions(marks)))


def _marks(test: object) -> list[pytest.Mark]:
    marks: object = getattr(test, "pytestmark", None)
    return cast(list[pytest.Mark], marks) if isinstance(marks, list) else []


def _editions(marks: list[pytest.Mark]) -> Iterator[str]:
    """The editions that a test is parametrised with: values, or the first ones of rows."""
    for mark in marks:
        for row in mark.args[1] if mark.name == "parametrize" else ():
            first = cast(tuple[object, ...], row)[0] if isinstance(row, tuple) else row
            if isinstance(first, RulesReference):
                yield first.edition
            elif isinstance(first, str) and (name := re.split(r"[/+]", first)[0]) in edition_ids():
                yield name
