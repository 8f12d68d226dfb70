"""Exercises come from new deals and from the finished deals of recorded matches."""

from pathlib import Path

import pytest

from engine import Journal, JournalError, KeptDeals, NewDeal, format_json, look_at
from engine.exercises.sources import decided
from tests.kit.played_matches import copy_of, dealt_match, play_deal

CLASSIC = format_json({"edition": "classic-1951", "players": 4}).decode()


def test_a_new_deal_gives_an_exercise() -> None:
    source = NewDeal(CLASSIC, "t 3")
    found = look_at(source, 8)
    assert found.exercise is not None
    assert found.exercise.state.rules.edition == "classic-1951"
    assert found.total > 50
    assert look_at(source, found.total).exercise is None


def test_only_deals_that_are_over_are_looked_through() -> None:
    match = dealt_match("sources")
    list(play_deal(match))
    half = copy_of(match, len(match.entries) // 2)
    assert not list(decided(half))
    states = list(decided(match))
    assert states
    assert {state.public.deal for state in states} == {1}
    assert all(state.public.turn == 0 for state in states if state.public.question is None)


def test_a_kept_match_is_read(tmp_path: Path) -> None:
    match = dealt_match("sources")
    list(play_deal(match))
    path = tmp_path / "kept.canasta"
    with Journal.create(path, match.header) as journal:
        for entry in match.entries:
            journal.append(entry)
    assert look_at(KeptDeals(path), 0).total == len(list(decided(match)))


@pytest.mark.parametrize("place", [0, 5])
def test_a_match_that_cannot_be_read_is_an_error(tmp_path: Path, place: int) -> None:
    path = tmp_path / "damaged.canasta"
    path.write_text("no match\n")
    with pytest.raises(JournalError, match=r"damaged\.canasta"):
        look_at(KeptDeals(path), place)
