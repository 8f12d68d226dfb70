"""The celebration of a won match: the winners' faces in the middle of the table, and confetti."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.moments.face_row import COMES, GOES, FaceRow, clear
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.render import sparks, surfaces

_FACE = 0.24
"""The size of a face, as a part of the window's height; several faces may be smaller."""
_HOPS = 5
_SHADE = 0.5
_DRAWS = 0.03
"""The part of the time in which the picture of the table is begun, or made bright again: drawn at
once it would be late.
"""
_LAST = 0.99
"""The part of the time after which the table itself is shown again, below the last of the shade."""
_PIECES = 200
_PIECE_SIZE = 0.032
"""The size of a piece, as a part of the window's height."""
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


def celebration(at: MomentContext, winners: Sequence[int], *, is_still: bool) -> Show:
    """Returns the whole celebration; with people among the winners it has confetti."""
    seats = [seat for seat in at.after.players if seat.seat in winners]
    side = next(side for side in at.after.sides if side.side == seats[0].side)
    row = FaceRow(
        at, seats, at.after.victory or side.name, _FACE, _HOPS, is_still, are_crowned=True
    )
    shows = [_shade(at), *row.shows()]
    if any(seat.is_person for seat in seats):
        shows.append(_Confetti(at, is_still=is_still).show)

    def show(part: float) -> None:
        for one in shows:
            one(part)

    return show


def _shade(at: MomentContext) -> Show:
    """Returns the shade over the rest of the table, which is shown as one picture meanwhile."""
    picture = _TableSnapshot(at, z.Z_WON)

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            picture.remove()
        elif part < _DRAWS:
            picture.lay_cloth(part / _DRAWS)
        elif part < COMES:
            picture.show()
            picture.darken(_SHADE * (part - _DRAWS) / (COMES - _DRAWS))
        elif part < GOES - _DRAWS:
            # The shade is part of the picture, so that one layer less is blended.
            picture.keep_dark(_SHADE)
        elif part < _LAST:
            picture.make_bright(1 - (GOES - part) / _DRAWS, _SHADE * clear(part))
        else:
            # In the last picture of the moment everything lies down, which takes as long.
            picture.remove()
            picture.darken(_SHADE * clear(part))

    return show


class _Confetti:
    """The pieces of confetti that are on the table while the celebration is shown."""

    def __init__(self, at: MomentContext, *, is_still: bool) -> None:
        self._at = at
        self._is_still = is_still
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
        if self._is_still:
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


class _TableSnapshot:
    """A picture that replaces everything on the table below a height, until `remove`.

    It is the background of the scene: nothing is drawn below it. With confetti all over a window
    each frame is drawn whole. Sixty cards and their shadows, blended one after the other, would
    take most of the time; one opaque picture of them takes little.
    """

    def __init__(self, at: MomentContext, height: float) -> None:
        self._scene, self._ratio = at.effects.scene, at.effects.ratio
        self._size = QSize(round(at.state.frame.width), round(at.state.frame.height))
        self._style = at.state.style
        self._height = height
        self._picture: QPixmap | None = None
        self._laid = 0
        """The height down to which the picture has its cloth."""
        self._is_shown = False
        self._bright = self._size.height()
        """The height down to which the shade is not part of the picture."""
        self._hidden: list[QGraphicsItem] = []
        self._veil: QGraphicsRectItem | None = None

    def lay_cloth(self, part: float) -> None:
        """Draws the empty table from the top down to a part of its height."""
        end = math.ceil(part * self._size.height())
        if self._picture is None:
            self._picture = QPixmap(self._size * self._ratio)
            self._picture.setDevicePixelRatio(self._ratio)
        if end > self._laid:
            self._draw(self._rows(self._laid, end), has_cards=False)
            self._laid = end

    def show(self) -> None:
        """Takes the picture of the table as it is now and shows it."""
        if self._is_shown:
            return
        self.lay_cloth(1.0)
        items = [it for it in self._scene.items() if it.topLevelItem() is it and it.isVisible()]
        self._hidden = [it for it in items if it.zValue() < self._height]
        self._draw(self._rows(0, self._size.height()), has_cloth=False)
        self._is_shown = True
        self._publish()

    def keep_dark(self, shade: float) -> None:
        """Darkens the picture itself by a part from now on, so that no shade has to be blended."""
        self.show()
        if self._bright == 0:
            return
        self._lift_veil()
        self._paint(lambda painter: painter.fillRect(self._rows(0, self._bright), _black(shade)))
        self._bright = 0
        self._publish()

    def make_bright(self, part: float, shade: float) -> None:
        """Draws the picture without its shade from the top down to a part of its height, and covers
        that with a shade.
        """
        self.show()
        end = min(math.ceil(part * self._size.height()), self._size.height())
        if end > self._bright:
            self._draw(self._rows(self._bright, end))
            self._bright = end
            self._publish()
        self.darken(shade)

    def darken(self, shade: float) -> None:
        """Covers what is bright of the picture with a shade that may change from frame to frame."""
        if self._veil is None:
            self._veil = QGraphicsRectItem()
            self._veil.setPen(Qt.PenStyle.NoPen)
            self._veil.setZValue(self._height)
            self._scene.addItem(self._veil)
        self._veil.setRect(self._rows(0, self._bright))
        self._veil.setBrush(_black(shade))

    def remove(self) -> None:
        """Removes the picture and shows the table itself again."""
        self._lift_veil()
        self._scene.setBackgroundBrush(QBrush())
        self._picture, self._is_shown, self._laid = None, False, 0
        self._bright = self._size.height()
        for item in self._hidden:
            if item.scene() is self._scene:
                item.show()
        self._hidden = []

    def _lift_veil(self) -> None:
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

    def _rows(self, top: int, end: int) -> QRectF:
        return QRectF(0, top, self._size.width(), end - top)

    def _draw(self, rows: QRectF, *, has_cloth: bool = True, has_cards: bool = True) -> None:
        """Draws rows of the picture, without what is above it on the table."""

        def draw(painter: QPainter) -> None:
            painter.setClipRect(rows)
            if has_cloth:
                painter.drawPixmap(0, 0, surfaces.table(self._size, self._ratio, self._style))
            if has_cards:
                self._scene.render(painter, rows, rows)

        items = self._scene.items() if has_cards else []
        above = [it for it in items if it.zValue() >= self._height and it.isVisible()]
        for item in above:
            item.hide()
        for item in self._hidden:
            item.show()
        self._paint(draw)
        for item in self._hidden:
            item.hide()
        for item in above:
            item.show()

    def _paint(self, paint: Callable[[QPainter], object]) -> None:
        """Paints on the picture, which would be copied while it is the background as well."""
        assert self._picture is not None
        if self._is_shown:
            self._scene.setBackgroundBrush(QBrush())
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter)
        painter.end()

    def _publish(self) -> None:
        assert self._picture is not None
        self._scene.setBackgroundBrush(QBrush(self._picture))


def _black(shade: float) -> QColor:
    return QColor(0, 0, 0, round(255 * shade))
