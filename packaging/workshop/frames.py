"""Measures how long a picture takes: ``frames``.

A table with a full deal is drawn whole, in a usual window and in the largest one; 110 cards travel
across an empty one without turning and turning over on the way; a heap of 80 is swept up, and each
moment is played at normal speed, at 1920 by 1080, most of them in the largest window too. What is
printed is the processor's time for each picture, of all threads, and how many of them took longer
than a screen shows one.
"""

import argparse
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
    from tests.kit.turns import Turn

_CARDS: Final = 110
_PICTURES: Final = 180
_STEP: Final = 16.0
_SIZE: Final = (1600, 1000)
_WIDE: Final = (1920, 1080)
_LARGEST: Final = (3840, 2160)
_SHOWN_MS: Final = 1000 / 60
"""How long a screen shows a picture, in milliseconds."""
_HEAP: Final = 80
_LARGE_MOMENTS: Final = ("match-won", "heap-of-50", "heap-of-8", "canasta", "freeze", "opening")
"""What is measured in the largest window too."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The processor's time in milliseconds for each picture of a series."""

    name: str
    times: list[float]

    def __str__(self) -> str:
        """Returns one line to print."""
        worst = quantiles(self.times, n=100)[-1]
        late = sum(spent > _SHOWN_MS for spent in self.times)
        return (
            f"{self.name}: {mean(self.times):.1f} ms a picture, 99 % below {worst:.1f} ms, "
            f"{late} of {len(self.times)} late"
        )


def main(arguments: Sequence[str]) -> int:
    """Measures and prints; returns the exit status."""
    argparse.ArgumentParser(prog="frames", description=__doc__).parse_args(arguments)
    write_figures()
    return 0


def write_figures() -> None:
    """Measures pictures and prints how long they take."""
    from tests.kit.turns import TURNS, heap_taken

    for pictures in (still(_SIZE), still(_LARGEST), moving(is_turning=False)):
        sys.stdout.write(f"{pictures}\n")
    sys.stdout.write(f"{moving(is_turning=True)}\n")
    sys.stdout.write(f"{played(f'heap of {_HEAP}', heap_taken(_HEAP))}\n")
    for name, turn in TURNS.items():
        sys.stdout.write(f"{played(name, turn())}\n")
    for name in _LARGE_MOMENTS:
        sys.stdout.write(f"{played(name, TURNS[name](), _LARGEST)}\n")


def still(size: tuple[int, int] = _SIZE) -> Pictures:
    """Returns the times of a table with a full deal at rest, drawn whole every time."""
    from tests.kit import specimens

    widget = table(size)
    widget.show_view(specimens.crowded())
    widget.table_scene.relayout()
    # Otherwise the first pictures tell how long the other thread draws cards.
    widget.finish_drawing()
    widget.table_scene.render_thread.turned.finish()
    times = _times(widget, widget.viewport().update)
    across, down = size
    return Pictures(f"the whole table at {across} by {down}, nothing moves", times)


def played(name: str, turn: "Turn", size: tuple[int, int] = _WIDE) -> Pictures:
    """Returns the times of every picture of a step at normal speed."""
    from PySide6.QtWidgets import QApplication

    from canasta_gui.table.table_options import TableOptions
    from canasta_gui.viewmodel.table_choices import Speed
    from workshop.screenshot_program import wait

    before, step = turn
    widget = table(size)
    # Otherwise a busy machine shows fewer pictures, with more changes in each.
    widget.table_scene.clock.stand_still()
    widget.set_options(TableOptions(speed=Speed.NORMAL))
    widget.show_view(before)
    widget.table_scene.relayout()
    widget.finish_drawing()
    widget.table_scene.render_thread.turned.finish()
    QApplication.processEvents()
    widget.play(step)
    times: list[float] = []
    while not widget.is_settled:
        due, start = time.perf_counter() + _STEP / 1000, time.process_time()
        widget.table_scene.clock.advance(_STEP)
        QApplication.processEvents()
        times.append(1000 * (time.process_time() - start))
        # Meanwhile the thread that draws cards goes on.
        wait(max(round(1000 * (due - time.perf_counter())), 0))
    widget.close()
    return Pictures(f"{name} at {size[0]} by {size[1]}", times)


def moving(*, is_turning: bool) -> Pictures:
    """Returns the times of cards that cross an empty table."""
    widget = table()
    motions = _motions(widget, is_turning=is_turning)
    # As the clock tells when it moves so many.
    widget.table_scene.clock.swarmed.emit(True)

    def step() -> None:
        for motion in motions:
            motion.advance(_STEP, is_in_crowd=True)

    name = f"{_CARDS} cards moving" + (" and turning" if is_turning else "")
    return Pictures(name, _times(widget, step))


def table(size: tuple[int, int] = _SIZE) -> "TableWidget":
    """Returns an empty table on the screen."""
    from canasta_gui.process_setup import draw_alone, give_back_freed_memory
    from canasta_gui.table.widget import TableWidget
    from canasta_gui.windows.startup.start import make_app

    # As the program starts: otherwise what is measured is drawn on other threads, too.
    draw_alone()
    give_back_freed_memory()
    make_app()
    widget = TableWidget()
    widget.resize(*size)
    widget.show()
    return widget


def _times(widget: "TableWidget", change: Callable[[], None]) -> list[float]:
    """Returns the times of drawing the table, changed again and again."""
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
    """Returns motions of cards across the table, each on its own way and with its own delay."""
    from canasta_gui.table.items.card_sprite import CardSprite
    from canasta_gui.table.layout.geometry import Pose
    from canasta_gui.table.motion.clock import Motion, Travel

    scene, card_pixmaps = widget.scene(), widget.table_scene.card_pixmaps
    motions: list[Motion] = []
    for number, face in enumerate((PACK * 3)[:_CARDS]):
        column, row = number % 11, number // 11
        start = Pose(120 + 135 * column, 90 + 88 * row, 84, 0, number)
        sprite = CardSprite(card_pixmaps, face, start)
        scene.addItem(sprite)
        end = Pose(1600 - start.x, 1000 - start.y, 84, 40 if is_turning else 0, number)
        shown = None if is_turning and number % 2 else face
        delay = 4.0 * number
        motions.append(Motion(Travel(sprite, end, shown, delay, _PICTURES * _STEP, bend=0.1)))
    return motions
