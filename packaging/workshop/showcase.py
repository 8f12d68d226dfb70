"""Draws selected scenes in windows of five sizes: ``showcase DIR [NAME[@WIDTHxHEIGHT] ...]``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.motion.timing import COUNT_POPS, TICK, TIMINGS, MotionSpeed
from canasta_gui.viewmodel.beat import BeatKind, Step
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.words.words import Words
from engine import Choice, Match, Played, parse_reference
from tests.kit import specimens
from tests.kit.played_matches import copy_of, dealt_match, first_match_where, is_rich, play_deal
from tests.kit.tables import richest
from tests.kit.turns import canasta_closed, heap_taken, match_won
from workshop.gallery import SIZES
from workshop.screenshot_program import ScreenshotProgram, save, screenshot_program
from workshop.strips import strip

_HALFWAY: Final = 0.45
_COUNTED_LINES: Final = 3

Scene = Callable[[ScreenshotProgram], None]
"""A function that shows a scene in the window of a screenshot program."""


def main(arguments: Sequence[str]) -> int:
    """Draws the named scenes, or all, in the named size or in every one; returns the exit
    status.
    """
    folder = Path(arguments[0])
    wanted = [name.partition("@") for name in arguments[1:]] or [(it, "", "") for it in _NAMES]
    with screenshot_program(SIZES[0]) as room:
        for name, _, only in wanted:
            for size in SIZES:
                short = f"{size.width()}x{size.height()}"
                if only in ("", short):
                    _shoot(room, name, size, folder / f"{name}-{short}.png")
    return 0


def _shoot(room: ScreenshotProgram, name: str, size: QSize, path: Path) -> None:
    if name == _STRIP:
        save(strip(canasta_closed(), size), path)
    else:
        _close_sheets(room)
        room.resize(size)
        SCENES[name](room)
        room.window.table.finish_drawing()
        save(room.window.grab().toImage(), path)
    print(path)


def _close_sheets(room: ScreenshotProgram) -> None:
    while (sheet := room.window.sheets.top) is not None:
        sheet.close()


def _greet(room: ScreenshotProgram) -> None:
    room.program.flow.greet()
    room.settle()


def _show(room: ScreenshotProgram, make: Callable[[], Match]) -> None:
    """Shows a match in play."""
    room.show(copy_of(make()))


def _stand(room: ScreenshotProgram, view: TableView) -> None:
    """Shows a hand-made view on the table of the window."""
    _show(room, _usual)
    room.window.table.show_view(view)
    room.settle()


def _play(
    room: ScreenshotProgram, before: TableView, step: Step, kind: BeatKind, spent: float
) -> None:
    """Shows a step, ``spent`` milliseconds after the first beat of a kind has begun."""
    _stand(room, before)
    table = room.window.table
    table.set_options(replace(table.options, speed=MotionSpeed.NORMAL))
    table.play(step)
    clock, player = table.table_scene.clock, table.table_scene.player
    while player.beat is not None and player.beat.kind is not kind:
        clock.advance(TICK)
    for _ in range(round(spent / TICK)):
        clock.advance(TICK)


def _swept(room: ScreenshotProgram) -> None:
    before, step = heap_taken()
    _play(room, before, step, BeatKind.TAKE, 700)


def _won(room: ScreenshotProgram) -> None:
    before, step = match_won()
    _play(room, before, step, BeatKind.WON, _HALFWAY * TIMINGS[BeatKind.WON].rest)


def _counted(room: ScreenshotProgram) -> None:
    """Shows the score being counted on the table, with some lines done."""
    before, step = _last_step()
    _play(room, before, step, BeatKind.COUNT, 0)
    player, lines = room.window.table.table_scene.player, 0
    while player.beat is not None and lines < _COUNTED_LINES:
        beat = player.beat
        while player.beat is beat:
            room.window.table.table_scene.clock.advance(TICK)
        lines += beat.kind is BeatKind.COUNT_LINE
    for _ in range(round(COUNT_POPS / TICK)):
        room.window.table.table_scene.clock.advance(TICK)


def _scored(room: ScreenshotProgram) -> None:
    """Shows the sheet with the score of a deal."""
    match = _ended()
    _show(room, lambda: match)
    room.program.flow.results.show_score(room.program.flow.results.deals[-1])
    room.settle()


def _ended_match(room: ScreenshotProgram) -> None:
    """Shows the sheet with the end of a match."""
    _show(room, _over)


@cache
def _usual() -> Match:
    return first_match_where(is_rich, "picture")


@cache
def _of(reference: str) -> Match:
    return richest(parse_reference(reference))


@cache
def _ended() -> Match:
    match = dealt_match("showcase")
    list(play_deal(match))
    return match


@cache
def _over() -> Match:
    match = copy_of(_ended())
    while not match.is_over:
        match.next_deal()
        list(play_deal(match))
    return match


def _last_step() -> tuple[TableView, Step]:
    """Returns the view before the last action of a deal, and the step of that action."""
    match = _ended()
    last = match.entries[-1]
    assert isinstance(last, Played)
    steps: list[Step] = []
    early = copy_of(match, len(match.entries) - 1)
    session = Session(early, Words(match.rules), steps.append)
    before = session.view()
    if session.waiting is Waiting.COMPUTER:
        session.submit_computer(early.actor, Choice(last.action))
    else:
        session.act(last.action)
    return before, steps[-1]


SCENES: Final[Mapping[str, Scene]] = {
    "first-page": _greet,
    "opening": lambda room: _stand(room, specimens.opening()),
    "mid-deal": partial(_show, make=_usual),
    "heap-of-50": lambda room: _stand(room, heap_taken()[0]),
    "heap-taken": _swept,
    "deal-counted": _counted,
    "end-of-deal": _scored,
    "match-won": _won,
    "match-end": _ended_match,
    "two-players": partial(_show, make=lambda: _of("complete-standard/2p")),
    "six-players": partial(_show, make=lambda: _of("complete-standard/6p")),
    "samba": partial(_show, make=lambda: _of("complete-samba/4p")),
    "hand-and-foot": partial(_show, make=lambda: _of("complete-hand-and-foot/4p")),
}
_STRIP: Final = "canasta-closes"
_NAMES: Final = (*SCENES, _STRIP)
