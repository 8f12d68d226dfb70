"""Tests that badges lie on the cards that they mark, and that a screen reader explains them."""

from dataclasses import replace

from canasta_gui.table.furniture.badges import BadgePlace
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.viewmodel.table_view import CardMark, RaisedCardsView
from canasta_gui.viewmodel.zones import PILE, ZoneKind
from engine import parse_card
from tests.gui.table.conftest import Table
from tests.kit import specimens


def faces(table: Table, marked: dict[BadgePlace, CardMark]) -> dict[int | None, CardMark]:
    sprites = table.board.sprites
    return {sprites[zone][at].face: mark for (zone, at), mark in marked.items()}


def test_a_view_marks_cards_and_advice_takes_their_place(table: Table) -> None:
    table_scene = table.widget.table_scene
    assert table_scene.view is not None
    nine = parse_card("9c")
    table.widget.show_view(replace(table_scene.view, marks=((nine, CardMark.READY),)))
    assert faces(table, table_scene.furniture.marked) == {nine: CardMark.READY}
    ((zone, at),) = table_scene.furniture.marked
    assert ("mark", zone, at) in table_scene.furniture.items.keys
    node = table.widget.access.find(Spot(zone, card=at))
    assert node is not None
    assert "laid" in node.spoken.description
    table_scene.show_advice(RaisedCardsView("so", ((nine, CardMark.WANTED),)))
    assert faces(table, table_scene.furniture.marked) == {nine: CardMark.WANTED}
    table_scene.show_advice(RaisedCardsView())
    assert faces(table, table_scene.furniture.marked) == {nine: CardMark.READY}


def test_cards_that_are_not_held_bear_no_badge(table: Table) -> None:
    table_scene = table.widget.table_scene
    table_scene.show_advice(RaisedCardsView("so", ((parse_card("Jk"), CardMark.WANTED),) * 9))
    held = [sprite.face for sprite in table.board.hand].count(parse_card("Jk"))
    assert len(table_scene.furniture.marked) == held


def test_a_staged_card_is_blamed_before_its_like_in_the_hand(table: Table) -> None:
    table_scene = table.widget.table_scene
    view = specimens.opening()
    staged = view.stage.groups[1].cards[0]
    assert any(card.face == staged for card in view.seats[0].hand)
    table.widget.show_view(replace(view, marks=((staged, CardMark.BLAMED),)))
    ((zone, at),) = table_scene.furniture.marked
    assert (zone.kind, zone.index) == (ZoneKind.STAGE, 1)
    assert ("mark", zone, at) in table_scene.furniture.items.keys
    node = table.widget.access.find(Spot(zone))
    assert node is not None
    assert "refused" in node.spoken.description


def test_the_pile_bears_its_badge_on_top(table: Table) -> None:
    table_scene = table.widget.table_scene
    view = specimens.playing()
    table.widget.show_view(replace(view, pile=replace(view.pile, mark=CardMark.READY)))
    assert table_scene.furniture.marked == {(PILE, len(view.pile.cards) - 1): CardMark.READY}
    node = table.widget.access.find(Spot(PILE))
    assert node is not None
    assert "take the pile" in node.spoken.description
