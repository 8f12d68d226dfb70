"""Draws scenes in the program's window: ``scenes DIR [NAME[@WIDTHxHEIGHT] ...] [--beside OLD]``.

Deals are played by computers; only the moments of `TURNS` are made by hand.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from canasta_gui.table.motion.timing import TICK
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import FELT, STOCK
from engine import Match
from tests.kit.played_matches import (
    copy_of,
    dealt_match,
    first_match_where,
    groups_to_lay,
    is_rich,
    match_to_open,
    viewer_gone_out,
    viewer_won,
)
from tests.kit.turns import TURNS, Turn, last_turn
from workshop.gallery import SIZES
from workshop.screenshot_program import ScreenshotProgram, screenshot_program
from workshop.strips import span
from workshop.wished import wished

Scene = Callable[[ScreenshotProgram], None]
"""A function that shows a scene in the window of a screenshot program."""


def main(arguments: Sequence[str]) -> int:
    """Draws the named scenes, or all, in several sizes; returns the exit status."""
    wish = wished("scenes", arguments, SCENES, SIZES)
    with screenshot_program(SIZES[0]) as room:
        for name, sizes in wish.sizes.items():
            for size in sizes:
                wish.save(name, size, _drawn(room, SCENES[name], size))
    wish.save_pairs()
    return 0


def _drawn(room: ScreenshotProgram, scene: Scene, size: QSize) -> QImage:
    """Returns a picture of a scene, which may be in the midst of a movement."""
    while (sheet := room.window.sheets.top) is not None:
        sheet.close()
    room.resize(size)
    scene(room)
    room.window.table.finish_drawing()
    return room.window.grab().toImage()


def _greet(room: ScreenshotProgram) -> None:
    room.program.flow.greet()
    room.settle()


def _show(room: ScreenshotProgram, make: Callable[[], Match]) -> None:
    room.show(copy_of(make()))


def _lay_aside(room: ScreenshotProgram) -> None:
    """Shows the first melds laid aside, before they count enough."""
    room.show(match_to_open())
    conductor, session = room.program.conductor, room.program.conductor.session
    assert session is not None
    conductor.handle(Activate(STOCK, ()))
    conductor.handle(Activate(FELT, groups_to_lay(session.match)[0]))
    room.settle()


def _count(room: ScreenshotProgram) -> None:
    """Shows the sheet that tells how a deal was counted."""
    _show(room, _over)
    results = room.program.flow.results
    results.show_score(results.deals[-1])
    room.settle()


def _moment(
    room: ScreenshotProgram, make: Callable[[], Turn], kind: BeatKind | None = None
) -> None:
    """Shows a step half-way through its effect, or through the beats of a kind."""
    _show(room, _late)
    (before, step), table = make(), room.window.table
    begin, end = span((before, step), table.size(), kind)
    table.set_options(replace(table.options, speed=Speed.NORMAL))
    table.show_view(before)
    table.play(step)
    for _ in range(round((begin + end) / 2 / TICK)):
        table.table_scene.clock.advance(TICK)


_dealt: Final = cache(partial(dealt_match, "scenes"))
_late: Final = cache(partial(first_match_where, is_rich, "picture"))
_over: Final = cache(viewer_gone_out)
_won: Final = cache(viewer_won)

SCENES: Final[Mapping[str, Scene]] = {
    "first-page": _greet,
    "dealt": partial(_show, make=_dealt),
    "first-melds": _lay_aside,
    "late-in-a-deal": partial(_show, make=_late),
    **{name: partial(_moment, make=turn) for name, turn in TURNS.items()},
    "counting": partial(_moment, make=lambda: last_turn(_over()), kind=BeatKind.COUNT_LINE),
    "deal-over": partial(_show, make=_over),
    "how-it-was-counted": _count,
    "match-won": partial(_moment, make=lambda: last_turn(_won()), kind=BeatKind.WON),
    "match-over": partial(_show, make=_won),
}
