"""Every smallest rule of the games that are played is shown by a test, or excused with a reason."""

import json
from pathlib import Path

import pytest

from tests.meta.atoms import known_atoms, not_modelled, shown_atoms

DOCUMENTED = Path(__file__).parents[3] / "shared" / "rules" / "rule-atoms.json"


def all_of(areas: dict[str, list[str]]) -> list[str]:
    return [atom for atoms in areas.values() for atom in atoms]


def test_every_atom_of_a_played_game_is_shown_or_excused() -> None:
    played, _ = known_atoms()
    excused = {atom for atoms in not_modelled().values() for atom in atoms}
    assert set(all_of(played)) - set(shown_atoms()) - excused == set()


def test_no_atom_is_excused_although_it_is_shown() -> None:
    excused = {atom for atoms in not_modelled().values() for atom in atoms}
    assert excused & set(shown_atoms()) == set()


def test_every_excuse_stands_in_its_area_and_has_a_reason() -> None:
    played, _ = known_atoms()
    for area, reasons in not_modelled().items():
        assert set(reasons) <= set(played[area])
        assert all(reason.endswith(".") and len(reason) > 15 for reason in reasons.values())


def test_no_test_names_an_atom_that_does_not_exist() -> None:
    played, later = known_atoms()
    assert set(shown_atoms()) <= {*all_of(played), *all_of(later)}


def test_the_list_names_every_atom_once() -> None:
    played, later = known_atoms()
    atoms = [*all_of(played), *all_of(later)]
    assert len(atoms) == len(set(atoms)) == 371


@pytest.mark.skipif(not DOCUMENTED.exists(), reason="the taken-apart documents are not here")
def test_the_list_is_a_complete_copy() -> None:
    documented: dict[str, list[str]] = {}
    for atom in json.loads(DOCUMENTED.read_text(encoding="utf-8")):
        documented.setdefault(atom["area"], []).append(atom["id"])
    played, later = known_atoms()
    for area, atoms in documented.items():
        assert sorted([*played.get(area, []), *later.get(area, [])]) == sorted(atoms)
    assert set(played) | set(later) == set(documented)
