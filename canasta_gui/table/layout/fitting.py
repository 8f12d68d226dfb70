"""Computes how large the cards may be in a window.

The own hand has its part of the height. What the text leaves of the rest is shared by the melds,
the stock and the pile.
"""

import math
from dataclasses import replace
from itertools import product

from canasta_gui.table.layout.centre_size import sprawl_of, widest_pile
from canasta_gui.table.layout.geometry import CARD_ASPECT, rail_reach
from canasta_gui.table.layout.measure import FACE_STEP, HEAP, Lengths, Measure
from canasta_gui.table.layout.overlaps import BEND, FAN
from canasta_gui.table.layout.shape import LARGE_TEXT, Shape
from canasta_gui.table.layout.top_strip import top_row

_HAND_SHARE = 0.2425
"""The height of the cards in the own hand, as a part of the window's height."""
_MOST_SHARE = 0.265
"""The same if the player scales the cards up."""
_HAND_GIVES = (0.0, 0.17)
"""The part of their size that cards of the hand give in a low window: to melds in two rows."""
_LEGIBLE = 60.0
"""The least height in pixels to which cards in columns shrink to make room for large text."""
_YIELDING = (0.7, 0.85)
"""The part of their size that cards keep under large text in any window, and the part with which
they are large enough in a small one.
"""
_YIELDED = (0.0, 0.5, 1.0, 1.5, 2.0)
"""How much of the room of decoration text takes before it stays smaller."""
_HAND_YIELDS, _CARDS_YIELD = 0.15, 0.15
"""The part of their size that cards of the hand, and those in columns, give to it at the most."""
_WIDEST = 2.0
"""The ratio of width to height beyond which a window leaves felt free at both sides."""
_PILE = (1.12, 0.88, 0.0)
"""The least width of the cards of stock and pile, in widths of a card in few melds: usually, and
beside two rows of melds of two sides and of more.
"""
_LOW = ((655.0, 705.0), (800.0, 900.0))
"""The height of a low table in pixels, and of one that is not: usually, and where melds of other
sides lie in two rows.
"""
_HAND = 1.3 + 12 * FAN
"""The width of a hand of thirteen cards whose indices show, in card widths."""
_ACROSS = (12.6, 8.6)
"""The width of five fans of melds, with the aisles and what lies beside them, in card widths; and
of three fans, for narrow windows with several rows of them.
"""
_OWN_PART = (0.5, 0.36, 0.31)
"""The height of the band of the own melds, as a part of that of both bands: usually, and beside two
rows of melds of two sides, which have the width for larger cards, and of more.
"""
_OWN_CARD = 34.0
"""The least width in pixels of the cards in own melds."""
_LARGEST = 0.85
"""The largest width of cards in melds and piles, in widths of a card in the hand."""
_HIGH = 1.2
"""The ratio of width to height below which a window has no room beside the own hand."""
_LINE: Lengths = (47.0, 43.0, 43.0)
"""The least width of the line with the prompt and the buttons, in text heights; large text makes
them share it.
"""
_ROW_FACE = 0.05
"""The size of the faces before a row of melds, as a part of the window's height."""
_BOARD: tuple[Lengths, Lengths] = ((25.0, 17.5, 17.5), (22.0, 17.5, 17.5))
"""The width of the score board, in text heights: beside one player and beside more."""
_BOARD_SHARE: tuple[Lengths, Lengths] = ((0.315, 0.264, 0.264), (0.305, 0.245, 0.245))
"""The largest width of the score board, as a part of the table's: beside one player and beside
more, who take some of it where they have little room.
"""
_BOARD_COLUMN: tuple[Lengths, Lengths] = ((16.0, 12.0, 11.0), (21.5, 21.5, 21.5))
"""The width of each column of the score board where it has several, in text heights: beside
players, and with the whole width of the table.
"""
_NARROW_COLUMN = 15.6
"""The width of one beside players where more than two other sides need the height."""
_WIDE_COLUMN = 25.0
"""The width of a column where nobody sits beside it and the table has it."""
_TOP_SEAT: Lengths = (14.6, 13.0, 11.6)
"""The least width of a player opposite, in text heights."""
_ROOMY_SEAT = 16.5
"""The width of a player opposite that the score board leaves where it can, in text heights."""
_HALF_SEAT = 11.2
"""The same of half a player in the middle."""
_ROW_SIGN, _ROW_SIGN_SHARE = 8.8, 0.115
"""The width of the plate that says whose a row of melds is, in text heights, and the part of the
table that it takes at the most.
"""
_ROW_SIGN_GROWS = 1.4
"""How much larger that part may be for large text."""
_REST_SEAT = 12.0
"""The width of a player who sits out, in text heights."""
_LEAST_CARD = 46.0
"""The least height in pixels of cards in the hand, whatever the player's scale."""
_LEAST_MELD = 12.0
_LEAST_TEXT = (12.5, 13.5)
"""The least text height in pixels at normal size: in any window, and in low windows with few
players opposite.
"""
_LOW_TEXT = 0.0235
"""The text height of small windows with few players opposite, as a part of the window's height, up
to the second value of ``_LEAST_TEXT``.
"""
_MENU = 14.0
"""The height of the text of menus in pixels at normal size: no sentence is meant to be smaller."""
_TEXT_STEPS = 12
"""The number of sizes of the text that are tried from the plain one to twice as much."""


def text_height(shape: Shape, width: float, height: float, scale: float) -> float:
    """Returns the height of the base text in pixels; it is larger in small windows with few
    opposite.
    """
    usual, roomy = _LEAST_TEXT
    reach = min(height, 0.72 * width)
    least = usual if len(shape.top_seats) > 1 else min(_LOW_TEXT * reach, roomy)
    return max(0.0185 * reach, least, usual) * scale


def used_width(m: Measure, width: float, height: float) -> float:
    """Returns the width in pixels between the rails that the layout uses."""
    return min(width, _WIDEST * height) - 2 * m.side_margin


def board_width(shape: Shape, m: Measure, used: float) -> float:
    """Returns the width of the score board in pixels, on a table of a width."""
    if m.columns > 1:
        column = _board_column(shape, m) * m.text
        most = 0.0 if shape.has_top else min(_WIDE_COLUMN * m.text, used / m.columns)
        return m.columns * max(column, most)
    seats = len(shape.top_seats)
    shares = _BOARD_SHARE[seats > 1]
    # One player stays in the middle, wherever the board lies.
    room = used / 2 - _HALF_SEAT * m.text if seats == 1 else used - seats * _ROOMY_SEAT * m.text
    most = max(min(m.yielded(shares) * used, room), shares[-1] * used)
    return min(m.yielded(_BOARD[seats > 1]) * m.text, most)


def _board_columns(shape: Shape, m: Measure, used: float) -> int:
    """Returns the number of columns of the score board: more than one for more than two sides,
    whose melds need the height.
    """
    sides = m.sides
    if sides <= 2:
        return 1
    # Names in small text are no smaller than a player can read, and keep their room.
    seats = len(shape.top_seats) * m.yielded(_TOP_SEAT) + len(shape.resting) * _REST_SEAT
    room = used / m.text - seats * max(1.0, _LEAST_TEXT[0] / m.text)
    wanted = math.ceil(sides / 2) if shape.has_top else sides
    return max(min(wanted, int(room / _board_column(shape, m))), 1)


def _board_column(shape: Shape, m: Measure) -> float:
    """Returns the width of each of several columns of the score board, in text heights."""
    wide = m.yielded(_BOARD_COLUMN[not shape.has_top])
    return min(wide, _NARROW_COLUMN) if m.is_tight and shape.has_top else wide


def fit(shape: Shape, width: float, height: float) -> Measure:
    """Returns the measure with the largest cards that fit into a window of this size.

    Text scaled up grows as far as the cards stay legible. A card scale above one takes the room of
    long melds, one below takes that much off.
    """
    wanted = text_height(shape, width, height, shape.text_scale)
    plain = min(text_height(shape, width, height, 1.0), wanted)
    found = _largest(shape, width, height, plain, lowness=_lowness(shape, width, height))
    usual = _largest(shape, width, height, plain)
    least, row = (_least(card) for card in (usual.small, _row_card(usual)))
    # Below what is wanted the same sizes for every wish, else a larger one could give smaller text.
    steps = math.ceil((wanted / plain - 1) * _TEXT_STEPS)
    sizes = (wanted, *(plain * (1 + step / _TEXT_STEPS) for step in reversed(range(1, steps))))
    # Of several players opposite none has room for cards without any for faces.
    yields = _YIELDED if len(shape.top_seats) == 1 else _YIELDED[:-1]
    for text, yielding in product(sizes, yields):
        lowness = _lowness(shape, width, height, text / plain)
        tried = _largest(shape, width, height, text, yielding, lowness)
        part = 1 - _CARDS_YIELD * min(yielding, 1.0)
        is_high = tried.small >= part * least and _row_card(tried) >= part * row
        if is_high and _has_width(shape, tried, width, height):
            found = tried
            break
    menu = _MENU * shape.text_scale
    found = replace(found, words=max(wanted, menu), least_words=min(found.text, menu))
    return _scaled(found, shape.card_scale)


def _least(card: float) -> float:
    """Returns the least width of cards under large text, by that which they have without it."""
    least, enough = (part * card for part in _YIELDING)
    return max(least, min(enough, _LEGIBLE / CARD_ASPECT))


def _row_card(m: Measure) -> float:
    """Returns the width that cards in melds of other sides have in height: those of more than two
    lie in two rows.
    """
    high = m.other_band / 2 - m.air - m.below
    return min(m.meld, high / CARD_ASPECT) if m.is_tight else m.meld


def _scaled(m: Measure, scale: float) -> Measure:
    """Returns the measure with cards made smaller by the player's scale; their room stays the
    same.
    """
    part = min(1.0, max(scale, min(_LEAST_CARD / m.card, 1.0)))
    card, meld, pile = (float(int(part * size)) for size in (m.card, m.meld, m.pile))
    return replace(m, card=card, meld=meld, pile=pile)


def _has_width(shape: Shape, m: Measure, width: float, height: float) -> bool:
    """Returns whether the texts have room beside stock and pile, in the prompt's line and at the
    top.
    """
    used = used_width(m, width, height)
    seats = len(shape.top_seats) * m.yielded(_TOP_SEAT) * m.text
    top = board_width(shape, m, used) + seats
    line = _LINE[0] if m.is_high else m.yielded(_LINE)
    is_wide = used >= max(line * m.text, top)
    return is_wide and widest_pile(m, used) >= 0.8 * m.meld


def _largest(
    shape: Shape,
    width: float,
    height: float,
    text: float,
    yielding: float = 0.0,
    lowness: float = 0.0,
) -> Measure:
    """Returns the measure with the largest cards at this height of the text."""
    is_tight = shape.is_tight(width, height)
    share = min(_HAND_SHARE * max(shape.card_scale, 1.0), _MOST_SHARE)
    share *= 1 - _HAND_GIVES[is_tight] * lowness
    start = Measure(
        card=share * height / (CARD_ASPECT + BEND) * (1 - _HAND_YIELDS * min(yielding, 1.0)),
        meld=0.0,
        pile=0.0,
        text=text,
        sides=1 + len(shape.other_sides),
        has_edges=bool(shape.edge_seats),
        is_shared=shape.is_shared,
        is_tight=is_tight,
        is_high=width < _HIGH * height,
        row_face=_ROW_FACE * min(height, 0.72 * width),
        row_sign=0.0,
        rail=rail_reach(width, height),
        has_top=shape.has_top,
        lowness=lowness,
        yielding=yielding,
    )
    used = used_width(start, width, height)
    start = replace(
        start,
        card=min(start.card, (used - start.corner) / _HAND),
        columns=_board_columns(shape, start, used),
        row_sign=_row_sign(shape, start, used, text / text_height(shape, width, height, 1.0)),
    )
    rows = start.top + top_row(start) + start.headline + start.line + start.hand + start.hand_foot
    return _share(start, used, height - rows - 4 * start.close_gap)


def _lowness(shape: Shape, width: float, height: float, growth: float = 1.0) -> float:
    """Returns how low a table is; one whose text is so much larger has no room in its gaps."""
    low, usual = _LOW[shape.is_tight(width, height)]
    part = min(max((usual - height) / (usual - low), 0.0), 1.0)
    return part * min(max((LARGE_TEXT - growth) / (LARGE_TEXT - 1), 0.0), 1.0)


def _row_sign(shape: Shape, m: Measure, used: float, growth: float) -> float:
    """Returns the width of the plate that says whose a row of melds is, for text so much larger
    than at normal size.
    """
    faces = m.row_face * (1 + FACE_STEP * (shape.row_faces - 1))
    share = _ROW_SIGN_SHARE * min(max(growth, 1.0), _ROW_SIGN_GROWS)
    return max(faces, min(_ROW_SIGN * m.text, share * used))


def _share(start: Measure, used: float, room: float) -> Measure:
    """Returns the measure with a height shared between two bands of melds and the centre."""
    bands, heap = 2 * CARD_ASPECT, _PILE[0] * (CARD_ASPECT + HEAP)
    counts, least = start.count_room, start.centre
    free = room - 2 * (start.below + 2 * start.air)
    meld = (free - counts) / (bands + heap)
    if heap * meld + counts < least:
        meld = (free - least) / bands
    most, across = _LARGEST * start.card, (used - 4 * start.gap) / _ACROSS[start.is_high]
    high = max(least - counts, 0.0) / (CARD_ASPECT + HEAP)
    crowd = start.is_tight * (1 + (start.sides > 3))
    pile = max(min(max(_PILE[crowd] * meld, high), most, widest_pile(start, used)), _LEAST_MELD)
    meld = max(min(meld, most, across), _LEAST_MELD)
    found = replace(start, meld=meld, pile=pile)
    bands = room - found.centre
    own = max(_OWN_PART[crowd] * bands, start.below + _OWN_CARD * CARD_ASPECT)
    found = replace(found, band=own, other_band=bands - own)
    return replace(found, sprawl=sprawl_of(found, used))
