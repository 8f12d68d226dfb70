"""A change of the computer players' level is kept in the match and its file, and changes nothing
else.
"""

from pathlib import Path

import pytest

from engine import (
    DrawStock,
    Journal,
    LevelChanged,
    Match,
    SeatPlayer,
    first_difference,
    load_match,
    read_record,
    replay,
)
from tests.engine.matches import CODE, play, rules_of

SEATS = (
    SeatPlayer("Ada"),
    *(SeatPlayer(name, "computer", "beginner", "bold") for name in ("Ben", "Cleo", "Dan")),
)


def levelled_match() -> Match:
    match = Match.start(rules_of(), SEATS, CODE)
    match.change_level("casual")
    match.next_deal()
    play(match, DrawStock())
    return match


def test_all_computer_players_change_and_nobody_else() -> None:
    match = levelled_match()
    assert [seat.level for seat in match.seats] == ["", "casual", "casual", "casual"]
    assert match.seats[1].temperament == "bold"
    assert match.header.seats == SEATS
    assert first_difference(match) is None
    assert "computer players from here on: casual" in replay(match)


def test_it_stands_in_the_file(tmp_path: Path) -> None:
    match = levelled_match()
    path = tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.match.entries == match.entries
    assert loaded.match.seats == match.seats
    assert read_record(path).deals == ()


@pytest.mark.parametrize("change", ['"level":7', '"level":"casual","seat":1'])
def test_a_damaged_change_is_no_entry(tmp_path: Path, change: str) -> None:
    match = levelled_match()
    path = tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    text = path.read_text("utf-8").replace('"n":1,"level":"casual"', f'"n":1,{change}')
    path.write_text(text, "utf-8")
    assert load_match(path).dropped is not None
    assert LevelChanged("casual") not in load_match(path).match.entries
