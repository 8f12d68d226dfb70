"""The celebration of a won match: the winners' faces in the middle of the table, the points of all
sides, and confetti behind them.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.buttons import HIGH, ButtonLook, button_width, draw_button
from canasta_gui.table.furniture.deal_result import (
    draw_result,
    face_pictures,
    fitting_size,
    result_size,
    side_result,
)
from canasta_gui.table.furniture.pixmap_items import DrawPixmap
from canasta_gui.table.furniture.plates import draw_plate
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, width_of
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.moments.effects import passing
from canasta_gui.table.moments.face_row import COMES, GOES, FaceRow, clear
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.moments.table_snapshot import TableSnapshot
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.render import sparks
from canasta_gui.viewmodel.seat_views import VictoryView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_FACE, _MIDDLE = 0.22, 0.3
"""The size of a face, and how far down its middle lies, as parts of the window's height; several
faces may be smaller.
"""
_HOPS = 5
_SHADE = 0.6
_POINTS, _ACROSS = 0.085, 0.84
"""The height of the letters of the points, as a part of the window's height, and the most of its
width that they take.
"""
_WORDS = 0.42
"""The size of the words below them, by that of their letters."""
_APART = 0.3
"""The distance between ribbon, figures and button, by the same size."""
_DRAWS = 0.03
"""The part of the time in which the picture of the table is begun, or made bright again: drawn at
once it would be late.
"""
_LAID = 0.75 * _DRAWS
"""The part of the time after which its cloth is drawn: the cards follow in a picture of their own.
"""
_LAST = 0.99
"""The part of the time after which the table itself is shown again, below the last of the shade."""
_FIGURES = 0.08
"""The part of the time at which the figures begin, when their faces are drawn."""
_PIECES = 200
_PIECE_SIZE = 0.032
"""The size of a piece, as a part of the window's height."""
_SMOOTH_PIXELS = 600_000
"""The device pixels of all pieces up to which smooth edges make no picture late."""
_BEYOND = 0.06
"""How far above and below the window a piece may be while it is kept, as a part of its height."""
_SWAYS = 0.03
"""How far a piece sways to each side, as a part of the window's width."""
_CROWDED = 40
"""The number of pieces from which on the whole window is drawn: two thousand small rectangles take
longer.
"""
_SPREAD = 0.55
"""The part of the time within which all pieces set out."""
_FALL = 0.42
"""The part of the time that the quickest piece needs from the top to the bottom."""
_STEPS = (math.sqrt(5) % 1, math.sqrt(2) % 1, math.sqrt(3) % 1, math.sqrt(7) % 1)


def celebration(at: MomentContext, winners: Sequence[int]) -> Show:
    """Returns the whole celebration; with people among the winners it has confetti."""
    seats = [seat for seat in at.after.players if seat.seat in winners]
    side = next(side for side in at.after.sides if side.side == seats[0].side)
    victory = at.after.victory or VictoryView(side.name)
    row = FaceRow(at, seats, victory.title, _FACE, _HOPS, True, _MIDDLE)
    shows = [_shade(at, row), *row.shows()]
    if victory.scores:
        shows += _Figures(at, victory, row.bottom).shows()
    if any(seat.is_person for seat in seats):
        shows.append(_Confetti(at).show)

    def show(part: float) -> None:
        for one in shows:
            one(part)

    return show


def _shade(at: MomentContext, row: FaceRow) -> Show:
    """Returns the shade over the rest of the table, which is shown as one picture meanwhile."""
    picture = TableSnapshot(at, z.Z_WON, row.draw_rays if row.has_large_rays else None)

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            picture.remove()
        elif part < _DRAWS:
            picture.lay_cloth(part / _LAID)
        elif part < COMES:
            picture.show()
            picture.darken(_SHADE * (part - _DRAWS) / (COMES - _DRAWS))
        elif part < GOES - _DRAWS:
            # The shade is part of the picture, so that one layer less is blended.
            picture.make_dark((part - COMES) / _DRAWS, _SHADE)
        elif part < _LAST:
            picture.make_bright(1 - (GOES - part) / _DRAWS, _SHADE * clear(part))
        else:
            # In the last picture of the moment everything lies down, which takes as long.
            picture.remove()
            picture.darken(_SHADE * clear(part))

    return show


class _Figures:
    """The points of all sides with what lies between them, and a button that goes on, below the
    ribbon: above the confetti, and still.
    """

    def __init__(self, at: MomentContext, victory: VictoryView, top: float) -> None:
        frame = at.state.frame
        self._at, self._victory = at, victory
        self._sides = sides = tuple(
            side_result(at.after, side, points, is_bright=place == 0)
            for place, (side, points) in enumerate(victory.scores)
        )
        most = _ACROSS * frame.width
        self._size = size = fitting_size(sides, _POINTS * frame.height, most, math.inf)
        self._words = TextStyle(_WORDS * size, at.state.palette.word, is_bold=True, align="centre")
        self._line = 1.5 * self._words.size if victory.how else 0.0
        wide, high = result_size(sides, size)
        wide = max(wide, min(width_of(victory.how, self._words) + 2 * size, most))
        high += self._line
        self._plate = around(frame.width / 2, top + _APART * size + high / 2, wide, high)

    def shows(self) -> list[Show]:
        """Returns their shows, each with a picture of its own: all in one would be late."""
        faces = chain.from_iterable(
            face_pictures(side, self._size, self._at.effects.ratio, self._at.state.palette)
            for side in self._sides
        )

        def draw_ahead(part: float) -> None:
            """Draws one face for each picture; all at once would be late."""
            if _DRAWS < part < _FIGURES:
                next(faces, None)

        points = self._shown("figures", self._plate, self._draw_points, _FIGURES)
        lead = [self._lead()] if self._victory.how else []
        return [draw_ahead, points, *lead, self._go_on()]

    def _draw_points(self, painter: QPainter, box: QRectF) -> None:
        size, palette = self._size, self._at.state.palette
        draw_plate(painter, box, palette, 0.3 * size, is_lit=False, ground=palette.plate)
        draw_result(painter, box.adjusted(0, 0, 0, -self._line), self._sides, size, palette)

    def _lead(self) -> Show:
        """Returns what lies between the points, on the same plate."""
        words, how = self._words, self._victory.how
        foot = self._plate.bottom - self._line - 0.3 * words.size
        place = replace(self._plate, y=foot, h=self._line)

        def draw(painter: QPainter, box: QRectF) -> None:
            draw_words(painter, box, how, words)

        return self._shown("lead", place, draw, _FIGURES + _DRAWS)

    def _go_on(self) -> Show:
        """Returns the button below the plate, or where cards lie there beside those."""
        at, text = self._at, max(self._at.state.text, self._words.size)
        look = ButtonLook(self._victory.go_on, is_enabled=True, is_main=True)
        wide, high = button_width(look.text, text), HIGH * text
        frame, apart = at.state.frame, _APART * self._size
        below = around(frame.width / 2, self._plate.bottom + apart + high / 2, wide, high)
        poses = at.state.arrangement.poses.get(Zone(ZoneKind.HAND, at.after.viewer), ())
        held = hull([pose.rect for pose in poses]) if poses else replace(below, w=0.0)
        beside = replace(below, x=held.right + apart)
        is_kept = below.overlap(held) > 0 and frame.on_cloth(beside) == beside
        place = beside if is_kept else below

        def draw(painter: QPainter, box: QRectF) -> None:
            draw_button(painter, box, look, at.state.palette, text)

        return self._shown("go on", place, draw, _FIGURES + COMES)

    def _shown(self, key: str, place: Rect, draw: DrawPixmap, begins: float) -> Show:
        effects, content = self._at.effects, (self._victory, self._size)

        def show(part: float) -> None:
            effects.draw(key, place, z.Z_WON + 4, content, draw)
            # They are gone when the table itself is shown again, which takes as long.
            gone = max((_LAST - part) / (1 - GOES), 0.0)
            effects.pose(key, opacity=min(gone, (part - begins) / COMES, 1.0))

        return passing(self._at, key, show, begins)


class _Confetti:
    """The pieces of confetti that are on the table while the celebration is shown."""

    def __init__(self, at: MomentContext) -> None:
        self._at = at
        self._items: dict[int, QGraphicsPixmapItem] = {}
        """The items of the pieces that are visible now, by number of the piece."""

    def show(self, part: float) -> None:
        """Shows the pieces after a part of the time; still ones lie scattered and only fade."""
        if part in (0.0, 1.0):
            self._clear()
            return
        frame = self._at.state.frame
        if len(self._items) > _CROWDED:
            self._at.effects.scene.update()
        fades = min(1.0, 12 * part, 12 * (1 - part))
        for number in range(_PIECES):
            x, y, turn, thin = self._place(number, part)
            if not -_BEYOND < y < 1 + _BEYOND:
                self._remove(number)
                continue
            item = self._items.get(number) or self._add(number)
            item.setPos(x * frame.width, y * frame.height)
            item.setRotation(turn)
            item.setScale(thin)
            item.setOpacity(fades)

    def _place(self, number: int, part: float) -> tuple[float, float, float, float]:
        """Returns a piece's x and y as parts of the window, its rotation in degrees, and its
        size.
        """
        across, begins, slow, phase = (number * step % 1 for step in _STEPS)
        size = 0.7 + 0.6 * slow
        if self._at.is_still:
            return across, begins, 360 * phase, size
        fallen = (part - _SPREAD * begins) / (_FALL * (1 + 0.5 * slow))
        sway = math.sin(2 * math.pi * (1.6 * fallen + phase))
        return across + _SWAYS * sway, 1.15 * fallen - 0.08, 500 * fallen * (1 - 2 * phase), size

    def _add(self, number: int) -> QGraphicsPixmapItem:
        at = self._at
        size = _PIECE_SIZE * at.state.frame.height
        shape = sparks.SHAPES[number % len(sparks.SHAPES)]
        colour = sparks.PAPERS[number * 5 // 3 % len(sparks.PAPERS)]
        item = QGraphicsPixmapItem(sparks.confetto(size, at.effects.ratio, shape, colour))
        item.setOffset(-size / 2, -size / 2)
        if _PIECES * (size * at.effects.ratio) ** 2 < _SMOOTH_PIXELS:
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(z.Z_WON + 2)
        at.effects.scene.addItem(item)
        self._items[number] = item
        return item

    def _remove(self, number: int) -> None:
        item = self._items.pop(number, None)
        if item is not None and item.scene() is self._at.effects.scene:
            self._at.effects.scene.removeItem(item)

    def _clear(self) -> None:
        for number in list(self._items):
            self._remove(number)
