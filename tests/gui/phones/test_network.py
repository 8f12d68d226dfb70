"""Tests phones at the table with the real process between: a line of each, as in a home."""

import json
import multiprocessing
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.windows.startup.program import Program
from engine import Played, load_match
from tests.gui.controller.tables import new_match
from tests.gui.kit.people import rest, sit_at
from tests.gui.kit.play import LEFT, match_of
from tests.gui.kit.program import Start, ear, program, same_cards, start
from tests.gui.phones.own_computer import INSIDE, OUTSIDE, ip, run_inside
from tests.gui.phones.served import ADDRESS, hello
from tests.kit.positions import position

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
    assert not phones_processes()
    seats.invite(0, ADDRESS)
    phone = follow(qtbot, seats, lines)
    phone.do(DRAW, 1)
    qtbot.waitUntil(lambda: (phone.last("state") or {})["id"] == 1)
    assert len(match.entries) == 1
    kings = [card for card in match.observe(0).hand if card >> 2 == match.observe(0).hand[-1] >> 2]
    phone.do({"place": ["felt", 0, 0], "cards": kings}, 2)
    qtbot.waitUntil(lambda: (phone.last("state") or {})["id"] == 2)
    before = phone.last("state") or {}
    assert before["stage"]["groups"]
    (process,) = phones_processes()
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
    # Nothing listens any more once nobody plays on a phone.
    address, port = seats.host.address, seats.host.port
    seats.take_back(0)
    qtbot.waitUntil(lambda: not phones_processes(), timeout=20_000)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((address, port), 1)


def phones_processes() -> list[BaseProcess]:
    """Returns the processes that serve phones, at most one of them."""
    return [it for it in multiprocessing.active_children() if it.name == "canasta-phones"]


@pytest.mark.soak
@OUTSIDE
@pytest.mark.parametrize("inner", ["test_in_a_network_of_its_own", "test_on_a_disk_that_is_full"])
def test_phones_outlast_what_becomes_of_the_computer(inner: str) -> None:
    run_inside(f"{__file__}::{inner}")


@pytest.mark.soak
@INSIDE
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
        QTest.mouseClick(program.window.banner.offer_buttons[0], LEFT)
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


@pytest.mark.soak
@INSIDE
@pytest.mark.expects_log("cannot be saved")
def test_on_a_disk_that_is_full(
    qtbot: QtBot, own_folders: Path, start: Start, lines: ExitStack
) -> None:
    own_folders.mkdir(parents=True, exist_ok=True)
    disk = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(own_folders)]
    subprocess.run(disk, check=True)
    ip("link", "set", "lo", "up")
    program = start()
    program.window.show_table()
    program.conductor.begin(new_match((0, 1, 2, 3), seed="full"))
    rest(qtbot, program)
    match, path = match_of(program), program.conductor.path
    sheet, seats = open_sheet(program)
    phones: dict[int, Phone] = {}
    for seat in range(4):
        seats.invite(seat, ADDRESS)
        phones[seat] = follow(qtbot, seats, lines, seat)
    sheet.close()
    filling = own_folders / "filling"
    with suppress(OSError), filling.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))

    def play() -> dict[str, Any]:
        """Draws, or discards a card that was drawn; returns what the phone shows then."""
        phone = phones[match.actor]
        state = phone.last("state") or {}
        card = match.observe(match.actor).hand[0]
        gesture = DRAW if state["stock"]["may"] else {"place": ["pile", 0, 0], "cards": [card]}
        phone.do(gesture, state["id"] + 1)
        qtbot.waitUntil(lambda: (phone.last("state") or {})["id"] > state["id"])
        return phone.last("state") or {}

    # What is left of the last block takes some deeds.
    entries = match.entries
    while not play()["unsaved"]:
        assert len(match.entries) > len(entries)
        entries = match.entries
    assert match.entries == entries
    assert "Make room" in program.window.banner.text
    filling.unlink()
    program.window.actions_by_name["continue"].trigger()
    assert not play()["unsaved"]
    assert len(match.entries) > len(entries)
    assert path is not None
    assert load_match(path).match.entries == match.entries


def open_sheet(program: Program) -> tuple[PhoneDialog, PhoneSeats]:
    """Opens the sheet with the codes; returns it, and the phones of the table."""
    program.window.actions_by_name["phone"].trigger()
    seats, sheet = program.commands.dialogs.phones.seats, program.window.sheets.top
    assert seats is not None
    assert isinstance(sheet, PhoneDialog)
    return sheet, seats


def follow(qtbot: QtBot, seats: PhoneSeats, lines: ExitStack, seat: int = 0) -> Phone:
    """Returns a phone that opens the link of a seat, once it shows the hand."""
    qtbot.waitUntil(lambda: bool(seats.link_of(seat)), timeout=20_000)
    phone = Phone(seats.link_of(seat), lines)
    phone.come()
    qtbot.waitUntil(lambda: phone.last("state") is not None, timeout=20_000)
    return phone
