"""Deals are played today as they were when they were written down."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, zip_longest

import pytest

from engine import (
    RulesReference,
    Variation,
    edition_ids,
    load_ruleset,
    offered_players,
    offered_teams,
    offered_variations,
)
from tests.engine.playthroughs.record import FOLDER, TABLES, file_of, lines_of


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_played_as_written(table: str) -> None:
    written = file_of(table).read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(written, lines_of(table)), start=1):
        assert now == was, f"line {number} of {file_of(table).name}"


def offered() -> Iterator[tuple[str, int, frozenset[str], int | None]]:
    """Edition, players, variations and number of sides of every table that can be chosen."""
    for edition in edition_ids():
        for players in offered_players(edition):
            choices = offered_variations(edition, players)
            for variations in subsets(choices):
                teams = offered_teams(RulesReference(edition, players, variations))
                for sides in teams or (None,):
                    yield edition, players, frozenset(variations), sides


def subsets(choices: tuple[Variation, ...]) -> Iterator[tuple[Variation, ...]]:
    return chain.from_iterable(combinations(choices, size) for size in range(len(choices) + 1))


def written() -> Iterator[tuple[str, int, frozenset[str], int | None]]:
    """The same of every file, as its first line names it."""
    for path in FOLDER.glob("*.txt"):
        name = path.read_text(encoding="utf-8").partition(",")[0].removeprefix("# ")
        rules = load_ruleset(name)
        assert path == file_of(name)
        yield rules.edition, rules.players, frozenset(rules.variations), rules.teams


def test_every_table_that_can_be_chosen_has_a_file_and_every_file_a_table() -> None:
    assert Counter(written()) == Counter(offered())


def test_the_files_stay_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.glob("*.txt")]
    assert max(sizes) < 120_000
    assert sum(sizes) / len(sizes) < 30_000


@pytest.mark.parametrize("edition", edition_ids())
def test_the_deals_show_much_of_the_game(edition: str) -> None:
    """Five canastas for going out come too rarely at random: there the second hand is reached."""
    text = file_of(edition).read_text(encoding="utf-8")
    last = "foot-taken" if load_ruleset(edition).deal.foot_size else "went-out"
    for event in ("pile-taken", "canasta-made", "pile-froze", "bonus-laid", "asked", last):
        assert f"    {event} " in text
