"""Every table is made once, and its richest moment is one that can be looked at."""

from engine import RulesReference
from tests.kit.played_matches import first_match_where, is_own_turn, is_rich
from tests.kit.tables import every_table, name_of, richest


def test_the_picture_of_the_table_is_rich() -> None:
    public = first_match_where(is_rich, "picture").state.public
    assert public.is_frozen
    assert all(len(side.melds) > 1 for side in public.sides)


def test_the_tour_shows_every_table_once() -> None:
    names = [name_of(reference) for reference in every_table()]
    assert len({*names}) == len(names)
    assert {"stingray-classic-2p", "winning-moves-deluxe-6p-3t+extra-deck"} <= {*names}


def test_a_picture_of_the_tour_is_taken_when_seat_0_is_to_draw() -> None:
    public = richest(RulesReference("stingray-classic", 3)).state.public
    assert is_own_turn(public)
    assert any(side.melds for side in public.sides)
