"""Tests the shipped numbers, and shuffling as at home, with which some of them were counted."""

from collections import Counter

from engine import counted_numbers, edition_ids, usual_players
from engine.home_shuffle import shuffled_at_home
from engine.rng import Chance


def test_every_game_is_counted_with_its_usual_players() -> None:
    for edition in edition_ids():
        table = counted_numbers().at(f"{edition}/{usual_players(edition)}p")
        assert table is not None
        assert table.deals > 1000
        assert all(it.low <= it.value <= it.high for it in table.figures.values())


def test_a_riffle_and_a_cut_leave_runs_of_the_gathered_deck() -> None:
    deck = tuple(range(108))
    once = shuffled_at_home(deck, 1, Chance("once"))
    assert Counter(once) == Counter(deck)
    place = {card: at for at, card in enumerate(once)}
    rises = sum(place[card] > place[card + 1] for card in range(107))
    assert rises <= 2, "one riffle interleaves two runs; the cut may break one more"
    assert once == shuffled_at_home(deck, 1, Chance("once"))
    often = shuffled_at_home(deck, 7, Chance("often"))
    place = {card: at for at, card in enumerate(often)}
    assert sum(place[card] > place[card + 1] for card in range(107)) > 30
