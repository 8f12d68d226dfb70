"""Tests the tool that lets computers play without end."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import sit_at_the_end
from tests.gui.kit.play import match_of
from workshop.endurance import Endurance


def test_deal_follows_deal_and_every_score_is_closed(
    qtbot: QtBot, program: Program, qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    endurance = Endurance(program, qapp, 1, "random")
    endurance.begin()
    sit_at_the_end(qtbot, program, people=())
    qtbot.waitUntil(lambda: match_of(program).state.public.deal == 2, timeout=60_000)
    assert [one for one in program.window.findChildren(DealScoreDialog) if one.isVisible()] == []
    assert "0 min: " in capsys.readouterr().out
