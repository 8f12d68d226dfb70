"""Tests drop-down lists in the program's style."""

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from canasta_gui.widgets.combo_box import ComboBox


def test_a_long_list_is_scrolled_by_the_bar_that_all_lists_have(
    qtbot: QtBot, qapp: QApplication, look: None
) -> None:
    apply_theme(qapp, Settings(), load_fonts())
    chooser = ComboBox()
    qtbot.addWidget(chooser)
    chooser.addItems([str(number) for number in range(60)])
    chooser.show()
    chooser.showPopup()
    popup = chooser.view().window()
    around = [it for it in popup.children() if isinstance(it, QWidget) and it.isVisible()]
    assert around == [chooser.view()], "no arrows of the style above and below"
    assert chooser.view().verticalScrollBar().isVisible()
    chooser.hidePopup()
