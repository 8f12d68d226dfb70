"""A list of names, each with a text beside it."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from canasta_gui.widgets.factory import label


def add_definitions(
    column: QVBoxLayout, heading: str, rows: Iterable[tuple[str, str]], gap: int
) -> None:
    """Adds a heading, and below it the names with their texts, ``gap`` pixels apart."""
    column.addWidget(label(heading, "eyebrow"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(gap)
    grid.setColumnStretch(1, 1)
    for row, (name, text) in enumerate(rows):
        grid.addWidget(label(name, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(text, is_wrapped=True), row, 1)
    column.addLayout(grid)
