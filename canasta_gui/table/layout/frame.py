"""Computes the fixed part of the layout: rectangles that do not depend on the cards."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from canasta_gui.table.layout.centre_size import APART, opened
from canasta_gui.table.layout.fitting import board_width, fit, used_width
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, around, hull
from canasta_gui.table.layout.measure import BOARD_HEAD, HEAP, Measure
from canasta_gui.table.layout.overlaps import CROSSWISE
from canasta_gui.table.layout.seats import SeatFrame, Strips, resting_seats, seats_at_table
from canasta_gui.table.layout.shape import Shape

_NEXT = 0.4
"""The room that a row keeps for one more meld, in widths of a card in few melds."""
_SHARED_GAP = 4
"""The gap between two sides that share a row, in usual gaps."""
_NEEDS, _LEAST_CELL = 3.0, 0.5
"""What a side needs of such a row besides its melds, in melds; and the part of the row that all
share alike.
"""
_ASIDE = 0.6
"""How much of the cloth beside stock or pile the result of a deal over them leaves."""
_BUBBLE = 2.1
"""The height of what a player says beside the stock and the pile, in text heights."""


@dataclass(frozen=True, slots=True)
class SideFrame:
    """The rectangles of a side: its row on the score board, its melds and its bonus cards."""

    plate: Rect
    melds: Rect
    """The band between the sign and the bonus cards, without a little room for one more meld."""
    bonus: Rect
    beside_bonus: Rect
    """All of the band between the sign and the bonus cards."""
    sign: Rect
    """What says whose the melds are: before them, or above them where several
    sides share the row.
    """

    def felt(self, m: Measure) -> Rect:
        """Returns where melds are put down: up to the last bonus card."""
        wide = self.bonus.w - m.bonus_card
        is_before = self.beside_bonus.x < self.bonus.x
        left = self.bonus.x if is_before else self.bonus.right - wide
        return hull([self.beside_bonus, replace(self.bonus, x=left, w=wide)])

    def mirrored(self, width: float) -> "SideFrame":
        """Returns the frame mirrored in a picture of this width."""
        parts = (self.plate, self.melds, self.bonus, self.beside_bonus, self.sign)
        return SideFrame(*(part.mirrored(width) for part in parts))


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
    board = Rect(inner.x, rows.top, board_width(shape, m, used), m.board)
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
    frame = Frame(
        width=width,
        height=height,
        measure=m,
        seats=seats_at_table(shape, m, strips),
        resting=resting_seats(shape, m, strips),
        board=board,
        sides=_sides(shape, m, rows, own_band, board),
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
    other = m.top + m.top_row + m.close_gap
    centre = other + m.headline + m.other_band + m.close_gap
    own = centre + m.centre + m.close_gap
    hand = height - m.hand_foot - m.hand
    return _Rows(m.top, other, centre, own, hand - m.line, hand)


def _strips(m: Measure, rows: _Rows, inner: Rect, board: Rect) -> Strips:
    """Returns the strips in which the players have their places."""
    top = Rect(inner.x, rows.top, inner.w, m.top_row)
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


def _sides(shape: Shape, m: Measure, rows: _Rows, own: Rect, board: Rect) -> dict[int, SideFrame]:
    order = (shape.own_side, *shape.other_sides)
    plates = {side: _board_row(m, board, at) for at, side in enumerate(order)}
    sides = {shape.own_side: _side(m, own, plates[shape.own_side])}
    band = Rect(own.x, rows.other, own.w, m.headline + m.other_band)
    left, gap = band.x, _SHARED_GAP * m.gap
    for side, wide in zip(shape.laying_sides, _cells(shape, band.w, gap), strict=True):
        box = Rect(left, band.y, wide, band.h)
        sides[side] = (_shared_side if shape.is_shared else _side)(m, box, plates[side])
        left = box.right + gap
    joined = {guest: replace(sides[host], plate=plates[guest]) for guest, host in shape.joined}
    return {side: (sides | joined)[side] for side in order}


def _cells(shape: Shape, wide: float, gap: float) -> list[float]:
    """Returns the widths of the places of other sides in a row: by their melds, but no more uneven
    than leaves each one room for its sign and a few cards.
    """
    melds, count = dict(shape.melds), len(shape.laying_sides)
    needs = [_NEEDS + max(melds.get(side, 0), 1) for side in shape.laying_sides]
    least = _LEAST_CELL / count
    over = [max(it / sum(needs) - least, 0.0) for it in needs]
    free = wide - (count - 1) * gap
    return [free * (least + (1 - _LEAST_CELL) * it / sum(over)) for it in over]


def _board_row(m: Measure, board: Rect, at: int) -> Rect:
    """Returns the place of a side on the score board, column by column."""
    column, row = divmod(at, m.board_rows)
    wide, high = board.w / m.columns, m.board_row
    y = board.y + BOARD_HEAD * m.text + m.board_pad + row * high
    return Rect(board.x + column * wide, y, wide, high)


def _side(m: Measure, band: Rect, plate: Rect) -> SideFrame:
    """Returns the frame of a side in its row: its sign at the near end, bonus cards at the far end,
    melds between them.
    """
    sign = replace(band.grown(m.tray_air), x=band.x, w=m.row_sign)
    band = Rect(band.x, band.y + m.air, band.w, band.h - 2 * m.air)
    end = band.right - m.bonus_end
    bonus = Rect(end - m.bonus, band.y, m.bonus, band.h - m.below)
    whole = _between(m, band, sign.right, bonus.x)
    melds = replace(whole, w=whole.w - _NEXT * m.meld)
    return SideFrame(plate, melds, bonus, whole, sign)


def _shared_side(m: Measure, band: Rect, plate: Rect) -> SideFrame:
    """Returns the frame of one of several sides in a row: its sign above the melds."""
    sign = Rect(band.x, band.y, band.w, m.headline)
    end = band.right - m.bonus_end
    bonus = Rect(end - m.bonus, sign.bottom, m.bonus, m.other_band - m.air - m.below)
    melds = Rect(band.x, sign.bottom, bonus.x - 2 * m.gap - band.x, m.other_band - m.air)
    return SideFrame(plate, melds, bonus, melds, sign)


def _between(m: Measure, band: Rect, left: float, right: float) -> Rect:
    """Returns the part of a band between two things, with gaps beside them."""
    aside = 1.5 * m.close_gap
    return Rect(left + aside, band.y, right - left - 2 * aside, band.h)


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
