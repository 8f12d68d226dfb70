"""Confetti: pieces of paper and suit signs that fall over the table, the same way every time."""

import math

from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.render import sparks

_PIECES = 200
_SIZE = 0.032
"""The size of a piece, as a part of the window's height."""
_EDGE = 0.06
"""How far above and below the window a piece may be while it is kept, as a part of its height."""
_SWAYS = 0.03
"""How far a piece sways to each side, as a part of the window's width."""
_SPREAD = 0.55
"""The part of the time within which all pieces set out."""
_FALL = 0.42
"""The part of the time that the quickest piece needs from the top to the bottom."""
_STEPS = (math.sqrt(5) % 1, math.sqrt(2) % 1, math.sqrt(3) % 1, math.sqrt(7) % 1)


class Confetti:
    """The pieces of confetti that are on the table while the celebration is shown."""

    def __init__(self, at: MomentContext, *, is_still: bool) -> None:
        self._at = at
        self._is_still = is_still
        self._items: dict[int, QGraphicsPixmapItem] = {}
        """The items of the pieces that are visible now, by number of the piece."""

    def show(self, part: float) -> None:
        """Shows the pieces after a part of the time; still ones lie scattered and only fade."""
        if part in (0.0, 1.0):
            self._clear()
            return
        frame = self._at.state.frame
        fades = min(1.0, 12 * part, 12 * (1 - part))
        for number in range(_PIECES):
            x, y, turn, thin = self._place(number, part)
            if not -_EDGE < y < 1 + _EDGE:
                self._remove(number)
                continue
            item = self._items.get(number) or self._add(number)
            item.setPos(x * frame.width, y * frame.height)
            item.setRotation(turn)
            item.setScale(thin)
            item.setOpacity(fades)

    def _place(self, number: int, part: float) -> tuple[float, float, float, float]:
        """Returns a piece's x and y as parts of the window, its rotation in degrees, and its
        size.
        """
        across, begins, slow, phase = (number * step % 1 for step in _STEPS)
        size = 0.7 + 0.6 * slow
        if self._is_still:
            return across, begins, 360 * phase, size
        fallen = (part - _SPREAD * begins) / (_FALL * (1 + 0.5 * slow))
        sway = math.sin(2 * math.pi * (1.6 * fallen + phase))
        return across + _SWAYS * sway, 1.15 * fallen - 0.08, 500 * fallen * (1 - 2 * phase), size

    def _add(self, number: int) -> QGraphicsPixmapItem:
        at = self._at
        size = _SIZE * at.state.frame.height
        shape = sparks.SHAPES[number % len(sparks.SHAPES)]
        colour = sparks.PAPERS[number * 5 // 3 % len(sparks.PAPERS)]
        item = QGraphicsPixmapItem(sparks.confetto(size, at.effects.ratio, shape, colour))
        item.setOffset(-size / 2, -size / 2)
        item.setZValue(z.Z_WON + 2)
        at.effects.scene.addItem(item)
        self._items[number] = item
        return item

    def _remove(self, number: int) -> None:
        item = self._items.pop(number, None)
        if item is not None and item.scene() is self._at.effects.scene:
            self._at.effects.scene.removeItem(item)

    def _clear(self) -> None:
        for number in list(self._items):
            self._remove(number)
