"""The card of a game in the list of games: its box, its name, and what makes it special."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from canasta_gui.dialogs.new_match.edition_box import EditionBox
from canasta_gui.i18n.formats import unmarked
from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.widgets.choice_list import ChoiceCard
from canasta_gui.widgets.lines_label import LinesLabel

BOX = 46
"""The width of the box in pixels, in a window of ordinary size."""
MARGIN, _SMALL_MARGIN = 7, 4
LINES, FEW_LINES = 3, 2
"""The number of lines that the name and the peculiarity share: usually and on small cards."""
_LEAST_WIDE = 7
"""The width in heights of a line below which hardly a word of the peculiarity has room."""


class GameCard(ChoiceCard):
    """A card that is dragged on another one, or chosen by a key, to compare the two games."""

    compare_asked = Signal(str, str)
    """Emitted with the values of the dragged card and of the one it was dropped on."""
    marked = Signal(str)
    """Emitted with the value of this card when the key that compares was pressed on it."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self._special = LinesLabel(LINES - 1)
        self._special.setProperty("role", "caption")
        self._special.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._names.insertWidget(2, self._special)
        self._column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._names.setSpacing(0)
        self._edition = ""
        self._name_high = 0
        """The height of the name: in large words it may need more lines than there are usually."""
        self._box: EditionBox | None = None
        self._wide, self._lines, self._margin = BOX, LINES, MARGIN
        self._pressed: QPoint | None = None
        self._ghost: EditionBox | None = None
        """The box under the pointer while the card is dragged."""

    def show_game(self, edition: str, title: str, line: str, facts: tuple[str, ...]) -> None:
        """Shows the box of an edition and the texts; the tool tip holds all of them."""
        self._edition = edition
        self._box = EditionBox(edition, self._wide)
        self.set_picture(self._box)
        self.set_texts(title, line, facts)
        self._line.hide()
        self._facts.hide()
        self.setToolTip(unmarked("\n".join((title, line, "  ·  ".join(facts)))))
        self._fit_lines()

    def set_box_width(self, width: int, lines: int) -> None:
        """Shows the box at a width in pixels beside a number of lines."""
        is_small = lines == FEW_LINES
        if (width, lines) != (self._wide, self._lines) and self._box is not None:
            self._wide, self._lines = width, lines
            self._margin = _SMALL_MARGIN if is_small else MARGIN
            self._column.setContentsMargins(*(self._margin,) * 4)
            self._head.setSpacing(2 * self._margin)
            self._box.set_width(width)
            self.updateGeometry()
            self._fit_lines()

    @override
    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._title.font()).lineSpacing()
        box = round(self._wide * 76 / 58)
        high = max(self.text_height(self._lines), self._name_high, box)
        return QSize(15 * line, high + 2 * self._margin)

    def text_height(self, lines: int) -> int:
        """Returns the height of a number of lines in pixels."""
        line = QFontMetrics(self._title.font()).lineSpacing()
        if lines <= LINES:
            return lines * line
        return line + (lines - 1) * QFontMetrics(self._special.font()).lineSpacing()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide * 3, self.sizeHint().height())

    @override
    def hasHeightForWidth(self) -> bool:
        return False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Leaves the lines to the peculiarity that the name does not need."""
        width = max(self.width() - self._wide - 2 * self._margin - self._head.spacing(), 1)
        name = self._title.heightForWidth(width)
        if name != self._name_high:
            self._name_high = name
            self.updateGeometry()
        line = QFontMetrics(self._title.font()).lineSpacing()
        used = round(name / line)
        self._special.show_whole(self._line.text(), max(self._lines - used, 1))
        # Beside the list all of it is told.
        self._special.setVisible(used < self._lines and width >= _LEAST_WIDE * line)
        self._special.setToolTip("")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in TableKeys.of(TableKey.COMPARE) and not event.modifiers():
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
