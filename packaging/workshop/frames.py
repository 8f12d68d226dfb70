"""How long a picture takes: ``frames``.

A table of 1600 by 1000 with a full deal is drawn whole, then 110 cards travel across one without
turning and turning over on the way. What is printed is the processor's time for each picture.
"""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Final

from engine import PACK

if TYPE_CHECKING:
    from canasta_gui.table.motion.clock import Motion
    from canasta_gui.table.widget import TableWidget

_CARDS: Final = 110
_PICTURES: Final = 180
_STEP: Final = 16.0
_SIZE: Final = (1600, 1000)


@dataclass(frozen=True, slots=True)
class Pictures:
    """What was drawn, and the processor's time for each picture in milliseconds."""

    name: str
    times: list[float]

    def __str__(self) -> str:
        """One line to print."""
        worst = quantiles(self.times, n=100)[-1]
        return f"{self.name}: {mean(self.times):.1f} ms a picture, 99 % below {worst:.1f} ms"


def main(_arguments: Sequence[str] = ()) -> int:
    """Measure and print."""
    for pictures in (still(), moving(is_turning=False), moving(is_turning=True)):
        sys.stdout.write(f"{pictures}\n")
    return 0


def still() -> Pictures:
    """A table with a full deal on which nothing moves, drawn whole every time."""
    from workshop import specimens

    widget = table()
    widget.show_view(specimens.crowded())
    widget.tableau.relayout()
    times = _times(widget, widget.viewport().update)
    return Pictures("the whole table, nothing moves", times)


def moving(*, is_turning: bool) -> Pictures:
    """Cards that cross an empty table."""
    widget = table()
    motions = _motions(widget, is_turning=is_turning)

    def step() -> None:
        for motion in motions:
            motion.advance(_STEP)

    name = f"{_CARDS} cards moving" + (" and turning" if is_turning else "")
    return Pictures(name, _times(widget, step))


def table() -> "TableWidget":
    """An empty table of the usual size on the screen."""
    from PySide6.QtWidgets import QApplication

    _ = QApplication.instance() or QApplication([])
    from canasta_gui.table.widget import TableWidget

    widget = TableWidget()
    widget.resize(*_SIZE)
    widget.show()
    return widget


def _times(widget: "TableWidget", change: Callable[[], None]) -> list[float]:
    """Change the table and let it be drawn, again and again."""
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    times: list[float] = []
    for _ in range(_PICTURES):
        start = time.process_time()
        change()
        QApplication.processEvents()
        times.append(1000 * (time.process_time() - start))
    widget.close()
    return times


def _motions(widget: "TableWidget", *, is_turning: bool) -> "list[Motion]":
    """Cards that cross the table, each on its own way and with its own delay."""
    from canasta_gui.table.items.card_sprite import CardSprite
    from canasta_gui.table.layout.geometry import Pose
    from canasta_gui.table.motion.clock import Motion, Travel

    scene, wardrobe = widget.scene(), widget.tableau.wardrobe
    motions: list[Motion] = []
    for number, face in enumerate((PACK * 3)[:_CARDS]):
        column, row = number % 11, number // 11
        start = Pose(120 + 135 * column, 90 + 88 * row, 84, 0, number)
        sprite = CardSprite(wardrobe, face, start)
        scene.addItem(sprite)
        end = Pose(1600 - start.x, 1000 - start.y, 84, 40 if is_turning else 0, number)
        shown = None if is_turning and number % 2 else face
        delay = 4.0 * number
        motions.append(Motion(Travel(sprite, end, shown, delay, _PICTURES * _STEP, bend=0.1)))
    return motions
