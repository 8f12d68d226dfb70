"""Tests asking what raised cards would cost, without playing them."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.windows.panels.note import WhyNote
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import KeyUser, sit_at
from tests.gui.kit.play import match_of
from tests.kit.positions import playing


def note_of(program: Program) -> WhyNote | None:
    shown: list[QWidget] = [it for it in program.window.findChildren(WhyNote) if it.isVisible()]
    return next((it for it in shown if isinstance(it, WhyNote)), None)


def said(program: Program) -> str:
    note = note_of(program)
    return "" if note is None else note.text


def test_the_cost_of_raised_cards_is_told_and_nothing_is_played(
    qtbot: QtBot, program: Program
) -> None:
    state = playing(
        "9h 9d 9s Ks 6s Ad Qc 2h 4c",
        melds="6h 6d 6c",
        theirs="Kc Kd Kh",
        rules="winning-moves-deluxe/4p",
        pile="4s 5h 7c Td Jd Js 8d 8h",
    )
    sit_at(qtbot, program, state)
    before = match_of(program).state
    KeyUser(qtbot, program).raise_cards("Ks")
    program.window.actions_by_name["why-not"].trigger()
    assert "Looking at it" in said(program)
    qtbot.waitUntil(lambda: "Looking at it" not in said(program), timeout=30_000)
    assert "Discard the king of spades. It costs about " in said(program)
    assert "Better: " in said(program)
    assert match_of(program).state == before


def test_every_move_that_the_cards_could_be_is_judged(qtbot: QtBot, program: Program) -> None:
    state = playing(
        "9h 9d 9s Ks 6s Ad Qc 2h 4c",
        melds="6h 6d 6c",
        theirs="Kc Kd Kh",
        rules="winning-moves-deluxe/4p",
        pile="4s 5h 7c Td Jd Js 8d 8h",
    )
    sit_at(qtbot, program, state)
    KeyUser(qtbot, program).raise_cards("6s")
    program.window.actions_by_name["why-not"].trigger()
    qtbot.waitUntil(lambda: "Discard the six of spades. " in said(program), timeout=30_000)
    assert "Add 1 six to the sixes. " in said(program)


def test_what_may_not_be_played_is_not_judged(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, playing("9h 9d 9s Ks 4c", melds="6h 6d 6c"))
    KeyUser(qtbot, program).raise_cards("9h 9d")
    program.window.actions_by_name["why-not"].trigger()
    assert "Raise cards that you may play now" in said(program)
