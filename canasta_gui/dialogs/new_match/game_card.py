"""A game on the shelf: its box, its name, and what makes it special."""

from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from canasta_gui.dialogs.new_match.edition_box import EditionBox
from canasta_gui.widgets.choice_card import ChoiceCard
from canasta_gui.widgets.lines_label import LinesLabel

_BOX: Final = 46
"""The width of a box in pixels."""
_MARGIN: Final = 7
_LINES: Final = 3
"""The number of lines that the name and the peculiarity share."""


class GameCard(ChoiceCard):
    """A card that is dragged on another one, or chosen by a key, to compare the two games."""

    compare_asked = Signal(str, str)
    """Emitted with the values of the dragged card and of the one it was dropped on."""
    marked = Signal(str)
    """Emitted with the value of this card when the key that compares was pressed on it."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self._special = LinesLabel(_LINES - 1)
        self._special.setProperty("role", "caption")
        self._special.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._names.insertWidget(2, self._special)
        self._column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._names.setSpacing(0)
        self._edition = ""
        self._pressed: QPoint | None = None
        self._ghost: EditionBox | None = None
        """The box under the pointer while the card is dragged."""

    def show_game(self, edition: str, title: str, line: str, facts: tuple[str, ...]) -> None:
        """Shows the box of an edition and the texts; the tool tip holds all of them."""
        self._edition = edition
        self.set_picture(EditionBox(edition, _BOX))
        self.set_texts(title, line, facts)
        self._line.hide()
        self._facts.hide()
        self.setToolTip("\n".join((title, line, "  ·  ".join(facts))))
        self._fit_lines()

    @override
    def sizeHint(self) -> QSize:
        high = _LINES * QFontMetrics(self._title.font()).lineSpacing()
        box = round(_BOX * 76 / 58)
        return QSize(15 * high // _LINES, max(high, box) + 2 * _MARGIN)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_BOX * 3, self.sizeHint().height())

    @override
    def hasHeightForWidth(self) -> bool:
        return False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Leaves the lines to the peculiarity that the name does not need."""
        width = max(self.width() - _BOX - 2 * _MARGIN - self._head.spacing(), 1)
        name = self._title.heightForWidth(width)
        used = round(name / QFontMetrics(self._title.font()).lineSpacing())
        self._special.show_whole(self._line.text(), max(_LINES - used, 1))
        self._special.setToolTip("")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_C and not event.modifiers():
            self.marked.emit(self.value)
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None:
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._ghost is None and far:
            self._ghost = EditionBox(self._edition)
            self._ghost.setParent(self.window())
            self._ghost.show()
            self.setDown(False)
        if self._ghost is not None:
            there = self.mapTo(self.window(), at)
            self._ghost.move(there - self._ghost.rect().center())
            self._ghost.raise_()
            self._point_at(self._below(at))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._ghost is None:
            super().mouseReleaseEvent(event)
            return
        self._ghost.hide()
        self._ghost.deleteLater()
        self._ghost = None
        other = self._below(event.position().toPoint())
        self._point_at(None)
        if other is not None:
            self.compare_asked.emit(self.value, other.value)

    def _below(self, at: QPoint) -> "GameCard | None":
        """Returns the other card at a point of this one."""
        widget = self.window().childAt(self.mapTo(self.window(), at))
        while widget is not None and not isinstance(widget, GameCard):
            widget = widget.parentWidget()
        return None if widget is self else widget

    def _point_at(self, card: "GameCard | None") -> None:
        """Marks the card on which this one would be dropped."""
        area = self.parentWidget()
        for one in area.findChildren(GameCard) if area is not None else ():
            one.setProperty("isTarget", one is card)
            one.style().polish(one)
