"""Plays on four phones in a real browser, where one is there."""

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks
from canasta_gui.controller.phone_seats import SeatState
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.phones.addresses import Network
from canasta_gui.windows.startup.program import Program
from engine import Discard, Meld, Played, TakePile
from tests.gui.controller.positions import position
from tests.gui.controller.tables import new_match
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import Start, ear, program, same_cards, start
from tests.gui.phones.served import ADDRESS, HAS_IPV6
from tests.gui.phones.test_whole_match import begin, play_ahead

__all__ = ["ear", "program", "same_cards", "start"]
BROWSER = Path("/usr/bin/chromium")
SCRIPT = Path(__file__).with_name("browser.py")
NEEDS_BROWSER = pytest.mark.skipif(
    not BROWSER.exists() or find_spec("playwright") is None, reason="no browser"
)
_TILE: Final = ".tile[aria-label^={}]"
_NINES, _KINGS, _SIXES, _JACK = map(_TILE.format, ("nine", "king", "six", "jack"))
_ASIDE: Final = "[data-place=felt]"
STEPS: Final = (
    ("#buttons :text-is('Hint')", "Take the Prize pile with"),
    (_NINES, "↑1"),
    (_NINES, "↑2"),
    ("[data-place=pile]", "Have 30, need 50"),
    ("#buttons :text('Prize pile')", "20 more"),
    (_KINGS, "↑1"),
    (_KINGS, "↑2"),
    (_KINGS, "↑3"),
    (_ASIDE, "Have 60, need 50"),
    ("#buttons :text('Prize pile')", "Lay cards, or discard"),
    (_KINGS, "↑1"),
    ("[data-place=meld]", "Lay cards, or discard"),
    ("#peek", "4 kings"),
    ("#peek", "×3"),
    (_SIXES, "↑1"),
    (_SIXES, "↑2"),
    (_ASIDE, "2 sixes"),
    (_JACK, "↑1"),
    ("#pile", "before you discard."),
    ("#buttons :text('Do this: discard')", "You discard the jack of hearts."),
)
"""What is tapped, and what is then seen."""


def links_of(qtbot: QtBot, dialog: PhoneDialog, seats: tuple[int, ...]) -> list[str]:
    """Shows the code of each seat; returns their links."""
    links: list[str] = []
    for seat in seats:
        QTest.mouseClick(dialog.people.buttons[str(seat)], LEFT)
        QTest.mouseClick(dialog.show_button, LEFT)
        qtbot.waitUntil(lambda: bool(dialog.link.text()), timeout=20_000)
        links.append(dialog.link.text())
    return links


def open_sheet(
    program: Program, monkeypatch: pytest.MonkeyPatch, address: str = ADDRESS
) -> PhoneDialog:
    """Returns the sheet with the codes, as in a computer without a network."""
    monkeypatch.setattr(networks, "networks", lambda: (Network("lo", address),))
    program.window.show_table()
    program.window.actions_by_name["phone"].trigger()
    dialog = program.window.findChild(PhoneDialog)
    assert dialog is not None
    return dialog


def in_browser(
    qtbot: QtBot,
    program: Program,
    folder: Path,
    wish: dict[str, Any],
    meanwhile: Callable[[], object] = bool,
) -> Any:
    """Opens the links in a browser, and does there what is wished, and ``meanwhile`` something
    here; returns what came of it.
    """
    with subprocess.Popen(
        [sys.executable, SCRIPT, folder / "played.json"], stdin=subprocess.PIPE, text=True
    ) as browser:
        assert browser.stdin is not None
        browser.stdin.write(json.dumps(wish))
        browser.stdin.close()
        seats = program.commands.dialogs.phones.seats
        assert seats is not None
        count = len(wish["links"])
        came = (SeatState.HERE, SeatState.QUIET)
        qtbot.waitUntil(
            lambda: all(seats.state_of(seat) in came for seat in range(count)), timeout=30_000
        )
        meanwhile()
        qtbot.waitUntil(lambda: browser.poll() is not None, timeout=120_000)
    return json.loads((folder / "played.json").read_text())


@pytest.mark.slow
@NEEDS_BROWSER
def test_four_phones_play_in_a_browser(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match((0, 1, 2, 3), seed="browser")
    program.conductor.begin(match)
    links = links_of(qtbot, open_sheet(program, monkeypatch), (0, 1, 2, 3))
    wish = {"links": links, "size": (360, 640), "moves": 24}
    result = in_browser(qtbot, program, tmp_path, wish)
    assert result["errors"] == [[], [], [], []]
    assert result["moves"] >= 24
    assert all(least >= 44 and wide <= 0 for least, wide in result["sizes"])
    assert result["back"] < 5
    assert len(match.entries) > 12


@pytest.mark.slow
@NEEDS_BROWSER
def test_taps_take_the_pile_lay_add_and_mend_a_refusal(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("9h 9s Kh Ks Kd Kc 4s 5s 6h 6d 6c Jh")
    match, _ = sit_at(qtbot, program, state, people=(0, 1))
    address = "::1" if HAS_IPV6 else ADDRESS
    sheet = open_sheet(program, monkeypatch, address)
    links = links_of(qtbot, sheet, (0,))
    seats = program.commands.dialogs.phones.seats
    assert seats is not None
    # Without its camera.
    number = f"{seats.numbers.number_of(0)[:3]} {seats.numbers.number_of(0)[3:]}"
    seats.changed.connect(
        lambda: seats.numbers.asking == 0 and QTest.mouseClick(sheet.yes_button, LEFT)
    )
    wish = {"links": links, "number": number, "size": (360, 640), "moves": 0, "steps": STEPS}
    result = in_browser(qtbot, program, tmp_path, wish)
    assert result["errors"] == [[]]
    done = [type(entry.action) for entry in match.entries if isinstance(entry, Played)]
    assert done == [TakePile, Meld, Discard]
    assert match.actor == 1


@pytest.mark.slow
@NEEDS_BROWSER
def test_a_page_outlasts_a_restart_of_the_program(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.conductor.begin(new_match((0, 1), seed="browser"))
    links = links_of(qtbot, open_sheet(program, monkeypatch), (0, 1))
    wish = {"links": links, "size": (360, 640), "moves": 2, "restart": True}
    again: list[Program] = []
    result = in_browser(qtbot, program, tmp_path, wish, lambda: again.append(start()))
    assert result["moves"] >= 2
    assert again[0].conductor.match is not None
    assert again[0].conductor.match.entries


@pytest.mark.soak
@NEEDS_BROWSER
def test_a_match_is_played_to_its_end_in_a_browser(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_ahead(begin("classic-1951/3p", 1, "whole"), 12)
    program.conductor.begin(match)
    links = links_of(qtbot, open_sheet(program, monkeypatch), (0, 1, 2))
    wish = {"links": links, "size": (360, 640), "moves": 400}
    result = in_browser(qtbot, program, tmp_path, wish)
    assert match.is_over
    assert result["errors"] == [[], [], []]
    for frames in result["frames"]:
        states = [json.loads(text) for text in frames if text.startswith('{"t":"state"')]
        assert states[-1]["over"]
        assert not states[-1]["hand"]
