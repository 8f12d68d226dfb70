"""Tests deals in which errors of every kind occur: the log reports each error and names no card."""

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.controller import player_tasks
from canasta_gui.controller.player_messages import AnyQuestion, Reply
from canasta_gui.controller.player_process import PlayerProcess
from canasta_gui.controller.player_tasks import answer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.diagnostics.errors import Watch
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.qt_messages import listen
from engine import Choice, Discard, Match, format_cards
from tests.gui.controller.conductor_bench import ConductorBench, full_disk
from tests.gui.controller.tables import new_match
from tests.gui.diagnostics.logs import opened

CARD = re.compile(r"\b([AKQJT2-9][shdc]|Jk|Ca)\b")
LINE = re.compile(
    r"[-\d]{10} [:,\d]{12} (ERROR|WARNING) ("
    r"canasta_gui\.uncaught: \w+"
    r"|qt: default: a message"
    r"|canasta_gui\.controller\.player_worker: player strong failed: LookupError"
    r"|canasta_gui\.controller\.computer_turn: Discard of \d refused \([a-z_., ]+\):"
    r" entry \d+ of hasbro-2001\.canasta"
    r"|canasta_gui\.controller\.game_course: the match cannot be saved:"
    r" engine\.saves\.journal_error\.JournalError from OSError ENOSPC)"
    r"|  [\w/.]+\.py:\d+ [\w<>]+"
)
"""The only lines that the log may contain; no number in them is a card."""
MARK = "SPILLED"


def secrets(match: Match) -> str:
    """Returns, as the message of an error, everything that must stay hidden during a deal."""
    hidden = [match.state.hidden.stock, *(seat.hand for seat in match.state.private)]
    return " ".join([MARK, match.header.code, *map(format_cards, hidden), repr(match.state)])


class Spiller:
    """Raises an error at each step of a match, each time of another kind."""

    def __init__(self, house: ConductorBench, monkeypatch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._monkeypatch = monkeypatch
        self._ways: tuple[Callable[[], object], ...] = (
            self._in_slot,
            self._in_thread,
            self._at_the_end_of_an_object,
            self._in_qt,
            self._by_a_refused_player,
            self._on_a_full_disk,
        )
        self.count = 0
        house.conductor.stepped.connect(self._stepped)
        self._fails_next = False

    def play(self) -> None:
        """Plays a deal to its end."""
        house = self._house
        house.conductor.begin(new_match((), seed="secrecy"))
        while house.waiting is not Waiting.DEAL_OVER:
            self._ways[self.count % len(self._ways)]()
            self.count += 1
            if house.session.is_paused:
                house.table.gesture.emit(Press(ButtonId.NEXT))
            assert house.rest() or house.worker.reply()

    @property
    def _secrets(self) -> str:
        return secrets(self._house.session.match)

    def _in_slot(self) -> None:
        self._fails_next = True

    def _stepped(self, _step: Step) -> None:
        if self._fails_next:
            self._fails_next = False
            raise ValueError(self._secrets)

    def _in_thread(self) -> None:
        def fail() -> None:
            raise KeyError(self._secrets)

        thread = threading.Thread(target=fail, name=self._secrets)
        thread.start()
        thread.join()

    def _at_the_end_of_an_object(self) -> None:
        text = self._secrets

        class Fragile:
            def __del__(self) -> None:
                raise LookupError(text)

        Fragile()

    def _in_qt(self) -> None:
        qWarning(self._secrets)

    def _by_a_refused_player(self) -> None:
        match = self._house.session.match
        hand = match.observe(match.actor).hand
        self._house.worker.reply(Reply(0, Choice(Discard(hand[0]))))

    def _on_a_full_disk(self) -> None:
        with full_disk(self._monkeypatch):
            self._house.worker.reply()
            self._house.rest()


@pytest.fixture
def log(tmp_path: Path, qapp: QApplication) -> Iterator[Callable[[], str]]:
    """Returns a function that reads what was logged during the test."""
    before = qInstallMessageHandler(None)
    watch = Watch()
    with opened(tmp_path / "log"):
        watch.install()
        listen(is_discreet=True)
        yield lambda: "".join(path.read_text("utf-8") for path in (tmp_path / "log").iterdir())
        watch.remove()
    qInstallMessageHandler(before)


def assert_tells_no_card(text: str) -> None:
    assert MARK not in text
    assert CARD.findall(text) == []
    assert [line for line in text.splitlines() if not LINE.fullmatch(line)] == []


@pytest.mark.expects_log("uncaught: (Value|Key|Lookup)Error\n")
@pytest.mark.expects_log("qt: default: a message$")
@pytest.mark.expects_log("Discard of . refused")
@pytest.mark.expects_log("cannot be saved")
def test_the_log_of_a_deal_tells_errors_and_no_card(
    tmp_path: Path, log: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = ConductorBench(tmp_path / "matches")
    spiller = Spiller(house, monkeypatch)
    spiller.play()
    text = log()
    assert spiller.count > 60
    for what in ("ValueError", "KeyError", "LookupError", "a message", "refused", "ENOSPC"):
        assert what in text
    assert_tells_no_card(text)
    assert house.session.match.header.code not in text
    house.conductor.close()


class Inside(PlayerProcess):
    """A player process that runs in the process of the test."""

    def start(self) -> None:
        return

    def ask(
        self,
        question: AnyQuestion,
        limit_s: float,
        is_given_up: Callable[[], bool],
        look: Callable[[Reply], object] = lambda _: None,
    ) -> Reply | None:
        return answer(question)


@pytest.mark.expects_log("player strong failed: LookupError\n")
def test_a_player_who_fails_tells_no_card(
    qtbot: QtBot, log: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(())
    match.next_deal()
    make = player_tasks.make_agent

    def make_failing(level: str, *args: object, **kinds: object) -> object:
        if level == "strong":
            raise LookupError(secrets(match))
        return make(level)

    monkeypatch.setattr(player_tasks, "make_agent", make_failing)
    worker, replies = Worker(None, Inside()), list[Reply]()
    worker.answered.connect(replies.append)
    worker.ask("strong", match.observe(match.actor), "seed")
    qtbot.waitUntil(lambda: bool(replies))
    worker.stop()
    assert replies[0].choice is not None
    assert "player strong failed: LookupError" in log()
    assert_tells_no_card(log())
