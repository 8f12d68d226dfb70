"""Computes the fixed part of the layout: rectangles that do not depend on the cards."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from canasta_gui.table.layout.centre_size import APART, opened
from canasta_gui.table.layout.fitting import board_width, fit, used_width
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, around
from canasta_gui.table.layout.measure import HEAP, Measure
from canasta_gui.table.layout.overlaps import CROSSWISE
from canasta_gui.table.layout.seats import SeatFrame, Strips, resting_seats, seats_at_table
from canasta_gui.table.layout.shape import Shape
from canasta_gui.table.layout.sides import SideFrame, side_frames
from canasta_gui.table.layout.top_strip import board_height, top_row

_ASIDE = 0.6
"""How much of the cloth beside stock or pile the result of a deal over them leaves."""
_BUBBLE = 2.1
"""The height of what a player says beside the stock and the pile, in text heights."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangles of the whole table in a window."""

    width: float
    height: float
    measure: Measure
    seats: Mapping[int, SeatFrame]
    resting: Mapping[int, SeatFrame]
    """The places of those who sit out, by seat."""
    board: Rect
    """The rectangle of the score board."""
    sides: Mapping[int, SideFrame]
    stock: Rect
    pile: Rect
    word: Rect
    """The rectangle of the text about the pile's state, beside the pile."""
    notice: Rect
    """The rectangle beside the stock for messages: what happened, or why something is refused."""
    line: Rect
    """The row of the prompt and the buttons; in a narrow window the prompt stands above them."""
    sort: Rect
    """The rectangle of the sort button."""
    hand: Rect
    """The place of the own hand within the window."""
    is_mirrored: bool = False
    """Whether the layout is mirrored for right-to-left languages."""

    @property
    def button_row(self) -> Rect:
        """Returns the part of the line with the buttons."""
        high = self.measure.button_row
        return Rect(self.line.x, self.line.bottom - high, self.line.w, high)

    @property
    def centre_top(self) -> float:
        """Returns the upper edge of the row of stock and pile."""
        return self.stock.cy - (self.measure.centre - self.measure.count_room) / 2

    def count_place(self, card: Rect, wide: float) -> Rect:
        """Returns the place of a number below the stock or the pile, above the own melds."""
        m = self.measure
        foot = self.centre_top + m.centre
        return Rect(card.cx - wide / 2, foot - m.badge, wide, m.badge)

    def sharing(self, side: int) -> list[int]:
        """Returns the sides whose cards lie where those of a side do: itself and a partner."""
        return [it for it, frame in self.sides.items() if frame.bonus == self.sides[side].bonus]

    def on_cloth(self, rect: Rect) -> Rect:
        """Returns the rectangle moved to where it lies within the rail."""
        aside = self.measure.side_margin
        x = min(max(rect.x, aside), self.width - aside - rect.w)
        y = min(max(rect.y, self.measure.top), self.height - self.measure.margin - rect.h)
        return replace(rect, x=x, y=y)

    def before(self, seat: SeatFrame, *, has_result: bool) -> Rect:
        """Returns the cloth between a player at the edge and stock or pile, or what the result of a
        deal in the middle leaves of it.
        """
        is_left, high = seat.turn > 0, self.measure.centre - self.measure.count_room
        cloth = self.notice if is_left is not self.is_mirrored else self.word
        wide = _ASIDE * max(self.notice.w, self.word.w) if has_result else cloth.w
        return Rect(cloth.x if is_left else cloth.right - wide, self.centre_top, wide, high)

    def place(self, seat: int) -> SeatFrame:
        """Returns a player's place, at the table or beside it."""
        return self.resting[seat] if seat in self.resting else self.seats[seat]


@dataclass(frozen=True, slots=True)
class _Rows:
    """The upper edges of the rows, in pixels."""

    top: float
    other: float
    centre: float
    own: float
    line: float
    hand: float


# A frame is asked for when cards are drawn ahead for it, and again when it is there.
@lru_cache(maxsize=4)
def solve(shape: Shape, width: float, height: float) -> Frame:
    """Returns the frame of a table in a window of this size (logical pixels)."""
    laid = fit(shape, width, height)
    used = used_width(laid, width, height)
    m = opened(laid, used, shape.laid)
    rows = _rows(m, height)
    inner = Rect((width - used) / 2, m.top, used, height - m.top)
    board = Rect(inner.x, rows.top, board_width(shape, m, used), board_height(m))
    # The places of players do not depend on melds.
    strips = _strips(laid, _rows(laid, height), inner, board)
    aside = m.column + m.gap if m.has_edges else 0.0
    middle = Rect(inner.x + aside, strips.centre.y, inner.w - 2 * aside, strips.centre.h)
    # A very large heap reaches to the stock, too.
    step = (1 + APART + m.sprawl / 2) * m.pile
    cy = rows.centre + (m.centre - m.count_room) / 2
    stock = around(middle.cx - step / 2, cy, m.pile, m.pile * CARD_ASPECT)
    pile = replace(stock, x=stock.x + step)
    own_band = Rect(inner.x, rows.own, inner.w, m.band)
    other_band = Rect(inner.x, rows.other, inner.w, m.headline + m.other_band)
    frame = Frame(
        width=width,
        height=height,
        measure=m,
        seats=seats_at_table(shape, m, strips),
        resting=resting_seats(shape, m, strips),
        board=board,
        sides=side_frames(shape, m, own_band, other_band, board),
        stock=stock,
        pile=pile,
        word=_beside(m, middle, pile.right + CROSSWISE * m.pile + m.gap, middle.right),
        notice=_beside(m, middle, middle.x, stock.x - 0.5 * HEAP * m.pile - m.gap),
        line=Rect(inner.x, rows.line, inner.w, m.line),
        sort=_sort(m, rows, inner),
        hand=_hand(m, rows, inner),
    )
    return _mirrored(frame) if shape.is_mirrored else frame


def _rows(m: Measure, height: float) -> _Rows:
    other = m.top + top_row(m) + m.close_gap
    centre = other + m.headline + m.other_band + m.close_gap
    own = centre + m.centre + m.close_gap
    hand = height - m.hand_foot - m.hand
    return _Rows(m.top, other, centre, own, hand - m.line, hand)


def _strips(m: Measure, rows: _Rows, inner: Rect, board: Rect) -> Strips:
    """Returns the strips in which the players have their places."""
    top = Rect(inner.x, rows.top, inner.w, top_row(m))
    centre = Rect(inner.x, rows.centre, inner.w, m.centre)
    own = Rect(inner.x, rows.line, m.own_place, m.line)
    if not m.is_high:
        own = Rect(inner.x, rows.hand, m.own_place, m.hand)
    return Strips(top, board, centre, own)


def _hand(m: Measure, rows: _Rows, inner: Rect) -> Rect:
    return Rect(inner.x + m.corner, rows.hand, inner.w - m.corner, m.hand)


def _sort(m: Measure, rows: _Rows, inner: Rect) -> Rect:
    """Returns the rectangle of the sort button: at the near end of the line, or behind the own
    place.
    """
    high = 2.2 * m.text
    x = inner.x + (m.own_place + 2 * m.gap if m.is_high else 0.0)
    return Rect(x, rows.line + m.line - m.button_row, m.place, high)


def _beside(m: Measure, middle: Rect, left: float, right: float) -> Rect:
    """Returns the room between stock or pile and the player at the edge, below what that says."""
    top = middle.y + (_BUBBLE * m.text if m.has_edges else 0.0)
    return Rect(left, top, right - left, middle.bottom - top)


def _mirrored(frame: Frame) -> Frame:
    """Returns the frame mirrored; the players keep their places, because they sit clockwise."""
    viewer, own = next(iter(frame.seats.items()))

    def flip(rect: Rect) -> Rect:
        return rect.mirrored(frame.width)

    return replace(
        frame,
        seats={**frame.seats, viewer: own.mirrored(frame.width)},
        resting={seat: it.mirrored(frame.width) for seat, it in frame.resting.items()},
        board=flip(frame.board),
        sides={side: it.mirrored(frame.width) for side, it in frame.sides.items()},
        stock=flip(frame.stock),
        pile=flip(frame.pile),
        word=flip(frame.word),
        notice=flip(frame.notice),
        sort=flip(frame.sort),
        hand=flip(frame.hand),
        is_mirrored=True,
    )
