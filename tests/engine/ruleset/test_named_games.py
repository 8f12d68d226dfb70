"""The values in which the named games differ from the official laws."""

import pytest

from engine import differences, load_ruleset, offered_players, offered_variations

GAMES: dict[str, dict[str, object]] = {
    "uruguay": {
        "meld.all_wild_sets": True,
        "meld.wild_melds_closed_at": 7,
        "pile.always_frozen": True,
        "score.wild_canasta": 2000,
    },
}

OFFERED: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "uruguay": ((2, 3, 4, 5), ("three-decks",)),
}

VARIED: dict[str, dict[str, object]] = {
    "uruguay+three-decks": {
        "deck.count": 3,
        "stop.meld_max": None,
        "bonus.set_extra": [{"count": 5, "points": 500}, {"count": 6, "points": 600}],
    },
}


def changes(before: str, after: str) -> dict[str, object]:
    """The values of the second table in which it differs from the first."""
    found = differences(load_ruleset(before), load_ruleset(after))
    return {change.path: change.after for change in found}


@pytest.mark.parametrize("edition", GAMES)
def test_a_named_game_differs_from_the_laws_in_what_is_listed(edition: str) -> None:
    assert changes("classic-1951", edition) == GAMES[edition]


@pytest.mark.parametrize("edition", OFFERED)
def test_a_named_game_is_offered_as_described(edition: str) -> None:
    players, variations = OFFERED[edition]
    assert offered_players(edition) == players
    assert all(offered_variations(edition, count) == variations for count in players)


@pytest.mark.parametrize("table", VARIED)
def test_more_packs_change_only_what_is_listed(table: str) -> None:
    assert changes(table.partition("+")[0], table) == VARIED[table]
