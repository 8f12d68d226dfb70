"""The remarkable moments of a recorded deal as one picture, two beside each other."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import accumulate
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPainter,
)

from canasta_gui.deal_export.drawn_table import SIZE, DrawnTable
from canasta_gui.session.playback import Playback
from canasta_gui.table.render.pen import rounded
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.tokens import LIGHT
from canasta_gui.words.playback_texts import PlaybackTexts
from canasta_gui.words.words import Words
from engine import write_whole

_WIDTH: Final = 720
_HEIGHT: Final = SIZE.height() * _WIDTH // SIZE.width()
_MARGIN, _GAP, _HEAD, _WORDS = 36, 28, 96, 116
"""Lengths in pixels: the margin, the gap between pictures, the height of the title, and the least
height of the words below a picture.
"""
_ABOVE_WORDS, _BELOW_TITLE = 8, 4
_COLUMNS: Final = 2
_ROUND: Final = 26.0
"""The radius of the corners of a picture, as round as the rail of the table."""
_TITLE, _STRONG, _TEXT = 34, 19, 17
"""The heights of type in pixels."""
_SLICE_S: Final = 0.01
"""How long the window waits at a time for the picture to be packed, in seconds."""


def draw_strip(playback: Playback, options: TableOptions, path: Path) -> Iterator[tuple[int, int]]:
    """Writes the strip as a PNG file.

    Yields after each piece of work the number of pictures that are done, and of all. Raises
    `OSError`.
    """
    strip = _Strip(playback, options)
    count = len(strip.moments)
    for done in range(count):
        yield done, count
        strip.draw(done)
    strip.close()
    with ThreadPoolExecutor(1) as thread:
        # Packing takes longer than drawing.
        packed = thread.submit(strip.packed)
        while wait((packed,), _SLICE_S).not_done:
            yield count, count
    write_whole(path, packed.result())


class _Strip:
    """The picture while it is drawn."""

    def __init__(self, playback: Playback, options: TableOptions) -> None:
        self._playback = playback
        deal = playback.deal
        marked = [at for at, signs in enumerate(deal.highlights) if signs]
        self.moments = list(dict.fromkeys((0, *marked, deal.last)))
        """The numbers of the moments that are shown: the dealing, what is remarkable, the end."""
        self._texts = PlaybackTexts(Words(deal.rules))
        self._table = DrawnTable(options)
        self._tops = list(accumulate(self._row_heights(), initial=_HEAD))
        """The upper edge of each row, and the lower edge of the last one."""
        width = 2 * _MARGIN + _COLUMNS * _WIDTH + (_COLUMNS - 1) * _GAP
        height = self._tops[-1] + _MARGIN
        self._image = QImage(width, height, QImage.Format.Format_RGB32)
        self._image.fill(QColor(LIGHT.window))
        self._draw_title()

    def draw(self, place: int) -> None:
        """Draws a moment with its words."""
        playback, at = self._playback, self.moments[place]
        playback.move_to(at)
        self._table.show(playback.view())
        left = _MARGIN + place % _COLUMNS * (_WIDTH + _GAP)
        row = place // _COLUMNS
        top = self._tops[row]
        painter = QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded(QRectF(left, top, _WIDTH, _HEIGHT), _ROUND))
        painter.drawImage(QPoint(left, top), self._table.picture(_WIDTH))
        painter.setClipping(False)
        foot = self._tops[row + 1] - _GAP
        words = QRect(left, top + _HEIGHT + _ABOVE_WORDS, _WIDTH, 0)
        words.setBottom(foot)
        painter.setPen(QColor(LIGHT.text))
        painter.setFont(_font(_STRONG, is_bold=True))
        painter.drawText(words, Qt.AlignmentFlag.AlignTop, self._texts.title(playback.deal, at))
        painter.setFont(_font(_TEXT))
        painter.setPen(QColor(LIGHT.muted))
        below = words.adjusted(0, painter.fontMetrics().height() + _BELOW_TITLE, 0, 0)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, self._told(at))
        painter.end()

    def _told(self, at: int) -> str:
        return self._texts.moment(self._playback.told(at), ())

    def _row_heights(self) -> Iterator[int]:
        """Yields the height of each row, with the gap below it: its longest words have room."""
        words = QFontMetrics(_font(_TEXT))
        above = _ABOVE_WORDS + words.height() + _BELOW_TITLE
        room = QRect(0, 0, _WIDTH, _HEIGHT)
        for first in range(0, len(self.moments), _COLUMNS):
            row = self.moments[first : first + _COLUMNS]
            wrapped = (
                words.boundingRect(room, Qt.TextFlag.TextWordWrap, self._told(at)) for at in row
            )
            needed = above + max(it.height() for it in wrapped)
            yield _HEIGHT + max(_WORDS, needed) + _GAP

    def close(self) -> None:
        """Ends the drawing of cards."""
        self._table.close()

    def packed(self) -> bytes:
        """Returns the whole picture as a PNG file; any thread may ask when all is drawn."""
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(self._image)
        return bytes(buffer.data().data())

    def _draw_title(self) -> None:
        header, painter = self._playback.deal.header, QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(LIGHT.text))
        painter.setFont(_font(_TITLE, is_bold=True))
        names = ", ".join(player.name for player in header.seats)
        room = QRect(_MARGIN, _MARGIN - 10, self._image.width() - 2 * _MARGIN, _HEAD - _MARGIN)
        title = f"{header.rules.title}  ·  {names}"
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


def _font(height: int, *, is_bold: bool = False) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(height)
    font.setBold(is_bold)
    return font
