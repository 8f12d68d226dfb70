"""Deals are played today as they were when they were written down."""

from itertools import zip_longest

import pytest

from engine import edition_ids
from tests.engine.playthroughs.record import FOLDER, file_of, lines_of


@pytest.mark.parametrize("edition", edition_ids())
def test_an_edition_is_played_as_written(edition: str) -> None:
    written = file_of(edition).read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(written, lines_of(edition)), start=1):
        assert now == was, f"line {number} of {file_of(edition).name}"


def test_every_file_belongs_to_an_edition() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(edition_ids())


@pytest.mark.parametrize("edition", edition_ids())
def test_the_deals_show_much_of_the_game(edition: str) -> None:
    text = file_of(edition).read_text(encoding="utf-8")
    for event in ("pile-taken", "canasta-made", "pile-froze", "bonus-laid", "went-out", "asked"):
        assert f"    {event} " in text
