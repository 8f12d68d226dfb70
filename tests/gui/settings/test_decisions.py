"""Tests that what decisions cost is kept once for each deal, and goes along with a person."""

from pathlib import Path

from canasta_gui.settings.deal_results import (
    decisions_path,
    load_decisions,
    note_decisions,
    rates_in_parts,
    rates_of,
    reviewed_deal,
)
from canasta_gui.settings.person import Person, PersonStore
from canasta_gui.settings.person_file import export_person, import_person
from engine import Loss, Theme, error_rates

LOSSES = [Loss(Theme.FREEZING, 61.5, 30.0), Loss(Theme.PILE, -4.0, 10.0)]


def test_the_same_cards_count_once_and_rates_add_up(tmp_path: Path) -> None:
    path, rates = decisions_path(tmp_path), error_rates(LOSSES)
    for cards in ("a", "b", "a"):
        note_decisions(path, reviewed_deal(cards, "classic-1951", 310, rates))
    deals = load_decisions(path).deals
    assert [one.cards for one in deals] == ["a", "b"]
    found = rates_of(deals)
    assert list(found) == [Theme.PILE, Theme.FREEZING]
    assert (found[Theme.FREEZING].decisions, found[Theme.FREEZING].points) == (2, 123.0)
    assert found[Theme.FREEZING].variance == 2 * rates[Theme.FREEZING].variance


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = decisions_path(tmp_path)
    path.write_text('{"deals": 3}')
    assert load_decisions(path).deals == ()
    assert path.with_name("decisions.json.broken").exists()


def test_a_person_takes_them_to_another_computer(tmp_path: Path) -> None:
    store, other = PersonStore(tmp_path / "here"), PersonStore(tmp_path / "there")
    anna = store.add(Person(name="Anna"))
    made = reviewed_deal("a", "classic-1951", 310, error_rates(LOSSES))
    note_decisions(decisions_path(store.path(anna)), made)
    export_person(store, anna, tmp_path / "anna.canasta-player")
    there = import_person(other, tmp_path / "anna.canasta-player")
    assert load_decisions(decisions_path(other.path(there))).deals == (made,)


def test_the_time_is_divided_into_parts_of_enough_deals() -> None:
    deals = [
        reviewed_deal(str(at), "samba", 0, error_rates([Loss(Theme.PILE, float(at), 1.0)]))
        for at in range(10)
    ]
    means = [[one.mean for one in rates_in_parts(deals, most, 3)] for most in (2, 12)]
    assert means == [[2.0, 7.0], [1.0, 4.0, 7.5]]
    assert rates_in_parts(deals[:5], 12, 3) == ()
