"""Tests searching for a game by name, players, available cards, duration and kind."""

import pytest

from canasta_gui.viewmodel.game_search import Family, GameFigures, GameSearch, game_figures

SAMBA = GameFigures(decks=((2, 3), (4, 3), (6, 4)), minutes=40, family=Family.SEQUENCES)
TOLD = "Samba With sequences"


@pytest.mark.parametrize(
    "search",
    [
        GameSearch(),
        GameSearch(words="SAMB"),
        GameSearch(words="sequences samba"),
        GameSearch(players=4),
        GameSearch(decks=3),
        GameSearch(players=6, decks=4),
        GameSearch(minutes=40),
        GameSearch(family=Family.SEQUENCES),
    ],
)
def test_a_game_is_found(search: GameSearch) -> None:
    assert search.finds(SAMBA, TOLD)


@pytest.mark.parametrize(
    "search",
    [
        GameSearch(words="samba foot"),
        GameSearch(players=3),
        GameSearch(decks=2),
        GameSearch(players=6, decks=3),
        GameSearch(minutes=39),
        GameSearch(family=Family.FEET),
    ],
)
def test_a_game_is_not_what_is_looked_for(search: GameSearch) -> None:
    assert not search.finds(SAMBA, TOLD)


def test_the_figures_of_an_edition_are_those_of_its_rules() -> None:
    assert game_figures("classic-1951").decks == ((2, 2), (3, 2), (4, 2), (5, 2))
    assert game_figures("classic-1951").family is Family.SETS
    assert game_figures("bolivia").players == (4, 6)
    assert game_figures("bolivia").family is Family.SEQUENCES
    assert game_figures("complete-hand-and-foot").fewest_decks == 5
    assert game_figures("complete-hand-and-foot").family is Family.FEET
