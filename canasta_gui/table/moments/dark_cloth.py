"""A shade over the table while something great happens, with a bright place around that."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.render import sparks

_SHADE = 0.25
"""How much darker the table is meanwhile."""
_BRIGHT, _BRIGHT_SHARE = 0.8, 1.75
"""How far beyond cards the table stays bright around them, in widths of a card in the hand, and by
the size of the cards at least; it becomes dark softly.
"""
_LEAST_LIT = 1.2
"""The least height of the bright place, by that of the cards in it."""
_FADES = 130.0
"""The milliseconds in which it becomes darker, and lighter again, before cards move."""
_STEPS = 4
"""The number of steps in which each half of it does, by turns: a step draws half the window."""
_COARSE = 3
"""How much larger than drawn the soft edge of the bright place is shown: nobody sees its pixels."""
_UNLIT = ("turn", "prompt")
"""The words that are away while the table is dark: they would look switched off."""


def shade(at: MomentContext, length: float, bright: Rect | None = None) -> Show:
    """Returns a shade over everything but the cards of a moment of so many milliseconds, and what
    of the table stays ``bright``; meanwhile what asks for a move is not to be seen.
    """
    halves: list[QGraphicsPathItem] = []

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            _remove(at, halves)
            return
        if not halves:
            # In a picture after the first, in which furniture is drawn.
            halves.extend(_dark_halves(at, bright))
        steps = _STEPS * min(1.0, part * length / _FADES, (1 - part) * length / _FADES)
        for half, later in zip(halves, (0.0, 0.5), strict=True):
            _darken(at, half, math.ceil(steps - later) / _STEPS)
        _show_prompt(at, 1 - math.ceil(steps) / _STEPS)

    return show


def _darken(at: MomentContext, half: QGraphicsPathItem, dark: float) -> None:
    half.setOpacity(_SHADE * dark)
    # What is added is drawn, even while it is clear.
    if dark > 0 and half.scene() is not at.effects.scene:
        at.effects.scene.addItem(half)


def _remove(at: MomentContext, halves: list[QGraphicsPathItem]) -> None:
    if halves:
        _show_prompt(at, 1.0)
    for half in halves:
        if half.scene() is at.effects.scene:
            at.effects.scene.removeItem(half)
    halves.clear()


def _show_prompt(at: MomentContext, opacity: float) -> None:
    for key in _UNLIT:
        at.items.pose(key, opacity=opacity)


def _dark_halves(at: MomentContext, bright: Rect | None) -> list[QGraphicsPathItem]:
    """Returns dark items over the upper and the lower half of the table, with a soft round hole
    where it stays bright.
    """
    # No pixmap over all: it would have as many bytes as the window.
    frame, ratio = at.state.frame, at.effects.ratio
    # On whole device pixels no seam shows between the parts.
    middle = round(frame.height / 2 * ratio) / ratio
    upper = _dark_item(QRectF(0, 0, frame.width, middle))
    lower = _dark_item(QRectF(0, middle, frame.width, frame.height - middle))
    if bright is not None:
        lit = _lit(frame, bright)
        x, y = (round(it * ratio) / ratio for it in (lit.x, lit.y))
        wide, high = (round(it * ratio / _COARSE) / ratio for it in (lit.w, lit.h))
        for half in (upper, lower):
            _cut_out(half, QRectF(x, y, _COARSE * wide, _COARSE * high))
        edge = QGraphicsPixmapItem(sparks.clearing(wide, high, ratio), upper)
        edge.setPos(x, y)
        edge.setScale(_COARSE)
    return [upper, lower]


def _lit(frame: Frame, bright: Rect) -> Rect:
    """Returns the place that stays bright around cards, up to the melds above and below them."""
    reach = _BRIGHT * frame.measure.card
    wide, high = (max(it + 2 * reach, _BRIGHT_SHARE * it) for it in (bright.w, bright.h))
    for side in frame.sides.values():
        row = hull([side.melds, side.bonus])
        if not row.overlap(bright):
            high = min(high, 2 * max(bright.cy - row.bottom, row.y - bright.cy))
    return around(bright.cx, bright.cy, wide, max(high, _LEAST_LIT * bright.h))


def _dark_item(area: QRectF) -> QGraphicsPathItem:
    path, item = QPainterPath(), QGraphicsPathItem()
    path.addRect(area)
    item.setPath(path)
    item.setPen(Qt.PenStyle.NoPen)
    item.setBrush(QColor("#000000"))
    item.setZValue(z.Z_SHADE)
    return item


def _cut_out(item: QGraphicsPathItem, hole: QRectF) -> None:
    path = item.path()
    path.addRect(hole.intersected(path.boundingRect()))
    item.setPath(path)
