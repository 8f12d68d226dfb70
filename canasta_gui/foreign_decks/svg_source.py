"""Card decks of KDE and GNOME: one SVG drawing, mostly compressed; every card is an element."""

import zlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
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
_MOST: Final = 40_000_000
"""In bytes; KDE's largest deck takes 3 MB compressed and 11 MB uncompressed."""
_GZIP: Final = b"\x1f\x8b"
_AS_GZIP: Final = 31
"""Tells zlib to expect a gzip header."""


class SvgSource:
    """A deck in an SVG file. Raises `DeckError` for an unusable one."""

    def __init__(self, path: Path) -> None:
        self.name = svg_title(path)
        self._drawing = read_drawing(path)

    def find(self, text: str) -> str | None:
        """Returns the id of the element that is a card; ``None`` if there is none."""
        return next(filter(self._drawing.elementExists, element_names(text)), None)

    def picture(self, name: str) -> QImage:
        """Returns the picture of one element. Raises `DeckError` for one without an extent."""
        return drawn_card(self._drawing, name)


def drawn_card(drawing: QSvgRenderer, name: str = "") -> QImage:
    """Returns the picture of one element of a drawing, or of the whole drawing. Raises `DeckError`
    for one without an extent.
    """
    bounds = drawing.boundsOnElement(name) if name else drawing.viewBoxF()
    if bounds.width() <= 0 or bounds.height() <= 0:
        raise DeckError(DeckProblem.DAMAGED)
    image = blank_card(bounds.width(), bounds.height())
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    if name:
        drawing.render(painter, name, QRectF(image.rect()))
    else:
        drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return as_picture(image)


def read_drawing(path: Path) -> QSvgRenderer:
    """Returns the drawing in a file without what it refers to elsewhere. Raises `DeckError`."""
    # The program's own drawings are opened before the first frame, without this.
    from canasta_gui.foreign_decks.svg_tree import made_whole

    return open_drawing(made_whole(_read_svg(path)))


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
        text = unpacker.decompress(data, _MOST + 1)
    except zlib.error as error:
        raise DeckError(DeckProblem.DAMAGED) from error
    if len(text) > _MOST:
        raise DeckError(DeckProblem.TOO_LARGE)
    if not unpacker.eof:
        raise DeckError(DeckProblem.DAMAGED)
    return text
