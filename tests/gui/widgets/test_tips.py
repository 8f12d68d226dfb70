"""Tests that tool tips show what people wrote, and take none of it for markup."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.game_card import GameCard
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.pen import fill, rounded
from canasta_gui.widgets.lines_label import LinesLabel
from canasta_gui.widgets.person_row import PersonChoice, PersonRow

NAME = "Ann <b> & Bo"


def is_as_written(tip: str) -> bool:
    """Returns whether a tip has the name, and Qt shows it letter for letter."""
    return NAME in tip.replace("\N{WORD JOINER}", "") and not Qt.mightBeRichText(tip)


def test_a_name_with_angle_brackets_is_told_as_it_was_written(qtbot: QtBot) -> None:
    assert Qt.mightBeRichText(NAME)
    row, lines, game = PersonRow(40), LinesLabel(1), GameCard("samba")
    for widget in (row, lines, game):
        qtbot.addWidget(widget)
    row.show_persons([PersonChoice("ann", NAME, "fox")], None)
    lines.resize(20, 20)
    lines.show_whole(NAME, 1)
    game.show_game("samba", NAME, "Sequences and sets", ())
    assert all(is_as_written(it.toolTip()) for it in (row.buttons["ann"], lines, game))


def test_the_table_tells_a_name_with_angle_brackets_as_it_was_written(qtbot: QtBot) -> None:
    items = PixmapItems(QGraphicsScene(), 1.0)
    place = Rect(0, 0, 40, 20)
    items.draw("plate", place, 1, None, lambda painter, box: fill(painter, rounded(box, 2), "red"))
    items.tell("plate", f"{NAME}: 155 more to win")
    (item,) = items.scene.items(QPointF(place.cx, place.cy))
    assert is_as_written(item.toolTip())
