"""A computer that plays in a person's place stands in the match and its file; what it played is not
the person's.
"""

from pathlib import Path

import pytest

from engine import (
    Accepted,
    Discard,
    DrawStock,
    Journal,
    Match,
    PlayerChanged,
    SeatPlayer,
    acted_by_people,
    feats,
    first_difference,
    load_match,
    make_agent,
    read_record,
    record_of,
    replay,
)
from tests.engine.matches import CODE, play, rules_of

SEATS = (
    SeatPlayer("Ada", face="owl"),
    SeatPlayer("Ben", "computer", "beginner", "bold"),
    SeatPlayer("Cleo"),
    SeatPlayer("Dan", "computer", "beginner"),
)


def taken_over() -> Match:
    match = Match.start(rules_of(), SEATS, CODE)
    match.next_deal()
    match.change_player(2, "club")
    return match


def play_deal(match: Match) -> None:
    """Lets beginners play the deal to its end."""
    while not match.is_between_deals:
        view = match.observe(match.actor)
        choice = make_agent("beginner").choose(view, str(len(match.moments)))
        assert isinstance(match.play(choice.action), Accepted)


def test_the_person_keeps_name_and_face_and_comes_back() -> None:
    match = taken_over()
    assert match.seats[2] == SeatPlayer("Cleo", "computer", "club")
    assert (match.persons, match.stand_ins) == ({0}, {2})
    assert match.players == SEATS
    assert match.header.seats == SEATS
    match.change_level("casual")
    assert match.players[1].level == "casual"
    match.change_player(2)
    assert match.seats[2] == SEATS[2]
    assert (match.persons, match.stand_ins) == ({0, 2}, frozenset())
    assert first_difference(match) is None
    assert "2 Cleo is a computer from here on: club" in replay(match)
    assert "2 Cleo is the person again" in replay(match)


def test_nobody_stands_in_for_a_computer() -> None:
    match = taken_over()
    with pytest.raises(ValueError, match="no person's"):
        match.change_player(1, "club")
    match.restore(PlayerChanged(1, "club"))
    difference = first_difference(match)
    assert difference is not None
    assert difference.what == "seat 1 is no person's"


def test_who_is_away_gets_no_help() -> None:
    match = taken_over()
    match.note_aid(2, "hint")
    difference = first_difference(match)
    assert difference is not None
    assert difference.what == "nobody on seat 2 could be helped"


def test_it_stands_in_the_file(tmp_path: Path) -> None:
    match, path = taken_over(), tmp_path / "match.canasta"
    play_deal(match)
    match.change_player(2)
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.match.entries == match.entries
    assert loaded.match.seats == match.seats
    assert acted_by_people(loaded.match) == acted_by_people(match)
    assert read_record(path) == record_of(match)
    assert first_difference(loaded.match) is None


@pytest.mark.parametrize("change", ['"stands_in":7,"seat":2', '"stands_in":"club"'])
def test_a_damaged_change_is_no_entry(tmp_path: Path, change: str) -> None:
    match, path = taken_over(), tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    text = path.read_text("utf-8").replace('"stands_in":"club","seat":2', change)
    path.write_text(text, "utf-8")
    assert load_match(path).dropped is not None


def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    match, path = taken_over(), tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    text = path.read_text("utf-8").replace('"club","seat":2', '"club","seat":9')
    path.write_text(text, "utf-8")
    assert load_match(path).match.seats == SEATS


def test_what_the_computer_played_is_told_apart() -> None:
    match = Match.start(rules_of(), SEATS, CODE)
    match.next_deal()
    found = [False]
    for away in (False, True, False):
        match.change_player(2, "club" if away else "")
        for _ in range(4):
            found += [match.actor == 0 or (match.actor == 2 and not away)] * 2
            play(match, DrawStock())
            play(match, Discard(match.observe(match.actor).hand[0]))
    assert list(acted_by_people(match)) == found


def test_a_deal_of_which_a_computer_played_some_is_not_the_persons() -> None:
    match = taken_over()
    play_deal(match)
    match.change_player(2)
    match.next_deal()
    play_deal(match)
    record = record_of(match)
    assert [deal.stand_ins for deal in record.deals] == [{2}, set()]
    assert all(feat.deal == 2 for feat in feats(record) if feat.seat == 2)


def test_who_comes_back_before_the_own_turn_has_played_the_whole_deal() -> None:
    match = Match.start(rules_of(), SEATS, CODE, first_dealer=1)
    match.next_deal()
    seat = match.actor
    assert SEATS[seat].is_person
    match.change_player(2 - seat, "club")
    play(match, DrawStock())
    play(match, Discard(match.observe(seat).hand[0]))
    match.change_player(2 - seat)
    play_deal(match)
    assert record_of(match).deals[0].stand_ins == set()
