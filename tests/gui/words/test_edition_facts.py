"""Tests that the short facts about a game are true under every house rule."""

import pytest

from canasta_gui.words.edition_texts import facts
from engine import RulesReference, load_ruleset

MAJORITY = "wild cards: always fewer than natural ones"
WILD_FACTS: list[tuple[str, dict[str, object], str]] = [
    ("hasbro-2001", {}, MAJORITY),
    ("hasbro-2001", {"meld.natural_majority": False}, "at least 2 natural cards beside wild ones"),
    (
        "hasbro-2001",
        {"meld.natural_majority": False, "meld.min_naturals": 3},
        "at least 3 natural cards beside wild ones",
    ),
    ("hasbro-2001", {"meld.all_wild_sets": True}, "beside natural cards always fewer wild ones"),
    ("hasbro-2001", {"meld.wild_cap": 0}, "no wild cards in melds"),
    (
        "hasbro-2001",
        {"meld.wild_cap": 0, "meld.all_wild_sets": True},
        "wild cards only in melds of their own",
    ),
    ("winning-moves-deluxe", {}, "at most 3 wild cards in a meld"),
    ("complete-hand-and-foot", {}, "at most 2 wild cards beside natural ones"),
]


@pytest.mark.parametrize(("edition", "house", "fact"), WILD_FACTS)
def test_what_is_said_of_wild_cards_asks_every_option(
    edition: str, house: dict[str, object], fact: str
) -> None:
    said = facts(load_ruleset(RulesReference(edition, house=house)))
    assert [text for text in said if "wild" in text] == [fact]


@pytest.mark.parametrize(
    ("edition", "house", "fact"),
    [
        ("stingray-classic", {}, "two cards from the hand take the pile"),
        ("winning-moves-deluxe", {}, "the top card alone may join your meld"),
        ("complete-samba", {"pile.open_add": "never"}, "the top card alone may join your meld"),
        ("winning-moves-deluxe", {"pile.always_frozen": True}, "the pile is always frozen"),
    ],
)
def test_what_is_said_of_the_pile_asks_every_option(
    edition: str, house: dict[str, object], fact: str
) -> None:
    assert facts(load_ruleset(RulesReference(edition, house=house)))[-1] == fact
