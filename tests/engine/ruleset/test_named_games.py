"""The named games are offered, and differ from the games that they are like, as is listed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import Json, differences, load_ruleset, offered_players, offered_variations

TABLES: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("named_games.toml").read_text(encoding="utf-8")
)
GAMES = [name for name, table in TABLES.items() if "players" in table]


def as_listed(value: Json) -> Json:
    """Returns a value as the list writes it."""
    match value:
        case None:
            return "none"
        case dict():
            return [as_listed(one) for one in value.values()]
        case list():
            return [as_listed(one) for one in value]
        case _:
            return value


@pytest.mark.parametrize("name", TABLES)
def test_a_table_differs_from_the_one_that_it_is_like_in_what_is_listed(name: str) -> None:
    table = TABLES[name]
    found = differences(load_ruleset(table["like"]), load_ruleset(name))
    listed = {path: value for path, value in table.items() if "." in path}
    assert {change.path: as_listed(change.after) for change in found} == listed


@pytest.mark.parametrize("edition", GAMES)
def test_a_named_game_is_offered_as_described(edition: str) -> None:
    players, variations = TABLES[edition]["players"], tuple(TABLES[edition]["variations"])
    assert list(offered_players(edition)) == players
    plain = TABLES[edition].get("without_variations", [])
    for count in players:
        assert offered_variations(edition, count) == (() if count in plain else variations)
