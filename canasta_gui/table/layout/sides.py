"""Computes the places of the sides: their rows on the score board, signs, melds and bonus cards."""

from dataclasses import dataclass, replace

from canasta_gui.table.layout.card_spreads import row_width
from canasta_gui.table.layout.column_slots import clear_height
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, hull
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.shape import Shape
from canasta_gui.table.layout.slot import FEW, READ
from canasta_gui.table.layout.slots import slots
from canasta_gui.table.layout.top_strip import (
    board_head,
    board_pad,
    board_row,
    board_rows,
    has_head_cell,
)

_NEXT = 0.4
"""The room that a row keeps for one more meld, in widths of a card in few melds."""
_SHARED_GAP = 4
"""The gap between two sides that share a row, in usual gaps."""
_NEEDS, _LEAST_CELL = 3.0, 0.5
"""What a side needs of such a row besides its melds, in melds; and the part of the row that all
share alike.
"""
_NARROW = 48.0
"""The width in pixels of cards below which it is so where more than two sides share a row."""
_SIGN, _WORTH = (1.5, 2.4), 1.08
"""How much higher the sign above many melds is, beside which their bonus cards lie: at the least,
and where these leave it the height; and how much larger their cards must be for it.
"""
_LEAST_SIGN, _TWO_LINES = 7.6, 3.0
"""The least width of a sign above melds that are not wide, and its least height, in text heights:
name and points stand below each other there.
"""
_SIGN_STEPS = 10
"""The number of heights between these two that are tried."""


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

    @property
    def has_bonus_above(self) -> bool:
        """Returns whether bonus cards lie beside the sign above the melds, which are many."""
        return self.bonus.y < self.melds.y

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


def side_frames(
    shape: Shape, m: Measure, own: Rect, others: Rect, board: Rect
) -> dict[int, SideFrame]:
    """Returns the frame of every side, the own one first, in its bands and on the score board."""
    order = (shape.own_side, *shape.other_sides)
    plates = {side: _board_row(m, board, at) for at, side in enumerate(order)}
    sides = {shape.own_side: _side(m, own, plates[shape.own_side])}
    left, gap = others.x, _SHARED_GAP * m.gap
    for side, wide in zip(shape.laying_sides, _cells(shape, others.w, gap), strict=True):
        box = replace(others, x=left, w=wide)
        if shape.is_shared:
            count, has_bonus = dict(shape.melds).get(side, 0), side in shape.bonus
            sides[side] = _shared_side(m, box, plates[side], count if has_bonus else 0)
        else:
            sides[side] = _side(m, box, plates[side])
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
    column, row = divmod(at + has_head_cell(m), board_rows(m))
    wide, high = board.w / m.columns, board_row(m)
    y = board.y + board_head(m) + board_pad(m) + row * high
    return Rect(board.x + column * wide, y, wide, high)


def _side(m: Measure, band: Rect, plate: Rect) -> SideFrame:
    """Returns the frame of a side in its row: its sign at the near end, bonus cards at the far end,
    melds between them.
    """
    sign = replace(band.grown(m.tray_air), x=band.x, w=m.row_sign)
    band = Rect(band.x, band.y + m.air, band.w, band.h - 2 * m.air)
    end = band.right - m.bonus_end
    wide = max(m.bonus, row_width(m.bonus_card, FEW)) if m.is_tight else m.bonus
    bonus = Rect(end - wide, band.y, wide, band.h - m.below)
    whole = _between(m, band, sign.right, bonus.x)
    melds = replace(whole, w=whole.w - _NEXT * m.meld)
    return SideFrame(plate, melds, bonus, whole, sign)


def _shared_side(m: Measure, band: Rect, plate: Rect, count: int) -> SideFrame:
    """Returns the frame of one of several sides in a row: its sign above its melds. Where so many
    lie beside bonus cards they have all of the width, and those lie beside the sign.
    """
    sign = Rect(band.x, band.y, band.w, m.headline)
    end = band.right - m.bonus_end
    bonus = Rect(end - m.bonus, sign.bottom, m.bonus, m.other_band - m.air - m.below)
    melds = Rect(band.x, sign.bottom, bonus.x - 2 * m.gap - band.x, m.other_band - m.air)
    beside = SideFrame(plate, melds, bonus, melds, sign)
    if not count:
        return beside
    usual, most = (it * m.headline for it in _SIGN)
    if m.is_tight:
        usual, most = (max(it, _TWO_LINES * m.text) for it in (usual, most))
    whole = replace(band, h=band.h - m.air)
    least, size = _size(m, melds, count), _size(m, _without(whole, usual), count)
    if least >= (_NARROW if m.is_tight else READ) or size < _WORTH * least:
        return beside
    clear = whole.h - _clear_height(m, _without(whole, usual), count)
    spare = max(min(most, clear) - usual, 0.0)
    tried = (usual + spare * (1 - at / _SIGN_STEPS) for at in range(_SIGN_STEPS))
    high = next((it for it in tried if _size(m, _without(whole, it), count) >= size), usual)
    below, tall = _without(whole, high), max(high - m.tray_air, usual)
    shown = min(row_width(tall / CARD_ASPECT, FEW), band.w - _LEAST_SIGN * m.text)
    wide = max(m.bonus, shown if m.is_tight else 0.0)
    bonus = Rect(end - wide, band.y, wide, tall)
    sign = replace(sign, w=bonus.x - 2 * m.gap - band.x, h=high)
    return SideFrame(plate, below, bonus, below, sign)


def _without(band: Rect, high: float) -> Rect:
    """Returns what a sign of a height leaves of a band."""
    return Rect(band.x, band.y + high, band.w, band.h - high)


def _clear_height(m: Measure, place: Rect, count: int) -> float:
    """Returns the height in which so many melds have their size, and their captions hide nothing of
    their cards.
    """
    laid = slots(place, m, (FEW,) * count)
    return len({slot.caption.y for slot in laid}) * clear_height(m, laid[0].card)


def _size(m: Measure, place: Rect, count: int) -> float:
    """Returns the width of the cards of so many melds in a place."""
    return slots(place, m, (FEW,) * count)[0].card


def _between(m: Measure, band: Rect, left: float, right: float) -> Rect:
    """Returns the part of a band between two things, with gaps beside them."""
    aside = 1.5 * m.close_gap
    return Rect(left + aside, band.y, right - left - 2 * aside, band.h)
