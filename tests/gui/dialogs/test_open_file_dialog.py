"""Tests that the question whether to open a file shows all of its lines."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
from canasta_gui.settings.model import Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from tests.gui.dialogs.every_dialog import OWN
from tests.gui.kit.widest_language import spoken


@pytest.mark.usefixtures("look")
def test_no_line_is_cut_at_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, Settings(text_scale=1.5), load_fonts())
    with spoken(qapp, "de"):
        dialog = OpenFileDialog(Path("berta.canasta-rules"), OWN)
        qtbot.addWidget(dialog)
        dialog.show()
        lines = [it for it in dialog.findChildren(QLabel) if it.isVisible() and it.wordWrap()]
        assert len(lines) > 3
        qtbot.waitUntil(lambda: all(it.height() >= it.heightForWidth(it.width()) for it in lines))
