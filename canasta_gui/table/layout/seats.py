"""The players' places: a face, a plate with words, and the fan of the cards in hand."""

from dataclasses import dataclass, replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, around, hull
from canasta_gui.table.layout.measure import Measure, Shape

PLATE = 3.2
"""The height of a plate with two lines, by that of the text."""
_OWN_PLATE = 2.2
"""The height of the viewer's plate, of one line."""
_OWN_WORDS = 8.9
"""The width of the words on the viewer's plate, by the height of the text."""
_TOP_WORDS = 9.6
"""The width of what a plate at the top has beside its face, by the height of the text."""
_OWN_SHARE = 0.28
"""The part of the window's width that the viewer's face and plate take at the most."""
_LARGEST = 5.6
"""The size of the largest faces, by the height of the text."""
_WIDEST = 0.1
"""The size of the largest faces, by the width of the window."""
_REST = 3.8
"""The size of the faces of those who sit out, by the height of the text."""
_BEHIND = 0.55
"""Where a plate begins behind the face beside it, by the size of the face."""
_TUCK = 0.55
"""How far a face reaches down over the plate below it, by the height of the text."""
_OVER = 0.6
"""How far a face reaches over its strip, by the free space there."""
_PAD = 0.65
"""The space between the edge of a plate and its words, by the height of the text."""
_AFTER_FACE = 0.35
"""The same between a face and the words beside it."""


@dataclass(frozen=True, slots=True)
class SeatFrame:
    """A player's place."""

    face: Rect
    plate: Rect
    words: Rect
    """What the face and the edges leave free on the plate."""
    is_upright: bool
    """Whether the face stands above the plate, over the middle of its words."""
    fan: Rect
    """The cards in hand; empty for the viewer and for those who sit out."""
    back: float
    """The width of the backs."""

    @property
    def foot(self) -> Rect:
        """Where a second hand lies: at the end of the plate, as high as the plate allows."""
        high = 0.8 * self.plate.h
        wide, y = high / CARD_ASPECT, self.plate.y + 0.1 * self.plate.h
        return Rect(self.words.right - wide, y, wide, high)

    @property
    def body(self) -> Rect:
        """Face and plate."""
        return hull([self.face, self.plate])

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the face or on the plate."""
        return self.face.holds(x, y) or self.plate.holds(x, y)

    def mirrored(self, width: float) -> "SeatFrame":
        """The place as it lies when a picture of this width is read from the right."""
        return replace(
            self,
            face=self.face.mirrored(width),
            plate=self.plate.mirrored(width),
            words=self.words.mirrored(width),
            fan=self.fan.mirrored(width),
        )


@dataclass(frozen=True, slots=True)
class Strips:
    """The parts of the window in which players have their places."""

    top: Rect
    """Those opposite, and those who sit out."""
    centre: Rect
    """Between the players at the left and at the right."""
    own: Rect
    """The viewer's, from the lower edge of what lies above it."""
    gap: float
    """What is free below the strip at the top."""


def seats_at_table(shape: Shape, m: Measure, strips: Strips) -> dict[int, SeatFrame]:
    """The places of those who play, clockwise, the viewer first."""
    seats = {shape.seats[0]: _own_seat(m, strips)}
    aside = (len(shape.resting) + 1) // 2 * (_rest_width(m, strips) + m.gap)
    cell = (strips.top.w - 2 * aside) / max(len(shape.top_seats), 1)
    for place, seat in enumerate(shape.top_seats):
        x = strips.top.x + aside + place * cell
        seats[seat] = _top_seat(m, Rect(x, strips.top.y, cell, strips.top.h), strips)
    edges = (strips.centre.x, strips.centre.right - m.column)
    for seat, x in zip(shape.edge_seats, edges, strict=False):
        seats[seat] = _edge_seat(m, x, strips)
    return seats


def resting_seats(shape: Shape, m: Measure, strips: Strips) -> dict[int, SeatFrame]:
    """Those who sit out stay in the corners at the top, the first one at the right."""
    wide = _rest_width(m, strips)
    places: dict[int, SeatFrame] = {}
    for place, seat in enumerate(shape.resting):
        step = place // 2 * (wide + m.gap)
        x = strips.top.x + step if place % 2 else strips.top.right - wide - step
        box = Rect(x, strips.top.y, wide, strips.top.h)
        places[seat] = _beside(m, box, _rest_face(m, strips), PLATE * m.text)
    return places


def _largest(m: Measure, strips: Strips) -> float:
    return min(_LARGEST * m.text, _WIDEST * strips.top.w)


def _top_face(m: Measure, strips: Strips) -> float:
    """It reaches over the strip, into the margin above and the gap below."""
    return min(strips.top.h + _OVER * (m.margin + strips.gap), _largest(m, strips))


def _rest_face(m: Measure, strips: Strips) -> float:
    return min(_REST * m.text, _top_face(m, strips))


def _rest_width(m: Measure, strips: Strips) -> float:
    return m.rest + 0.7 * _rest_face(m, strips)


def _beside(m: Measure, box: Rect, size: float, high: float) -> SeatFrame:
    """A face at the left end of a box, before a plate of a height."""
    top = max(box.cy - size / 2, box.y - _OVER * m.margin)
    face = Rect(box.x, top, size, size)
    x = face.x + _BEHIND * size
    plate = Rect(x, box.cy - high / 2, box.right - x, high)
    left = face.right + _AFTER_FACE * m.text
    words = Rect(left, plate.y, plate.right - _PAD * m.text - left, plate.h)
    return SeatFrame(face, plate, words, False, Rect(plate.right, plate.y, 0, 0), m.back)


def _own_seat(m: Measure, strips: Strips) -> SeatFrame:
    """Beside the prompt; the face reaches up beside the line above it."""
    strip = strips.own
    foot = strip.bottom - (m.line - _OWN_PLATE * m.text)
    size = min(foot - strip.y, _largest(m, strips))
    wide = min(size + (_AFTER_FACE + _OWN_WORDS + _PAD) * m.text, _OWN_SHARE * strip.w)
    high = _OWN_PLATE * m.text
    place = _beside(m, Rect(strip.x, foot - high, wide, high), size, high)
    return replace(place, face=Rect(strip.x, foot - size, size, size))


def _top_seat(m: Measure, cell: Rect, strips: Strips) -> SeatFrame:
    """Face and plate, and the fan beside them."""
    size = min(_top_face(m, strips), 0.2 * cell.w)
    wide = min(size + max(m.column, _TOP_WORDS * m.text), 0.6 * cell.w)
    fan_w = min(2.3 * m.card, cell.w - wide - 3 * m.gap)
    x = cell.cx - (wide + m.gap + fan_w) / 2
    place = _beside(m, Rect(x, cell.y, wide, cell.h), size, PLATE * m.text)
    return replace(place, fan=Rect(x + wide + m.gap, cell.y, fan_w, cell.h))


def _edge_seat(m: Measure, x: float, strips: Strips) -> SeatFrame:
    """Beside the stock and the pile, so that the melds have the whole width.

    The face stands above the plate and takes what plate and fan leave of the height.
    """
    strip, high, fan_h = strips.centre, PLATE * m.text, 1.25 * m.back * CARD_ASPECT
    room = strip.h + 2 * _OVER * m.gap - high - m.gap - fan_h + _TUCK * m.text
    size = min(room, _largest(m, strips), 0.7 * m.column)
    tall = size - _TUCK * m.text + high
    top = strip.cy - (tall + m.gap + fan_h) / 2
    place = _below(m, Rect(x, top, m.column, tall), size, high)
    return replace(place, fan=Rect(x, place.plate.bottom + m.gap, m.column, fan_h))


def _below(m: Measure, box: Rect, size: float, high: float) -> SeatFrame:
    """A face in the middle at the top of a box, and a plate of a height at its foot."""
    face = around(box.cx, box.y + size / 2, size, size)
    plate = Rect(box.x, box.bottom - high, box.w, high)
    words = Rect(plate.x + _PAD * m.text, face.bottom, plate.w - 2 * _PAD * m.text, 0)
    words = replace(words, h=plate.bottom - words.y)
    return SeatFrame(face, plate, words, True, Rect(plate.right, plate.y, 0, 0), m.back)
