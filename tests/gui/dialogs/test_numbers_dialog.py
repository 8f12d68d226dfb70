"""Tests the page of what was counted."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.numbers_dialog import NumbersDialog
from engine import counted_numbers, load_ruleset


def _texts(dialog: NumbersDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)]


def test_the_page_opens_at_the_game_on_the_table_and_another_is_chosen_by_key(
    qtbot: QtBot,
) -> None:
    dialog = NumbersDialog(load_ruleset("classic-1951/2p"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.games.value == "classic-1951/4p"
    table = counted_numbers().at("classic-1951/4p")
    assert table is not None
    share = round(100 * table.figures["open.50"].value)
    assert any(text.startswith(f"{share} (") for text in _texts(dialog))
    assert "Does the computer shuffle too well?" in _texts(dialog)
    dialog.games.setFocus()
    QTest.keyClick(dialog.games, Qt.Key.Key_Down)
    assert dialog.games.value != "classic-1951/4p"
    qtbot.waitUntil(lambda: "How often can one open at once?" in _texts(dialog))
    assert "Does the computer shuffle too well?" not in _texts(dialog)
