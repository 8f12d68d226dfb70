"""The fixed part of the layout: which rectangle belongs to whom, whatever cards lie there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, around
from canasta_gui.table.layout.measure import (
    BADGE_FOOT,
    LAST_ACTION,
    SHARED_GAP,
    STAGE_FROM,
    WIDEST,
    Measure,
    Shape,
    fit,
)
from canasta_gui.table.layout.seats import SeatFrame, Strips, resting_seats, seats_at_table

_WHOLE_STAGE = 17.0
"""The width in which all words on the stage stand well, by the height of the text."""


@dataclass(frozen=True, slots=True)
class SideFrame:
    """A side's plate, its melds and its bonus cards."""

    plate: Rect
    melds: Rect
    bonus: Rect


@dataclass(frozen=True, slots=True)
class Frame:
    """Every rectangle of the table in a window."""

    width: float
    height: float
    measure: Measure
    seats: Mapping[int, SeatFrame]
    resting: Mapping[int, SeatFrame]
    """The places of those who sit out."""
    sides: Mapping[int, SideFrame]
    stock: Rect
    pile: Rect
    word: Rect
    """The lines under the stock and the pile, and the felt before it."""
    last_action: Rect
    stage: Rect
    notice: Rect
    line: Rect
    """The row of the viewer's plate, the prompt and the buttons."""
    hand: Rect
    is_mirrored: bool = False
    """Whether the furniture is read from the right."""

    def place(self, seat: int) -> SeatFrame:
        """A player's place, at the table or beside it."""
        return self.resting[seat] if seat in self.resting else self.seats[seat]


@dataclass(frozen=True, slots=True)
class _Rows:
    """The tops of the rows."""

    top: float
    other: float
    centre: float
    own: float
    notice: float
    line: float
    hand: float
    band: float
    """The height of a side's melds, with its part of what the window has to spare."""


def solve(shape: Shape, width: float, height: float) -> Frame:
    """The frame of a table in a window of this size (logical pixels)."""
    measure = fit(shape, width, height)
    rows = _rows(measure, height)
    inner = _inner(measure, width, height)
    strips = _strips(measure, rows, inner)
    seats = seats_at_table(shape, measure, strips)
    own = seats[shape.seats[0]]
    high = measure.card * CARD_ASPECT
    middle = _middle(measure, inner)
    cx = _between_stock_and_pile(measure, middle)
    stock = Rect(cx - 1.32 * measure.card, rows.centre, measure.card, high)
    pile = Rect(cx + 0.32 * measure.card, rows.centre, measure.card, high)
    stage_x = cx + STAGE_FROM * measure.card
    badge = BADGE_FOOT * measure.badge
    word_w = stage_x - measure.gap - middle.x
    notice_x = own.face.right + measure.gap
    left_w = stock.x - measure.badge_reach - 2 * measure.gap - middle.x
    frame = Frame(
        width=width,
        height=height,
        measure=measure,
        seats=seats,
        resting=resting_seats(shape, measure, strips),
        sides=_sides(shape, measure, rows, inner),
        stock=stock,
        pile=pile,
        word=Rect(middle.x, stock.bottom + badge, word_w, measure.word - badge),
        last_action=Rect(middle.x, rows.centre, left_w, high),
        stage=Rect(stage_x, rows.centre, middle.right - stage_x, measure.centre),
        notice=Rect(notice_x, rows.notice, inner.right - notice_x, measure.notice),
        line=Rect(inner.x, rows.line, inner.w, measure.line),
        hand=Rect(inner.x, rows.hand, inner.w, height - rows.hand),
    )
    return _mirrored(frame) if shape.is_mirrored else frame


def _inner(m: Measure, width: float, height: float) -> Rect:
    """What is used of the window."""
    used = min(width, max(WIDEST * height, m.width(1))) - 2 * m.side_margin
    return around(width / 2, height / 2, used, height - 2 * m.margin)


def _rows(m: Measure, height: float) -> _Rows:
    spare = max(height - m.height, 0.0)
    gap = m.gap + 0.05 * spare
    band = m.band + 0.35 * spare
    top = m.margin
    other = top + (m.top_row + gap if m.has_top else 0.0)
    centre = other + band + m.other_band - m.band + gap
    own = centre + m.centre + gap
    notice = own + band + gap
    line = notice + m.notice
    hand = height - m.hand - min(0.05 * spare, m.margin)
    return _Rows(top, other, centre, own, notice, line, hand, band)


def _strips(m: Measure, rows: _Rows, inner: Rect) -> Strips:
    """Where the players have their places."""
    top = Rect(inner.x, rows.top, inner.w, m.top_row)
    centre = Rect(inner.x, rows.centre, inner.w, m.centre)
    # Below the plate of the viewer's side the felt is free.
    free = rows.own + rows.band - m.caption + 0.5 * m.gap
    own = Rect(inner.x, free, inner.w, rows.line + m.line - free)
    return Strips(top, centre, own, rows.other - rows.top - m.top_row)


def _middle(m: Measure, inner: Rect) -> Rect:
    """What lies between the players at the left and right."""
    aside = m.column + m.gap if m.has_edges else 0.0
    return Rect(inner.x + aside, inner.y, inner.w - 2 * aside, inner.h)


def _between_stock_and_pile(m: Measure, middle: Rect) -> float:
    """In the middle; where large words need it, farther left for the stage at their right."""
    wanted = middle.right - STAGE_FROM * m.card - _WHOLE_STAGE * m.text
    least = middle.x + LAST_ACTION * m.text + m.badge_reach + 2 * m.gap + 1.32 * m.card
    return min(middle.cx, max(wanted, least))


def _sides(shape: Shape, m: Measure, rows: _Rows, inner: Rect) -> dict[int, SideFrame]:
    sides = {shape.own_side: _side(m, Rect(inner.x, rows.own, inner.w, rows.band))}
    if not shape.is_shared:
        band = Rect(inner.x, rows.other, inner.w, rows.band)
        return {**sides, **{side: _side(m, band) for side in shape.other_sides}}
    count = len(shape.other_sides)
    gap = SHARED_GAP * m.gap
    cell = (inner.w - (count - 1) * gap) / count
    high = rows.band + m.other_band - m.band
    for place, side in enumerate(shape.other_sides):
        x = inner.x + place * (cell + gap)
        sides[side] = _shared_side(m, Rect(x, rows.other, cell, high))
    return sides


def _shared_side(m: Measure, band: Rect) -> SideFrame:
    """The plate is a line above the melds, and the bonus cards lie at their far end."""
    plate = Rect(band.x, band.y, band.w, m.headline)
    y = plate.bottom + 0.5 * m.gap
    bonus = Rect(band.right - m.bonus, y, m.bonus, band.bottom - m.caption - y)
    melds = Rect(band.x, y, bonus.x - m.gap - band.x, band.bottom - y)
    return SideFrame(plate, melds, bonus)


def _side(m: Measure, band: Rect) -> SideFrame:
    """The plate stands on the line of the melds, with the bonus cards above it.

    Where large text leaves no room for them there, they lie between the plate and the melds.
    """
    foot = band.bottom - m.caption
    plate = Rect(band.x, foot - m.score, m.plate, m.score)
    bonus = Rect(band.x, band.y, m.plate, plate.y - band.y - 0.6 * m.gap)
    if not m.has_high_bonus:
        bonus = Rect(plate.right + m.gap, band.y, m.bonus, foot - band.y)
    x = band.x + m.foremost
    return SideFrame(plate, Rect(x, band.y, band.right - x, band.h), bonus)


def _mirrored(frame: Frame) -> Frame:
    """The same frame read from the right; the players stay, for they sit clockwise."""
    viewer, own = next(iter(frame.seats.items()))

    def flip(rect: Rect) -> Rect:
        return rect.mirrored(frame.width)

    return replace(
        frame,
        seats={**frame.seats, viewer: own.mirrored(frame.width)},
        resting={seat: it.mirrored(frame.width) for seat, it in frame.resting.items()},
        sides={
            side: SideFrame(flip(it.plate), flip(it.melds), flip(it.bonus))
            for side, it in frame.sides.items()
        },
        stock=flip(frame.stock),
        pile=flip(frame.pile),
        word=flip(frame.word),
        last_action=flip(frame.last_action),
        notice=flip(frame.notice),
        stage=flip(frame.stage),
        is_mirrored=True,
    )
