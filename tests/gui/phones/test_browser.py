"""Plays on four phones in a real browser, where one is there."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks
from canasta_gui.dialogs.phones.phone_dialog import PhoneDialog
from canasta_gui.phones.addresses import Network
from canasta_gui.windows.startup.program import Program
from tests.gui.controller.tables import new_match
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import ear, program, same_cards, start

__all__ = ["ear", "program", "same_cards", "start"]
BROWSER = Path("/usr/bin/chromium")
SCRIPT = Path(__file__).with_name("browser.py")


def links_of(qtbot: QtBot, dialog: PhoneDialog, seats: tuple[int, ...]) -> list[str]:
    """Shows the code of each seat; returns their links."""
    links: list[str] = []
    for seat in seats:
        QTest.mouseClick(dialog.people.buttons[str(seat)], LEFT)
        QTest.mouseClick(dialog.show_button, LEFT)
        qtbot.waitUntil(lambda: bool(dialog.link.text()), timeout=20_000)
        links.append(dialog.link.text())
    return links


@pytest.mark.slow
@pytest.mark.skipif(not BROWSER.exists() or find_spec("playwright") is None, reason="no browser")
def test_four_phones_play_in_a_browser(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "networks", lambda: (Network("lo", "127.0.0.1"),))
    match = new_match((0, 1, 2, 3), seed="browser")
    program.conductor.begin(match)
    program.window.show_table()
    program.window.actions_by_name["phone"].trigger()
    dialog = program.window.findChild(PhoneDialog)
    assert dialog is not None
    links = links_of(qtbot, dialog, (0, 1, 2, 3))
    wish = {"links": links, "size": (360, 640), "moves": 24}
    with subprocess.Popen(
        [sys.executable, SCRIPT, tmp_path / "played.json"], stdin=subprocess.PIPE, text=True
    ) as browser:
        assert browser.stdin is not None
        browser.stdin.write(json.dumps(wish))
        browser.stdin.close()
        seats = program.commands.dialogs.phones.seats
        assert seats is not None
        qtbot.waitUntil(lambda: all(map(seats.state_of, range(4))), timeout=30_000)
        qtbot.waitUntil(lambda: browser.poll() is not None, timeout=120_000)
    result = json.loads((tmp_path / "played.json").read_text())
    assert result["errors"] == [[], [], [], []]
    assert result["moves"] >= 24
    assert all(least >= 44 and wide <= 0 for least, wide in result["sizes"])
    assert result["back"] < 5
    assert len(match.entries) > 12
