"""Computes which parts of a card's picture show while another card lies over it."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.render.card_body import CORNER, SHEET

_ROUND: Final = 0.3 * CORNER / SHEET.width()
"""How far a round corner lies inside that of its rectangle on either side, as a part of the card's
width.
"""
_EDGE: Final = 1.5
"""Device pixels at the edge of a card that may be soft."""
_WORTH: Final = 0.15
"""The least hidden part of a picture for which it is divided."""


def inner_rect(pose: Pose, ratio: float) -> Rect:
    """Returns an upright rectangle in the middle of a card that its body hides wholly."""
    across, down = pose.width / 2, pose.width / 2 * CARD_ASPECT
    turn = math.radians(pose.angle)
    sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
    if sin > cos:
        across, down, sin, cos = down, across, cos, sin
    spread = max(cos * cos - sin * sin, 0.01)
    inset = _ROUND * pose.width + _EDGE / ratio
    wide = max((across * cos - down * sin) / spread - inset, 0.0)
    high = max((down * cos - across * sin) / spread - inset, 0.0)
    return around(pose.x, pose.y, 2 * wide, 2 * high)


def parts_around(whole: QRect, hidden: QRect) -> list[QRect]:
    """Returns the rectangles of a picture above, below, left and right of what is hidden; the
    whole if too little is.
    """
    inner = whole.intersected(hidden)
    if inner.width() * inner.height() < _WORTH * whole.width() * whole.height():
        return [whole]
    right, foot = inner.right() + 1, inner.bottom() + 1
    parts = [
        QRect(0, inner.top(), inner.left(), inner.height()),
        QRect(right, inner.top(), whole.width() - right, inner.height()),
        QRect(0, 0, whole.width(), inner.top()),
        QRect(0, foot, whole.width(), whole.height() - foot),
    ]
    return [part for part in parts if not part.isEmpty()]


def hidden_pixels(rect: Rect, corner: QPointF, ratio: float) -> QRect:
    """Returns the device pixels inside a rectangle, counted from a corner of a picture."""
    box = QRectF((rect.x - corner.x()) * ratio, (rect.y - corner.y()) * ratio, 0, 0)
    box.setSize(QRectF(0, 0, rect.w * ratio, rect.h * ratio).size())
    left, top = math.ceil(box.left()), math.ceil(box.top())
    return QRect(left, top, math.floor(box.right()) - left, math.floor(box.bottom()) - top)
