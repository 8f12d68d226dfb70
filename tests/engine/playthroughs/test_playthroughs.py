"""Recorded deals are played the same way today."""

from itertools import zip_longest

import pytest

from engine import edition_ids, first_difference, load_ruleset
from tests.engine.kit.tables import EDITIONS, OTHER_TABLES
from tests.engine.matches import new_match, play_on
from tests.engine.playthroughs.record import (
    FOLDER,
    SHOWN,
    TABLES,
    digest_of,
    digests,
    file_of,
    is_telling,
    lines_of,
)

SOME = {*edition_ids(), *OTHER_TABLES[1::3]}
"""The tables whose digest is compared in the ordinary tests; `make soak` compares all."""
ENTRIES = 60
"""The number of entries of a match that are verified at every table."""


@pytest.mark.parametrize("edition", SHOWN)
def test_a_deal_is_played_as_written_and_shows_much_of_the_game(edition: str) -> None:
    written = file_of(edition).read_text(encoding="utf-8").splitlines()
    number = int(written[0].rpartition(" ")[2])
    for at, (was, now) in enumerate(zip_longest(written, lines_of(edition, number)), start=1):
        assert now == was, f"line {at} of {file_of(edition).name}"
    assert is_telling(load_ruleset(edition), written)


@pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=() if table in SOME else pytest.mark.soak) for table in TABLES],
)
def test_deals_at_a_table_have_the_digest_that_was_written_down(table: str) -> None:
    assert digest_of(table) == digests()[table]


def test_every_table_has_a_digest_and_every_game_that_is_shown_a_file() -> None:
    assert tuple(digests()) == TABLES
    assert {*FOLDER.glob("*.txt")} == {*map(file_of, SHOWN), FOLDER / "digests.txt"}


@pytest.mark.parametrize("table", [*EDITIONS, *OTHER_TABLES[2::3]])
def test_a_recorded_match_verifies(table: str) -> None:
    assert first_difference(play_on(new_match("recorded", table), ENTRIES)) is None
