"""A row of game boxes on the first page; a press on one leads to its match."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import clear

_MOST: Final = 5
"""The number of boxes that have room."""
_BOX: Final = 58
_TALL: Final = 76
"""The size of a box in pixels."""
_AIR: Final = 5
"""The margin around a box in pixels, for the ring of the focus."""


class GameShelf(QWidget):
    """The boxes of a few games. The first frame shows none: drawing them takes the rules."""

    chosen = Signal(str)
    """Emitted with the edition whose box was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[BoxButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 8, 0, 0)
        self._row.setSpacing(8)
        # Reserves its place until the rules are loaded, so that nothing moves then.
        self.setFixedSize(_MOST * (_BOX + 2 * _AIR) + (_MOST - 1) * 8, _TALL + 2 * _AIR + 8)

    def show_games(self, editions: Sequence[str]) -> None:
        """Shows the boxes of editions, from left to right."""
        if [box.edition for box in self.boxes] != list(editions):
            clear(self._row)
            self.boxes = [BoxButton(edition) for edition in editions]
            for box in self.boxes:
                box.clicked.connect(partial(self.chosen.emit, box.edition))
                self._row.addWidget(box)
        for box in self.boxes:
            box.retranslate()


class BoxButton(QAbstractButton):
    """The box of a game as a button; its tool tip tells what is special."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        from canasta_gui.words.data_texts import special
        from engine import titles

        self.setAccessibleName(titles()[self.edition])
        self.setAccessibleDescription(special(self.edition))
        self.setToolTip(f"{self.accessibleName()}\n{special(self.edition)}")

    @override
    def sizeHint(self) -> QSize:
        return QSize(_BOX + 2 * _AIR, _TALL + 2 * _AIR)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter press the box, as it presses the buttons of the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        from canasta_gui.dialogs.new_match.edition_box import draw_box

        painter = QPainter(self)
        lift = 2 if self.underMouse() else 0
        painter.drawPixmap(_AIR, _AIR - lift, draw_box(self.edition, self.devicePixelRatioF()))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 2.5))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)
