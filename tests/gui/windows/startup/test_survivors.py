"""Tests that errors in several parts of a window, in one call of Qt, do not end the program."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from typing_extensions import override

from canasta_gui.windows.startup.survivors import survive_failing_events


@pytest.fixture
def errors(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Gives the errors that were reported while classes are made that survive them."""
    told: list[str] = []

    def tell(_kind: type, error: BaseException, _trace: object) -> None:
        told.append(str(error))

    monkeypatch.setattr(sys, "excepthook", tell)
    survive_failing_events()
    yield told
    del Shiboken.Object.__init_subclass__


def test_parts_that_fail_together_are_reported_one_by_one(qtbot: QtBot, errors: list[str]) -> None:
    class Part(QWidget):
        @override
        def resizeEvent(self, event: QResizeEvent) -> None:
            raise ValueError(self.objectName())

        @override
        def changeEvent(self, event: QEvent) -> None:
            raise LookupError(self.objectName())

    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for name in ("left", "right"):
        part = Part(window)
        part.setObjectName(name)
        row.addWidget(part)
    window.show()
    errors.clear()
    window.resize(500, 300)
    assert sorted(errors) == ["left", "right"]
    errors.clear()
    window.setEnabled(False)
    assert sorted(errors) == ["left", "right"]


def test_a_part_that_fails_answers_as_qt_does(qtbot: QtBot, errors: list[str]) -> None:
    class Part(QWidget):
        @override
        def event(self, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Resize:
                raise ValueError("event")
            return super().event(event)

        @override
        def resizeEvent(self, event: QResizeEvent) -> None:
            sizes.append(event.size().toTuple())

    sizes: list[object] = []
    part = Part()
    qtbot.addWidget(part)
    part.show()
    sizes.clear()
    part.resize(200, 100)
    assert sizes == [(200, 100)]
    assert set(errors) == {"event"}
