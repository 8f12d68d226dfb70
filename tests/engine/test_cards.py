"""Cards and decks."""

from collections import Counter

import pytest

from engine import (
    CALIENTE,
    JOKER,
    PACK,
    Card,
    Rank,
    Role,
    Suit,
    edition_ids,
    is_bonus,
    is_natural,
    is_stop,
    is_wild,
    load_ruleset,
    looks_like_run,
    make_card,
    offered_variations,
    parse_card,
    parse_cards,
    points_of,
    rank_of,
    role_of,
    suit_of,
)
from engine.cards import is_caliente, naturals_in, wilds_in
from engine.dealcode import deck_order, full_deck, new_code
from tests.engine.kit.tables import PLAIN_EDITIONS
from tests.kit.cards import ALL_FACES

EDITIONS = PLAIN_EDITIONS
CALIENTES = (
    *((f"{e}/4p+caliente", 2) for e in EDITIONS if "caliente" in offered_variations(e, 4)),
    ("complete-samba/4p+caliente", 3),
    ("complete-standard/6p+caliente+extra-deck", 3),
)
THREE_DECKS = (
    "complete-samba",
    *(
        f"{edition}/6p+extra-deck"
        for edition in edition_ids()
        if "extra-deck" in offered_variations(edition, 6)
    ),
)


def deck_of(edition: str) -> tuple[Card, ...]:
    return full_deck(load_ruleset(edition))


@pytest.mark.atoms(
    "deck.two_deck.total", "deck.remove_caliente_cards", "samba.decks", "handfoot.decks"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_has_108_cards_and_no_caliente_card(edition: str) -> None:
    assert len(deck_of(edition)) == 108
    assert not any(map(is_caliente, deck_of(edition)))


@pytest.mark.atoms("deck.extra_deck.total", "deck.extra_deck.bonus_count", "samba.decks")
@pytest.mark.parametrize("rules", THREE_DECKS)
def test_three_decks_have_162_cards_and_six_bonus_cards(rules: str) -> None:
    deck = full_deck(load_ruleset(rules))
    assert len(deck) == 162
    assert sum(map(is_bonus, deck)) == 6


@pytest.mark.atoms("deck.caliente_count")
@pytest.mark.parametrize(("table", "count"), CALIENTES)
def test_there_is_a_caliente_card_for_every_deck(table: str, count: int) -> None:
    rules = load_ruleset(table)
    assert full_deck(rules).count(CALIENTE) == count == rules.deck.count


@pytest.mark.atoms(
    "deck.two_deck.natural_count",
    "deck.little_wild_count",
    "deck.big_wild_count",
    "deck.bonus_count",
    "deck.stop_count",
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_has_so_many_cards_of_each_role(edition: str) -> None:
    deck = deck_of(edition)
    assert Counter(map(role_of, deck)) == {
        Role.NATURAL: 88,
        Role.WILD: 12,
        Role.BONUS: 4,
        Role.STOP: 4,
    }
    assert sum(rank_of(card) is Rank.TWO for card in deck) == 8
    assert deck.count(JOKER) == 4


@pytest.mark.atoms("deck.naturals_per_rank", "deck.natural_ranks")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rank_from_four_to_ace_has_eight_cards(edition: str) -> None:
    ranks = Counter(rank_of(card) for card in deck_of(edition) if is_natural(card))
    assert ranks == {rank: 8 for rank in Rank if Rank.FOUR <= rank <= Rank.ACE}
    assert len(ranks) == 11


@pytest.mark.atoms("deck.ordinary_card_mapping")
@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("Jk", Role.WILD),
        ("2s", Role.WILD),
        ("3h", Role.BONUS),
        ("3d", Role.BONUS),
        ("3s", Role.STOP),
        ("3c", Role.STOP),
        ("4c", Role.NATURAL),
        ("Ah", Role.NATURAL),
        ("Ca", Role.CALIENTE),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_ordinary_cards_play_the_special_roles(edition: str, text: str, role: Role) -> None:
    card = parse_card(text)
    assert (card in deck_of(edition)) is (role is not Role.CALIENTE)
    assert role_of(card) is role
    assert (is_wild(card), is_bonus(card), is_stop(card), is_natural(card)) == (
        role is Role.WILD,
        role is Role.BONUS,
        role is Role.STOP,
        role is Role.NATURAL,
    )


@pytest.mark.atoms(
    "scoring.value.4_to_7",
    "scoring.value.8_to_king",
    "scoring.value.ace",
    "scoring.value.little_wild",
    "scoring.value.big_wild",
    "scoring.value.stop",
    "scoring.value.multiples_of_five",
)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_card_has_its_value(edition: str) -> None:
    deck = deck_of(edition)
    values = {rank: {points_of(card) for card in deck if rank_of(card) is rank} for rank in Rank}
    assert [values[rank] for rank in (Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN)] == [{5}] * 4
    assert [values[Rank(number)] for number in range(Rank.EIGHT, Rank.ACE)] == [{10}] * 6
    assert (values[Rank.ACE], values[Rank.TWO], values[Rank.JOKER]) == ({20}, {20}, {50})
    assert values[Rank.THREE] == {0, 5}
    assert points_of(CALIENTE) == 0
    assert all(points_of(card) % 5 == 0 for card in ALL_FACES)


def test_a_card_is_its_rank_and_suit() -> None:
    for rank in Rank:
        for suit in Suit:
            card = make_card(rank, suit)
            assert (rank_of(card), suit_of(card)) == (rank, suit)
    assert len(set(PACK)) == 53


@pytest.mark.parametrize(
    ("text", "is_run"),
    [
        ("5c 6c", True),
        ("5c Kc 9c", True),
        ("5c 6d", False),
        ("5c 5c 6c", False),
        ("5c", False),
        ("", False),
        ("2c 5c", False),
        ("Jk 5c", False),
        ("Jk 5d", False),
    ],
)
def test_different_natural_cards_of_one_suit_look_like_a_sequence(text: str, is_run: bool) -> None:
    assert looks_like_run(parse_cards(text)) is is_run


def test_naturals_and_wilds_are_picked_in_their_order() -> None:
    hand = tuple(map(parse_card, ("Kc", "2d", "3s", "4h", "Jk", "3h")))
    assert naturals_in(hand) == (parse_card("Kc"), parse_card("4h"))
    assert wilds_in(hand) == (parse_card("2d"), JOKER)


@pytest.mark.atoms("deal.dealer_shuffles", "deal.cards_collected")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_deal_shuffles_the_whole_deck_anew(edition: str) -> None:
    rules, code = load_ruleset(edition), new_code(b"shuffle")
    first, second = deck_order(rules, code, 1), deck_order(rules, code, 2)
    assert Counter(first) == Counter(second) == Counter(deck_of(edition))
    assert first != second
