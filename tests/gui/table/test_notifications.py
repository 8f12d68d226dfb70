"""Tests that readers which hear no announcements get the same words, and others only once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from shiboken6 import isValid

from canasta_gui.table.access import voice
from canasta_gui.table.access.nodes import Node
from tests.gui.table.conftest import Table

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")


@pytest.mark.parametrize("is_heard", [False, True])
def test_words_reach_every_reader_once(
    table: Table, monkeypatch: pytest.MonkeyPatch, is_heard: bool
) -> None:
    heard: list[tuple[str, str]] = []
    shown: list[Node] = []

    def record(event: QAccessibleEvent) -> None:
        node = event.object()
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(("announced", event.message()))
            # Orca drops no words of a notification, however late it gets to them.
            if sys.platform.startswith("linux"):
                assert isinstance(node, Node)
                assert node.spoken.role is QAccessible.Role.Notification
            return
        if event.type() is QAccessible.Event.ObjectShow:
            assert isinstance(node, Node)
            told = QAccessible.queryAccessibleInterface(node)
            assert told.role() is QAccessible.Role.Notification
            shown.append(node)
            heard.append(("shown", told.text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", record)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(voice, "announcements_are_heard", lambda: is_heard)
    for number in range(12):
        table.widget.announce(f"Anna draws {number}")
    # A reader that is behind asks for the first ones now.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    heard.extend(("asked", node.spoken.name) for node in shown if isValid(node))
    texts = [f"Anna draws {number}" for number in range(12)]
    assert [text for how, text in heard if how == "announced"] == texts
    for how in ("shown", "asked"):
        assert [text for kind, text in heard if kind == how] == ([] if is_heard else texts)


class Told:
    """What is sent to readers, by a clock that stands unless a test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(voice, "GATHERED_MS", 50)
        monkeypatch.setattr(voice, "APART_MS", 250)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._record)
        self.now = 1000.0
        self.sent: list[tuple[float, str, bool]] = []
        """When something was announced, its text, and whether it is urgent."""
        self.later: list[str] = []
        """What is worth hearing later, too."""
        self._window = QObject()
        self.by = voice.Announcements(self._window, lambda: self.now)
        self.by.said.connect(self.later.append)

    def _record(self, event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        is_urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
        self.sent.append((self.now, event.message(), is_urgent))

    def wait(self) -> None:
        """Lets just as much time pass as the words that wait have to."""
        assert self.by.timer.isActive()
        self.now += self.by.timer.interval()
        self.by.timer.stop()
        self.by.timer.timeout.emit()
        assert not self.by.timer.isActive()


@pytest.fixture
def heard(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Returns what readers get while the clock stands."""
    return Told(monkeypatch)


def test_what_comes_about_the_same_time_is_one_announcement(heard: Told) -> None:
    heard.by.tell("Raised: five of hearts")
    heard.by.tell("It is not your turn.", is_urgent=True)
    heard.now += 20
    heard.by.tell("2 more fives make a meld")
    heard.by.tell("Raised: five of hearts")
    assert heard.sent == []
    heard.now -= 20
    heard.wait()
    text = "Raised: five of hearts. It is not your turn. 2 more fives make a meld"
    assert heard.sent == [(1050.0, text, True)]
    assert heard.later == [text]


def test_announcements_are_so_far_apart_that_none_is_dropped(heard: Told) -> None:
    heard.by.tell("Anna draws")
    heard.wait()
    heard.now += 30
    heard.by.tell("Anna discards")
    heard.by.tell("Your turn")
    heard.wait()
    heard.now += 1000
    heard.by.tell("Raised: joker")
    heard.wait()
    assert heard.sent == [
        (1050.0, "Anna draws", False),
        (1300.0, "Anna discards. Your turn", False),
        (2350.0, "Raised: joker", False),
    ]


def test_of_several_offers_the_last_is_heard(heard: Told) -> None:
    heard.by.tell("Your turn")
    for offered in ("Draw pile", "Discard pile"):
        heard.by.tell(offered, is_urgent=True, is_offer=True)
    heard.wait()
    assert heard.sent == [(1050.0, "Your turn. Discard pile", True)]
    assert heard.later == ["Your turn"]


READER = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusMessage
from canasta_gui.table.access import voice

app = QCoreApplication([])
for event in ("object:state-changed:showing", "object:announcement"):
    name = "org.a11y.atspi.Registry"
    ask = QDBusMessage.createMethodCall(name, "/org/a11y/atspi/registry", name, "RegisterEvent")
    ask.setArguments([event])
    voice._registry().call(ask)
    print(voice.announcements_are_heard())
"""


@pytest.mark.slow
@pytest.mark.skipif(
    not (LAUNCHER.exists() and shutil.which("dbus-run-session")), reason="no bus for readers here"
)
def test_the_registry_tells_what_readers_hear(tmp_path: Path) -> None:
    runtime = tmp_path / "run"
    runtime.mkdir(0o700)
    told = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", READER],
        env={**os.environ, "XDG_RUNTIME_DIR": str(runtime), "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert told.stdout.split()[-2:] == ["False", "True"]
