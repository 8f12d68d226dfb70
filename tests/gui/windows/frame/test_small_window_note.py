"""Tests the note that a window is small, and the banner that shows it."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.windows.panels.banner import Offer
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import LEFT, deal
from tests.gui.kit.program import Start

NOTE = "The window is small. Full screen makes the cards larger."


def test_a_small_window_is_pointed_out_once_and_can_fill_the_screen(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    window = program.window
    window.resize(800, 600)
    assert window.banner.text == ""
    deal(qtbot, program)
    assert window.banner.text == NOTE
    QTest.mouseClick(window.banner.offer_buttons[0], LEFT)
    assert (window.isFullScreen(), window.banner.text) == (True, "")
    window.showNormal()
    window.resize(820, 600)
    assert window.banner.text == ""
    assert start().preferences.remembered.is_small_window_told


def test_the_note_goes_when_the_window_grows(qtbot: QtBot, program: Program) -> None:
    program.window.resize(800, 600)
    deal(qtbot, program)
    program.window.resize(1280, 860)
    assert program.window.banner.text == ""


@pytest.mark.parametrize("size", [(1280, 660), (1024, 700)])
def test_a_usual_window_is_not(qtbot: QtBot, program: Program, size: tuple[int, int]) -> None:
    deal(qtbot, program)
    program.window.resize(*size)
    assert program.window.banner.text == ""


def test_a_banner_takes_the_room_of_its_words_at_once(program: Program) -> None:
    banner = program.window.banner
    banner.tell("Something.", Offer("A long word on what can be done", lambda: None))
    made = banner.offer_buttons[0]
    assert made.isVisible()
    assert made.width() >= made.sizeHint().width()
