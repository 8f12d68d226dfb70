"""Draws fast movements as strips of six pictures: ``strips DIR [NAME[@WIDTHxHEIGHT] ...]``."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from canasta_gui.table.moments.flourishes import MOMENTS
from canasta_gui.table.motion.timing import TICK, MotionSpeed
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import BeatKind
from tests.kit.turns import TURNS, Turn
from workshop.gallery import composed
from workshop.screenshot_program import save

_SIZE: Final = QSize(1280, 800)
_PICTURES: Final = 6
_WIDTH: Final = 640


def main(arguments: Sequence[str]) -> int:
    """Draws the strips that are named, or all; returns the exit status."""
    parser = argparse.ArgumentParser(prog="strips", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("names", nargs="*", metavar="NAME[@WIDTHxHEIGHT]")
    args = parser.parse_args(arguments)
    _app = QApplication.instance() or QApplication([])
    for name in args.names or TURNS:
        turn, _, size = name.partition("@")
        window = QSize(*map(int, size.split("x"))) if size else _SIZE
        save(strip(TURNS[turn](), window), args.folder / f"{turn}.png")
    return 0


def strip(turn: Turn, size: QSize = _SIZE) -> QImage:
    """Returns six pictures of a step's effect, evenly spread over its duration."""
    begin, end = _span(turn, size)
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


def _span(turn: Turn, size: QSize) -> tuple[float, float]:
    """Returns start and end, in milliseconds, of taking the pile, or else of the last effect."""
    widget = _table(turn, size)
    times: dict[BeatKind, tuple[float, float]] = {}
    spent = 0.0
    while (beat := widget.table_scene.player.beat) is not None:
        begin, _ = times.get(beat.kind, (spent, spent))
        widget.table_scene.clock.advance(TICK)
        spent += TICK
        times[beat.kind] = begin, spent
    widget.close()
    moments = [times[kind] for kind in times if kind in MOMENTS]
    return times.get(BeatKind.TAKE) or moments[-1]


def _table(turn: Turn, size: QSize) -> TableWidget:
    """Returns a table on which a step begins."""
    before, step = turn
    widget = TableWidget()
    widget.set_options(TableOptions(speed=MotionSpeed.NORMAL))
    widget.resize(size)
    widget.show()
    widget.show_view(before)
    widget.table_scene.relayout()
    widget.finish_drawing()
    widget.play(step)
    return widget
