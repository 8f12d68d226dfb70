"""Tests the shipped numbers, and shuffling as at home, with which some of them were counted."""

from collections import Counter

import pytest

from engine import (
    TableNumbers,
    counted_numbers,
    edition_ids,
    minutes_of_deal,
    minutes_of_match,
    usual_players,
)
from engine.dealcode import shuffled_at_home
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


def test_minutes_follow_from_counted_turns_and_deals() -> None:
    figures = _classic().figures
    seconds = figures["turns"].value / 4 * (30 + 3 * 5) + 30
    assert minutes_of_deal("classic-1951/4p", 4) == pytest.approx(seconds / 60)
    whole = figures["deals"].value * seconds / 60
    assert minutes_of_match("classic-1951/4p", 4) == 5 * round(whole / 5)
    assert minutes_of_match("nowhere/4p", 4) is None


def _classic() -> TableNumbers:
    table = counted_numbers().at("classic-1951/4p")
    assert table is not None
    return table
