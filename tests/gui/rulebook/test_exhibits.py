"""Tests the pictures of table parts that illustrate the rules."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.exhibits import EXHIBITS, show
from canasta_gui.rulebook.page import TablePicture
from canasta_gui.table.excerpt import Excerpts
from canasta_gui.table.table_options import TableOptions
from engine import Ruleset, parse_card
from tests.engine.kit.tables import EDITIONS, rules_named

OTHERS = ("hasbro-2001/3p", "complete-standard/6p/3t+extra-deck", "any-suit", "sequences")
SAMBA, FEET = "complete-samba/4p", "complete-hand-and-foot/4p"


def named(rules: Ruleset) -> set[str]:
    """Returns the exhibits that the pages of a game name."""
    blocks = (block for page in rulebook(rules) for block in page.blocks)
    return {block.exhibit for block in blocks if isinstance(block, TablePicture)}


@pytest.mark.parametrize("table", [*EDITIONS, *OTHERS])
def test_whatever_the_pages_name_can_be_set_and_is_told(table: str) -> None:
    rules = rules_named(table)
    for name in named(rules):
        shown = show(name, rules)
        assert shown is not None, name
        assert shown.text
        assert "{" not in shown.text


def test_every_exhibit_belongs_to_some_page() -> None:
    assert set().union(*(named(rules_named(table)) for table in EDITIONS)) == set(EXHIBITS)


def test_the_words_below_a_picture_have_the_numbers_of_the_game() -> None:
    for table in (SAMBA, FEET):
        rules = rules_named(table)
        shown = show("natural-canasta", rules)
        assert shown is not None
        assert f"{rules.score.natural_canasta} points" in shown.text


def test_bonus_cards_say_what_they_count_and_nothing_of_their_side() -> None:
    shown = show("bonus", rules_named("classic-1951/4p"))
    assert shown is not None
    assert shown.text == "Red threes: +200"


@pytest.mark.parametrize("table", [SAMBA, FEET])
def test_the_table_draws_them_as_large_as_the_words_around(qtbot: QtBot, table: str) -> None:
    rules = rules_named(table)
    excerpts = Excerpts(TableOptions(), 13, 1)
    for name in named(rules):
        shown = show(name, rules)
        assert shown is not None
        picture = excerpts.draw(shown.view, shown.things)
        assert 13 * 3 < picture.height() < 13 * 20
        assert 13 * 5 < picture.width() < 13 * 48
    shown = show("meld", rules)
    assert shown is not None
    one, other = (Excerpts(TableOptions(), it, 1).draw(shown.view, shown.things) for it in (13, 26))
    assert other.width() == pytest.approx(2 * one.width(), rel=0.15)


def test_a_frozen_pile_lies_crosswise_in_its_picture() -> None:
    shown = show("frozen", rules_named("hasbro-2001/4p"))
    assert shown is not None
    pile = shown.view.pile
    assert [pile.cards[at] for at in pile.crosswise] == [parse_card("2s")]
    assert pile.is_frozen
