"""Tests the page on the strength of the computer players."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs import strengths_dialog
from canasta_gui.dialogs.strengths_dialog import StrengthsDialog
from engine import measured


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("winning-moves-deluxe/3p", "Wins 46 % of 72 matches; equals would win 33 %."),
        ("winning-moves-deluxe/4p", "Wins 46 % of 72 matches."),
    ],
)
def test_the_share_of_equal_players_is_told_where_it_is_not_half(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rules: str, told: str
) -> None:
    result = replace(measured()[0], rules=rules, matches=72, won=0.458)
    monkeypatch.setattr(strengths_dialog, "measured", lambda: (result,))
    dialog = StrengthsDialog()
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(text.startswith(f"{told}\n") for text in texts)
