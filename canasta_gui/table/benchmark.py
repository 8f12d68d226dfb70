"""How long a picture takes: ``python -m canasta_gui.table.benchmark``.

110 cards travel across a table of 1600 by 1000; the processor's time for each picture is printed.
"""

import os
import sys
import time
from collections.abc import Sequence
from statistics import mean, quantiles
from typing import TYPE_CHECKING

from engine import PACK

if TYPE_CHECKING:
    from canasta_gui.table.motion.clock import Motion
    from canasta_gui.table.widget import TableWidget

_CARDS = 110
_PICTURES = 180
_STEP = 16.0


def main(arguments: Sequence[str]) -> int:
    """Measure and print; ``turning`` as an argument lets the cards turn over as well."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name, is_turning in (("moving", False), ("moving and turning", True)):
        if arguments and arguments[0] not in name.split():
            continue
        times = measure(is_turning=is_turning)
        worst = quantiles(times, n=100)[-1]
        sys.stdout.write(
            f"{_CARDS} cards {name}: {mean(times):.1f} ms a picture, 99 % below {worst:.1f} ms\n"
        )
    return 0


def measure(*, is_turning: bool) -> list[float]:
    """The processor's time for each picture, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    from canasta_gui.table.widget import TableWidget

    widget = TableWidget()
    widget.resize(1600, 1000)
    widget.show()
    motions = _motions(widget, is_turning=is_turning)
    app.processEvents()
    times: list[float] = []
    for _ in range(_PICTURES):
        start = time.process_time()
        for motion in motions:
            motion.advance(_STEP)
        app.processEvents()
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
