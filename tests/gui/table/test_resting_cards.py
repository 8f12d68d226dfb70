"""Tests that of a fan at rest only what is seen is drawn, and that nothing of it can be seen."""

from collections.abc import Callable
from dataclasses import replace
from weakref import ref

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from canasta_gui.table import picture_packing
from canasta_gui.table.items import resting_picture
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.zones import PILE
from tests.gui.table.conftest import Table
from tests.kit import specimens

MakeTable = Callable[..., Table]


def at_rest(make_table: MakeTable, size: tuple[int, int]) -> Table:
    table = make_table(specimens.playing(), size)
    table.widget.finish_drawing()
    table.widget.table_scene.render_thread.turned.finish()
    return table


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """Returns a table whose cards are so large that their pictures are divided."""
    return at_rest(make_table, (2560, 1600))


def parts(sprite: CardSprite) -> list[QGraphicsPixmapItem]:
    """Returns the items that show a card, its own and those of further parts."""
    items = (sprite, *sprite.childItems())
    return [it for it in items if isinstance(it, QGraphicsPixmapItem) and it.isVisible()]


def pixels(sprite: CardSprite) -> int:
    return sum(it.pixmap().width() * it.pixmap().height() for it in parts(sprite))


def test_a_fan_looks_the_same_while_hidden_parts_of_its_cards_are_left_out(table: Table) -> None:
    hand = table.board.hand
    divided, seen = sum(map(pixels, hand)), table.widget.grab().toImage()
    for sprite in hand:
        sprite.resting.lie_below(None)
    assert table.widget.grab().toImage() == seen
    assert divided < 0.75 * sum(map(pixels, hand))


def test_parts_lie_on_whole_pixels_at_every_ratio(make_table: MakeTable) -> None:
    table = at_rest(make_table, (1920, 1200))
    for ratio in (1.5, 2.0):
        table.widget.table_scene.set_ratio(ratio)
        table.widget.finish_drawing()
        table.widget.table_scene.render_thread.turned.finish()
        divided = [sprite for sprite in table.board.hand if sprite.resting.is_divided]
        assert len(divided) > 12
        for part in (part for sprite in divided for part in parts(sprite)):
            corner = part.mapToScene(part.offset()) * ratio
            assert corner.toPoint().toTuple() == pytest.approx(corner.toTuple())


CHANGES: dict[str, Callable[[CardSprite], object]] = {
    "moves": lambda sprite: sprite.hover(sprite.pose.pushed(10)),
    "lies elsewhere": lambda sprite: sprite.lie(Pose(400, 300, 90, 5, 9)),
    "fades": lambda sprite: sprite.setOpacity(0.5),
    "is hidden": lambda sprite: sprite.setVisible(False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_card_is_whole_as_soon_as_the_next_one_changes(table: Table, change: str) -> None:
    below, cover, *_ = table.board.hand
    assert below.resting.is_divided
    CHANGES[change](cover)
    assert not below.resting.is_divided


def turned(card: CardSprite, degrees: float) -> Pose:
    pose = card.pose
    return replace(pose, x=pose.x + 20, angle=pose.angle + degrees)


def test_a_card_that_makes_room_slides_as_it_lies_and_is_turned_when_it_has_arrived(
    make_table: MakeTable,
) -> None:
    table = at_rest(make_table, (1280, 860))
    first, card = table.board.hand[0], table.board.hand[1]
    picture, x = card.pixmap().cacheKey(), card.x()
    assert len(parts(first)) == 1
    assert card.slide(turned(card, 0.9))
    assert (card.pixmap().cacheKey(), card.rotation()) == (picture, 0)
    assert card.x() == pytest.approx(x + 20, abs=1)
    card.lie(card.pose)
    assert card.pixmap().cacheKey() == picture
    table.widget.table_scene.render_thread.turned.finish()
    assert card.resting.suits(card.pose.angle)
    assert card.pixmap().cacheKey() != picture


def test_a_card_that_turns_while_it_slides_has_its_picture_turned_on_the_way(
    make_table: MakeTable,
) -> None:
    """Drawn at an angle, some cards of a large hand took two thirds of each picture's time."""
    table = at_rest(make_table, (1280, 860))
    card = table.board.hand[1]
    picture = card.pixmap().cacheKey()
    assert card.slide(turned(card, 1.5))
    assert card.pixmap().cacheKey() == picture
    table.widget.table_scene.render_thread.turned.finish()
    assert card.resting.suits(card.pose.angle)
    assert card.slide(turned(card, 1.5))
    assert card.rotation() == 0


def test_a_card_does_not_slide_where_that_could_be_seen(
    make_table: MakeTable, table: Table
) -> None:
    small = at_rest(make_table, (1280, 860)).board.hand[0]
    assert not small.slide(turned(small, 2.6))
    assert not small.slide(replace(small.pose, width=small.pose.width + 1))
    divided = next(sprite for sprite in table.board.hand if sprite.resting.is_divided)
    away = replace(divided.pose, x=divided.pose.x - 0.2 * divided.pose.width)
    assert divided.slide(away)
    assert not divided.resting.is_divided


@pytest.mark.parametrize("closer", [-0.004, 0.004])
def test_a_hand_that_makes_room_is_not_drawn_again(
    table: Table, monkeypatch: pytest.MonkeyPatch, closer: float
) -> None:
    """Each card was turned again in the first picture, which took longer than a screen waits."""
    drawn: list[float] = []
    draw = resting_picture.turned

    def noted(pixmap: QPixmap, angle: float) -> QPixmap:
        drawn.append(angle)
        return draw(pixmap, angle)

    monkeypatch.setattr(resting_picture, "turned", noted)
    hand = table.board.hand
    divided = [sprite for sprite in hand if sprite.resting.is_divided]
    for step in range(1, 9):
        for place, sprite in enumerate(hand):
            pose, by = sprite.pose, 1 + closer * place * step / 8
            made = replace(pose, x=pose.x + 0.02 * pose.width * by)
            if not sprite.slide(made):  # The upright one in the middle, which is not turned.
                sprite.hover(made)
    assert len(divided) > 10
    assert sum(not sprite.resting.is_divided for sprite in divided) <= 1
    assert len(drawn) <= 1
    seen = table.widget.grab().toImage()
    for sprite in hand:
        sprite.resting.lie_below(None)
    assert table.widget.grab().toImage() == seen


def test_a_card_is_drawn_whole_where_the_next_one_goes_on_without_it(table: Table) -> None:
    below, cover, *_ = table.board.hand
    assert below.resting.is_divided
    assert cover.slide(replace(cover.pose, x=cover.pose.x + 0.2 * cover.pose.width))
    assert not below.resting.is_divided


def test_pictures_that_nothing_shows_are_packed_while_nobody_plays(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were a third of what cards hold in a large window."""
    monkeypatch.setattr(picture_packing, "PACKED_AFTER", 0)
    monkeypatch.setattr(picture_packing, "PACKED_EVERY", 0)
    seen, card = table.widget.grab().toImage(), table.board.hand[0]
    upright = card.sharp.toImage()
    table.widget.table_scene.refresh()
    qtbot.waitUntil(lambda: not any(it.isActive() for it in table.widget.findChildren(QTimer)))
    assert not any(sprite.put_away() for sprite in table.board.all_sprites())
    assert not table.widget.table_scene.card_pixmaps.pack_next()
    assert table.widget.grab().toImage() == seen
    card.hover(card.pose)
    assert card.pixmap().toImage() == upright


def test_a_hidden_card_holds_no_picture_while_nobody_plays_and_has_it_when_it_is_shown(
    table: Table,
) -> None:
    card = table.board.hand[0]
    card.bury(card.face, card.pose)
    table.widget.finish_drawing()
    worn = card.pixmap().toImage()
    assert card.put_away()
    assert card.pixmap().isNull()
    card.setVisible(True)
    assert card.pixmap().toImage() == worn


def test_a_deck_of_others_may_be_clear_and_hides_nothing(table: Table) -> None:
    below, cover, *_ = table.board.hand
    assert cover.hides(below)
    options = table.widget.options
    style = replace(options.deck_style, deck="somebody else's")
    table.widget.set_options(replace(options, deck_style=style))
    assert not cover.hides(below)


def test_a_card_may_leave_the_table_before_its_next_picture_is_drawn(table: Table) -> None:
    divided = next(sprite for sprite in table.board.hand if sprite.resting.is_divided)
    picture = divided.pixmap().cacheKey()
    render_thread = table.widget.table_scene.render_thread
    divided.dress(CardPixmaps(CardPainter(DeckStyle("deco")), 1.0, render_thread))
    render_thread.turned.finish()
    table.board.remove(divided)
    render_thread.finish()
    assert divided.pixmap().cacheKey() != picture


def test_cards_that_leave_the_table_are_gone_at_once(table: Table) -> None:
    """They waited for the next collection of garbage, each with its pictures: 50 MB after some
    turns of watching.
    """
    cards = [ref(sprite) for sprite in table.board.hand]
    assert any(sprite.resting.is_divided for sprite in table.board.hand)
    table.widget.show_view(specimens.playing(hand="Ks"))
    table.widget.finish_drawing()
    table.widget.table_scene.render_thread.turned.finish()
    # Nothing has collected garbage: tests do without, as far as they do not ask for it.
    assert sum(card() is not None for card in cards) <= 1


def test_a_card_is_drawn_whole_once_the_one_that_hid_it_has_left(table: Table) -> None:
    below, cover, *_ = table.board.hand
    carried = table.board.carrier(PILE)
    assert carried is not None
    carried.lie(cover.pose)
    below.resting.lie_below(carried)
    below.resting.show()
    assert below.resting.is_divided
    table.board.remove(carried)
    table.widget.table_scene.render_thread.turned.finish()
    gone = ref(carried)
    del carried
    assert gone() is None
    below.resting.lie_below(None)
    assert not below.resting.is_divided
