"""Draws tables whose hands are on phones, and measures what phones cost the table: ``phones``.

Four phones are let in and go again, round after round. Meanwhile the whole table is drawn over and
over, at 1600 by 1000: without phones, with phones that only wait, and with phones that raise, draw
and discard, each ten times a second. What is printed is the processor's time of the program for
each picture, with all that was done meanwhile, and the time until the next one.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from canasta_gui.controller import networks
from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.phones.phone_dialog import PhoneDialog
from canasta_gui.phones.addresses import Network
from canasta_gui.settings.model import Speed
from canasta_gui.theme.tokens import LIGHT
from engine import Match, SeatPlayer, new_code
from tests.kit.playing import is_rich, match_at
from workshop.screenshot_program import ScreenshotProgram, save, screenshot_program, wait

_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
_SEATS: Final = range(len(_NAMES))
_HOME: Final = "192.168.178.23"
_BROWSER: Final = Path("/usr/bin/chromium")
_SCRIPT: Final = Path(__file__).resolve().parents[2] / "tests" / "gui" / "phones" / "browser.py"
_KINGS: Final = ".tile[aria-label^=king]"
_GAP: Final = 24
_PHONE: Final = (390, 780)
_SERIES: Final = ("no phones", "four phones that wait", "four phones that play")
_ROUNDS, _PICTURES = 5, 60
_STEP_MS: Final = 1000 / 60
_SHOT: Final = {
    "steps": [
        ["#buttons [data-place=stock]", "discard"],
        *([_KINGS, f"↑{count}"] for count in (1, 2, 3)),
    ],
    "sizes": [_PHONE],
    "moves": 0,
}
"""What is done on the phone before its picture is taken."""


def shoot_phones(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the sheet with a code, and a hand on a phone beside its table."""
    room.show(_match())
    with _party(room) as (seats, sheet):
        link = _invite(room, seats, sheet, 0)
        address, seats.host.address = seats.host.address, _HOME
        seats.changed.emit()
        room.shoot(folder / "phone-code.webp")
        seats.host.address = address
        if not _BROWSER.exists():
            sys.stdout.write("no browser: the picture of the phone stays as it is\n")
            return
        with tempfile.TemporaryDirectory() as name:
            picture, result = Path(name) / "phone.png", Path(name) / "played.json"
            wish = json.dumps({**_SHOT, "links": [link], "picture": str(picture)})
            with _child([_SCRIPT, result], wish) as browser:
                room.wait_for(lambda: seats.state_of(0) is SeatState.HERE)
                sheet.accept()
                room.wait_for(picture.exists)
                table = room.picture()
                room.wait_for(lambda: browser.poll() is not None)
            save(_beside(table, QImage(str(picture))), folder / "phone-hand.webp")


def _beside(table: QImage, phone: QImage) -> QImage:
    """Returns a table, and a phone on the right of it."""
    high = round(table.height() * 0.9)
    scaled = phone.scaledToHeight(high, Qt.TransformationMode.SmoothTransformation)
    width = table.width() + scaled.width() + 2 * _GAP
    both = QImage(width, table.height(), QImage.Format.Format_RGB32)
    both.fill(QColor(LIGHT.window))
    painter = QPainter(both)
    painter.drawImage(0, 0, table)
    painter.drawImage(table.width() + _GAP, (both.height() - high) // 2, scaled)
    painter.end()
    return both


def main(_arguments: Sequence[str] = ()) -> int:
    """Measures and prints; returns the exit status."""
    series: dict[str, list[tuple[float, float]]] = {name: [] for name in _SERIES}
    none, waiting, playing = series.values()
    with screenshot_program(QSize(1600, 1000)) as room:
        room.show(_match())
        for _ in range(_ROUNDS):
            room.program.preferences.change(speed=Speed.NORMAL)
            none += _draw(room)
            with _party(room) as (seats, sheet):
                links = [_invite(room, seats, sheet, seat) for seat in _SEATS]
                with _child(["-c", _PHONES, *links]) as phones:
                    _await_all(room, seats)
                    sheet.accept()
                    waiting += _draw(room)
                    _say(phones, "play")
                    playing += _draw(room)
                    phones.kill()
    for name, pictures in series.items():
        sys.stdout.write(f"{name}: {_summary(pictures)}\n")
    return 0


def _await_all(room: ScreenshotProgram, seats: PhoneSeats) -> None:
    room.wait_for(lambda: all(seats.state_of(it) is SeatState.HERE for it in _SEATS))


def _draw(room: ScreenshotProgram) -> list[tuple[float, float]]:
    """Returns the processor's time that each picture of the table took with all that was done
    meanwhile, and the time until the next one, in milliseconds.
    """
    measured: list[tuple[float, float]] = []
    for _ in range(_PICTURES):
        begun, spent = time.perf_counter(), time.process_time()
        room.window.table.viewport().update()
        QApplication.processEvents()
        wait(max(round(_STEP_MS - 1000 * (time.perf_counter() - begun)), 0))
        measured.append((time.process_time() - spent, time.perf_counter() - begun))
    return [(1000 * spent, 1000 * took) for spent, took in measured]


def _summary(pictures: list[tuple[float, float]]) -> str:
    spent, took = ([it[at] for it in pictures] for at in (0, 1))
    both = [(median(it), quantiles(it, n=100)[-1]) for it in (spent, took)]
    (usual, most), (next_one, latest) = both
    return (
        f"{usual:.1f} ms of processor a picture, 99 % below {most:.1f}; "
        f"{next_one:.1f} ms to the next, 99 % below {latest:.1f}"
    )


def _match() -> Match:
    """Returns a match of four people in the middle of a deal."""
    people = tuple(SeatPlayer(name) for name in _NAMES)
    return Match.at(match_at(is_rich, "picture").state, people, new_code(b"phones"))


@contextmanager
def _party(room: ScreenshotProgram) -> Generator[tuple[PhoneSeats, PhoneDialog], None, None]:
    """Yields the phones of the table, and the sheet with their codes, served to this computer."""
    before, networks.networks = networks.networks, lambda: (Network("Wi-Fi", "127.0.0.1"),)
    room.window.actions_by_name["phone"].trigger()
    sheet, seats = room.window.sheets.top, room.program.commands.dialogs.phones.seats
    assert isinstance(sheet, PhoneDialog)
    assert seats is not None
    try:
        yield seats, sheet
    finally:
        networks.networks = before
        for seat in _SEATS:
            seats.take_back(seat)
        if room.window.sheets.top is not None:
            room.window.sheets.top.accept()


def _invite(room: ScreenshotProgram, seats: PhoneSeats, sheet: PhoneDialog, seat: int) -> str:
    """Returns the link of a seat, whose code is shown."""
    sheet.people.buttons[str(seat)].click()
    sheet.show_button.click()
    room.wait_for(lambda: bool(seats.link_of(seat)))
    return seats.link_of(seat)


def _child(arguments: Sequence[str | Path], said: str = "") -> "subprocess.Popen[str]":
    """Returns a Python process of its own, to which something is said."""
    made = subprocess.Popen([sys.executable, *arguments], stdin=subprocess.PIPE, text=True)
    if said:
        _say(made, said)
    return made


def _say(process: "subprocess.Popen[str]", text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(text)
    process.stdin.close()


_PHONES: Final = """
import json, random, sys, threading, time
from websockets.sync.client import connect

plays = threading.Event()

def wish(state):
    hand = [card for pile in state["hand"] for card in pile["cards"]]
    if not state["mine"]:
        return {"t": "raise", "n": state["n"], "cards": hand[:1]}
    if state["choice"]:
        gesture = {"choose": 0}
    elif state["stock"]["may"]:
        gesture = {"place": ["stock", 0, 0], "cards": []}
    else:
        gesture = {"place": ["pile", 0, 0], "cards": [random.choice(hand)]}
    return {"t": "do", "n": state["n"], "id": state["id"] + 1, "g": gesture}

def run(link):
    host, key = link.removeprefix("http://").split("/#")
    with connect(f"ws://{host}/socket", origin=f"http://{host}", proxy=None) as line:
        line.send(json.dumps({"t": "hello", "v": 1, "key": key, "device": key}))
        state = None
        while True:
            message = json.loads(line.recv())
            state = message if message["t"] == "state" else state
            plays.wait()
            time.sleep(0.1)
            if state and state["hand"]:
                line.send(json.dumps(wish(state)))

for link in sys.argv[1:]:
    threading.Thread(target=run, args=(link,), daemon=True).start()
sys.stdin.read()
plays.set()
time.sleep(600)
"""
"""Four phones that do ten things a second as soon as they are told to."""
