"""Tests that every sign of the table is explained, in each game that shows it."""

from typing import get_args, get_type_hints

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_view import RulesView
from canasta_gui.rulebook.page import Term
from canasta_gui.rulebook.rule_book import SignsPage
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.viewmodel.table_view import CardMark
from canasta_gui.words.sign_texts import sign_text
from canasta_gui.words.words import Words
from engine import load_ruleset, parse_cards

KINDS = get_args(get_args(get_type_hints(MeldView)["canasta"])[0])


@pytest.mark.parametrize("each", [*CardMark, *sorted(KINDS)])
def test_each_mark_and_seal_is_a_sign(each: str) -> None:
    assert Sign(each) in Sign


def told(table: str) -> dict[str, str]:
    blocks = SignsPage().page(load_ruleset(table)).blocks
    return {block.name: block.text for block in blocks if isinstance(block, Term)}


def test_a_page_of_the_rules_tells_every_sign_that_the_game_shows() -> None:
    texts = {sign_text(sign).name: sign_text(sign).line for sign in Sign}
    assert all(texts.values())
    plain, samba = told("hasbro-2001/4p"), told("complete-samba/4p")
    assert plain.items() < texts.items()
    assert plain["Golden frame"] == "You have just drawn this card."
    assert {"Blue seal with steps"} == samba.keys() - plain.keys()


@pytest.mark.parametrize(
    "sign", [*CardMark, *sorted(KINDS), "turn", "thought", "dealer", "crystal"]
)
def test_the_page_draws_a_sign_as_the_table_does(qtbot: QtBot, sign: str) -> None:
    rules = load_ruleset("complete-samba/4p")
    view = RulesView(rules, TableOptions())
    qtbot.addWidget(view)
    view.show_pages([SignsPage().page(rules)])
    drawn = view.loadResource(QTextDocument.ResourceType.ImageResource, QUrl(f"sign:{sign}"))
    assert isinstance(drawn, QPixmap)
    image = drawn.toImage()
    colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(colours) > 3
    assert f'src="sign:{Sign.TAKES}"' in view.toHtml()


def test_the_cards_of_a_meld_are_listed_by_suit() -> None:
    words = Words(load_ruleset("classic-1951/4p"))
    assert words.by_suit(parse_cards("9h 9s 2c 9h 2h")) == "spades 1, hearts 2, 2 twos"
