"""Measures what hands on phones cost: ``phones [FILE]``.

Four phones are let in and go again, round after round. Meanwhile the whole table is drawn over and
over, at 1600 by 1000: without phones, with phones that only wait, also while strangers send what is
refused, and with phones that raise, draw and discard, each ten times a second. What is printed is
the processor's time of the program for each picture, with all that was done meanwhile, and the time
until the next one; then how long deeds take, and the page on a slow phone.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from canasta_gui.controller import networks
from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.phones.addresses import Network
from canasta_gui.settings.model import Speed
from engine import Match, SeatPlayer, new_code
from tests.kit.played_matches import first_match_where, is_rich
from workshop.screenshot_program import ScreenshotProgram, screenshot_program, wait

_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
_SEATS: Final = range(len(_NAMES))
BROWSER: Final = Path("/usr/bin/chromium")
SCRIPT: Final = Path(__file__).resolve().parents[2] / "tests" / "gui" / "phones" / "browser.py"
PHONE: Final = (390, 780)
_SERIES: Final = tuple(
    f"a picture of the table: {name}"
    for name in (
        "no phones",
        "four phones that wait",
        "four phones that wait, and strangers that knock",
        "four phones that play",
    )
)
_ROUNDS, _PICTURES, _MESSAGES, _LOADS = 4, 60, 2_500, 3
_ANSWERS_MS: Final = 3000
_HEAD: Final = """# What hands on phones cost

Program, server and phones on one machine; a slow phone is Chromium with a processor four times as
slow, 20 ms and 10 Mbit/s. The table is drawn whole, at 1600 × 1000, over and over. Made by
`python packaging/workshop phones docs/measured/phones.md`.

| what | measured |
|---|---|
"""
_STEP_MS: Final = 1000 / 60


def main(arguments: Sequence[str] = ()) -> int:
    """Measures, and prints or writes it into a file; returns the exit status."""
    series: dict[str, list[tuple[float, float]]] = {name: [] for name in _SERIES}
    none, waiting, attacked, playing = series.values()
    answers: list[float] = []
    let_in = 0
    with screenshot_program(QSize(1600, 1000)) as room:
        room.show(people_at_phones())
        for _ in range(_ROUNDS):
            room.program.preferences.change(speed=Speed.NORMAL)
            none += _draw(room)
            with party(room) as (seats, sheet):
                links = [invite(room, seats, sheet, seat) for seat in _SEATS]
                with child(["-c", _PHONES, *links]) as phones:
                    _await_all(room, seats)
                    sheet.accept()
                    waiting += _draw(room)
                    with child(["-c", _STRANGERS, links[0], str(_MESSAGES)]) as strangers:
                        while strangers.poll() is None:
                            attacked += _draw(room)
                        assert strangers.stdout is not None
                        let_in += int(strangers.stdout.read())
                    _say(phones, "play")
                    playing += _draw(room)
                    answers += _answers(phones)
        with party(room) as (seats, sheet):
            link = invite(room, seats, sheet, 0)
            slow = _load_slowly(room, link) if BROWSER.exists() else []
    rows = [(name, _summary(pictures)) for name, pictures in series.items()]
    rows += [
        (
            "load of the machine, in this minute",
            f"{os.getloadavg()[0]:.0f} on {os.cpu_count()} cores",
        ),
        ("strangers that were let in", f"{let_in} of {_ROUNDS * _MESSAGES}"),
        ("a deed, until the phone shows what came of it", _spread(answers)),
        *slow,
    ]
    text = _HEAD + "".join(f"| {name} | {value} |\n" for name, value in rows)
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


def _answers(phones: "subprocess.Popen[str]") -> list[float]:
    """Returns how long deeds took while the table is not drawn for its own sake, in milliseconds;
    the phones end with it.
    """
    begun = time.time()
    wait(_ANSWERS_MS)
    phones.kill()
    assert phones.stdout is not None
    times = [tuple(map(float, line.split())) for line in phones.stdout]
    return [took for at, took in times if at > begun]


def _load_slowly(room: ScreenshotProgram, link: str) -> list[tuple[str, str]]:
    """Returns how long a page takes on a slow phone, and what is loaded."""
    loaded: list[dict[str, Any]] = []
    for _ in range(_LOADS):
        with tempfile.TemporaryDirectory() as name:
            result = Path(name) / "played.json"
            wish = json.dumps({"links": [link], "sizes": [PHONE], "moves": 0, "slow": True})
            with child([SCRIPT, result], wish) as browser:
                room.wait_for(lambda running=browser: running.poll() is not None)
            loaded += json.loads(result.read_text(encoding="utf-8"))["loaded"]
    sizes = [(name, size / 1000) for name, size in loaded[0]["sizes"]]
    first = sum(size for name, size in sizes if "/faces-" not in name)
    return [
        ("first picture on a slow phone", _range([it["paint"] for it in loaded])),
        ("hand to be seen on a slow phone", _range([it["shown"] for it in loaded])),
        ("page before the faces, with its headers", f"{first:.0f} KB"),
        ("everything", f"{sum(size for _, size in sizes):.0f} KB"),
    ]


def _range(milliseconds: list[float]) -> str:
    return f"{min(milliseconds) / 1000:.2f} to {max(milliseconds) / 1000:.2f} s ({_LOADS} times)"


def _spread(milliseconds: list[float]) -> str:
    most = quantiles(milliseconds, n=20)[-1]
    return f"{median(milliseconds):.1f} ms, 95 % below {most:.1f} ({len(milliseconds)} deeds)"


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


def people_at_phones() -> Match:
    """Returns a match of four people in the middle of a deal."""
    people = tuple(SeatPlayer(name) for name in _NAMES)
    return Match.at(first_match_where(is_rich, "picture").state, people, new_code(b"phones"))


@contextmanager
def party(room: ScreenshotProgram) -> Generator[tuple[PhoneSeats, PhoneDialog], None, None]:
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


def invite(room: ScreenshotProgram, seats: PhoneSeats, sheet: PhoneDialog, seat: int) -> str:
    """Returns the link of a seat, whose code is shown."""
    sheet.people.buttons[str(seat)].click()
    sheet.show_button.click()
    room.wait_for(lambda: bool(seats.link_of(seat)))
    return seats.link_of(seat)


def child(arguments: Sequence[str | Path], said: str = "") -> "subprocess.Popen[str]":
    """Returns a Python process of its own, to which something is said."""
    made = subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
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
        asked, begun = {"t": ""}, 0
        while True:
            message = json.loads(line.recv())
            state = message if message["t"] == "state" else state
            if asked["t"] == "do" and message.get("id") == asked["id"]:
                print(time.time(), 1000 * (time.perf_counter() - begun), flush=True)
            plays.wait()
            time.sleep(0.1)
            if state and state["hand"]:
                asked, begun = wish(state), time.perf_counter()
                line.send(json.dumps(asked))

for link in sys.argv[1:]:
    threading.Thread(target=run, args=(link,), daemon=True).start()
sys.stdin.read()
plays.set()
time.sleep(600)
"""
"""Four phones that do ten things a second as soon as they are told to."""

_STRANGERS: Final = """
import itertools, socket, sys

link = sys.argv[1]
host, key = link.removeprefix("http://").split("/#")
address, port = host.rsplit(":", 1)

def get(path, host, *more):
    return "\\r\\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *more, "", ""]).encode()

def upgrade(origin):
    return get(
        "/socket", host, f"Origin: {origin}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    )

def frame(text):
    return b"\\x81" + bytes([0x80 + len(text)]) + bytes(4) + text

own = upgrade("http://" + host)
said = [
    get("/", "evil.test"),
    get("/../../etc/passwd", host),
    upgrade("http://evil.test"),
    get("/", host).replace(b"GET", b"POST"),
    own + frame(b'{"t":"hello","v":1,"key":"' + b"x" * 22 + b'","device":"a"}'),
    own + frame(b"[" * 120),
    own + frame(b'{"t":"type","v":1,"number":"123456"}'),
    own + frame(b'{"t":"do","n":1,"id":1,"g":{"undo":true}}'),
]
let_in = 0
for message, _ in zip(itertools.cycle(said), range(int(sys.argv[2]))):
    with socket.create_connection((address, int(port)), 10) as line:
        line.sendall(message)
        answer = b""
        try:
            # Who waits for the end of a closing line is let wait.
            while b"\\x88" not in answer and (part := line.recv(65536)):
                answer += part
        except OSError:
            pass
    let_in += b"welcome" in answer or b" 200 " in answer or b'"hand"' in answer
print(let_in)
"""
"""Strangers that break every rule, one after another; prints how many were let in."""
