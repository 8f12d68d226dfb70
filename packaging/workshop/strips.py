"""What happens quickly, as strips of six pictures: ``strips DIR [NAME[@WIDTHxHEIGHT] ...]``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from canasta_gui.table.motion.timing import TICK, MotionSpeed
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from workshop.gallery import composed
from workshop.studio import save
from workshop.turns import TURNS, Turn

_SIZE: Final = QSize(1280, 800)
_PICTURES: Final = 6
_WIDTH: Final = 640


def main(arguments: Sequence[str]) -> int:
    """Draw the strips that are named, or all; the exit status."""
    _app = QApplication.instance() or QApplication([])
    for name in arguments[1:] or TURNS:
        turn, _, size = name.partition("@")
        window = QSize(*map(int, size.split("x"))) if size else _SIZE
        save(strip(TURNS[turn](), window), Path(arguments[0]) / f"{turn}.png")
    return 0


def strip(turn: Turn, size: QSize = _SIZE) -> QImage:
    """Six pictures of a step, evenly spread over the time that it takes."""
    length = _length(turn, size)
    widget = _table(turn, size)
    tiles: list[tuple[str, QImage]] = []
    spent = 0.0
    for number in range(_PICTURES):
        wanted = length * (number + 0.5) / _PICTURES
        while spent < wanted and not widget.is_settled:
            widget.tableau.clock.advance(TICK)
            spent += TICK
        widget.finish_drawing()
        tiles.append((f"{spent / 1000:.2f} s", widget.grab().toImage()))
    widget.finish_all()
    widget.close()
    return composed(tiles, 3, _WIDTH)


def _length(turn: Turn, size: QSize) -> float:
    """How many milliseconds a step takes."""
    widget = _table(turn, size)
    spent = 0.0
    while not widget.is_settled:
        widget.tableau.clock.advance(TICK)
        spent += TICK
    widget.close()
    return spent


def _table(turn: Turn, size: QSize) -> TableWidget:
    """A table on which a step begins."""
    before, step = turn
    widget = TableWidget()
    widget.set_options(TableOptions(speed=MotionSpeed.NORMAL))
    widget.resize(size)
    widget.show()
    widget.show_view(before)
    widget.tableau.relayout()
    widget.finish_drawing()
    widget.play(step)
    return widget
