"""Tests that closed windows are deleted, so that memory does not grow from deal to deal."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QGraphicsScene
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.program import Program
from engine import Match, RulesReference, SeatPlayer, load_ruleset, new_code
from tests.gui.dialogs.every_dialog import DIALOGS, props
from tests.gui.kit.people import open_score
from tests.gui.kit.play import LEFT
from tests.kit.played_matches import NAMES, copy_of, play_deal

WINDOWS: Final = (
    "new", "saved", "house", "settings", "learn", "how-to-play", "glossary", "strengths",
    "numbers", "keys", "about", "sheet", "review", "fairness",
)  # fmt: skip
"""Actions that open a window; the last ones need a finished deal."""
AFTER_A_DEAL: Final = WINDOWS[-3:]
SHORT: Final = RulesReference("winning-moves-deluxe", 6, house={"deal.hand_size": 17})
"""The deal leaves five cards in the stock, so that it is soon over."""
FEW_DEALS: Final = 3
MANY_DEALS: Final = 30
WARMING_UP: Final = 1
"""The number of deals after which every window has been opened."""
CACHES_FULL: Final = 5
"""The number of deals after which every cache is full."""
MOST_GROWTH: Final = 1e6
"""The most bytes that a deal may add: the match keeps its actions; a leaked window takes 3 MB."""


def live_widgets() -> Counter[str]:
    """Returns the number of widgets of each class after all pending deletions."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return Counter(type(widget).__name__ for widget in QApplication.allWidgets())


def resident_bytes() -> int:
    """Returns the memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_dialogs(program: Program) -> list[QDialog]:
    """Returns the visible dialogs, the oldest first."""
    return [it for it in program.window.findChildren(QDialog) if it.isVisible()]


def play_deals(
    qtbot: QtBot, program: Program, count: int, over: int = 0, short: int = 1
) -> Iterator[QDialog]:
    """Lets computers play deals, after those that are over; yields the score dialog after each.

    Of the first ``short`` ones they play the last action alone, each in a match of its own.
    """
    for number in range(count):
        match = program.flow.match
        if number < short or match is None or match.is_over:
            program.window.show_table()
            program.conductor.begin(_match(over + 1))
        else:
            program.conductor.handle(Press(ButtonId.NEXT))
        qtbot.waitUntil(lambda: is_over(program), timeout=20_000)
        yield next(iter(open_dialogs(program)), None) or open_score(qtbot, program)


def is_over(program: Program) -> bool:
    """Returns whether the table or a sheet tells how a deal ended."""
    buttons = program.window.table.table_scene.furniture.buttons
    return bool(open_dialogs(program)) or ButtonId.COUNTED in buttons


def _match(deals: int) -> Match:
    """Returns a match whose last deal ends with the next action: computers have played it."""
    played = _played_match(deals)
    return copy_of(played, len(played.entries) - 1)


@cache
def _played_match(deals: int) -> Match:
    rules = load_ruleset(SHORT)
    seats = tuple(SeatPlayer(name, "computer", "random") for name in NAMES[: rules.players])
    match = Match.start(rules, seats, new_code(b"evening"))
    for _ in range(deals):
        match.next_deal()
        list(play_deal(match, "random"))
    return match


def open_and_close(program: Program, names: tuple[str, ...]) -> None:
    """Opens windows above one another, then closes them, the last one first."""
    before = len(open_dialogs(program))
    for name in names:
        program.window.actions_by_name[name].trigger()
    opened = open_dialogs(program)[before:]
    assert len(opened) == len(names)
    assert [remembered_viewports(dialog) for dialog in opened] == [[]] * len(opened)
    for dialog in reversed(opened):
        dialog.reject()


def remembered_viewports(dialog: QDialog) -> list[str]:
    """Returns the visible areas whose viewport Qt's style sheet would remember for good."""
    areas = [it for it in dialog.findChildren(QAbstractScrollArea) if it.isVisible()]
    return [
        type(area).__name__
        for area in areas
        if area.viewport().testAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        and not area.viewport().testAttribute(Qt.WidgetAttribute.WA_StyleSheet)
    ]


def test_closed_windows_are_gone(program: Program) -> None:
    before = live_widgets()
    for name in WINDOWS[: -len(AFTER_A_DEAL)]:
        open_and_close(program, (name,))
    assert live_widgets() == before


def tables() -> int:
    """Returns how many tables are held: those of the window, and of pages with pictures of some."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return sum(isinstance(it, QGraphicsScene) for it in gc.get_objects())


def test_tables_drawn_for_a_page_go_with_it(program: Program) -> None:
    """Each glossary left one of five megabytes, until the next collection of garbage."""
    before = tables()
    program.window.actions_by_name["glossary"].trigger()
    (glossary,) = open_dialogs(program)
    glossary.grab()
    assert tables() > before
    glossary.reject()
    del glossary
    assert tables() == before


def test_windows_over_windows_are_gone(program: Program) -> None:
    before = live_widgets()
    program.window.actions_by_name["new"].trigger()
    (chosen,) = open_dialogs(program)
    assert isinstance(chosen, NewMatchDialog)
    with_one = live_widgets()
    for _ in range(2):
        QTest.mouseClick(chosen.house_button, LEFT)
        (house,) = (it for it in open_dialogs(program) if it is not chosen)
        assert isinstance(house, HouseRulesDialog)
        house.reject()
        assert live_widgets() == with_one
    chosen.reject()
    assert live_widgets() == before


@pytest.mark.slow
def test_every_sheet_is_gone_when_it_is_closed(program: Program, tmp_path: Path) -> None:
    given = props(tmp_path)

    before = live_widgets()
    for make in DIALOGS.values():
        sheet = make(given)
        sheet.setParent(program.window, sheet.windowFlags())
        sheet.open()
        assert open_dialogs(program) == [sheet]
        sheet.reject()
    assert live_widgets() == before


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells its memory in /proc")
@pytest.mark.parametrize(
    ("deals", "opened"),
    [
        (FEW_DEALS, AFTER_A_DEAL),
        pytest.param(MANY_DEALS, WINDOWS, marks=pytest.mark.soak),
    ],
    ids=["few", "many"],
)
def test_deals_leave_nothing_behind(
    qtbot: QtBot, program: Program, deals: int, opened: tuple[str, ...]
) -> None:
    widgets: list[Counter[str]] = []
    memory: list[int] = []
    for score in play_deals(qtbot, program, deals, short=1 + WARMING_UP):
        open_and_close(program, opened)
        assert open_dialogs(program) == [score]
        score.reject()
        widgets.append(live_widgets())
        memory.append(resident_bytes())
    assert widgets[-1] == widgets[WARMING_UP]
    if deals > CACHES_FULL:
        growth = (memory[-1] - memory[CACHES_FULL]) / (deals - 1 - CACHES_FULL)
        assert growth < MOST_GROWTH
