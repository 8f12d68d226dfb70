"""The conductor: table, session, computer players and saves in step."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import worker as worker_module
from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.thinking import Reply
from canasta_gui.controller.viewpoint import Waiting
from canasta_gui.controller.worker import Worker
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.model import Speed
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import Choice, DrawStock, JournalError, Observation, load_match
from engine.rng import Chance
from tests.gui.controller.quick_table import QuickTable
from tests.gui.controller.tables import hand_of, new_match, obvious_gesture

WAIT_MS = 20_000


class House:
    """A table, a conductor and a store; computers answer from a real worker."""

    def __init__(self, folder: Path, worker: Worker) -> None:
        self.table = QuickTable()
        self.store = MatchStore(folder)
        self.conductor = Conductor(cast("TableWidget", self.table), self.store, worker)
        self.conductor.set_pace(Pace(Speed.INSTANT))
        self.saved: list[bool] = []

    @property
    def waiting(self) -> Waiting:
        assert self.conductor.session is not None
        return self.conductor.session.waiting

    def wait_for(self, qtbot: QtBot, *waiting: Waiting) -> None:
        qtbot.waitUntil(lambda: self.waiting in waiting, timeout=WAIT_MS)

    def play_deal(self, qtbot: QtBot, seed: str) -> None:
        """The viewer does the obvious until the deal is over."""
        chance = Chance(seed)
        over = (Waiting.DEAL_OVER, Waiting.MATCH_OVER)
        while True:
            self.wait_for(qtbot, Waiting.VIEWER, *over)
            if self.waiting in over:
                return
            self.table.gesture.emit(obvious_gesture(self.table.view, chance))


@pytest.fixture(scope="module")
def worker(qapp: object) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


@pytest.fixture
def house(tmp_path: Path, worker: Worker) -> Iterator[House]:
    house = House(tmp_path, worker)
    yield house
    house.conductor.close()


def test_a_deal_is_played_saved_and_resumed(qtbot: QtBot, house: House) -> None:
    ends: list[bool] = []
    house.conductor.deal_over.connect(lambda: ends.append(True))
    house.conductor.begin(new_match((0,), seed="deal"))
    house.play_deal(qtbot, "deal")
    qtbot.waitUntil(lambda: bool(ends), timeout=WAIT_MS)
    session, path = house.conductor.session, house.conductor.path
    assert session is not None
    assert path is not None
    state = session.match.state
    house.conductor.close()
    assert load_match(path).match.state == state
    house.conductor.resume_last()
    assert house.conductor.session is not None
    assert house.conductor.session.match.state == state
    assert ends == [True]


def test_an_action_is_saved_before_it_is_shown(qtbot: QtBot, house: House) -> None:
    saved: list[bool] = []

    def compare(step: Step) -> None:
        session, path = house.conductor.session, house.conductor.path
        if step.events and session is not None and path is not None:
            saved.append(load_match(path).match.entries == session.match.entries)

    play = house.table.play
    house.table.play = lambda step: (compare(step), play(step))[1]
    house.conductor.begin(new_match((0,), seed="first"))
    house.wait_for(qtbot, Waiting.VIEWER)
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    house.wait_for(qtbot, Waiting.VIEWER)
    assert len(saved) > 5
    assert all(saved)


def test_a_match_is_resumed_in_the_midst_of_a_turn(qtbot: QtBot, house: House) -> None:
    house.conductor.begin(new_match((0,), seed="midst"))
    house.wait_for(qtbot, Waiting.VIEWER)
    house.table.gesture.emit(Activate(STOCK, ()))
    view = house.table.view
    house.conductor.close()
    house.conductor.resume_last()
    assert house.table.view == view


def test_computers_go_on_after_a_resume(qtbot: QtBot, house: House) -> None:
    house.conductor.begin(new_match((0,), seed="others"))
    house.wait_for(qtbot, Waiting.VIEWER)
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    assert house.waiting is Waiting.COMPUTER
    house.conductor.close()
    house.conductor.resume_last()
    house.wait_for(qtbot, Waiting.VIEWER)


def test_each_computer_waits_for_the_player_who_wants_it(qtbot: QtBot, house: House) -> None:
    house.conductor.set_pace(Pace(Speed.INSTANT, is_waiting=True))
    house.conductor.begin(new_match((0,), seed="wait"))
    session = house.conductor.session
    assert session is not None
    pauses = 0
    for _ in range(8):
        qtbot.waitUntil(
            lambda: session.is_paused or session.waiting is Waiting.VIEWER, timeout=WAIT_MS
        )
        if session.is_paused:
            pauses += 1
            house.table.gesture.emit(Press(ButtonId.NEXT))
            continue
        house.table.gesture.emit(Activate(STOCK, ()))
        house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    assert pauses >= 2


def test_two_people_meet_at_the_curtain(qtbot: QtBot, house: House) -> None:
    house.conductor.begin(new_match((0, 1, 2, 3), seed="curtain"))
    qtbot.waitUntil(lambda: house.table.view.curtain is not None, timeout=WAIT_MS)
    house.table.gesture.emit(Press(ButtonId.NEXT))
    first = house.table.view.viewer
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    qtbot.waitUntil(lambda: house.table.view.curtain is not None, timeout=WAIT_MS)
    assert house.table.view.viewer != first
    assert hand_of(house.table.view) == ()


def test_what_happened_is_announced_and_can_be_shown_again(qtbot: QtBot, house: House) -> None:
    house.conductor.begin(new_match((0,), seed="again"))
    house.wait_for(qtbot, Waiting.VIEWER)
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    house.wait_for(qtbot, Waiting.VIEWER)
    qtbot.wait(50)
    assert any("Ben" in line for line in house.table.said)
    assert "It is your turn." in house.table.said[-1]
    count, last = len(house.table.steps), house.table.view
    house.conductor.repeat()
    again = [event for step in house.table.steps[count:] for event in step.events]
    assert again
    assert all(getattr(event, "seat", 1) != 0 or "Turn" in type(event).__name__ for event in again)
    assert house.table.view == last
    house.table.gesture.emit(Activate(PILE, hand_of(house.table.view)[:1]))
    assert house.table.said[-1].startswith("! ")


class WrongPlayer:
    """Always draws, whatever the rules say."""

    level = "wrong"

    def choose(self, view: Observation, seed: str) -> Choice:
        return Choice(DrawStock())


@pytest.mark.expects_log("of seat . refused .turn.already_drawn.*canasta")
def test_a_refused_computer_is_reported_and_the_game_goes_on(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(self: Worker, level: str, view: Observation, seed: str) -> int:
        reply = Reply(0, WrongPlayer().choose(view, seed))
        self.answered.emit(reply)
        return 0

    monkeypatch.setattr(worker_module.Worker, "ask", ask)
    house.conductor.begin(new_match((0,), seed="wrong"))
    house.wait_for(qtbot, Waiting.VIEWER)
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(PILE, (hand_of(house.table.view)[0],)))
    house.wait_for(qtbot, Waiting.VIEWER)


def test_a_computer_that_takes_long_is_shown_to_think(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(self: Worker, level: str, view: Observation, seed: str) -> int:
        return 0

    monkeypatch.setattr(worker_module.Worker, "ask", ask)
    house.conductor.begin(new_match((), seed="long"))

    def thinking() -> list[int]:
        return [seat.seat for seat in house.table.view.seats if seat.is_thinking]

    qtbot.waitUntil(lambda: bool(thinking()), timeout=WAIT_MS)
    assert house.conductor.session is not None
    assert thinking() == [house.conductor.session.match.actor]


def test_when_every_player_fails_the_game_goes_on(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(self: Worker, level: str, view: Observation, seed: str) -> int:
        self.answered.emit(Reply(0, None, "no idea"))
        return 0

    monkeypatch.setattr(worker_module.Worker, "ask", ask)
    house.conductor.begin(new_match((0,), seed="fail"))
    house.wait_for(qtbot, Waiting.VIEWER)


@pytest.mark.expects_log("cannot be saved")
def test_when_saving_fails_the_match_stands_still(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[JournalError] = []
    house.conductor.storage_failed.connect(told.append)
    house.conductor.begin(new_match((0,), seed="full"))
    house.wait_for(qtbot, Waiting.VIEWER)
    session = house.conductor.session
    assert session is not None
    state = session.match.state

    def refuse(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        house.table.gesture.emit(Activate(STOCK, ()))
    assert told
    assert session.match.state is state
    assert session.is_paused
    house.table.gesture.emit(Press(ButtonId.NEXT))
    house.table.gesture.emit(Activate(STOCK, ()))
    assert session.match.state is not state
