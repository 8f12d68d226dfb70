"""Finds which tests show which atoms: the smallest rules of the source documents.

A scenario shows an atom for an edition if it runs under the edition without house rules; so does a
test that is marked ``pytest.mark.atoms("rule", …)`` and is parametrised with the edition. Nothing
is claimed by hand: a test that did not run under an edition shows nothing for it.
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
    """The editions that have a value for an atom, by area and atom."""
    not_offered: Mapping[str, Editions]
    """Editions that lack a feature, by the beginning of the names of its atoms."""

    @property
    def atoms(self) -> dict[str, Editions]:
        """Every atom with the editions that have a value for it."""
        return {atom: at for atoms in self.by_area.values() for atom, at in atoms.items()}

    @property
    def pairs(self) -> set[Pair]:
        """Every pair of an atom and an edition that tests must show."""
        return {(atom, edition) for atom, editions in self.atoms.items() for edition in editions}

    def is_offered(self, atom: str, edition: str) -> bool:
        """Returns whether the edition has the feature that an atom is about."""
        return not any(
            edition in editions and f"{atom}.".startswith(f"{name}.")
            for name, editions in self.not_offered.items()
        )


def listed() -> Listed:
    """Returns the atoms of the source documents."""
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
    """Returns the short names of ``atoms.toml``, by edition id."""
    lists = tomllib.loads((HERE / "atoms.toml").read_text(encoding="utf-8"))
    return {edition: short for short, edition in lists["editions"].items()}


def not_modelled() -> dict[str, dict[str, str]]:
    """Returns the atoms that no test shows, by area, with the reasons."""
    return tomllib.loads((HERE / "atoms_not_modelled.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class MarkedTest:
    """A test that names atoms."""

    place: str
    atoms: tuple[str, ...]
    editions: Editions
    """The editions that it is parametrised with."""


def shown_pairs() -> set[Pair]:
    """Returns the pairs that scenarios and marked tests show."""
    plain = [scenario for scenario in all_scenarios() if not scenario.rules.house]
    in_scenarios = {(atom, one.rules.edition) for one in plain for atom in one.atoms}
    in_tests = {
        (a, edition) for test in marked_tests() for a in test.atoms for edition in test.editions
    }
    return in_scenarios | in_tests


def named_atoms() -> set[str]:
    """Returns every atom that a scenario or a test names."""
    return {atom for named in (*all_scenarios(), *marked_tests()) for atom in named.atoms}


def marked_tests() -> Iterator[MarkedTest]:
    """Yields every test of the engine that is marked with atoms."""
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
    """Yields the editions that a test is parametrised with: values, or the first column of rows."""
    for mark in marks:
        for row in mark.args[1] if mark.name == "parametrize" else ():
            first = cast(tuple[object, ...], row)[0] if isinstance(row, tuple) else row
            if isinstance(first, RulesReference):
                yield first.edition
            elif isinstance(first, str) and (name := re.split(r"[/+]", first)[0]) in edition_ids():
                yield name
