"""Tests the sheet with the codes: what it shows, asks, and takes back."""

import re

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks
from canasta_gui.controller.phone_process import PORT
from canasta_gui.controller.phone_seats import SeatState
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.new_match.seat_editor import PHONE
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.phones.addresses import Network
from canasta_gui.phones.wire import WATCH
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import ear, program, same_cards, start
from tests.gui.phones.home import ADDRESS, DRAW, Home, recorder, sit

__all__ = ["ear", "program", "recorder", "same_cards", "start"]


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
    QTest.mouseClick(program.window.banner.offer_buttons[0], LEFT)
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
    QTest.mouseClick(setup.begin_button, LEFT)
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
