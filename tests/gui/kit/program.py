"""The assembled program, with computers that answer at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.controller.pace import PlayClock
from canasta_gui.controller.player_messages import (
    AnyQuestion,
    LookQuestion,
    PlayerRequest,
    Reply,
    RequestKind,
)
from canasta_gui.controller.player_tasks import answer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.settings.model import Settings
from canasta_gui.settings.store import save_model
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.match import match_setup
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from engine import Action, Observation, Source
from tests.gui.sound.sound_recorder import SoundRecorder

PLAIN = Settings(speed=Speed.INSTANT, language="en")


class QuickWorker(QObject):
    """Answers in this process when the event loop runs."""

    answered = Signal(object)
    advised = Signal(object)
    glanced = Signal(object)
    appraised = Signal(object)
    looked = Signal(object)
    compared = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.is_unhurried = False
        self.processes = 1
        self._newest = 0

    def ask(self, level: str, view: Observation, seed: str) -> int:
        return self._put(PlayerRequest(self._newest + 1, level, view, seed))

    def advise(self, view: Observation) -> int:
        return self._put(PlayerRequest(self._newest + 1, "club", view, "", RequestKind.ADVICE))

    def appraise(self, view: Observation, made: Action, seed: str) -> int:
        number = self._newest + 1
        return self._put(PlayerRequest(number, "club", view, seed, RequestKind.APPRAISAL, made))

    def look(self, source: Source, place: int) -> int:
        return self._put(LookQuestion(self._newest + 1, source, place))

    def compare(self, view: Observation, meant: tuple[Action, ...]) -> int:
        number, wish = self._newest + 1, RequestKind.COMPARISON
        return self._put(PlayerRequest(number, "club", view, "", wish, meant=meant))

    def _put(self, question: AnyQuestion) -> int:
        self._newest = question.id
        QTimer.singleShot(0, lambda: self._answer(question))
        return question.id

    def forget(self) -> None:
        self._newest += 1

    def stop(self) -> None:
        self.forget()

    def _answer(self, question: AnyQuestion) -> None:
        if question.id == self._newest:
            reply = _reply_to(question)
            heard = {
                RequestKind.ADVICE: self.advised,
                RequestKind.APPRAISAL: self.appraised,
                RequestKind.EXERCISE: self.looked,
                RequestKind.COMPARISON: self.compared,
            }
            heard.get(question.wish, self.answered).emit(reply)


def _reply_to(question: AnyQuestion) -> Reply:
    if not isinstance(question, PlayerRequest):
        return answer(question)
    return replace(_answered(replace(question, id=0)), id=question.id)


@lru_cache(maxsize=2000)
def _answered(question: PlayerRequest) -> Reply:
    """Returns the reply to a question without a number: many tests play the same cards."""
    return answer(question)


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every run deal the same cards."""
    monkeypatch.setattr(match_setup, "chance", lambda: b"the same cards in every run")


Start = Callable[..., Program]


@pytest.fixture
def ear() -> SoundRecorder:
    """Returns a recorder that replaces the loudspeaker."""
    return SoundRecorder()


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, own_folders: Path, look: None, ear: SoundRecorder
) -> Iterator[Start]:
    """Yields a function that starts the program; a second start ends the first program."""
    running: list[Program] = []

    def stop() -> None:
        if running:
            program = running.pop()
            program.end()
            program.window.close()
            program.base.language.use("en")

    def begin(*, is_new: bool = False) -> Program:
        stop()
        if not (own_folders / "settings.json").exists():
            save_model(own_folders / "settings.json", PLAIN)
        base = ProgramBase(qapp, own_folders)
        base.window.resize(1100, 760)
        base.show(is_new=is_new)
        program = Program(base, cast("Worker", QuickWorker()), ear)
        # Keeps the duration of the test out of the files.
        program.conductor.clock = PlayClock(lambda: 0.0)
        running.append(program)
        program.begin(is_new=is_new)
        qtbot.addWidget(program.window)
        qtbot.waitExposed(program.window)
        return program

    yield begin
    stop()


@pytest.fixture
def program(start: Start) -> Program:
    """Returns the program, started for the first time."""
    return start()
