"""Tests the pictures of the boxes: one for each game, all different."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.edition_box import SIZE, EditionBox, draw_box
from canasta_gui.dialogs.new_match.edition_list import EditionList
from canasta_gui.settings.model import Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.palette import contrast
from canasta_gui.theme.theme import apply_theme
from canasta_gui.words.edition_texts import editions_in_order
from engine import edition_cover, edition_ids
from tests.gui.table.render.pictures import pixels

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_edition_has_a_box_of_its_own() -> None:
    assert len({pixels(draw_box(edition, 1)) for edition in edition_ids()}) == len(edition_ids())


@pytest.mark.parametrize("edition", edition_ids())
def test_the_name_on_a_box_can_be_read(edition: str) -> None:
    colour = edition_cover(edition).colour
    assert contrast("#f0c04a", colour) >= 4.5
    assert contrast("#fbf7ea", colour) >= 4.5


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_box_has_its_size_at_every_ratio(ratio: float) -> None:
    size = draw_box("hasbro-2001", ratio).deviceIndependentSize()
    assert abs(size.width() - SIZE.width()) < 1
    assert abs(size.height() - SIZE.height()) < 1


def test_a_box_is_sharp_on_a_screen_with_another_ratio(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    box, sharp = EditionBox("hasbro-2001"), draw_box("hasbro-2001", 2)
    qtbot.addWidget(box)
    box.grab()
    monkeypatch.setattr(box, "devicePixelRatioF", lambda: 2.0)
    canvas = QPixmap(sharp.size())
    canvas.setDevicePixelRatio(2)
    canvas.fill(Qt.GlobalColor.transparent)
    flags = QWidget.RenderFlag.DrawChildren
    box.render(canvas, QPoint(), QRegion(), flags)
    assert pixels(canvas) == pixels(sharp)


def test_the_boxes_stand_in_the_list_beside_the_names(qtbot: QtBot) -> None:
    games = EditionList(editions_in_order())
    qtbot.addWidget(games)
    games.resize(300, 600)
    games.grab()
    for card in games.cards.values():
        (picture,) = card.findChildren(EditionBox)
        words = next(it for it in card.findChildren(QLabel) if it.text() == card.accessibleName())
        assert picture.geometry().right() < words.geometry().left()
        assert card.rect().contains(picture.geometry())


@pytest.mark.usefixtures("look")
def test_no_name_in_the_list_is_cut_at_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, Settings(text_scale=2.0), load_fonts())
    games = EditionList(editions_in_order())
    qtbot.addWidget(games)
    games.resize(270, 600)
    games.show()
    for _ in range(3):
        qapp.processEvents()
    for card in games.cards.values():
        words = next(it for it in card.findChildren(QLabel) if it.text() == card.accessibleName())
        assert words.height() >= words.heightForWidth(words.width())
