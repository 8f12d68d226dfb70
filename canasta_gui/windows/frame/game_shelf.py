"""A row of game boxes on the first page; a press on one leads to its match."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import clear
from canasta_gui.widgets.rows import in_row

_MOST_BOXES: Final = 5
"""The number of boxes on the shelf, for which the first page has room."""
_BOX: Final = 86
_TALL: Final = 113
"""The size of a box in pixels, in a window of ordinary size."""
_AIR: Final = 9
"""The margin around a box in pixels, for the ring of the focus and the tick."""
_TICK: Final = 0.14
"""The radius of the tick on the chosen box, as a part of the box's width."""


class GameShelf(QWidget):
    """The boxes of a few games. The first frame shows none: drawing them takes the rules."""

    chosen = Signal(str)
    """Emitted with the edition whose box was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[BoxButton] = []
        self._row = in_row(of=self, spacing=0, margins=0)
        self._growth = 0.0
        self._marked = ""
        self.grow(1.0)

    def grow(self, growth: float) -> None:
        """Makes the boxes larger by a factor."""
        if growth == self._growth:
            return
        self._growth = growth
        for box in self.boxes:
            box.grow(growth)
        one = _box_size(growth)
        # Reserves its place until the rules are loaded, so that nothing moves then.
        self.setFixedSize(_MOST_BOXES * one.width(), one.height())

    def mark(self, edition: str) -> None:
        """Marks the box of the game that would be dealt, if it stands here."""
        self._marked = edition
        for box in self.boxes:
            box.setChecked(box.edition == edition)

    def show_games(self, editions: Sequence[str]) -> None:
        """Shows the boxes of the first of these editions, from left to right."""
        shown = list(editions[:_MOST_BOXES])
        if [box.edition for box in self.boxes] != shown:
            clear(self._row)
            self.boxes = [BoxButton(edition) for edition in shown]
            for box in self.boxes:
                box.grow(self._growth)
                box.clicked.connect(partial(self.chosen.emit, box.edition))
                self._row.addWidget(box)
        for box in self.boxes:
            box.retranslate()
        self.mark(self._marked)


class BoxButton(QAbstractButton):
    """The box of a game as a button; its tool tip tells what is special. It is checked while its
    game would be dealt, whatever is pressed.
    """

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition
        self._growth = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def grow(self, growth: float) -> None:
        """Makes the box larger by a factor."""
        self._growth = growth
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        from canasta_gui.words.data_texts import special
        from engine import edition_title

        self.setAccessibleName(edition_title(self.edition))
        self.setAccessibleDescription(special(self.edition))
        self.setToolTip(f"{self.accessibleName()}\n{special(self.edition)}")

    @override
    def sizeHint(self) -> QSize:
        return _box_size(self._growth)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def nextCheckState(self) -> None:
        """Leaves the mark where it is: a press only leads to the match."""

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
        box = draw_box(self.edition, self.devicePixelRatioF(), round(_BOX * self._growth))
        painter.drawPixmap(_AIR, _AIR - lift, box)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 2.5))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)
        if self.isChecked():
            self._draw_tick(painter)

    def _draw_tick(self, painter: QPainter) -> None:
        radius = _TICK * _BOX * self._growth
        ink, ground = (
            self.palette().color(role)
            for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.HighlightedText)
        )
        painter.translate(self.width() - radius, radius)
        painter.scale(radius, radius)
        painter.setPen(QPen(ground, 0.14))
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(0, 0), 0.93, 0.93)
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(ground, 0.26, Qt.PenStyle.SolidLine, round_cap, round_join))
        painter.drawPolyline([QPointF(-0.42, 0.04), QPointF(-0.1, 0.36), QPointF(0.45, -0.32)])


def _box_size(growth: float) -> QSize:
    """Returns the size of a box with its margin, in pixels."""
    return QSize(round(_BOX * growth) + 2 * _AIR, round(_TALL * growth) + 2 * _AIR)
