"""Tests phones at the table: who comes, sleeps, is replaced and leaves, and what is done once."""

import errno
import logging
import os
import re
import stat

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from canasta_gui.controller.phone_process import PORT, PhoneProcess
from canasta_gui.controller.phone_seats import SeatState
from canasta_gui.dialogs.stand_in_dialog import COMPUTER, StandInDialog
from canasta_gui.persistence import phone_links
from canasta_gui.persistence.phone_links import links_path, read_links
from canasta_gui.phones.wire import Code
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, STOCK
from canasta_gui.windows.startup.program import Program
from engine import parse_cards
from tests.gui.controller.tables import hand_of, new_match
from tests.gui.kit.people import KeyUser, rest
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.kit.program import Start, ear, program, same_cards, start
from tests.gui.phones.home import ADDRESS, DRAW, Home, played, recorder, sit
from tests.gui.phones.served import KEY, hello

__all__ = ["ear", "program", "recorder", "same_cards", "start"]


def test_a_phone_takes_the_hand_and_gives_it_back(qtbot: QtBot, program: Program) -> None:
    sit(qtbot, program)
    home = Home(program)
    assert not home.process.heard
    home.seats.invite(0, ADDRESS)
    assert home.seats.link_of(0) == ""
    home.process.told.emit("open", PORT, "")
    link = home.seats.link_of(0)
    assert link.startswith(f"http://{ADDRESS}:{PORT}/#")
    assert len(link.partition("#")[2]) == 22
    assert view_of(program).curtain is not None
    home.process.told.emit("here", 0, "")
    rest(qtbot, program)
    assert home.process.sent(0, "welcome")[0]["name"] == "Anna"
    assert view_of(program).curtain is None
    assert not any(hand_of(view_of(program)))
    assert program.conductor.session is not None
    assert program.conductor.session.seat_notes == {0: TextId.SEAT_PHONE}
    home.seats.take_back(0)
    rest(qtbot, program)
    assert ("forget", 0) in home.process.heard
    assert not home.process.is_running
    assert home.seats.state_of(0) is None
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)


def test_a_deed_is_done_once_and_only_if_it_answers_what_is_shown(
    qtbot: QtBot, program: Program
) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    first = home.process.sent(0, "state")[-1]["n"]
    home.do(DRAW, 1)
    assert played(match) == 1
    home.do(DRAW, 1, n=first)
    assert played(match) == 1
    state = home.process.sent(0, "state")[-1]
    assert (state["id"], state["late"]) == (1, False)
    home.do({"place": ["pile", 0, 0], "cards": [match.observe(0).hand[0]]}, 2, n=first)
    assert played(match) == 1
    assert home.process.sent(0, "state")[-1]["late"]
    home.do({"place": ["pile", 0, 0], "cards": [0]}, 3)
    assert played(match) == 1
    home.do({"place": ["pile", 0, 0], "cards": [match.observe(0).hand[0]]}, 4)
    assert match.actor == 1
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)


def test_what_lies_aside_outlasts_a_nap(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    home.do(DRAW, 1)
    kings = [card for card in match.observe(0).hand if card >> 2 == match.observe(0).hand[-1] >> 2]
    home.do({"place": ["felt", 0, 0], "cards": kings}, 2)
    before = home.process.sent(0, "state")[-1]
    assert before["stage"]["groups"]  # type: ignore[index]
    home.process.told.emit("gone", 0, "")
    assert home.seats.is_asleep(0)
    assert program.conductor.session is not None
    assert program.conductor.session.seat_notes == {0: TextId.SEAT_PHONE_AWAY}
    home.process.told.emit("here", 0, "")
    assert home.seats.state_of(0) is SeatState.HERE
    assert home.process.sent(0, "state")[-1] == before
    assert home.process.sent(0, "welcome")[-1]["done"] == 2


def test_what_lies_aside_goes_with_the_hand_from_the_table_and_back(
    qtbot: QtBot, program: Program
) -> None:
    sit(qtbot, program)
    KeyUser(qtbot, program).press(ButtonId.NEXT)
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    program.conductor.handle(Activate(FELT, parse_cards("Kh Ks Kd")))
    before = view_of(program).stage
    assert before.groups
    home = Home(program)
    home.come()
    assert home.process.sent(0, "state")[-1]["stage"]["groups"]  # type: ignore[index]
    assert not view_of(program).stage.groups
    home.seats.take_back(0)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    assert not view_of(program).stage.groups
    KeyUser(qtbot, program).press(ButtonId.NEXT)
    assert view_of(program).stage == before


def test_others_choose_what_becomes_of_a_phone_that_sleeps(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    program.window.actions_by_name["phone"].trigger()
    home, banner = Home(program, program.commands.dialogs.phones.seats), program.window.banner
    assert program.window.sheets.top is not None
    program.window.sheets.top.accept()
    for come_back in (
        lambda: home.process.told.emit("woke", 0, ""),
        lambda: QTest.mouseClick(banner.offer_buttons[0], LEFT),
        lambda: hand_over(program),
    ):
        home.come()
        assert not banner.text
        home.process.told.emit("quiet", 0, "")
        assert "Anna's phone sleeps" in banner.text
        come_back()
        assert not banner.text
    assert match.persons == {1}
    assert home.seats.state_of(0) is None


def hand_over(program: Program) -> None:
    """Lets a computer play for the first seat, as the banner offers it."""
    QTest.mouseClick(program.window.banner.offer_buttons[1], LEFT)
    sheet = program.window.sheets.top
    assert isinstance(sheet, StandInDialog)
    QTest.mouseClick(sheet.rows[0].kind.buttons[COMPUTER], LEFT)
    sheet.accept()


def test_the_table_plays_on_where_no_process_can_be_started(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(qtbot, program)
    home = Home(program)

    def tell(*_: object) -> None:
        home.process.ended.emit()

    monkeypatch.setattr(home.process, "tell", tell)
    with qtbot.waitSignal(home.seats.failed):
        home.seats.invite(0, ADDRESS)
    assert home.seats.state_of(0) is None
    assert not home.seats.link_of(0)


def test_the_table_plays_on_when_the_process_dies(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    keys = [it for it in home.process.heard if it[0] == "invite"]
    home.process.ended.emit()
    assert [it for it in home.process.heard if it[0] == "invite"] == keys * 2
    assert home.seats.is_asleep(0)
    home.process.told.emit("here", 0, "")
    home.do(DRAW, 1)
    assert played(match) == 1
    with qtbot.waitSignal(home.seats.failed):
        for _ in range(3):
            home.process.ended.emit()
    rest(qtbot, program)
    assert home.seats.state_of(0) is None
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)


def test_phones_wait_for_their_match_and_leave_with_it(qtbot: QtBot, program: Program) -> None:
    sit(qtbot, program)
    path = program.conductor.path
    assert path is not None
    home = Home(program)
    home.come()
    program.conductor.rehearse(new_match((0,), seed="aside"))
    assert home.process.sent(0, "busy")
    home.do(DRAW, 1)
    count = len(home.process.sent(0, "state"))
    program.conductor.resume(path)
    rest(qtbot, program)
    assert len(home.process.sent(0, "state")) > count
    assert not any(hand_of(view_of(program)))
    program.conductor.begin(new_match((0,), seed="another"))
    assert home.seats.state_of(0) is None
    assert not home.process.is_running


def test_phones_find_their_match_again_after_a_restart(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.show_table()
    program.conductor.begin(new_match((0, 1, 2, 3), seed="restart"))
    rest(qtbot, program)
    home, match = Home(program), match_of(program)
    seat = match.actor
    home.come(seat)
    home.do(DRAW, 1, seat)
    home.do({"place": ["felt", 0, 0], "cards": [match.observe(seat).hand[0]]}, 2, seat)
    last, link = home.process.sent(seat, "state")[-1], home.seats.link_of(seat)
    assert os.name != "posix" or stat.S_IMODE(links_path().stat().st_mode) == 0o600
    kept = read_links()
    assert kept is not None
    assert kept.match == getattr(program.conductor.path, "name", "")
    home.seats.end()
    again = start()
    home, match = Home(again, again.commands.dialogs.phones.seats), match_of(again)
    # The keys come first: a phone that is there at once must not be told that its is unknown.
    invited, opened = home.process.heard[:2]
    assert invited == ("invite", seat, link.partition("#")[2].encode())
    assert opened[:3] == ("open", ADDRESS, PORT)
    assert home.seats.is_asleep(seat)
    home.process.told.emit("open", PORT, "")
    assert home.seats.link_of(seat) == link
    home.process.told.emit("here", seat, "")
    state, before = home.process.sent(seat, "state")[-1], played(match)
    assert last["stage"]["groups"]  # type: ignore[index]
    assert (state["hand"], state["stage"]) == (last["hand"], last["stage"])
    discard = {"place": ["pile", 0, 0], "cards": [match.observe(seat).hand[0]]}
    home.do({"press": "take-back"}, 1, seat)
    home.do(discard, 2, seat, n=last["n"])
    assert played(match) == before
    assert home.process.sent(seat, "state")[-1]["late"]
    home.do(discard, 3, seat)
    assert played(match) == before + 1
    home.seats.take_back(seat)
    assert read_links() is None


def test_links_that_nobody_can_be_served_by_give_the_seats_back(
    qtbot: QtBot, program: Program
) -> None:
    sit(qtbot, program)
    home = Home(program)
    home.come()
    with qtbot.waitSignal(home.seats.failed):
        home.process.told.emit("shut", 0, "")
    assert home.seats.state_of(0) is None
    assert not links_path().exists()
    for text in ("", "{}", '{"match": 1}', "[" * 300):
        links_path().write_text(text, encoding="utf-8")
        assert read_links() is None


def test_a_full_disk_stops_no_phone(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit(qtbot, program)
    monkeypatch.setattr(phone_links, "write_whole", _full)
    home = Home(program)
    home.come()
    assert read_links() is None
    home.do(DRAW, 1)
    assert played(match) == 1


@pytest.mark.expects_log("cannot be saved")
def test_a_phone_is_told_what_could_not_be_saved(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _full)
        home.do(DRAW, 1)
    state = home.process.sent(0, "state")[-1]
    assert (state["id"], state["unsaved"]) == (1, True)
    assert not match.entries
    assert "Make room" in program.window.banner.text
    program.window.actions_by_name["continue"].trigger()
    home.do(DRAW, 2)
    assert not home.process.sent(0, "state")[-1]["unsaved"]
    assert played(match) == 1


def _full(*_args: object, **_options: object) -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_who_leaves_or_is_replaced_by_a_computer_is_let_go(qtbot: QtBot, program: Program) -> None:
    sit(qtbot, program)
    home = Home(program)
    home.come()
    with qtbot.waitSignal(home.seats.left):
        home.process.say(0, "bye")
    assert home.seats.state_of(0) is None
    home.come()
    program.conductor.change_player(0, "club")
    assert home.seats.state_of(0) is None
    home.process.told.emit("here", 0, "")
    home.process.told.emit("said", 3, "{}")


def test_the_log_holds_no_key_and_no_card(
    qtbot: QtBot, program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    key = home.seats.link_of(0).partition("#")[2]
    home.do(DRAW, 1)
    home.do({"place": ["pile", 0, 0], "cards": [match.observe(0).hand[0]]}, 2)
    home.process.told.emit("said", 0, "[[[" + key)
    home.process.ended.emit()
    rest(qtbot, program)
    path = program.conductor.path
    assert path is not None
    assert key not in caplog.text + path.read_text(encoding="utf-8")
    assert ADDRESS not in caplog.text
    assert not re.search(r"\b[AKQJT2-9][shdc]\b", caplog.text)


def test_a_stopped_process_says_farewell(qtbot: QtBot) -> None:
    process = PhoneProcess()
    ports: list[int] = []

    def note(_kind: str, port: int, _text: str) -> None:
        ports.append(port)

    process.told.connect(note)
    with qtbot.waitSignal(process.told, timeout=10_000):
        process.tell("open", "127.0.0.1", 47660, {"/": ("text/html", b"")})
    process.tell("invite", 0, KEY.encode())
    host = f"127.0.0.1:{ports[0]}"
    with connect(f"ws://{host}/socket", origin=Origin(f"http://{host}"), proxy=None) as line:
        with qtbot.waitSignal(process.told, timeout=10_000):
            line.send(hello())
        process.tell("forget", 0)
        process.stop()
        assert not process.is_running
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == Code.LEFT
    process.end()
