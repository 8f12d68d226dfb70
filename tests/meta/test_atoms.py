"""Every atom (smallest rule) is shown for every edition, or is excused with a reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.meta.atoms import Listed, listed, marked_tests, named_atoms, not_modelled, shown_pairs

DOCUMENTED = Path(__file__).parents[3] / "shared" / "rules" / "rule-atoms.json"


def excused() -> set[str]:
    return {atom for atoms in not_modelled().values() for atom in atoms}


def test_every_atom_is_shown_for_every_edition_that_has_a_value() -> None:
    missing = {pair for pair in listed().pairs - shown_pairs() if pair[0] not in excused()}
    assert sorted(missing) == []


def test_no_atom_is_excused_although_it_is_shown() -> None:
    assert excused() & named_atoms() == set()


def test_every_excuse_stands_in_its_area_and_has_a_reason() -> None:
    for area, reasons in not_modelled().items():
        assert set(reasons) <= set(listed().by_area[area])
        assert all(reason.endswith(".") and len(reason) > 15 for reason in reasons.values())


def test_no_test_names_an_atom_that_does_not_exist() -> None:
    assert named_atoms() <= set(listed().atoms)


def test_every_test_that_names_atoms_is_parametrised_with_editions() -> None:
    assert [test.place for test in marked_tests() if not test.editions] == []


def test_the_list_names_every_atom_and_edition_once() -> None:
    areas = listed().by_area.values()
    assert sum(map(len, areas)) == len(listed().atoms) == 371


@pytest.mark.skipif(not DOCUMENTED.exists(), reason="the taken-apart documents are not here")
def test_the_list_is_a_complete_copy() -> None:
    documented = json.loads(DOCUMENTED.read_text(encoding="utf-8"))
    copied = listed()
    assert {atom["id"]: atom["area"] for atom in documented} == {
        atom: area for area, atoms in copied.by_area.items() for atom in atoms
    }
    assert {atom["id"]: with_value(atom, copied) for atom in documented} == copied.atoms


def with_value(atom: dict[str, Any], copied: Listed) -> frozenset[str]:
    """Returns the editions that print or imply a value, or get it by a decision."""
    return frozenset(
        key.replace("_", "-")
        for key, value in atom["editions"].items()
        if value != "not applicable"
        and (
            not str(value).startswith("silent")
            or ("decisions" in atom and copied.is_offered(atom["id"], key.replace("_", "-")))
        )
    )
