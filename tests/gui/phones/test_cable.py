"""Tests that a page in a real browser outlasts what becomes of its line to the table."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtTest import QTest
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError
from pytestqt.qtbot import QtBot

from canasta_gui.controller.phone_process import PhoneHost
from canasta_gui.controller.phone_seats import SeatState
from canasta_gui.windows.startup.program import Program
from engine import Played
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import ear, program, same_cards, start
from tests.gui.phones.own_computer import (
    INSIDE,
    OUTSIDE,
    Cut,
    Far,
    far,
    lose,
    move,
    pull,
    run_inside,
    sleep,
)
from tests.gui.phones.test_browser import NEEDS_BROWSER, SCRIPT
from tests.gui.phones.test_network import open_sheet
from tests.kit.positions import position

__all__ = ["ear", "far", "program", "same_cards", "start"]


@dataclass(frozen=True)
class Trouble:
    """How a line breaks."""

    cut: Cut
    lasts_s: float
    tapped: str = ""
    """What is tapped meanwhile."""
    patience_s: float = 1
    """The seconds after which the hand is there again. A phone that is told nothing of its network
    asks every other second.
    """


_DRAW: Final = "#buttons [data-place=stock]"
_KING: Final = ".tile[aria-label^=king]"
_GROUP: Final = "#stage .group"
TROUBLES: Final = (
    Trouble(pull, 5, _DRAW),
    Trouble(lose, 5, patience_s=2),
    Trouble(sleep, 20),
    Trouble(lose, 20, patience_s=2.5),
    Trouble(pull, 20),
    Trouble(move, 3, _GROUP, patience_s=2.5),
    Trouble(pull, 90),
)
_AWAY_S: Final = 13
"""The seconds after which the table says that a phone is away."""


class Page:
    """A page in a browser in the other network."""

    def __init__(self, far: Far, link: str, folder: Path) -> None:
        self._folder, self._taps = folder, count(1)
        wish = {"links": [link], "sizes": [(360, 640)], "moves": 0, "obey": True}
        self._browser = subprocess.Popen(
            [*far.within, sys.executable, SCRIPT, folder / "played.json"],
            stdin=subprocess.PIPE,
            text=True,
        )
        far.browser = self._browser.pid
        assert self._browser.stdin is not None
        self._browser.stdin.write(json.dumps(wish))
        self._browser.stdin.close()

    def tap(self, *places: str) -> None:
        """Taps places one after another; without any the page is left."""
        whole = self._folder / "whole"
        whole.write_text(json.dumps(places))
        whole.rename(self._folder / f"taps {next(self._taps)}")

    def end(self, qtbot: QtBot) -> list[tuple[float, bool]]:
        """Returns when the page found its line broken, and when it was there again."""
        self.tap()
        qtbot.waitUntil(lambda: self._browser.poll() is not None, timeout=60_000)
        return json.loads((self._folder / "played.json").read_text())["line"]


@pytest.mark.soak
@OUTSIDE
@NEEDS_BROWSER
def test_phones_outlast_what_becomes_of_their_line() -> None:
    run_inside(f"{__file__}::test_lines_that_break")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Returns all states that were shown on phones."""
    states: list[dict[str, Any]] = []
    send = PhoneHost.send

    def record(host: PhoneHost, seat: int, kind: str, text: str) -> None:
        states.extend([json.loads(text)] if kind == "state" else [])
        send(host, seat, kind, text)

    monkeypatch.setattr(PhoneHost, "send", record)
    return states


@pytest.mark.soak
@INSIDE
def test_lines_that_break(
    qtbot: QtBot, program: Program, far: Far, tmp_path: Path, shown: list[dict[str, Any]]
) -> None:
    match, _ = sit_at(qtbot, program, position("Kh Ks Kd 4s 5s"), people=(0, 1))
    sheet, seats = open_sheet(program)
    QTest.mouseClick(sheet.show_button, LEFT)
    qtbot.waitUntil(lambda: bool(seats.link_of(0)), timeout=20_000)
    page = Page(far, seats.link_of(0), tmp_path)
    qtbot.waitUntil(lambda: seats.state_of(0) is SeatState.HERE, timeout=60_000)
    sheet.close()
    mended: list[float] = []
    for trouble in TROUBLES:
        qtbot.wait(2_000)
        before, wanted = shown[-1], shown[-1]["id"] + bool(trouble.tapped)
        trouble.cut(far, True)
        begun = time.time()
        if trouble.tapped:
            page.tap(trouble.tapped)
        away = await_time(qtbot, lambda: seats.is_asleep(0), begun + trouble.lasts_s)
        assert trouble.lasts_s < _AWAY_S or away - begun < _AWAY_S
        qtbot.wait(max(0, round(1000 * (begun + trouble.lasts_s - time.time()))))
        assert shown[-1] == before
        trouble.cut(far, False)
        mended.append(time.time())
        back = await_time(
            qtbot,
            lambda wanted=wanted: shown[-1]["id"] == wanted and not seats.is_asleep(0),
            mended[-1] + trouble.patience_s,
        )
        assert shown[-1]["id"] == wanted
        sys.stdout.write(
            f"{trouble.cut.__name__} for {trouble.lasts_s} s: away after {away - begun:.1f} s, "
            f"back after {back - mended[-1]:.2f} s\n"
        )
        if trouble.tapped == _DRAW:
            page.tap(_KING, _KING, _KING, "#buttons [data-place=felt]")
            qtbot.waitUntil(lambda: bool(shown[-1]["stage"]["groups"]), timeout=60_000)
        elif not trouble.tapped:
            assert shown[-1] == before
    line = page.end(qtbot)
    # Each deed was done once.
    assert [type(it) for it in match.entries] == [Played]
    assert shown[-1]["id"] == 3
    assert not shown[-1]["stage"]["groups"]
    for trouble, then in zip(TROUBLES, mended, strict=True):
        was_open = [is_open for at, is_open in line if at < then][-1:]
        if was_open == [False]:
            took = next(at for at, is_open in line if is_open and at > then) - then
            sys.stdout.write(f"{trouble.cut.__name__}: the page had its line {took:.2f} s later\n")
            assert took < trouble.patience_s


def await_time(qtbot: QtBot, is_so: Callable[[], bool], until: float) -> float:
    """Returns when something became so, or the end of the time that there was for it."""
    with suppress(QtBotTimeoutError):
        qtbot.waitUntil(is_so, timeout=max(1, round(1000 * (until - time.time()))))
    return time.time()
