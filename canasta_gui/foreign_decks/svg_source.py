"""Card decks of KDE and GNOME: one SVG drawing, mostly compressed; every card is an element."""

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.foreign_decks.card_names import element_names, svg_title
from canasta_gui.foreign_decks.source import (
    DeckError,
    DeckProblem,
    as_picture,
    blank_card,
    read_foreign,
)

_MOST_PACKED: Final = 16_000_000
_MOST_BYTES: Final = 40_000_000
"""In bytes; KDE's largest deck takes 3 MB compressed and 11 MB uncompressed."""
_MASK: Final = b"<mask"
_GZIP: Final = b"\x1f\x8b"
_AS_GZIP: Final = 31
"""Tells zlib to expect a gzip header."""


class SvgSource:
    """A deck in an SVG file. Raises `DeckError` for an unusable one."""

    def __init__(self, path: Path) -> None:
        self.name = svg_title(path)
        text = _whole_text(path)
        self._drawing = open_drawing(text)
        self._is_masked = _MASK in text

    def find(self, text: str) -> str | None:
        """Returns the id of the element that is a card; ``None`` if there is none."""
        return next(filter(self._drawing.elementExists, element_names(text)), None)

    def picture(self, name: str) -> QImage:
        """Returns the picture of one element. Raises `DeckError` for one without an extent."""

        def render(painter: QPainter, place: QRectF) -> None:
            self._drawing.render(painter, name, place)

        bounds = self._drawing.boundsOnElement(name)
        card = _drawn(bounds, bounds, render)
        if self._is_masked:
            # Qt counts what a mask hides to the extent of an element.
            card = _drawn(bounds, _shown_part(card, bounds), render)
        return as_picture(card)


def drawing_picture(path: Path) -> QImage:
    """Returns the picture of a card that is a file of its own. Raises `DeckError` for one without
    an extent.
    """
    drawing = open_drawing(_whole_text(path))
    box = drawing.viewBoxF()
    return as_picture(_drawn(box, box, drawing.render))


def _drawn(bounds: QRectF, shown: QRectF, render: Callable[[QPainter, QRectF], None]) -> QImage:
    """Returns the part that is shown of what is drawn to bounds. Raises `DeckError` for bounds
    without an extent.
    """
    if bounds.isEmpty() or shown.isEmpty():
        raise DeckError(DeckProblem.DAMAGED)
    image = blank_card(shown.width(), shown.height())
    across, down = image.width() / shown.width(), image.height() / shown.height()
    place = bounds.translated(-shown.topLeft())
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    render(painter, QTransform.fromScale(across, down).mapRect(place))
    painter.end()
    return image


def _shown_part(card: QImage, bounds: QRectF) -> QRectF:
    """Returns the part of the bounds in which the picture of it is not transparent."""
    alpha = card.convertToFormat(QImage.Format.Format_Alpha8)
    wide, high, row = alpha.width(), alpha.height(), alpha.bytesPerLine()
    dots = bytes(alpha.constBits())
    across = [x for x in range(wide) if any(dots[x::row])]
    down = [y for y in range(high) if any(dots[y * row : y * row + wide])]
    if not across or not down:
        return bounds
    part = QRectF(across[0], down[0], across[-1] + 1 - across[0], down[-1] + 1 - down[0])
    scaled = QTransform.fromScale(bounds.width() / wide, bounds.height() / high).mapRect(part)
    return scaled.translated(bounds.topLeft())


def _whole_text(path: Path) -> bytes:
    """Returns the drawing in a file without what it refers to elsewhere. Raises `DeckError`."""
    # The program's own drawings are opened before the first frame, without this.
    from canasta_gui.foreign_decks.svg_tree import made_whole

    return made_whole(_read_svg(path))


def open_drawing(text: bytes) -> QSvgRenderer:
    """Returns a drawing that can be drawn, without its animations. Raises `DeckError`."""
    drawing = QSvgRenderer()
    drawing.setAnimationEnabled(False)
    if not drawing.load(text):
        raise DeckError(DeckProblem.DAMAGED)
    return drawing


def _read_svg(path: Path) -> bytes:
    """Returns the text of a drawing, uncompressed up to a limit. Raises `DeckError`."""
    data = read_foreign(path, _MOST_PACKED)
    return _unpacked(data) if data.startswith(_GZIP) else data


def _unpacked(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(_AS_GZIP)
    try:
        text = unpacker.decompress(data, _MOST_BYTES + 1)
    except zlib.error as error:
        raise DeckError(DeckProblem.DAMAGED) from error
    if len(text) > _MOST_BYTES:
        raise DeckError(DeckProblem.TOO_LARGE)
    if not unpacker.eof:
        raise DeckError(DeckProblem.DAMAGED)
    return text
