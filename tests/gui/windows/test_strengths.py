"""What the program says of the strength of its players."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs import strengths
from canasta_gui.dialogs.strengths import StrengthsDialog
from engine import Measured


def result(rules: str) -> Measured:
    return Measured(
        level="club",
        rival="casual",
        rules=rules,
        day="2026-11-22",
        matches=72,
        won=0.458,
        elo=92,
        elo_interval=(12, 171),
        deals=425,
        points=157,
        interval=(83, 231),
    )


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("winning-moves-deluxe/3p", "Wins 46 % of 72 matches; equals would win 33 %."),
        ("winning-moves-deluxe/4p", "Wins 46 % of 72 matches."),
    ],
)
def test_what_equals_would_win_is_told_where_it_is_not_half(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rules: str, told: str
) -> None:
    monkeypatch.setattr(strengths, "measured", lambda: (result(rules),))
    dialog = StrengthsDialog()
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    points = "+157 points a deal (between +83 and +231)."
    assert any(text.startswith(f"{told}\n{points}\n425 deals") for text in texts)
