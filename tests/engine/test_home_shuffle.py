"""Tests matches that are shuffled as at home: from the cards of the deal before."""

from collections import Counter
from pathlib import Path

import pytest

from engine import Journal, Match, deck_order, full_deck, load_match, promised_deck, replay
from engine.events import DealStarted
from engine.match.check import first_difference
from engine.match.next_deal import gathered
from tests.engine.matches import new_match, play_one


def _second_deal(game: str, riffles: int) -> Match:
    """Returns a match at the beginning of its second deal."""
    plain = new_match("home", game)
    match = Match.start(plain.rules, plain.seats, plain.header.code, riffles=riffles)
    while match.state.public.deal < 2:
        play_one(match, "home")
    return match


def _order(match: Match) -> object:
    events = (event for moment in match.moments for event in moment.entry.events)
    return [event.order for event in events if isinstance(event, DealStarted)][-1]


@pytest.mark.parametrize("game", ["classic-1951/4p", "complete-samba/4p+caliente", "three-way/3p"])
def test_the_next_deck_is_gathered_and_riffled(game: str) -> None:
    match = _second_deal(game, 3)
    order = _order(match)
    assert order == promised_deck(match, 2)
    assert order != deck_order(match.rules, match.header.code, 2)
    assert Counter(promised_deck(match, 2)) == Counter(full_deck(match.rules))
    assert promised_deck(match, 1) == deck_order(match.rules, match.header.code, 1)
    assert first_difference(match) is None
    with pytest.raises(ValueError, match="no deal 3"):
        promised_deck(match, 3)


def test_cards_lie_in_the_order_in_which_they_are_gathered() -> None:
    match = _second_deal("classic-1951/4p", 1)
    ended = [moment.state for moment in match.moments if moment.state.public.deal == 1][-1]
    melds = [card for side in ended.public.sides for meld in side.melds for card in meld.cards]
    cards = gathered(ended)
    assert [card for card in cards if card in melds][:3] == melds[:3]
    stock = ended.hidden.stock
    assert cards[len(cards) - len(stock) :] == stock


def test_a_file_keeps_the_riffles(tmp_path: Path) -> None:
    plain = new_match("kept")
    match = Match.start(plain.rules, plain.seats, plain.header.code, riffles=5)
    with pytest.raises(ValueError, match="riffles"):
        Match.start(plain.rules, plain.seats, plain.header.code, riffles=8)
    journal = Journal.create(tmp_path / "home.canasta", match.header)
    journal.close()
    kept = load_match(tmp_path / "home.canasta").match
    assert kept.header.riffles == 5
    told = "from deal 2 on gathered from the table, riffled 5 times and cut"
    assert told in replay(kept)
    assert not any("riffled" in line for line in replay(plain))
