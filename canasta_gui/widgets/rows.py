"""Puts widgets into rows, columns and grids, each written as what lies in it."""

from functools import partial
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget
from shiboken6 import delete

_Box = TypeVar("_Box", QHBoxLayout, QVBoxLayout)


class PlacedPart(NamedTuple):
    """A part of a row or column; an empty one is air."""

    part: QWidget | QLayout | int | None
    share: int = 0
    """Its share of the room that the other parts leave."""
    across: Qt.AlignmentFlag = Qt.AlignmentFlag(0)
    """Where it lies if the row is higher, or the column wider; by default it fills that."""


BoxPart = QWidget | QLayout | PlacedPart | int
"""What lies in a row or column; a number is a space in pixels."""


def wide(part: QWidget | QLayout, share: int = 1) -> PlacedPart:
    """Returns a part that takes a share of the room that the others leave."""
    return PlacedPart(part, share)


def at(across: Qt.AlignmentFlag, part: QWidget) -> PlacedPart:
    """Returns a part that is no wider, or higher, than it needs."""
    return PlacedPart(part, 0, across)


def air(share: int = 1) -> PlacedPart:
    """Returns an empty part that takes a share of the room that the others leave."""
    return PlacedPart(None, share)


AIR: Final = air()


def fill(layout: QBoxLayout, *parts: BoxPart) -> None:
    """Adds parts to the end of a row or column."""
    for each in parts:
        part, share, across = each if isinstance(each, PlacedPart) else PlacedPart(each)
        if isinstance(part, QWidget):
            layout.addWidget(part, share, across)
        elif isinstance(part, QLayout):
            layout.addLayout(part, share)
        elif part is None:
            layout.addStretch(share)
        else:
            layout.addSpacing(part)


def take_out(layout: QLayout, first: int = 0) -> None:
    """Removes everything from a place of a layout on; the widgets stay."""
    while (item := layout.takeAt(first)) is not None:
        # Qt gives it away, and PySide would keep it for ever.
        delete(item)


def _filled(
    kind: type[_Box],
    *parts: BoxPart,
    of: QWidget | None = None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | int | None = None,
) -> _Box:
    made = kind() if of is None else kind(of)
    if spacing is not None:
        made.setSpacing(spacing)
    if margins is not None:
        made.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    fill(made, *parts)
    return made


in_row: Final = partial(_filled, QHBoxLayout)
"""Makes a row of parts, which fills a widget if it is one ``of`` that."""
in_column: Final = partial(_filled, QVBoxLayout)
"""Makes a column of parts, which fills a widget if it is one ``of`` that."""


def in_grid(across: int = -1, down: int = -1, *, long: int | None = None) -> QGridLayout:
    """Returns a grid with these spaces between its cells, and a column that takes the room that
    is left.
    """
    made = QGridLayout()
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    if long is not None:
        made.setColumnStretch(long, 1)
    return made
