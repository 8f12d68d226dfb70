"""Drop-down lists in the program's own look: of texts, and of values with a word and perhaps a
description.
"""

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import label
from canasta_gui.widgets.wheel_guard import turn_with_focus_only

_ARROW = 18
"""How far the arrow lies from its end of the box, in pixels."""


class ComboBox(QComboBox):
    """A drop-down list that draws its arrow in the colour of its text, as a style sheet cannot, and
    whose name is heard on every system.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shows_whole = False
        self._name = label()
        """The label that names the list where no other one does: Linux and macOS take the chosen
        entry for the accessible name, and what a list is for from its label. It is never shown.
        """
        self._name.setParent(self)
        self._name.hide()
        turn_with_focus_only(self)

    def shorten(self, letters: int, *, shows_whole: bool = False) -> None:
        """Limits the least width to a number of letters, regardless of the entries.

        The usual width is limited too, unless the entries are to be whole where there is room.
        """
        self._shows_whole = shows_whole
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if not self._shows_whole:
            return hint
        metrics = self.fontMetrics()
        texts = (self.itemText(at) for at in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        least = self.minimumContentsLength() * metrics.horizontalAdvance("X")
        return QSize(hint.width() + max(0, widest - least), hint.height())

    @override
    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._name.setText(name)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Leaves it to a label beside the list to name it, where there is one."""
        super().showEvent(event)
        beside = self.parentWidget()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        labels = beside.findChildren(QLabel, options=direct) if beside is not None else []
        is_named = any(it.buddy() is self for it in labels)
        self._name.setBuddy(self if not is_named else cast("QWidget", None))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.8))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        across = _ARROW if is_mirrored else self.width() - _ARROW
        tip = QPointF(across, self.height() / 2 + 2.5)
        painter.drawPolyline([tip - QPointF(5, 5), tip, tip - QPointF(-5, 5)])


TextOfValue = Callable[[str], str]
"""Returns the name or the description of a value in the present language."""


class ValueComboBox(ComboBox):
    """A drop-down list of values; an unknown value changes nothing."""

    chosen = Signal()
    """Emitted when the player chooses a value."""

    def __init__(
        self,
        values: Sequence[str],
        name_of: TextOfValue,
        note_of: TextOfValue = lambda _value: "",
    ) -> None:
        super().__init__()
        self._values = tuple(values)
        self._name_of = name_of
        self._note_of = note_of
        self.addItems([""] * len(self._values))
        self.retranslate()
        self.currentIndexChanged.connect(self._tell)

    @property
    def value(self) -> str:
        """The chosen value."""
        return self._values[self.currentIndex()]

    def show_value(self, value: str) -> None:
        """Shows a value without a signal."""
        if value in self._values:
            with QSignalBlocker(self):
                self.setCurrentIndex(self._values.index(value))
            self._explain()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        for place, value in enumerate(self._values):
            self.setItemText(place, self._name_of(value))
            self.setItemData(place, self._note_of(value), Qt.ItemDataRole.ToolTipRole)
        self._explain()

    def _tell(self) -> None:
        self._explain()
        self.chosen.emit()

    def _explain(self) -> None:
        note = self._note_of(self.value)
        self.setToolTip(note)
        self.setAccessibleDescription(note)
