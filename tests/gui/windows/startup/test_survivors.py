"""Tests that errors in the parts of a window are reported, and that the window goes on."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from typing_extensions import override

from canasta_gui.table.render.pen import Canvas
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


def test_a_part_that_fails_is_reported_and_stays(qtbot: QtBot, errors: list[str]) -> None:
    class Part(QWidget):
        @override
        def resizeEvent(self, event: QResizeEvent) -> None:
            raise ValueError(f"size of {self.objectName()}")

        @override
        def changeEvent(self, event: QEvent) -> None:
            raise LookupError(f"change of {self.objectName()}")

    part = Part()
    part.setObjectName("left")
    qtbot.addWidget(part)
    part.show()
    errors.clear()
    part.resize(500, 300)
    assert errors == ["size of left"]
    errors.clear()
    part.setEnabled(False)
    assert errors == ["change of left"]
    assert part.size().toTuple() == (500, 300)


def test_what_paints_in_a_part_that_fails_is_ended(qtbot: QtBot, errors: list[str]) -> None:
    begun: list[QPainter] = []

    def draw() -> None:
        canvas = Canvas(20, 20, 1.0)
        begun.append(canvas.painter)
        raise ValueError("no drawing")

    class Part(QWidget):
        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            begun.append(painter)
            draw()

    part = Part()
    qtbot.addWidget(part)
    part.show()
    qtbot.waitUntil(lambda: "no drawing" in errors)
    active = [painter for painter in begun if painter.isActive()]
    for painter in reversed(active):
        painter.end()
    assert begun
    assert not active


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
