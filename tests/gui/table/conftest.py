"""Fixtures: a table on the offscreen platform, with mouse and keyboard events."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Gesture, TargetVerdict
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone
from engine import Card, parse_card
from tests.kit import specimens


@dataclass
class Oracle:
    """Returns the verdicts that a test sets, and records the questions."""

    verdicts: dict[Zone, TargetVerdict] = field(default_factory=dict[Zone, TargetVerdict])
    asked: list[tuple[tuple[Card, ...], Zone]] = field(
        default_factory=list[tuple[tuple[Card, ...], Zone]]
    )

    def targets(self, cards: tuple[Card, ...], source: Zone) -> Mapping[Zone, TargetVerdict]:
        self.asked.append((cards, source))
        return self.verdicts

    def allow(self, *zones: Zone) -> None:
        self.verdicts.update(dict.fromkeys(zones, TargetVerdict(True, "fine")))

    def refuse(self, zone: Zone, text: str) -> None:
        self.verdicts[zone] = TargetVerdict(False, text)


class Table:
    """A table with its gestures recorded."""

    def __init__(self, widget: TableWidget, oracle: Oracle) -> None:
        self.widget = widget
        self.oracle = oracle
        self.gestures: list[Gesture] = []
        widget.gesture.connect(self.gestures.append)

    @property
    def board(self):  # noqa: ANN201 - the board of the table
        return self.widget.table_scene.board

    def sprite(self, face: str, zone: Zone | None = None) -> CardSprite:
        held = self.board.sprites[zone or self.board.hand_zone]
        return next(it for it in held if it.face == parse_card(face))

    def spot(self, sprite: CardSprite) -> QPoint:
        """Returns the point where a card of a fan can be touched: near its left edge."""
        pose = sprite.pose
        return QPoint(round(pose.x - 0.36 * pose.width), round(pose.y))

    def middle(self, zone: Zone) -> QPoint:
        return centre(self.board.arrangement.areas[zone])

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.widget.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def double_click(self, at: QPoint) -> None:
        """Sends press, release, double click and release, as a window system does."""
        self.click(at)
        QTest.mouseDClick(self.widget.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.release(at)

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.widget.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def move(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        for step in range(1, steps + 1):
            at = start + (end - start) * step / steps
            QTest.mouseMove(self.widget.viewport(), at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.widget.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move(start, end)
        self.release(end)

    def key(self, *keys: Qt.Key, shift: bool = False) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.widget, key, held)


def centre(rect: Rect) -> QPoint:
    return QPoint(round(rect.cx), round(rect.cy))


@pytest.fixture
def make_table(qtbot: QtBot) -> Callable[..., Table]:
    """Returns a function that shows a view in a window of 1280 by 860; cards move instantly by
    default.
    """

    def make(
        view: TableView | None = None,
        size: tuple[int, int] = (1280, 860),
        **options: Any,
    ) -> Table:
        widget = TableWidget()
        qtbot.addWidget(widget)
        chosen: dict[str, Any] = {"speed": Speed.INSTANT, **options}
        widget.set_options(TableOptions(**chosen))
        widget.resize(*size)
        widget.show()
        widget.show_view(view or specimens.playing())
        oracle = Oracle()
        widget.set_oracle(oracle)
        return Table(widget, oracle)

    return make


@pytest.fixture
def table(make_table: Callable[..., Table]) -> Table:
    """Returns a table in the middle of a deal."""
    return make_table()
