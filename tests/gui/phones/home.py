"""A table with phones whose process is only written down."""

import json
from typing import cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks, phone_process
from canasta_gui.controller.phone_process import PORT, PhoneProcess
from canasta_gui.controller.phone_seats import PhoneSeats
from canasta_gui.windows.startup.program import Program
from engine import Match, Played
from tests.gui.kit.people import sit_at
from tests.kit.positions import position

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
