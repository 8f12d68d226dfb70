"""Badges lie on the cards that they mean, and a screen reader says what they mean."""

from dataclasses import replace

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.table_view import AdviceView, CardMark
from engine import parse_card
from tests.gui.table.conftest import Table


def faces(table: Table, marked: dict[int, CardMark]) -> dict[int | None, CardMark]:
    hand = table.board.hand
    return {hand[at].face: mark for at, mark in marked.items()}


def test_a_view_marks_cards_and_advice_takes_their_place(table: Table) -> None:
    tableau = table.widget.tableau
    assert tableau.view is not None
    nine = parse_card("9c")
    table.widget.show_view(replace(tableau.view, marks=((nine, CardMark.READY),)))
    assert faces(table, tableau.furniture.marked) == {nine: CardMark.READY}
    (at,) = tableau.furniture.marked
    assert ("mark", at) in tableau.furniture.signs.keys
    node = table.widget.access.find(Spot(table.board.hand_zone, card=at))
    assert node is not None
    assert "laid" in node.spoken.description
    tableau.show_advice(AdviceView("so", ((nine, CardMark.WANTED),)))
    assert faces(table, tableau.furniture.marked) == {nine: CardMark.WANTED}
    tableau.show_advice(AdviceView())
    assert faces(table, tableau.furniture.marked) == {nine: CardMark.READY}


def test_cards_that_are_not_held_bear_no_badge(table: Table) -> None:
    tableau = table.widget.tableau
    tableau.show_advice(AdviceView("so", ((parse_card("Jk"), CardMark.WANTED),) * 9))
    held = [sprite.face for sprite in table.board.hand].count(parse_card("Jk"))
    assert len(tableau.furniture.marked) == held
