"""Tests phones at the table: who comes, sleeps, is replaced and leaves, and what is done once."""

import errno
import json
import logging
import os
import re
import stat
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from canasta_gui.controller import networks, phone_process
from canasta_gui.controller.phone_page import page_files
from canasta_gui.controller.phone_process import PORT, PhoneProcess
from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.new_match.seat_editor import PHONE
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.dialogs.stand_in_dialog import COMPUTER, StandInDialog
from canasta_gui.persistence import phone_links
from canasta_gui.persistence.phone_links import links_path, read_links
from canasta_gui.phones.addresses import Network
from canasta_gui.phones.wire import WATCH, Code
from canasta_gui.settings.person import Person, with_own
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.windows.startup.program import Program
from engine import Aided, Match, Played, TakePile
from tests.gui.controller.positions import position
from tests.gui.controller.tables import hand_of, new_match
from tests.gui.kit.people import rest, sit_at
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.kit.program import Start, ear, program, same_cards, start
from tests.gui.phones.served import KEY, hello

__all__ = ["ear", "program", "same_cards", "start"]
ADDRESS = "192.168.0.7"


class Recorder(PhoneProcess):
    """Stands where the process would be: writes down what it is told, and says what phones say."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard: list[tuple[object, ...]] = []
        self._is_on = False

    @property
    def is_running(self) -> bool:
        return self._is_on

    def tell(self, *command: object) -> None:
        self._is_on = True
        self.heard.append(command)

    def stop(self) -> None:
        self._is_on = False

    def end(self) -> None:
        self._is_on = False

    def say(self, seat: int, kind: str, **members: object) -> None:
        self.told.emit("said", seat, json.dumps({"t": kind, **members}))

    def sent(self, seat: int, kind: str) -> list[dict[str, object]]:
        """Returns the messages of a kind to a seat."""
        texts = [it[3] for it in self.heard if it[:2] == ("send", seat)]
        messages = [json.loads(str(text)) for text in texts]
        return [message for message in messages if message["t"] == kind]


@pytest.fixture(autouse=True)
def recorder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no process be started, and the computer stay where it is."""
    monkeypatch.setattr(phone_process, "PhoneProcess", Recorder)
    monkeypatch.setattr(networks, "has_address", bool)


class Home:
    """A table with people, of whom the first may play on a phone."""

    def __init__(self, program: Program, seats: PhoneSeats | None = None) -> None:
        self.seats = seats or PhoneSeats(
            program.conductor,
            dict,
            program.commands.dialogs.phones.manners,
            program.hinting.ask_for,
        )
        self.process = cast("Recorder", self.seats.host.findChild(Recorder))

    def come(self, seat: int = 0) -> None:
        """Lets the phone of a seat come."""
        self.seats.invite(seat, ADDRESS)
        self.process.told.emit("open", PORT, "")
        self.process.told.emit("here", seat, "")

    def do(self, gesture: object, number: int, seat: int = 0, n: object = None) -> None:
        state = self.process.sent(seat, "state")[-1]
        self.process.say(seat, "do", n=state["n"] if n is None else n, id=number, g=gesture)


DRAW = {"place": ["stock", 0, 0], "cards": []}


def sit(qtbot: QtBot, program: Program) -> Match:
    return sit_at(qtbot, program, position("Kh Ks Kd 4s 5s"), people=(0, 1))[0]


def played(match: Match) -> int:
    return sum(isinstance(entry, Played) for entry in match.entries)


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


def test_where_the_stock_is_empty_the_pile_is_still_offered(qtbot: QtBot, program: Program) -> None:
    state = position("4c 5d 6s", "9h 9h 9d", stock={"count": 0})
    match, _ = sit_at(qtbot, program, state, people=(0, 1))
    home = Home(program)
    home.come()
    shown = cast("dict[str, dict[str, object]]", home.process.sent(0, "state")[-1])
    assert (shown["stock"]["may"], shown["pile"]["may"]) == (False, True)
    home.do({"place": ["pile", 0, 0], "cards": []}, 1)
    home.do({"press": "lay"}, 2)
    assert isinstance(match.entries[0], Played)
    assert isinstance(match.entries[0].action, TakePile)


def test_raised_cards_are_told_their_places(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    home.do(DRAW, 1)
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "raise", n=n, cards=[match.observe(0).hand[0]])
    answer = home.process.sent(0, "places")[-1]
    assert ["pile", 0, 0] in [it["place"] for it in answer["places"]]  # type: ignore[attr-defined]
    home.process.say(0, "raise", n=n, cards=[67])
    assert home.process.sent(0, "places")[-1] == answer
    home.process.say(0, "raise", n="x", cards=[])
    assert home.process.heard[-1] == ("refuse", 0)


def test_a_hint_is_for_the_hand_on_the_phone_alone(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "hint", n=n)
    qtbot.waitUntil(lambda: bool(home.process.sent(0, "hint")))
    (hint,) = home.process.sent(0, "hint")
    assert hint.keys() == {"t", "n", "text", "why", "cards"}
    assert hint["n"] == n
    assert hint["text"]
    assert set(hint["cards"]) <= set(match.observe(0).hand)  # type: ignore[call-overload]
    assert Aided(0, "hint") in match.entries
    home.process.say(0, "hint", n=n)
    home.do(DRAW, 1)
    home.process.say(0, "hint", n=n)
    qtbot.wait(0)
    assert home.process.sent(0, "hint") == [hint]


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
    assert len(state["hand"]) == len(last["hand"])  # type: ignore[arg-type]
    discard = {"place": ["pile", 0, 0], "cards": [match.observe(seat).hand[0]]}
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


def test_the_sheet_shows_a_code_and_takes_unused_ones_back(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    networks = (Network("wlan0", ADDRESS), Network("eth0", "10.0.0.3"))
    dialog = PhoneDialog(match, home.seats, networks, program.window)
    dialog.open()
    assert not dialog.code.isVisible()
    QTest.mouseClick(dialog.show_button, LEFT)
    assert home.process.heard[1][:3] == ("open", ADDRESS, PORT)
    home.process.told.emit("open", PORT + 1, "")
    assert dialog.code.text == dialog.link.text() == home.seats.link_of(0)
    assert f":{PORT + 1}/#" in dialog.code.text
    dialog.networks.setCurrentIndex(1)
    assert home.process.heard[-1][:3] == ("open", "10.0.0.3", PORT)
    home.process.told.emit("here", 0, "")
    assert not dialog.code.isVisible()
    QTest.mouseClick(dialog.people.buttons["1"], LEFT)
    QTest.mouseClick(dialog.show_button, LEFT)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert home.seats.state_of(1) is None
    assert home.seats.state_of(0) is SeatState.HERE


def test_a_phone_without_a_camera_is_asked_for_on_the_sheet(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    dialog = PhoneDialog(match, home.seats, (Network("wlan0", ADDRESS),), program.window)
    dialog.open()
    QTest.mouseClick(dialog.show_button, LEFT)
    home.process.told.emit("open", PORT, "")
    first = home.seats.numbers.number_of(0)
    assert re.fullmatch(r"\d{6}", first)
    assert ("offer", 0, first.encode()) in home.process.heard
    assert f"{ADDRESS}:{PORT}" in dialog.typed.text()
    assert f"{first[:3]}\N{NO-BREAK SPACE}{first[3:]}" in dialog.typed.text()
    home.process.told.emit("lapsed", 0, "")
    second = home.seats.numbers.number_of(0)
    assert second != first
    assert ("offer", 0, second.encode()) == home.process.heard[-1]
    QTest.mouseClick(dialog.people.buttons["1"], LEFT)
    home.process.told.emit("asks", 0, "")
    assert dialog.seat == 0
    assert "right one" in dialog.state.text()
    QTest.mouseClick(dialog.no_button, LEFT)
    assert ("reject", 0) in home.process.heard
    assert not dialog.no_button.isVisible()
    assert home.seats.state_of(0) is SeatState.INVITED
    home.process.told.emit("spent", 0, "")
    assert home.seats.numbers.number_of(0) == ""
    assert "Too many" in dialog.typed.text()
    QTest.mouseClick(dialog.show_button, LEFT)
    home.process.told.emit("asks", 0, "")
    QTest.mouseClick(dialog.yes_button, LEFT)
    assert ("admit", 0) in home.process.heard
    home.process.told.emit("here", 0, "")
    assert not dialog.typed.isVisible()
    assert home.seats.numbers.number_of(0) == ""
    dialog.close()


def test_no_number_outlasts_the_sheet(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come(WATCH)
    dialog = PhoneDialog(match, home.seats, (Network("wlan0", ADDRESS),), program.window)
    dialog.open()
    QTest.mouseClick(dialog.people.buttons[str(WATCH)], LEFT)
    assert home.seats.numbers.number_of(WATCH) in dialog.typed.text().replace(
        "\N{NO-BREAK SPACE}", ""
    )
    home.process.told.emit("asks", WATCH, "")
    QTest.mouseClick(dialog.close_button, LEFT)
    assert home.seats.numbers.number_of(WATCH) == ""
    assert home.seats.numbers.asking is None
    assert home.process.heard[-1] == ("offer", WATCH, b"")


def is_elsewhere(_address: str) -> bool:
    return False


def test_phones_are_shown_the_way_into_another_network(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Network("wlan0", ADDRESS)]
    monkeypatch.setattr(networks, "networks", lambda: tuple(found))
    match = sit(qtbot, program)
    program.window.actions_by_name["phone"].trigger()
    home = Home(program, program.commands.dialogs.phones.seats)
    home.come()
    sheet = program.window.sheets.top
    assert sheet is not None
    sheet.close()
    home.do(DRAW, 1)
    home.do({"place": ["felt", 0, 0], "cards": match.observe(0).hand[-3:]}, 2)
    before, key = home.process.sent(0, "state")[-1], home.seats.link_of(0).partition("#")[2]
    monkeypatch.setattr(networks, "has_address", is_elsewhere)
    found[:] = []
    home.seats.host.look()
    assert home.seats.host.is_lost
    assert home.seats.host.address == ADDRESS
    found[:] = [Network("wlan0", "10.1.2.3")]
    home.seats.host.look()
    assert home.process.heard[-1][:3] == ("open", "10.1.2.3", PORT)
    assert home.process.heard[-2] == ("invite", 0, key.encode())
    home.process.told.emit("gone", 0, "")
    home.process.told.emit("open", PORT, "")
    assert "another network" in program.window.banner.text
    QTest.mouseClick(program.window.banner.offer_button, LEFT)
    sheet = program.window.sheets.top
    assert isinstance(sheet, PhoneDialog)
    assert sheet.code.text == f"http://10.1.2.3:{PORT}/#{key}"
    assert "camera" in sheet.state.text()
    assert home.seats.numbers.number_of(0)
    home.process.told.emit("here", 0, "")
    assert home.process.sent(0, "state")[-1] == before
    assert not sheet.isVisible()
    assert not program.window.banner.text


def test_phones_find_a_computer_again_that_comes_back(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    monkeypatch.setattr(networks, "has_address", is_elsewhere)
    monkeypatch.setattr(networks, "networks", tuple)
    home.seats.host.look()
    dialog = PhoneDialog(match, home.seats, (Network("wlan0", ADDRESS),), program.window)
    dialog.open()
    assert "no network" in dialog.state.text()
    monkeypatch.setattr(networks, "has_address", bool)
    count = len(home.process.heard)
    home.seats.host.look()
    assert home.process.heard[count + 1][:3] == ("open", ADDRESS, PORT)
    home.seats.host.look()
    assert len(home.process.heard) == count + 2
    assert not home.seats.moved_seats
    dialog.close()


def test_seats_set_up_for_phones_are_asked_for_one_after_another(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "networks", lambda: (Network("wlan0", ADDRESS),))
    program.window.actions_by_name["new"].trigger()
    setup = program.window.sheets.top
    assert isinstance(setup, NewMatchDialog)
    editors = setup.table.seats
    for seat in (0, 2):
        QTest.mouseClick(editors[seat].kind.buttons[PHONE], LEFT)
    assert [it.is_person for it in setup.choice.seats] == [True, False, True, False]
    QTest.mouseClick(setup.play_button, LEFT)
    sheet = program.window.findChild(PhoneDialog)
    seats = program.commands.dialogs.phones.seats
    assert sheet is not None
    assert seats is not None
    home = Home(program, seats)
    home.process.told.emit("open", PORT, "")
    for seat in (0, 2):
        assert sheet.seat == seat
        assert sheet.code.text == seats.link_of(seat)
        home.process.told.emit("here", seat, "")
    assert not sheet.isVisible()
    assert seats.state_of(2) is SeatState.HERE
    assert program.flow.usual.seats[2].on_phone


def test_a_phone_speaks_as_its_person_wants(qtbot: QtBot, program: Program) -> None:
    settings = replace(program.preferences.settings, language="de", text_scale=1.6)
    anna = with_own(Person(name="Anna"), replace(settings, four_colours=True, hints=HintLevel.FULL))
    program.preferences.persons.add(anna)
    sit(qtbot, program)
    home = Home(program)
    home.come(0)
    home.come(1)
    first, second = (home.process.sent(seat, "welcome")[-1] for seat in (0, 1))
    assert (first["language"], first["scale"]) == ("de", 1.6)
    assert first["faces"] != second["faces"]
    assert first["words"]["draw"] == "Ziehen"  # type: ignore[index]
    prompts = [home.process.sent(seat, "state")[-1]["prompt"] for seat in (0, 1)]
    assert "Ziehen" in str(prompts[0])
    assert str(prompts[1]).startswith("Anna")
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "raise", n=n, cards=[])
    home.do(DRAW, 1)
    home.do({"undo": True}, 2)
    assert "Sie ziehen" in str(home.process.sent(0, "state")[-1]["told"])
    assert "draw" in str(home.process.sent(1, "state")[-1]["told"])
    assert program.base.language.language == "en"
    assert program.conductor.session is not None
    assert "draw" in program.conductor.session.log()[-1]


def test_a_rule_changed_in_the_match_is_told(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    assert home.process.sent(0, "state")[-1]["rules"] == ""
    other = replace(match.rules, end=replace(match.rules.end, target=3000))
    assert program.conductor.change_rules(other)
    told = str(home.process.sent(0, "state")[-1]["rules"])
    assert "From deal 2 on" in told
    assert "3,000" in told
    program.conductor.change_rules(match.rules)
    assert home.process.sent(0, "state")[-1]["rules"] == ""


def test_a_phone_may_only_watch(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come(WATCH)
    state = home.process.sent(WATCH, "state")[-1]
    assert state["watch"]
    assert not state["hand"]
    assert program.conductor.session is not None
    assert not program.conductor.session.seat_notes
    home.process.say(WATCH, "do", n=state["n"], id=1, g=DRAW)
    assert home.process.heard[-1] == ("refuse", WATCH)
    assert not match.entries
    kept = read_links()
    assert kept is not None
    assert [it.seat for it in kept.seats] == [WATCH]
    dialog = PhoneDialog(match, home.seats, (Network("wlan0", ADDRESS),), program.window)
    dialog.open()
    QTest.mouseClick(dialog.people.buttons[str(WATCH)], LEFT)
    assert dialog.code.text == home.seats.link_of(WATCH)
    QTest.mouseClick(dialog.back_button, LEFT)
    assert not home.process.is_running
    dialog.close()


def test_the_page_is_light(program: Program) -> None:
    files = page_files({0: DeckStyle(), 1: DeckStyle(), 2: DeckStyle(four_colours=True)}, "en")
    sizes = {path: len(content) for path, (_, content) in files.items()}
    faces = [size for path, size in sizes.items() if "faces" in path]
    assert len(faces) == 2
    assert sum(sizes.values()) - sum(faces) < 100_000
    assert sum(sizes.values()) - min(faces) < 300_000


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


@pytest.mark.parametrize("networks", [(), (Network("wlan0", ADDRESS),)])
def test_the_sheet_says_why_there_is_no_code(
    qtbot: QtBot, program: Program, networks: tuple[Network, ...]
) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    dialog = PhoneDialog(match, home.seats, networks, program.window)
    dialog.open()
    assert dialog.show_button.isEnabled() == bool(networks)
    if networks:
        QTest.mouseClick(dialog.show_button, LEFT)
        home.process.told.emit("shut", 0, "")
        assert "does not let" in dialog.state.text()
    else:
        assert "no network" in dialog.state.text()
    dialog.close()


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
