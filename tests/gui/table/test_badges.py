"""Tests that badges lie on the cards that they mark, and that a screen reader explains them."""

from dataclasses import replace

import pytest

from canasta_gui.table.furniture.badges import BadgePlace
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.hand_layout import lower_row, seen
from canasta_gui.table.render.index import index_places
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.viewmodel.table_view import CardMark, HintView, RaisedCardsView, TableView
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.sign_texts import sign_text
from engine import parse_card, parse_cards
from tests.gui.table.conftest import Table
from tests.gui.table.legibility import lay, on_card
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
    table_scene.show_advice(RaisedCardsView("so", marks=((nine, CardMark.WANTED),)))
    assert faces(table, table_scene.furniture.marked) == {nine: CardMark.WANTED}
    table_scene.show_advice(RaisedCardsView())
    assert faces(table, table_scene.furniture.marked) == {nine: CardMark.READY}


def test_cards_that_are_not_held_bear_no_badge(table: Table) -> None:
    table_scene = table.widget.table_scene
    table_scene.show_advice(RaisedCardsView("so", marks=((parse_card("Jk"), CardMark.WANTED),) * 9))
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
    table.widget.show_view(replace(view, pile=replace(view.pile, mark=CardMark.BLAMED)))
    assert table_scene.furniture.marked == {(PILE, len(view.pile.cards) - 1): CardMark.BLAMED}
    node = table.widget.access.find(Spot(PILE))
    assert node is not None
    assert sign_text(Sign.BLAMED).line in node.spoken.description


def asked(*, can_take: bool) -> TableView:
    """Returns a table at which the viewer is to draw."""
    view = specimens.playing()
    why = "With 2 nines from your hand." if can_take else "You hold no queens."
    verdict = "You can take it." if can_take else "You cannot take it."
    pile = replace(view.pile, verdict=verdict, why=why, can_take=can_take, is_lit=can_take)
    marks = tuple((card, CardMark.TAKES) for card in parse_cards("9c 8s")) if can_take else ()
    return replace(view, pile=pile, marks=marks)


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("can_take", [False, True])
def test_the_pile_says_yes_or_no_and_shines_for_a_yes(
    table: Table, size: tuple[int, int], can_take: bool
) -> None:
    table.widget.resize(*size)
    table.widget.show_view(asked(can_take=can_take))
    scene = table.widget.table_scene
    keys = scene.furniture.items.keys
    assert {"verdict", "sign", "why"} <= set(keys)
    assert {"pile light", "pile frame"} & set(keys) == (
        {"pile light", "pile frame"} if can_take else set()
    )
    heap = scene.board.arrangement.areas[PILE]
    for key in ("verdict", "sign", "why"):
        area = scene.furniture.items.area(key)
        assert area is not None
        assert area.overlap(heap) == 0
        assert abs(area.cy - heap.cy) < heap.h / 2


def test_the_pile_does_not_shine_beside_what_a_hint_means(table: Table) -> None:
    table.widget.show_view(replace(asked(can_take=True), hint=HintView(places=(STOCK,))))
    keys = table.widget.table_scene.furniture.items.keys
    assert "verdict" in keys
    assert not {"pile light", "pile frame"} & set(keys)


def test_a_meld_that_takes_the_pile_shines_unless_a_hint_means_something_else(table: Table) -> None:
    view = specimens.playing()
    (zone,) = view.pile.joined
    for shown, is_lit in (
        (view, True),
        (replace(view, pile=replace(view.pile, is_lit=False)), False),
        (replace(view, hint=HintView(places=(STOCK,))), False),
    ):
        table.widget.show_view(shown)
        keys = set(table.widget.table_scene.furniture.items.keys)
        assert (("hint light", zone) in keys) is is_lit
        assert (("hint frame", zone) in keys) is is_lit


def test_what_takes_the_pile_has_a_tab_at_its_upper_edge(table: Table) -> None:
    table.widget.show_view(asked(can_take=True))
    scene = table.widget.table_scene
    assert len(scene.furniture.marked) == 2
    for zone, at in scene.furniture.marked:
        card, tab = (
            scene.board.arrangement.poses[zone][at],
            scene.furniture.items.area(("mark", zone, at)),
        )
        assert tab is not None
        assert tab.y < card.rect.y < tab.bottom < card.rect.y + 0.05 * card.width
        assert abs(tab.cx - card.x) < card.width / 2
        node = table.widget.access.find(Spot(zone, card=at))
        assert node is not None
        assert sign_text(Sign.TAKES).line in node.spoken.description


@pytest.mark.parametrize(("high", "text"), [(654, 1.0), (700, 1.5)])
def test_in_a_hand_of_two_rows_what_takes_the_pile_bears_its_tab_within_a_frame(
    high: int, text: float
) -> None:
    lying = lay(specimens.full_samba(), (1024, high), TableOptions(text_scale=text))
    hand = Zone(ZoneKind.HAND, 0)
    poses, rects = lying.arrangement.poses[hand], lying.ledger.rects
    framed = [at for at in range(len(poses)) if ("mark frame", hand, at) in rects]
    assert {at < lower_row(poses) for at in framed} == {True, False}
    for at in framed:
        frame, tab = (rects[key, hand, at][0] for key in ("mark frame", "mark"))
        shown = seen(poses, at)
        assert shown.contains(tab, slack=1.0)
        assert shown.contains(frame, slack=2)
        assert frame.contains(shown, slack=0.1)
        index = index_places(poses[at].width, is_large=False)
        points = [*on_card(poses[at], index.rank), *on_card(poses[at], index.sign)]
        assert not any(tab.holds(*point) for point in points)


FOOT = 0.2
"""The part of a card's height that tells nothing: its basket, its turned index."""


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080)])
def test_counts_cover_no_more_than_the_foot_of_their_cards(
    table: Table, size: tuple[int, int]
) -> None:
    table.widget.resize(*size)
    for view in (specimens.playing(), specimens.frozen(), specimens.playing(6, 3)):
        table.widget.show_view(view)
        items, lying = table.widget.table_scene.furniture.items, table.board.arrangement
        own = table.board.frame.sides[0].sign
        captions = [(zone, items.area(("caption", zone))) for zone in lying.captions]
        assert any(area for _, area in captions)
        for zone, area in captions:
            front = max((pose.rect for pose in lying.poses[zone]), key=lambda it: it.bottom)
            assert area is None or area.y > front.bottom - FOOT * front.h
        for key, zone in (("stock-count", STOCK), ("pile-count", PILE)):
            area = items.area(key)
            assert area is not None
            card = getattr(table.board.frame, zone.kind)
            assert area.y > card.bottom - FOOT * card.h
            assert area.bottom < own.y + 1
