"""Plays on four phones in a real browser, where one is there."""

import json
import os
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks
from canasta_gui.controller.phone_process import PhoneHost
from canasta_gui.controller.phone_seats import SeatState
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.persistence.phone_links import PhoneLinks, SeatKey, new_key
from canasta_gui.persistence.store import MatchStore
from canasta_gui.phones.addresses import Network
from canasta_gui.settings.model import Follow
from canasta_gui.settings.person import Person, with_own
from canasta_gui.settings.record import plain
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.program import Program
from engine import Discard, Match, Meld, Played, TakePile, format_json, load_match, load_ruleset
from tests.gui.controller.tables import new_match
from tests.gui.kit.people import MouseUser, sit_at
from tests.gui.kit.play import LEFT, match_of
from tests.gui.kit.program import Start, ear, program, same_cards, start
from tests.gui.phones.served import ADDRESS, HAS_IPV6
from tests.gui.phones.test_hidden import check_state
from tests.gui.phones.test_whole_match import begin_by, check_swapped
from tests.kit.positions import position

__all__ = ["ear", "program", "same_cards", "start"]
BROWSER = Path("/usr/bin/chromium")
SCRIPT = Path(__file__).with_name("browser.py")
NEEDS_BROWSER = pytest.mark.skipif(
    not BROWSER.exists() or find_spec("playwright") is None, reason="no browser"
)
SIZES: Final = ((360, 640), (844, 390), (390, 844), (640, 360))
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
    ("#peek:text-is('Your hand')", "×3"),
    ("#buttons :text-is('Hide')", "Touch to see your hand"),
    ("#cover", "×3"),
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
    follow: Callable[[], None] = lambda: None,
) -> Any:
    """Opens the links in a browser, and does there what is wished, and ``meanwhile`` something
    here, and then ``follow`` again and again; returns what came of it.
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
        qtbot.waitUntil(lambda: follow() or browser.poll() is not None, timeout=400_000)
    return json.loads((folder / "played.json").read_text())


Sent = dict[int, list[str]]


@pytest.fixture
def sent(program: Program, monkeypatch: pytest.MonkeyPatch) -> Sent:
    """Returns every message to a phone by its seat; each is checked against what the seat may see
    when it is sent.
    """
    said: Sent = defaultdict(list)
    send = PhoneHost.send

    def record(host: PhoneHost, seat: int, kind: str, text: str) -> None:
        send(host, seat, kind, text)
        said[seat].append(text)
        match = match_of(program)
        if text.startswith('{"t":"state"') and not match.is_between_deals:
            check_state(text, match.observe(seat))
            if len(said[seat]) % 25 == 0:
                check_swapped(match, seat, text)

    monkeypatch.setattr(PhoneHost, "send", record)
    return said


def quick_match() -> Match:
    """Returns a match of one short deal, in which much is laid."""
    return drawing_four(20, 1)


def long_match() -> Match:
    """Returns a match of two deals."""
    return drawing_four(11, 2)


def drawing_four(hand_size: int, deals: int) -> Match:
    usual = load_ruleset("classic-1951/4p")
    deal, draw = replace(usual.deal, hand_size=hand_size), replace(usual.draw, count=4)
    end = replace(usual.end, target=None, rounds=deals)
    return begin_by(replace(usual, deal=deal, draw=draw, end=end), "browser")


@pytest.mark.soak
@NEEDS_BROWSER
@pytest.mark.parametrize(("make", "shots"), [(quick_match, ()), (long_match, (1, 50))])
def test_four_phones_play_a_match_to_its_end_in_a_browser(
    qtbot: QtBot,
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    sent: Sent,
    make: Callable[[], Match],
    shots: tuple[int, ...],
) -> None:
    settings = replace(program.preferences.settings, language="de", text_scale=1.6)
    program.preferences.persons.add(with_own(Person(name="Anna"), settings))
    match = make()
    program.conductor.begin(match)
    sheet = open_sheet(program, monkeypatch)
    links = links_of(qtbot, sheet, (0, 1, 2, 3))
    deals = match.rules.end.rounds
    wish = {"links": links, "sizes": SIZES, "moves": 5_000, "deals": deals, "shots": shots}
    people = MouseUser(qtbot, program)

    def follow() -> None:
        """Goes on to the next deal, and takes the pictures that belong to those of the phones."""
        if match.is_between_deals and not match.is_over and program.window.table.is_settled:
            people.press(ButtonId.NEXT)
        for phone in tmp_path.glob("*-3.png"):
            picture = phone.with_name(phone.name.replace("-3", "-table"))
            if not picture.exists():
                program.window.grab().save(str(picture))

    result = in_browser(qtbot, program, tmp_path, wish, sheet.accept, follow)
    assert match.is_over
    assert result["errors"] == [[], [], [], []]
    assert all(least >= 44 and wide <= 0 for least, wide in result["sizes"])
    assert result["back"] < 5
    assert {Meld, Discard} <= {
        type(entry.action) for entry in match.entries if isinstance(entry, Played)
    }
    for seat, frames in enumerate(result["frames"]):
        states = [json.loads(text) for text in frames if text.startswith('{"t":"state"')]
        assert states[-1]["over"]
        assert not states[-1]["hand"]
        assert {text for text in frames if not text.startswith('{"t":"pong"')} <= {*sent[seat]}


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
    wish = {
        "links": links,
        "number": number,
        "sizes": SIZES[:1],
        "moves": 0,
        "steps": STEPS,
        "looks": 8,
    }
    result = in_browser(qtbot, program, tmp_path, wish)
    assert result["errors"] == [[]]
    check_looks(result)
    done = [type(entry.action) for entry in match.entries if isinstance(entry, Played)]
    assert done == [TakePile, Meld, Discard]
    assert match.actor == 1


_KING: Final = ".tile[aria-label*=nig]"
_REFUSED: Final = "Nur Karten wie die oberste"
STEPS_IN_GERMAN: Final[tuple[tuple[str, ...], ...]] = (
    ("#buttons :text-is('Tipp')", "Nehmen Sie"),
    ("#buttons :text-is('Sortieren')", "Abbrechen"),
    ("dialog[open] button:last-child", "Ziehen"),
    (_KING, "Welche Karten?", "ContextMenu"),
    ("dialog[open] .pick", "Fertig"),
    ("dialog[open] .main", "↑1"),
    ("#pile", _REFUSED),
    ("#peek", "Wieder am Tisch spielen"),
    ("#peek", "×4"),
    ("#buttons :text-is('Senken')", "Verdecken"),
    ("#buttons :text-is('Verdecken')", "Berühren zeigt Ihr Blatt"),
    ("#cover", "×4"),
    ("#buttons :text-is('Ziehen')", "neu"),
)


@pytest.mark.soak
@NEEDS_BROWSER
def test_the_page_is_for_all_eyes_and_hands(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = replace(
        program.preferences.settings,
        language="de",
        text_scale=2.0,
        four_colours=True,
        high_contrast=Follow.ON,
        hints=HintLevel.FULL,
    )
    program.preferences.persons.add(with_own(Person(name="Anna"), wanted))
    state = position("9h 9s Kh Ks Kd Kc 4s 5s 6h 6d 6c Jh")
    sit_at(qtbot, program, state, people=(0, 1))
    links = links_of(qtbot, open_sheet(program, monkeypatch), (0,))
    wish = {"links": links, "sizes": SIZES, "moves": 0, "steps": STEPS_IN_GERMAN, "looks": 1}
    result = in_browser(qtbot, program, tmp_path, wish)
    check_looks(result)
    told = result["seen"][-1]["spoken"]
    heard = [told.find(it) for it in ("Nehmen Sie den", _REFUSED, "Sie ziehen", "Melden")]
    assert -1 not in heard
    assert heard == sorted(heard)


def check_looks(result: dict[str, Any]) -> None:
    """Asserts that everything that was seen can be read, touched and named."""
    assert result["seen"]
    for seen in result["seen"]:
        faults = ("unseen", "small", "aside", "cramped", "faint", "nameless", "moving")
        assert not any(seen[fault] for fault in faults), seen


@pytest.mark.soak
@NEEDS_BROWSER
def test_an_old_page_renews_itself_and_outlasts_a_restart_of_the_program(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.conductor.begin(new_match((0, 1), seed="browser"))
    links = links_of(qtbot, open_sheet(program, monkeypatch), (0, 1))
    wish = {"links": links, "sizes": SIZES[:1], "moves": 2, "restart": True, "old": True}
    again: list[Program] = []
    result = in_browser(qtbot, program, tmp_path, wish, lambda: again.append(start()))
    assert result["moves"] >= 2
    # One that stays old is loaded again once.
    assert result["loads"] == 2
    assert again[0].conductor.match is not None
    assert again[0].conductor.match.entries


BUNDLE: Final = Path(__file__).parents[3] / "dist" / "canasta" / "canasta"
"""The built program, where `make bundle` has left one."""


@pytest.mark.soak
@NEEDS_BROWSER
@pytest.mark.parametrize(
    "command",
    [
        pytest.param((sys.executable, "-m", "canasta_gui"), id="sources"),
        pytest.param(
            (BUNDLE,),
            id="built",
            marks=pytest.mark.skipif(not BUNDLE.exists(), reason="the program was not built"),
        ),
    ],
)
def test_phones_outlast_a_program_that_is_killed(
    tmp_path: Path, command: tuple[str | Path, ...]
) -> None:
    match = new_match((0, 1), seed="killed")
    match.next_deal()
    with socket.create_server((ADDRESS, 0)) as free:
        port = free.getsockname()[1]
    data, keys = tmp_path / "data", (new_key(), new_key())
    kept = MatchStore(data / "matches").create(match)
    kept.close()
    links = PhoneLinks(
        match=kept.path.name,
        address=ADDRESS,
        port=port,
        seats=tuple(SeatKey(seat=seat, key=key) for seat, key in enumerate(keys)),
    )
    (data / "phones.json").write_bytes(format_json(plain(links)))
    wish = {
        "links": [f"http://{ADDRESS}:{port}/#{key}" for key in keys],
        "sizes": SIZES[:1],
        "moves": 6,
        "restart": True,
    }
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    played, came = tmp_path / "played.json", tmp_path / "came"
    browser = subprocess.Popen([sys.executable, SCRIPT, played], stdin=subprocess.PIPE, text=True)
    for is_first in (True, False):
        with subprocess.Popen([*command, "--data", data], env=environment) as program:
            try:
                await_that(lambda: is_served(port))
                if is_first:
                    assert browser.stdin is not None
                    browser.stdin.write(json.dumps(wish))
                    browser.stdin.close()
                    await_that(came.exists)
                else:
                    assert browser.wait(300) == 0
            finally:
                program.kill()
    result = json.loads(played.read_text())
    assert result["moves"] >= 6
    assert len(load_match(kept.path).match.entries) > len(match.entries)


def is_served(port: int) -> bool:
    """Returns whether somebody listens there."""
    with suppress(OSError), socket.create_connection((ADDRESS, port), 1):
        return True
    return False


def await_that(is_so: Callable[[], bool]) -> None:
    """Waits for what other processes do."""
    until = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < until, "nothing happens"
        time.sleep(0.1)
