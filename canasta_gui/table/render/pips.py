"""Draws the pips of the number cards in their usual places."""

from PySide6.QtGui import QPainter

from canasta_gui.table.render.pen import fill
from canasta_gui.table.render.shapes import placed

_LEFT, _MIDDLE, _RIGHT = -13.8, 0.0, 13.8
_TOP, _CENTRE, _FOOT = -46.5, 0.0, 46.5
_THIRD = (_FOOT - _TOP) / 3
_PIP = 18.6
_CROWDED_PIP = 16.8

_PipPlace = tuple[float, float]


def _pair(*rows: float) -> tuple[_PipPlace, ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


_FOUR = _pair(_TOP, _FOOT)
_SIX = _pair(_TOP, _CENTRE, _FOOT)
_EIGHT = _pair(_TOP, _TOP + _THIRD, _FOOT - _THIRD, _FOOT)
_PLACES: dict[str, tuple[_PipPlace, ...]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "4": _FOUR,
    "5": (*_FOUR, (_MIDDLE, _CENTRE)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2)),
    "8": (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_FOOT + _CENTRE) / 2)),
    "9": (*_EIGHT, (_MIDDLE, _CENTRE)),
    "T": (*_EIGHT, (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _FOOT - _THIRD / 2)),
}


def draw_pips(painter: QPainter, rank: str, suit: str, ink: str, spread: float) -> None:
    """Draws the pips of a number card around the origin; the lower half is upside down.

    ``spread`` moves the rows apart, so that on a smaller drawing the uppermost pips stay in the
    strip that a meld shows. The middle of twos and threes is left to the mark of what they do.
    """
    height = _CROWDED_PIP if rank in "9T" else _PIP
    for x, y in _PLACES[rank]:
        fill(painter, placed(suit, x, y * spread, height, 180 if y > _CENTRE else 0), ink)
