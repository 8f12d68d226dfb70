"""Creates labels, frames, panels and buttons, each with a role that the style sheet draws."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

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
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(is_wrapped)
    made.setProperty("role", role)
    return made


def show_text(made: QLabel, text: str) -> None:
    """Shows a text in a label; the label is hidden while there is none."""
    made.setText(text)
    made.setVisible(bool(text))


def frame(role: Literal["panel", "header", "footer", "line", "popup"]) -> QFrame:
    """Returns a plain frame drawn by the style sheet."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def button(
    text: str = "",
    role: Literal["plain", "primary", "link", "line", "big", "outline"] = "plain",
) -> QPushButton:
    """Returns a push button; Enter presses the one with the focus, else the primary one."""
    made = QPushButton(text)
    made.setProperty("role", role)
    made.setAutoDefault(True)
    made.setDefault(role == "primary")
    return made


def panel(spacing: int = 10) -> tuple[QFrame, QVBoxLayout]:
    """Returns a sheet that lies on the ground, and the layout for its content."""
    made = frame("panel")
    layout = QVBoxLayout(made)
    layout.setContentsMargins(18, 14, 18, 16)
    layout.setSpacing(spacing)
    return made, layout


def panel_in(outer: QWidget, spacing: int = 10) -> QVBoxLayout:
    """Fills a widget with a panel; returns the layout for its content."""
    made, column = panel(spacing)
    whole = QVBoxLayout(outer)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(made)
    return column


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
