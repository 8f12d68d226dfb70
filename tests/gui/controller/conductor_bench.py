"""A table, a conductor and a store whose timers and players the test drives."""

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_gui import file_thread
from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.player_messages import PlayerRequest, Reply
from canasta_gui.controller.player_tasks import answer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.persistence.store import MatchStore
from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Activate, Gesture, Press
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import Observation
from engine.rng import Chance
from tests.gui.controller.quick_table import QuickTable
from tests.gui.controller.tables import hand_of, obvious_gesture


class Timers:
    """Makes the timers of the conductor; their time passes when the test says so."""

    def __init__(self) -> None:
        self.now_ms = 0
        self._made: list[HandTimer] = []

    def make(self, parent: QObject) -> QTimer:
        """Returns a timer; the conductor asks for one for each thing that it waits for."""
        timer = HandTimer(self, parent)
        self._made.append(timer)
        return timer

    def fire(self) -> bool:
        """Runs out the timer that is due first; returns whether there was one."""
        due = [timer for timer in self._made if timer.isActive() and timer.due_ms <= self.now_ms]
        for timer in sorted(due, key=lambda one: one.due_ms)[:1]:
            timer.stop()
            timer.timeout.emit()
        return bool(due)


class HandTimer(QTimer):
    """A timer that runs out when its `Timers` say so."""

    def __init__(self, timers: Timers, parent: QObject) -> None:
        super().__init__(parent)
        self._timers = timers
        self._is_running = False
        self.due_ms = 0

    def start(self, msec: int = 0) -> None:
        self._is_running, self.due_ms = True, self._timers.now_ms + msec

    def stop(self) -> None:
        self._is_running = False

    def isActive(self) -> bool:  # noqa: N802 - Qt's name
        return self._is_running


class PromptWorker(QObject):
    """Keeps the newest question until it is told to answer."""

    answered = Signal(object)
    advised = Signal(object)
    appraised = Signal(object)
    compared = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.question: PlayerRequest | None = None
        self.asked: list[PlayerRequest] = []

    def ask(self, player: str, view: Observation, seed: str) -> int:
        self.question = PlayerRequest(len(self.asked), player, view, seed)
        self.asked.append(self.question)
        return self.question.id

    def forget(self) -> None:
        self.question = None

    def reply(self, reply: Reply | None = None) -> bool:
        """Answers the question with a reply, by default the player's; returns whether there was a
        question.
        """
        question, self.question = self.question, None
        if question is not None:
            self.answered.emit(reply or answer(question))
        return question is not None


class ConductorBench:
    """The conductor with its table, store, worker and timers."""

    def __init__(self, folder: Path) -> None:
        self.table = QuickTable()
        self.store = MatchStore(folder)
        self.timers = Timers()
        self.worker = PromptWorker()
        self.conductor = Conductor(
            cast("TableWidget", self.table),
            self.store,
            cast("Worker", self.worker),
            make_timer=self.timers.make,
        )
        self.conductor.set_pace(Pace(Speed.INSTANT))
        self.ends = 0
        """How often the end of a deal was announced."""
        self.conductor.deal_over.connect(self._count_end)

    @property
    def session(self) -> Session:
        assert self.conductor.session is not None
        return self.conductor.session

    @property
    def waiting(self) -> Waiting:
        return self.session.waiting

    def rest(self) -> bool:
        """Settles the table, then runs out every due timer; returns whether there was any."""
        has_settled = self.table.settle()
        QCoreApplication.processEvents()
        return self.timers.fire() or has_settled

    def run(self) -> None:
        """Runs everything that needs neither a person nor time."""
        while self.rest() or self.worker.reply():
            pass

    def pass_time(self, milliseconds: int) -> None:
        self.timers.now_ms += milliseconds
        while self.rest():
            pass

    def do(self, *gestures: Gesture) -> None:
        """Makes gestures one after the other, then lets the others play."""
        for gesture in gestures:
            self.table.gesture.emit(gesture)
        self.run()

    def go_on(self) -> None:
        """Presses the button that continues the match."""
        self.do(Press(ButtonId.NEXT))

    def draw(self) -> None:
        self.table.gesture.emit(Activate(STOCK, ()))

    def discard(self) -> None:
        """Discards the first card, which ends the viewer's turn; the other players have not acted
        yet.
        """
        self.table.gesture.emit(Activate(PILE, hand_of(self.table.view)[:1]))

    def play_deal(self, seed: str) -> None:
        """Plays the viewer's obvious actions until the deal is over."""
        chance = Chance(seed)
        while self.waiting not in (Waiting.DEAL_OVER, Waiting.MATCH_OVER):
            self.do(obvious_gesture(self.table.view, chance))

    def _count_end(self) -> None:
        self.ends += 1


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Makes every attempt to save fail."""

    def refuse(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        yield


class LateDisk:
    """A disk that answers when the test says so, perhaps that it cannot write."""

    def __init__(self) -> None:
        self._answer = Event()
        self._is_broken = False
        self._sync = os.fsync

    def sync(self, handle: int) -> None:
        """Stands in for that of the system."""
        self._answer.wait()
        if self._is_broken:
            raise OSError(errno.EIO, "no answer")
        self._sync(handle)

    def answer(self, *, is_broken: bool = False) -> None:
        """Lets everything be written that waits, or fail."""
        self._is_broken = is_broken
        self._answer.set()
        file_thread.OWN_FILES.have_done(lambda: None).result()


@contextmanager
def late_disk(monkeypatch: pytest.MonkeyPatch) -> Generator[LateDisk]:
    """Makes everything that is saved wait for an answer."""
    disk = LateDisk()
    with monkeypatch.context() as patch:
        patch.setattr(file_thread, "PATIENCE_S", 0.01)
        patch.setattr(os, "fsync", disk.sync)
        try:
            yield disk
        finally:
            disk.answer()
