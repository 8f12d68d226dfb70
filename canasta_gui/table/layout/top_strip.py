"""Computes the heights of the strip at the top: the score board, and the players opposite."""

import math

from canasta_gui.table.layout.measure import Lengths, Measure

_BOARD_ROW: tuple[Lengths, ...] = ((2.12, 1.5, 1.25), (1.6, 1.3, 1.1), (1.3, 1.3, 1.1))
"""The height of a row of the score board, in text heights: usually, of one of several rows of more
than two sides, and beside so many that their melds need the height.
"""
_BOARD_MORE = 0.35
"""What a row gets of several below a line of words, in text heights."""
_BOARD_FACE = 0.82
"""The least height of a row where there are two sides, in faces before a row of melds."""
_BOARD_HEAD = 1.02
"""The height of the words above the points of the deal and of the match, in text heights."""
_BOARD_PAD, _BOARD_AIR = 0.45, 0.4
"""The space above and below the rows of the score board together, and what is added in a window
that is not low, in text heights.
"""
_SEAT_ROW: Lengths = (3.8, 3.0, 2.5)
"""The height of the players opposite, in text heights."""


def board_height(m: Measure) -> float:
    """Returns the height of the score board."""
    return board_rows(m) * board_row(m) + board_head(m) + 2 * board_pad(m)


def board_pad(m: Measure) -> float:
    """Returns the space above and below the rows of the score board."""
    air = 0.0 if m.yielding else _BOARD_AIR * (1 - m.lowness)
    return (_BOARD_PAD + air) * m.text / 2


def has_head_cell(m: Measure) -> bool:
    """Returns whether the words above the points have the first row of the first column to
    themselves, because the sides leave one free.
    """
    return 1 < m.columns < m.sides < m.columns * board_rows(m)


def board_head(m: Measure) -> float:
    """Returns the height of the line of words above all rows of the score board."""
    return 0.0 if has_head_cell(m) else _BOARD_HEAD * m.text


def board_row(m: Measure) -> float:
    """Returns the height of a row of the score board."""
    has_two = m.sides == 2
    is_low = not has_two and board_rows(m) > 1
    least = m.yielded(_BOARD_ROW[is_low + (is_low and m.is_tight)]) * m.text
    if has_head_cell(m):
        # The height of the line of words goes to the rows.
        least += _BOARD_HEAD * m.text / board_rows(m)
    elif m.columns > 1 and is_low and m.yielding < 1:
        least += _BOARD_MORE * m.text
    return max(_BOARD_FACE * m.row_face, least) if has_two else least


def board_rows(m: Measure) -> int:
    """Returns the number of rows of the score board."""
    return math.ceil(m.sides / m.columns)


def top_row(m: Measure) -> float:
    """Returns the height of the score board and the players opposite."""
    return max(board_height(m), m.yielded(_SEAT_ROW) * m.text * m.has_top)
