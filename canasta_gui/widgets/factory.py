"""Creates labels, frames, panels, buttons and search fields, each as the style sheet draws it."""

from collections.abc import Callable
from functools import cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete
from typing_extensions import override

from canasta_gui.i18n.formats import pronounced, sentences
from canasta_gui.widgets.rows import BoxPart, fill, in_column

LabelRole = Literal[
    "body",
    "hero",
    "title",
    "winner",
    "subtitle",
    "heading",
    "strong",
    "caption",
    "eyebrow",
    "facts",
    "total",
    "tally",
    "gain",
    "loss",
    "win",
    "warning",
]
"""The roles of labels in the hierarchy of type."""


def label(text: str = "", role: LabelRole = "body", *, is_wrapped: bool = False) -> QLabel:
    """Returns a label with a role in the hierarchy of type; the text is never read as markup."""
    _let_labels_be_heard()
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(is_wrapped)
    made.setProperty("role", role)
    return made


class _AccessibleLabel(QAccessibleWidget):
    """The interface of a label, whose figures are said as every voice says them."""

    def __init__(self, of: QLabel) -> None:
        super().__init__(of, QAccessible.Role.StaticText)
        self._label = of

    def text(self, t: QAccessible.Text) -> str:
        """Returns the name, which is the text of a label without another one, or what is told more
        of it.
        """
        is_shown = t is QAccessible.Text.Name and not self._label.accessibleName()
        return pronounced(self._label.text() if is_shown else super().text(t))


def _accessible_label(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QLabel) and thing.textFormat() is Qt.TextFormat.PlainText:
        return _AccessibleLabel(thing)
    return None


@cache
def _let_labels_be_heard() -> None:
    QAccessible.installFactory(_accessible_label)


def show_text(made: QLabel, text: str) -> None:
    """Shows a text in a label; the label is hidden while there is none."""
    made.setText(text)
    made.setVisible(bool(text))


def frame(role: Literal["panel", "header", "footer", "line", "sum", "column", "popup"]) -> QFrame:
    """Returns a plain frame drawn by the style sheet."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def button(
    text: str = "",
    role: Literal["plain", "primary", "link", "line", "big", "outline"] = "plain",
    *,
    then: Callable[..., object] | None = None,
) -> QPushButton:
    """Returns a push button, and does what is wanted when it is pressed; Enter presses the one with
    the focus, else the primary one.
    """
    made = QPushButton(text)
    made.setProperty("role", role)
    made.setAutoDefault(True)
    made.setDefault(role == "primary")
    if then is not None:
        made.clicked.connect(then)
    return made


def panel(spacing: int = 10) -> tuple[QFrame, QVBoxLayout]:
    """Returns a sheet that lies on the ground, and the layout for its content."""
    made = frame("panel")
    return made, in_column(of=made, spacing=spacing, margins=(18, 14, 18, 16))


def panel_of(*parts: BoxPart, spacing: int = 10) -> QFrame:
    """Returns a sheet that lies on the ground, with its content."""
    made, column = panel(spacing)
    fill(column, *parts)
    return made


def panel_in(outer: QWidget, *parts: BoxPart, spacing: int = 10) -> QVBoxLayout:
    """Fills a widget with a panel; returns the layout for its content."""
    made, column = panel(spacing)
    in_column(made, of=outer, margins=0)
    fill(column, *parts)
    return column


def captioned(name: str, box: QWidget, spacing: int) -> QVBoxLayout:
    """Returns a column of a box and its caption, which names it for screen readers, too."""
    caption = label(name, "caption")
    caption.setBuddy(box)
    box.setAccessibleName(name)
    return in_column(caption, box, spacing=spacing)


def figure_labels(what: str, figure: str, more: str) -> tuple[QLabel, QLabel, QLabel]:
    """Returns what is counted, its large figure, which is read with all of it, and a line more."""
    told = label(figure, "heading", is_wrapped=True)
    told.setAccessibleName(sentences((what, figure, more)))
    above, below = label(what, "eyebrow", is_wrapped=True), label(more, "caption", is_wrapped=True)
    return above, told, below


def set_role(widget: QWidget, role: str) -> None:
    """Changes a widget's role in the style sheet after it was shown."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def clear(layout: QLayout) -> None:
    """Removes everything from a layout, including inner layouts."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)
        delete(item)


class SearchField(QLineEdit):
    """A line of text with a button that clears it."""

    entered = Signal()
    """Emitted when Enter was pressed."""
    left_down = Signal()
    """Emitted when the down arrow leaves the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Down:
                self.left_down.emit()
            case _:
                super().keyPressEvent(event)
