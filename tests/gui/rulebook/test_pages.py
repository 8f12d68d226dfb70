"""Tests what the pages say of a game, and which page explains a refusal."""

from collections.abc import Iterable, Iterator

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.page import Example, find_statement, statements
from canasta_gui.rulebook.rule_book import TOPICS
from canasta_gui.viewmodel.rule_anchors import anchor_of, anchor_of_reason
from engine import (
    SCORE_LINES,
    Ruleset,
    catalogue,
    load_ruleset,
    parse_cards,
    reason_catalogue,
    rule_catalogue,
)
from tests.for_each import for_each
from tests.gui.rulebook.games import CALIENTE, SAMBA, changed, few_games, games, pages_of
from tests.gui.rulebook.neighbours import neighbours


def said(reference: object) -> str:
    """Returns everything that the pages of a game state."""
    return "\n".join(text for _, text in statements(rulebook(load_ruleset(reference))))


def test_every_sentence_is_filled_and_ends() -> None:
    for rules in games():
        for page in pages_of(rules):
            assert page.title
            for _, text in statements((page,)):
                assert "{" not in text
                assert "%" not in text
                assert text[:1] == text[:1].upper()


def test_every_picture_shows_cards_that_there_are() -> None:
    for rules in games():
        examples = (b for page in pages_of(rules) for b in page.blocks if isinstance(b, Example))
        assert all(parse_cards(example.cards) for example in examples)


def test_a_game_of_thirteen_cards_never_shows_eleven() -> None:
    assert "dealt 13 cards" in said("winning-moves-deluxe/3p")
    assert "11" not in said("winning-moves-deluxe/3p")


def test_the_words_are_those_of_the_edition() -> None:
    box, classic = said("hasbro-2001/4p"), said("stingray-classic/4p")
    assert all(word in box for word in ("Prize pile", "Little Wilds", "Bonus card", "Stop card"))
    assert all(word not in classic for word in ("Prize", "Little Wild", "Bonus", "Stop"))


def test_subjects_that_a_game_does_not_have_are_left_out() -> None:
    plain = load_ruleset("winning-moves-deluxe/4p")
    rare = {"sequences", "caliente", "foot", "house"}
    assert rare.isdisjoint(page.anchor for page in rulebook(plain))
    assert "caliente" in {page.anchor for page in rulebook(changed(plain, CALIENTE))}
    assert "sequences" in {page.anchor for page in rulebook(changed(plain, SAMBA))}


def test_borrowed_rules_are_named_as_such() -> None:
    assert "usual rules" not in said("stingray-classic/4p")
    for players in (2, 3):
        assert "usual rules" in said(f"stingray-classic/{players}p")
        assert "usual rules" not in said(f"winning-moves-deluxe/{players}p")


def test_house_rules_begin_with_what_they_change() -> None:
    reference = {"edition": "hasbro-2001", "house": {"deal.hand_size": 12, "out.bonus": 150}}
    house = rulebook(load_ruleset(reference))[0]
    assert house.anchor == "house"
    assert [text for _, text in statements((house,))] == [
        "Differs from Canasta Caliente, 2001 in:",
        "Cards dealt to each player: 12 instead of 11",
        "Points for going out: 150 instead of 100",
    ]


@for_each(rule=[*rule_catalogue(), *SCORE_LINES])
def test_every_rule_has_a_page(rule: str) -> None:
    assert anchor_of(rule).partition("#")[0] in {topic.anchor for topic in TOPICS}


def test_every_place_that_is_named_stands_in_some_game() -> None:
    """For what no edition plays, that is a game with another value of an option of the rule."""
    for rule in (*rule_catalogue(), *SCORE_LINES):
        anchor = anchor_of(rule)
        assert stands(anchor, few_games()) or stands(anchor, with_options_of(rule)), rule
    for reason in reason_catalogue():
        assert stands(anchor_of_reason(reason), few_games()), reason


def stands(anchor: str, tables: Iterable[Ruleset]) -> bool:
    """Returns whether the pages of a game have this page, and this place on it."""
    name, _, place = anchor.partition("#")
    pages = (page for rules in tables for page in pages_of(rules) if page.anchor == name)
    return any(not place or find_statement(page, place) for page in pages)


def with_options_of(rule: str) -> Iterator[Ruleset]:
    """Yields games that differ from others in an option that influences the rule."""
    influences = [info for info in catalogue().values() if rule in info.rules]
    return (other for it in few_games() for info in influences for other in neighbours(it, info))
