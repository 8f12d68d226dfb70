"""Computes the players' places: a face, a plate with texts, and the fan of the cards in hand."""

from dataclasses import dataclass, replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, around, hull
from canasta_gui.table.layout.measure import Lengths, Measure
from canasta_gui.table.layout.shape import Shape

_PLATE: Lengths = (3.0, 3.0, 2.5)
"""The height of a plate with two lines, in text heights."""
_OWN_PLATE = 2.3
"""The height of the viewer's plate, which has one line, in text heights."""
_TOP_WORDS: Lengths = (11.4, 9.6, 8.0)
"""The width of the texts beside the face on a plate at the top, in text heights."""
_LARGEST: Lengths = (5.6, 5.6, 2.0)
"""The size of the largest faces, in text heights."""
_WIDEST = 0.1
"""The size of the largest faces, as a part of the window's width."""
_REST: Lengths = (3.8, 1.6, 1.4)
"""The size of the faces of those who sit out, in text heights."""
_BEHIND = 0.55
"""Where a plate begins behind the face beside it, as a part of the face's size."""
_TUCK = 0.42
"""How far a face reaches down over the plate below it, in text heights."""
_PAD = 0.65
"""The space between the edge of a plate and its texts, in text heights."""
_AFTER_FACE = 0.35
"""The space between a face and the texts beside it, in text heights."""
_TOP_PART: Lengths = (0.68, 0.68, 0.9)
"""The largest part of the room of a player opposite that face and plate take."""
_TOP_FAN, _TOP_SOME = 2.1, 1.2
"""The largest width of the fan of a player opposite, and that of some cards, in card widths."""
_FAN_HIGH, _EDGE_HIGH = 1.62, 1.72
"""The height of a fan of backs, in card widths: opposite, and at the edge, where it bends more."""
_FAN_WIDE = 1.5
"""The least width of a fan opposite, in card widths."""
_EDGE_FAN = 0.56
"""The height of the fan of a player at the edge, as a part of the place's width."""
_HELD = 0.3
"""The part of that fan that the face before it may hide."""
_FOOT_AIR, _FOOT_FAN = 0.2, 3.0
"""The space beside a second hand, and the least width of a fan that leaves it room, in its widths.
"""
_FOOT_OWN, _FOOT_ON_PLATE, _FOOT_LEAST, _FOOT_REACH = 0.38, 0.72, 0.5, 0.15
"""The part of the viewer's plate that it takes, tucked behind the face; its height on a plate, and
at the least before one, as a part of that of the plate; and how far the cards below its first one
reach out, in its widths.
"""
_FOOT_BEYOND, _FOOT_TUCK = 0.15, 0.1
"""How far the viewer's reaches beyond the plate, by the height of that, and below the face, whose
round edge leaves it that much, by the size of the face.
"""
_LEAST_CELL = 10.5
"""Half of the least width of a player in the middle, in text heights."""


@dataclass(frozen=True, slots=True)
class SeatFrame:
    """The rectangles of a player's place."""

    face: Rect
    plate: Rect
    words: Rect
    """The part of the plate that the face and the edges leave free for texts."""
    is_upright: bool
    """Whether the face stands above the plate, over the middle of its texts."""
    fan: Rect
    """The fan of the cards in hand; empty for the viewer and for those who sit out."""
    back: float
    """The width of the backs."""
    turn: float = 0.0
    """The rotation of the cards, in degrees clockwise: players sit around the table."""

    has_one_line: bool = False
    """Whether the plate below the face has one line, which a second hand would take from it."""

    beyond: float = 0.0
    """The width of the cloth beyond the fan of a player opposite that a second hand may need."""

    @property
    def foot(self) -> Rect:
        """Returns the place of a second hand: on the cloth before the plate of a player at the
        edge, before the fan of one opposite, behind the viewer's face; where no room is left for
        it, at the end of the plate.
        """
        wide, plate = self.back, self.plate
        if self.has_one_line:
            high = plate.y - self.face.y
            most = high / (CARD_ASPECT + _FOOT_AIR + _FOOT_REACH)
            right = plate.right + _FOOT_BEYOND * plate.h
            free = right - self.face.right + _FOOT_TUCK * self.face.w
            wide = min(_FOOT_OWN * plate.w, most, free)
            x, foot = right - wide / 2, plate.y - _FOOT_AIR * wide
        elif self.turn:
            # Large text leaves small cards in hand.
            wide = max(wide, _FOOT_LEAST * plate.h / CARD_ASPECT)
            out = plate.w / 2 + (_FOOT_AIR + 0.5) * wide
            x, foot = plate.cx + (out if self.fan.cx > self.face.cx else -out), plate.bottom
        elif self.fan.w >= _FOOT_FAN * wide:
            is_after = self.fan.cx > plate.cx
            x = self.fan.x + wide / 2 if is_after else self.fan.right - wide / 2
            foot = self.fan.cy + CARD_ASPECT / 2 * wide
        else:
            wide = _FOOT_ON_PLATE * plate.h / CARD_ASPECT
            x, foot = self.words.right - wide / 2, plate.cy + CARD_ASPECT / 2 * wide
        high = CARD_ASPECT * wide
        return Rect(x - wide / 2, foot - high, wide, high)

    @property
    def fan_beside_foot(self) -> Rect:
        """Returns the place of the fan before which a second hand lies."""
        if not self.fan.contains(self.foot):
            return self.fan
        taken = (1 + _FOOT_AIR) * self.foot.w
        x = self.fan.x + taken if self.fan.cx > self.plate.cx else self.fan.x
        return replace(self.fan, x=x, w=self.fan.w - max(taken - self.beyond, 0.0))

    @property
    def body(self) -> Rect:
        """Returns the rectangle about face and plate."""
        return hull([self.face, self.plate])

    def holds(self, x: float, y: float) -> bool:
        """Returns whether a point lies on the face or on the plate."""
        return self.face.holds(x, y) or self.plate.holds(x, y)

    def mirrored(self, width: float) -> "SeatFrame":
        """Returns the place mirrored in a picture of this width."""
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
    """The strip of the players opposite, and of those who sit out."""
    board: Rect
    """The score board, at the near end of the strip at the top."""
    centre: Rect
    """The room between the players at the left and at the right."""
    own: Rect
    """The viewer's strip: beside the hand, or in a narrow window above it."""


def seats_at_table(shape: Shape, m: Measure, strips: Strips) -> dict[int, SeatFrame]:
    """Returns the places of those who play, clockwise, the viewer first."""
    seats = {shape.seats[0]: _own_seat(m, strips)}
    cells = _top_cells(shape, m, strips)
    for seat, cell in zip(shape.top_seats, cells, strict=True):
        # Beyond the last one the cloth is free, unless the score board is mirrored to there.
        is_last = cell == cells[-1] and not shape.is_mirrored
        end = _top_end(shape, m, strips) if is_last else cell.right
        seats[seat] = _top_seat(m, cell, end, strips)
    places = zip(shape.edge_seats, _edge_seats(m, strips), strict=False)
    return {**seats, **dict(places)}


def resting_seats(shape: Shape, m: Measure, strips: Strips) -> dict[int, SeatFrame]:
    """Returns the places of those who sit out, in the corner at the top, the first one at its
    end.
    """
    wide = _rest_width(m, strips)
    places: dict[int, SeatFrame] = {}
    for place, seat in enumerate(shape.resting):
        x = strips.top.right - wide - place * (wide + m.gap)
        face = _rest_face(m, strips)
        box = Rect(x, strips.top.y, wide, max(face, m.yielded(_PLATE) * m.text))
        places[seat] = _beside(m, box, face, m.yielded(_PLATE) * m.text)
    return places


def _top_cells(shape: Shape, m: Measure, strips: Strips) -> list[Rect]:
    """Returns the room of each player opposite; a single one has the middle of the window."""
    strip, count = strips.top, len(shape.top_seats)
    gap = 2 * m.gap
    left = strips.board.right + gap
    right = _top_end(shape, m, strips)
    if count == 1:
        reach = min(strip.cx - left, right - strip.cx)
        if reach >= _LEAST_CELL * m.text:
            left, right = strip.cx - reach, strip.cx + reach
    cell = (right - left - (count - 1) * gap) / max(count, 1)
    return [Rect(left + at * (cell + gap), strip.y, cell, strip.h) for at in range(count)]


def _top_end(shape: Shape, m: Measure, strips: Strips) -> float:
    """Returns where the players opposite end, before those who sit out."""
    return strips.top.right - len(shape.resting) * (_rest_width(m, strips) + m.gap)


def _largest(m: Measure, strips: Strips, size: float | None = None) -> float:
    size = m.yielded(_LARGEST) if size is None else size
    return min(size * m.text, _WIDEST * strips.top.w)


def _top_face(m: Measure, strips: Strips) -> float:
    return min(strips.top.h, _largest(m, strips))


def _rest_face(m: Measure, strips: Strips) -> float:
    return min(m.yielded(_REST) * m.text, _top_face(m, strips))


def _rest_width(m: Measure, strips: Strips) -> float:
    return m.place + 0.5 * _rest_face(m, strips)


def _beside(m: Measure, box: Rect, size: float, high: float) -> SeatFrame:
    """Returns a place with a face at the left end of a box, before a plate of height ``high``."""
    face = Rect(box.x, box.cy - size / 2, size, size)
    x = face.x + _BEHIND * size
    plate = Rect(x, box.cy - high / 2, box.right - x, high)
    left = face.right + _AFTER_FACE * m.text
    words = Rect(left, plate.y, plate.right - _PAD * m.text - left, plate.h)
    return SeatFrame(face, plate, words, False, Rect(plate.right, plate.y, 0, 0), m.back)


def _own_seat(m: Measure, strips: Strips) -> SeatFrame:
    """Returns the viewer's place: beside the hand, or in a narrow window in the line above it."""
    strip, high = strips.own, _OWN_PLATE * m.text
    if m.is_high:
        size = min(strip.h, _largest(m, strips))
        return _beside(m, strip, size, min(m.yielded(_PLATE) * m.text, strip.h))
    # Beside the hand nothing else wants the room of the face.
    tall = min(strip.h - m.margin, _largest(m, strips, _LARGEST[0]) - _TUCK * m.text + high)
    size = min(tall + _TUCK * m.text - high, 0.8 * strip.w)
    tall = size - _TUCK * m.text + high
    return _below(m, Rect(strip.x, strip.bottom - m.margin - tall, strip.w, tall), size, high)


def _top_seat(m: Measure, cell: Rect, end: float, strips: Strips) -> SeatFrame:
    """Returns the place of a player opposite: face and plate, and the fan beside them; with some
    cards they lie about the middle. The cloth is free up to an ``end``.
    """
    size = min(_top_face(m, strips), 0.25 * cell.w)
    wide = min(size + m.yielded(_TOP_WORDS) * m.text, m.yielded(_TOP_PART) * cell.w)
    room = cell.w - wide - m.gap
    x = cell.cx - (wide + m.gap + min(_TOP_SOME * m.card, room)) / 2
    fan_w = min(_TOP_FAN * m.card, cell.right - x - wide - m.gap)
    place = _beside(m, Rect(x, cell.y, wide, cell.h), size, m.yielded(_PLATE) * m.text)
    back = min(m.back, cell.h / _FAN_HIGH, fan_w / _FAN_WIDE)
    high = _FAN_HIGH * back
    fan = Rect(x + wide + m.gap, cell.cy - high / 2, fan_w, high)
    return replace(place, fan=fan, back=back, beyond=max(end - fan.right, 0.0))


def _edge_seats(m: Measure, strips: Strips) -> tuple[SeatFrame, SeatFrame]:
    """Returns the places beside stock and pile: the face at the rail, the fan held before it."""
    strip, high = strips.centre, m.yielded(_PLATE) * m.text
    room = strip.h - high - m.gap
    back = min(m.back, _EDGE_FAN * m.column / _EDGE_HIGH, room / 2.1)
    deep = _EDGE_HIGH * back
    size = min(room, _largest(m, strips), m.column - (1 - _HELD) * deep)
    far = size + (1 - _HELD) * deep
    left = Rect(strip.x, strip.y, m.column, strip.h)
    right = Rect(strip.right - m.column, strip.y, m.column, strip.h)
    return (
        _edge_seat(m, left, Rect(left.x + far - deep, left.y, deep, room), size, back, 90.0),
        _edge_seat(m, right, Rect(right.right - far, right.y, deep, room), size, back, -90.0),
    )


def _edge_seat(
    m: Measure, box: Rect, fan: Rect, size: float, back: float, turn: float
) -> SeatFrame:
    high = m.yielded(_PLATE) * m.text
    plate = Rect(box.x, box.bottom - high, box.w, high)
    face = Rect(box.x if turn > 0 else box.right - size, fan.cy - size / 2, size, size)
    words = Rect(plate.x + _PAD * m.text, plate.y, plate.w - 2 * _PAD * m.text, plate.h)
    return SeatFrame(face, plate, words, True, fan, back, turn)


def _below(m: Measure, box: Rect, size: float, high: float) -> SeatFrame:
    """Returns a place with a face at the top of a box, centred, and a plate at its foot."""
    face = around(box.cx, box.y + size / 2, size, size)
    plate = Rect(box.x, box.bottom - high, box.w, high)
    words = Rect(plate.x + _PAD * m.text, face.bottom, plate.w - 2 * _PAD * m.text, 0)
    words = replace(words, h=plate.bottom - words.y)
    fan = Rect(plate.right, plate.y, 0, 0)
    return SeatFrame(face, plate, words, True, fan, m.back, has_one_line=True)
