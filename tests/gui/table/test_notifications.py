"""Tests that readers which hear no announcements get the same words, and others only once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
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
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(("announced", event.message()))
            return
        node = event.object()
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
