"""Multisets of cards."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Rank, add_cards, missing_cards, parse_cards, remove_cards
from engine.cards import Card, is_natural, rank_of
from engine.counts import MissingCardsError, naturals_by_rank, sort_cards
from tests.kit.cards import ALL_FACES

CARDS = st.lists(st.sampled_from(ALL_FACES), max_size=12).map(tuple)


@given(CARDS, CARDS)
def test_what_is_added_can_be_removed(cards: tuple[Card, ...], more: tuple[Card, ...]) -> None:
    together = add_cards(cards, more)
    assert together == tuple(sorted(together))
    assert Counter(together) == Counter(cards) + Counter(more)
    assert remove_cards(together, more) == sort_cards(cards)


@given(CARDS, CARDS)
def test_missing_cards_are_what_removal_lacks(
    cards: tuple[Card, ...], wanted: tuple[Card, ...]
) -> None:
    missing = missing_cards(cards, wanted)
    assert Counter(missing) == Counter(wanted) - Counter(cards)
    if missing:
        with pytest.raises(MissingCardsError, match=re.escape(str(missing))):
            remove_cards(cards, wanted)
    else:
        assert Counter(remove_cards(cards, wanted)) == Counter(cards) - Counter(wanted)


@given(CARDS)
def test_naturals_by_rank_hold_every_natural_card(cards: tuple[Card, ...]) -> None:
    groups = naturals_by_rank(cards)
    assert list(groups) == sorted(groups)
    assert all(rank_of(card) is rank for rank, group in groups.items() for card in group)
    naturals = sorted(card for card in cards if is_natural(card))
    assert [card for group in groups.values() for card in group] == naturals


def test_naturals_by_rank_leave_out_the_special_cards() -> None:
    groups = naturals_by_rank(parse_cards("9h 2c 9c 3s 3h Jk 4d"))
    assert groups == {Rank.FOUR: parse_cards("4d"), Rank.NINE: parse_cards("9h 9c")}
