"""Deals are played today as they were when they were written down."""

from itertools import zip_longest

import pytest

from engine import edition_ids
from tests.engine.playthroughs.record import FOLDER, TABLES, file_of, lines_of


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_played_as_written(table: str) -> None:
    written = file_of(table).read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(written, lines_of(table)), start=1):
        assert now == was, f"line {number} of {file_of(table).name}"


def test_every_file_belongs_to_a_table() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(name).name for name in TABLES}


@pytest.mark.parametrize("edition", edition_ids())
def test_the_deals_show_much_of_the_game(edition: str) -> None:
    text = file_of(edition).read_text(encoding="utf-8")
    for event in ("pile-taken", "canasta-made", "pile-froze", "bonus-laid", "went-out", "asked"):
        assert f"    {event} " in text
