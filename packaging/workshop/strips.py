"""Draws fast movements as strips of six pictures:
``strips DIR [NAME[@WIDTHxHEIGHT] ...] [--beside OLD]``.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from canasta_gui.table.moments.flourishes import MOMENTS
from canasta_gui.table.motion.timing import TICK
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.startup.start import make_app
from tests.kit.turns import TURNS, Turn
from workshop.gallery import composed
from workshop.wished import wished

_SIZE: Final = QSize(1280, 800)
_PICTURES: Final = 6
_WIDTH: Final = 640


def main(arguments: Sequence[str]) -> int:
    """Draws the strips that are named, or all; returns the exit status."""
    make_app()
    wish = wished("strips", arguments, TURNS, (_SIZE,))
    for name, sizes in wish.sizes.items():
        for size in sizes:
            wish.save(name, size, strip(TURNS[name](), size))
    wish.save_pairs()
    return 0


def strip(turn: Turn, size: QSize = _SIZE) -> QImage:
    """Returns six pictures of a step's effect, evenly spread over its duration."""
    begin, end = span(turn, size)
    widget = _table(turn, size)
    tiles: list[tuple[str, QImage]] = []
    spent = 0.0
    for number in range(_PICTURES):
        wanted = begin + (end - begin) * (number + 0.5) / _PICTURES
        while spent < wanted:
            widget.table_scene.clock.advance(TICK)
            spent += TICK
        widget.finish_drawing()
        tiles.append((f"{(spent - begin) / 1000:.2f} s", widget.grab().toImage()))
    widget.finish_all()
    widget.close()
    return composed(tiles, 3, _WIDTH)


def span(turn: Turn, size: QSize, kind: BeatKind | None = None) -> tuple[float, float]:
    """Returns start and end, in milliseconds, of the beats of a kind; without one those of taking
    the pile, or else of the last effect.
    """
    widget = _table(turn, size)
    times: dict[BeatKind, tuple[float, float]] = {}
    spent = 0.0
    while (beat := widget.table_scene.player.beat) is not None:
        begin, _ = times.get(beat.kind, (spent, spent))
        widget.table_scene.clock.advance(TICK)
        spent += TICK
        times[beat.kind] = begin, spent
    widget.close()
    if kind is not None:
        return times[kind]
    moments = [times[it] for it in times if it in MOMENTS]
    return times.get(BeatKind.TAKE) or moments[-1]


def _table(turn: Turn, size: QSize) -> TableWidget:
    """Returns a table on which a step begins."""
    before, step = turn
    widget = TableWidget()
    widget.set_options(TableOptions(speed=Speed.NORMAL))
    widget.resize(size)
    widget.show()
    widget.show_view(before)
    widget.table_scene.relayout()
    widget.finish_drawing()
    widget.play(step)
    return widget
