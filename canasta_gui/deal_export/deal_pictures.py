"""A recorded deal as pictures: its remarkable moments two beside each other, or all as a film."""

from collections.abc import Callable, Iterator
from concurrent.futures import wait
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QPainter,
)
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.deal_export.film_files import FRAME, AnimatedWebp, MotionJpeg
from canasta_gui.file_thread import CHOSEN_FILES
from canasta_gui.session.playback import Playback
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.pen import encoded, rounded, smooth
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.table_scene import TableScene
from canasta_gui.theme.tokens import LIGHT
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.words.playback_texts import PlaybackTexts
from canasta_gui.words.words import Words
from engine import write_whole

_SIZE: Final = QSize(1024, 640)


class _DrawnTable:
    """The table in the player's deck and cloth."""

    def __init__(self, options: TableOptions) -> None:
        self._scene = QGraphicsScene()
        self._table = TableScene(self._scene, 1.0)
        look = replace(options, speed=Speed.NORMAL, reduced_motion=False)
        self._table.set_options(look)
        self._table.clock.stand_still()
        self._table.resize(_SIZE.width(), _SIZE.height())
        self._cloth = surfaces.table(_SIZE, 1.0, look.table_style)

    @property
    def is_busy(self) -> bool:
        """Whether a step is still being played."""
        return self._table.player.is_busy

    def show(self, view: TableView) -> None:
        """Shows a view at once."""
        self._table.show_view(view)

    def play(self, step: Step) -> None:
        """Begins to play a step."""
        self._table.play(step)

    def advance(self, milliseconds: int) -> None:
        """Lets time pass."""
        self._table.clock.advance(milliseconds)

    def picture(self, width: int) -> QImage:
        """Returns the table as a picture of a width in pixels."""
        self._table.render_thread.finish()
        image = QImage(_SIZE, QImage.Format.Format_RGB32)
        painter = smooth(QPainter(image))
        painter.drawPixmap(0, 0, self._cloth)
        self._scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
        painter.end()
        return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def close(self) -> None:
        """Ends the drawing of cards."""
        self._table.player.drop_all()
        self._table.render_thread.finish()


_WIDTH: Final = 720
_HEIGHT: Final = _SIZE.height() * _WIDTH // _SIZE.width()
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
    # Packing takes longer than drawing.
    for _ in done_by_thread(lambda: write_whole(path, strip.packed())):
        yield count, count


def done_by_thread(task: Callable[[], object]) -> Iterator[None]:
    """Has something written into a file that the player chose; yields until it is. Raises what the
    task raises.
    """
    done = CHOSEN_FILES.submit(task)
    while wait((done,), _SLICE_S).not_done:
        yield
    done.result()


class _Strip:
    """The picture while it is drawn."""

    def __init__(self, playback: Playback, options: TableOptions) -> None:
        self._playback = playback
        deal = playback.deal
        marked = [at for at, signs in enumerate(deal.highlights) if signs]
        self.moments = list(dict.fromkeys((0, *marked, deal.last)))
        """The numbers of the moments that are shown: the dealing, what is remarkable, the end."""
        self._texts = PlaybackTexts(Words(deal.rules))
        self._table = _DrawnTable(options)
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
        return encoded(self._image, b"png")

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


_FilmForm = type[AnimatedWebp | MotionJpeg]
"""How a film is written: for browsers, or for video players."""

_FILM_WIDTH: Final = 640
_FILM_REST: Final = 600
"""The milliseconds after each action."""
_FILM_END: Final = 4000


def film_deal(
    playback: Playback, options: TableOptions, path: Path, form: _FilmForm
) -> Iterator[tuple[int, int]]:
    """Writes the film from the moment at which a playback stands.

    Yields after each picture the number of moments that are done, and of all. Raises `OSError`.
    """
    steps: list[Step] = []
    playback.listener = steps.append
    table = _DrawnTable(options)
    film = form(QSize(_FILM_WIDTH, _SIZE.height() * _FILM_WIDTH // _SIZE.width()))
    table.show(playback.view())
    film.add(table.picture(_FILM_WIDTH), _FILM_REST)
    try:
        while playback.go_on():
            table.play(steps.pop())
            while table.is_busy:
                table.advance(FRAME)
                film.add(table.picture(_FILM_WIDTH), FRAME)
                yield playback.at, playback.deal.last
            is_last = playback.at == playback.deal.last
            film.add(table.picture(_FILM_WIDTH), _FILM_END if is_last else _FILM_REST)
        for _ in done_by_thread(lambda: write_whole(path, film.data())):
            yield playback.deal.last, playback.deal.last
    finally:
        table.close()
