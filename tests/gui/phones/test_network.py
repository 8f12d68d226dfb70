"""Tests phones at the table with the real process between: a line of each, as in a home."""

import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtTest import QTest
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from canasta_gui.controller.phone_process import PhoneHost
from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.windows.startup.program import Program
from engine import Played
from tests.gui.controller.positions import position
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import ear, program, same_cards, start
from tests.gui.phones.served import ADDRESS, hello
from tests.gui.phones.test_browser import NEEDS_BROWSER, SCRIPT

__all__ = ["ear", "program", "same_cards", "start"]
DRAW = {"place": ["stock", 0, 0], "cards": []}


class Phone:
    """A phone that follows a link, and everything that it receives."""

    def __init__(self, link: str, lines: ExitStack) -> None:
        address, _, self.key = link.partition("/#")
        self.host = address.removeprefix("http://")
        self.heard: list[dict[str, Any]] = []
        self._lines = lines
        self._line: ClientConnection | None = None

    def come(self) -> None:
        """Opens a line, and says who it is."""
        origin = Origin(f"http://{self.host}")
        made = connect(f"ws://{self.host}/socket", origin=origin, proxy=None, compression=None)
        self._line = self._lines.enter_context(made)
        self._line.send(hello(key=self.key))

    def last(self, kind: str) -> dict[str, Any] | None:
        """Returns the newest message of a kind."""
        with suppress(TimeoutError, ConnectionClosed):
            while self._line is not None:
                self.heard.append(json.loads(self._line.recv(0)))
        return next((it for it in reversed(self.heard) if it["t"] == kind), None)

    def do(self, gesture: object, number: int) -> None:
        state = self.last("state")
        assert state is not None
        assert self._line is not None
        self._line.send(json.dumps({"t": "do", "n": state["n"], "id": number, "g": gesture}))


@pytest.fixture
def seats(program: Program) -> Iterator[PhoneSeats]:
    made = PhoneSeats(
        program.conductor, dict, program.commands.dialogs.phones.manners, program.hinting.ask_for
    )
    yield made
    made.end()


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as made:
        yield made


@pytest.mark.slow
def test_a_killed_process_costs_no_hand_and_no_deed(
    qtbot: QtBot, program: Program, seats: PhoneSeats, lines: ExitStack
) -> None:
    match = sit_at(qtbot, program, position("Kh Ks Kd 4s 5s"), people=(0, 1))[0]
    seats.invite(0, ADDRESS)
    phone = follow(qtbot, seats, lines)
    phone.do(DRAW, 1)
    qtbot.waitUntil(lambda: len(match.entries) == 1)
    kings = [card for card in match.observe(0).hand if card >> 2 == match.observe(0).hand[-1] >> 2]
    phone.do({"place": ["felt", 0, 0], "cards": kings}, 2)
    qtbot.waitUntil(lambda: bool((phone.last("state") or {})["stage"]["groups"]))
    before = phone.last("state")
    (process,) = (it for it in multiprocessing.active_children() if it.name == "canasta-phones")
    process.kill()
    qtbot.waitUntil(lambda: seats.is_asleep(0), timeout=20_000)
    qtbot.waitUntil(lambda: bool(seats.link_of(0)), timeout=20_000)
    assert seats.link_of(0).endswith(phone.key)
    phone.heard.clear()
    phone.come()
    qtbot.waitUntil(lambda: phone.last("state") is not None)
    assert phone.last("state") == before
    assert seats.state_of(0) is SeatState.HERE
    phone.do({"place": ["stage", 0, 0], "cards": []}, 3)
    qtbot.waitUntil(lambda: not (phone.last("state") or {})["stage"]["groups"])
    assert [type(it) for it in match.entries] == [Played]


INSIDE: Final = "CANASTA_TEST_NAMESPACE"
"""Is set where a test may change the addresses of its computer."""
OWN: Final = ("unshare", "--map-root-user", "--net")


def ip(*words: str, within: tuple[str, ...] = ()) -> None:
    subprocess.run([*within, "ip", *words], check=True)


def _may_have_a_network() -> bool:
    if sys.platform != "linux" or not all(map(shutil.which, ("unshare", "nsenter", "ip"))):
        return False
    tried = [*OWN, "ip", "link", "add", "home", "type", "veth", "peer", "far"]
    return subprocess.run(tried, check=False, capture_output=True).returncode == 0


@pytest.mark.soak
@pytest.mark.skipif(not _may_have_a_network(), reason="no network of its own is allowed")
@pytest.mark.parametrize(
    "inner",
    ["test_in_a_network_of_its_own", pytest.param("test_lines_that_break", marks=NEEDS_BROWSER)],
)
def test_phones_outlast_what_becomes_of_a_network(inner: str) -> None:
    tried = [*OWN, sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "-m", ""]
    done = subprocess.run(
        [*tried, f"{__file__}::{inner}"],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, INSIDE: "1"},
    )
    sys.stdout.write(done.stdout)
    assert "1 passed" in done.stdout, done.stdout


@pytest.mark.soak
@pytest.mark.skipif(INSIDE not in os.environ, reason="changes the addresses of the computer")
def test_in_a_network_of_its_own(qtbot: QtBot, program: Program, lines: ExitStack) -> None:
    ip("link", "set", "lo", "up")
    ip("link", "add", "home", "type", "veth", "peer", "far")
    for end in ("home", "far"):
        ip("link", "set", end, "up")
    ip("address", "add", "10.77.0.1/24", "dev", "home")
    sit_at(qtbot, program, position("Kh Ks Kd 4s 5s"), people=(0, 1))
    sheet, seats = open_sheet(program)
    QTest.mouseClick(sheet.show_button, LEFT)
    phone = follow(qtbot, seats, lines)
    assert phone.host.startswith("10.77.0.1")
    sheet.close()
    phone.do(DRAW, 1)
    qtbot.waitUntil(lambda: (phone.last("state") or {})["id"] == 1)
    before = phone.last("state")
    for there in ("10.78.0.1/24", "fd77::1/64"):
        ip("address", "flush", "dev", "home", "scope", "global")
        ip("address", "add", there, "dev", "home", "nodad")
        qtbot.waitUntil(lambda: seats.moved_seats == (0,), timeout=20_000)
        assert "another network" in program.window.banner.text
        QTest.mouseClick(program.window.banner.offer_button, LEFT)
        sheet = program.window.sheets.top
        assert isinstance(sheet, PhoneDialog)
        again = follow(qtbot, seats, lines)
        assert there.partition("/")[0] in again.host
        assert again.key == phone.key
        assert again.last("state") == before
        qtbot.waitUntil(lambda: not program.window.banner.text)
    ip("address", "flush", "dev", "home", "scope", "global")
    qtbot.waitUntil(lambda: seats.host.is_lost, timeout=20_000)
    ip("address", "add", "fd77::1/64", "dev", "home", "nodad")
    qtbot.waitUntil(lambda: not seats.host.is_lost and seats.is_asleep(0), timeout=40_000)
    assert follow(qtbot, seats, lines).last("state") == before


@dataclass
class Far:
    """A phone in another network, with a cable to that of the computer."""

    within: tuple[str, ...]
    """How to run something there."""
    address: int = 2
    """The last number of its address."""
    browser: int = 0
    """The process that runs the browser there."""


@pytest.fixture
def far() -> Iterator[Far]:
    with subprocess.Popen(["unshare", "--net", "sleep", "infinity"]) as room:
        own, other = Path("/proc/self/ns/net"), Path(f"/proc/{room.pid}/ns/net")
        while own.readlink() == other.readlink():
            time.sleep(0.01)
        made = Far(("nsenter", "--net", "--target", str(room.pid)))
        ip("link", "add", "home", "type", "veth", "peer", "far", "netns", str(room.pid))
        ends: tuple[tuple[str, str, tuple[str, ...]], ...] = (
            ("home", "10.77.0.1/24", ()),
            ("far", "10.77.0.2/24", made.within),
        )
        for device, address, within in ends:
            ip("address", "add", address, "dev", device, within=within)
            for one in ("lo", device):
                ip("link", "set", one, "up", within=within)
        yield made
        room.kill()


Cut = Callable[[Far, bool], None]
"""Breaks the line to a phone, or mends it."""


def pull(far: Far, is_cut: bool) -> None:
    """Pulls the cable, which the phone notices, or puts it in again."""
    ip("link", "set", "far", "down" if is_cut else "up", within=far.within)


def lose(far: Far, is_cut: bool) -> None:
    """Lets everything get lost on the way, which nobody notices, or arrive again."""
    places = (("10.77.0.2", "home", ()), ("10.77.0.1", "far", far.within))
    for address, device, within in places:
        words = ("neighbour", "replace" if is_cut else "delete", address, "dev", device)
        nowhere = ("lladdr", "02:00:00:00:00:99", "nud", "permanent") if is_cut else ()
        ip(*words, *nowhere, within=within)


def move(far: Far, is_cut: bool) -> None:
    """Takes the phone's address, or gives it one as in another part of the home's network."""
    if is_cut:
        ip("address", "flush", "dev", "far", within=far.within)
    else:
        far.address += 1
        ip("address", "add", f"10.77.0.{far.address}/24", "dev", "far", within=far.within)


def sleep(far: Far, is_cut: bool) -> None:
    """Stops the whole browser as a phone in a pocket is stopped, or wakes it."""
    for process in descendants(far.browser):
        os.kill(process, signal.SIGSTOP if is_cut else signal.SIGCONT)


def descendants(process: int) -> list[int]:
    """Returns the processes that a process has begun, and those that they have begun."""
    parents: dict[int, list[int]] = defaultdict(list)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            after_name = status.read_text().rpartition(")")[2].split()
            parents[int(after_name[1])].append(int(status.parent.name))
    found = [process]
    for one in found:
        found += parents[one]
    return found[1:]


_DRAW: Final = "#buttons [data-place=stock]"
_GROUP: Final = "#stage .group"
CUTS: Final[tuple[tuple[Cut, float, str, float], ...]] = (
    (pull, 5, _DRAW, 1),
    (lose, 5, "", 2),
    (sleep, 20, "", 1),
    (lose, 20, "", 2),
    (move, 3, _GROUP, 2),
    (pull, 20, "", 1),
    (pull, 90, "", 1),
)
"""How the line breaks, for how many seconds, what is tapped meanwhile, and how many seconds later
all is well. Who hears nothing asks every other second; that another address makes a line worthless
shows the next ping.
"""


@pytest.mark.soak
@pytest.mark.skipif(INSIDE not in os.environ, reason="changes the addresses of the computer")
def test_lines_that_break(
    qtbot: QtBot, program: Program, far: Far, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, Any]] = []
    send = PhoneHost.send

    def record(host: PhoneHost, seat: int, kind: str, text: str) -> None:
        shown.extend([json.loads(text)] if kind == "state" else [])
        send(host, seat, kind, text)

    monkeypatch.setattr(PhoneHost, "send", record)
    match, _ = sit_at(qtbot, program, position("Kh Ks Kd 4s 5s"), people=(0, 1))
    sheet, seats = open_sheet(program)
    QTest.mouseClick(sheet.show_button, LEFT)
    qtbot.waitUntil(lambda: bool(seats.link_of(0)), timeout=20_000)
    page = Page(far, seats.link_of(0), tmp_path)
    qtbot.waitUntil(lambda: seats.state_of(0) is SeatState.HERE, timeout=60_000)
    sheet.close()
    cuts: list[tuple[Cut, float, float]] = []
    for cut, seconds, place, patience_s in CUTS:
        qtbot.wait(2_000)
        before, is_tapping = shown[-1], bool(place) and cut is not sleep
        cut(far, True)
        begun = time.time()
        qtbot.wait(200)
        page.tap(*filter(None, [place]))
        away = note_time(qtbot, lambda: seats.is_asleep(0), 1000 * (seconds - 0.2))
        assert seconds < 12 or away - begun < 11.5
        qtbot.wait(max(0, round(1000 * (begun + seconds - time.time()))))
        assert shown[-1] == before
        cut(far, False)
        mended = time.time()
        wanted = before["id"] + is_tapping
        back = note_time(
            qtbot,
            lambda wanted=wanted: shown[-1]["id"] == wanted and not seats.is_asleep(0),
            1000 * patience_s + 500,
        )
        cuts.append((cut, mended, patience_s))
        sys.stdout.write(
            f"{cut.__name__} for {seconds} s: away after {away - begun:.1f} s, "
            f"back after {back - mended:.2f} s\n"
        )
        if place == _DRAW:
            king = ".tile[aria-label^=king]"
            page.tap(king, king, king, "#buttons [data-place=felt]")
            qtbot.waitUntil(lambda: bool(shown[-1]["stage"]["groups"]))
        elif not place:
            staged = ("hand", "stage", "n")
            assert [shown[-1][it] for it in staged] == [before[it] for it in staged]
    result = page.end(qtbot)
    assert [type(it) for it in match.entries] == [Played]
    # Each deed was done once.
    assert shown[-1]["id"] == 3
    assert not shown[-1]["stage"]["groups"]
    for cut, mended, patience_s in cuts:
        opened = [at for at, is_open in result["line"] if is_open and at > mended]
        sys.stdout.write(f"{cut.__name__}: {[round(at - mended, 2) for at in opened[:1]]}\n")
        assert (
            cut is move
            or all(at - mended < patience_s for at in opened[:1])
            or opened[0] - mended > 20
        )


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
        """Taps places, if there are any."""
        if places:
            self._tell(places)

    def _tell(self, places: tuple[str, ...]) -> None:
        whole = self._folder / "whole"
        whole.write_text(json.dumps(places))
        whole.rename(self._folder / f"taps {next(self._taps)}")

    def end(self, qtbot: QtBot) -> dict[str, Any]:
        """Returns what came of it."""
        self._tell(())
        qtbot.waitUntil(lambda: self._browser.poll() is not None, timeout=60_000)
        return json.loads((self._folder / "played.json").read_text())


def note_time(qtbot: QtBot, is_so: Callable[[], bool], limit_ms: float) -> float:
    """Returns when something becomes so, or when it has not within the limit."""
    with suppress(QtBotTimeoutError):
        qtbot.waitUntil(is_so, timeout=round(limit_ms))
    return time.time()


def open_sheet(program: Program) -> tuple[PhoneDialog, PhoneSeats]:
    """Opens the sheet with the codes; returns it, and the phones of the table."""
    program.window.actions_by_name["phone"].trigger()
    seats, sheet = program.commands.dialogs.phones.seats, program.window.sheets.top
    assert seats is not None
    assert isinstance(sheet, PhoneDialog)
    return sheet, seats


def follow(qtbot: QtBot, seats: PhoneSeats, lines: ExitStack) -> Phone:
    """Returns a phone that opens the link of the first seat, once it shows the hand."""
    qtbot.waitUntil(lambda: bool(seats.link_of(0)), timeout=20_000)
    phone = Phone(seats.link_of(0), lines)
    phone.come()
    qtbot.waitUntil(lambda: phone.last("state") is not None, timeout=20_000)
    return phone
