"""The notation of cards as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    CALIENTE,
    JOKER,
    Card,
    NotationError,
    Rank,
    format_card,
    format_cards,
    make_card,
    parse_card,
    parse_cards,
    rank_text,
)
from engine.cards import Suit
from tests.kit.cards import ALL_FACES


def test_there_are_54_faces_and_each_has_a_text_of_its_own() -> None:
    assert len(ALL_FACES) == 54
    assert len({format_card(card) for card in ALL_FACES}) == 54


@given(st.lists(st.sampled_from(ALL_FACES)).map(tuple))
def test_cards_survive_being_written_and_read(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9h", make_card(Rank.NINE, Suit.HEARTS)),
        ("Ts", make_card(Rank.TEN, Suit.SPADES)),
        ("Ac", make_card(Rank.ACE, Suit.CLUBS)),
        ("Jd", make_card(Rank.JACK, Suit.DIAMONDS)),
        ("Jk", JOKER),
        ("Ca", CALIENTE),
    ],
)
def test_a_card_is_rank_and_suit(text: str, card: Card) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize(
    "text", ["", "9", "h9", "9H", "10h", "1s", "jk", "Jks", "Xx", "9h 8h", "٩h"]
)
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotationError, match="unknown card") as error:
        parse_card(text)
    assert repr(text) in str(error.value)


def test_groups_keep_their_order_and_forgive_blanks() -> None:
    assert parse_cards("  9h   8c\n9h ") == (
        parse_card("9h"),
        parse_card("8c"),
        parse_card("9h"),
    )
    assert parse_cards("") == ()


def test_a_wrong_card_in_a_group_is_named() -> None:
    with pytest.raises(NotationError, match="'9x'"):
        parse_cards("9h 9x 8c")


def test_ranks_have_texts() -> None:
    texts = [rank_text(rank) for rank in Rank]
    assert texts == ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "Jk", "Ca"]
