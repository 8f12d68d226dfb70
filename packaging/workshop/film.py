"""Makes a film of three moments of a deal: ``film FILE [SECONDS [WIDTH]]``.

A heap of fifty cards is taken and laid down, a canasta closes, the match is won: once each, or
again and again for some seconds. The table's clock is advanced frame by frame, so that the film is
smooth however slow the machine is.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from canasta_gui.viewmodel.table_choices import Speed
from tests.kit.played_matches import first_match_where, is_rich
from tests.kit.turns import Turn, canasta_closed, heap_taken, match_won
from workshop.screenshot_program import PLAIN, ScreenshotProgram, screenshot_program

FRAMES_A_SECOND: Final = 16
_MILLISECONDS: Final = 1000 // FRAMES_A_SECOND
_SIZE: Final = QSize(1280, 800)
_WIDTH: Final = 520
"""The usual width of the film's pictures in pixels."""
_REST: Final = 6
"""The number of pictures before each moment, in which nothing moves."""
_QUALITY: Final = 20
_MOMENTS: Final[tuple[Callable[[], Turn], ...]] = (heap_taken, canasta_closed, match_won)


def main(arguments: Sequence[str]) -> int:
    """Writes the film; returns the exit status."""
    parser = argparse.ArgumentParser(prog="film", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("seconds", type=int, nargs="?")
    parser.add_argument("width", type=int, nargs="?", default=_WIDTH)
    args = parser.parse_args(arguments)
    with screenshot_program(_SIZE, replace(PLAIN, speed=Speed.NORMAL)) as room:
        room.show(first_match_where(is_rich, "picture"))
        moments = cycle(_MOMENTS) if args.seconds else _MOMENTS
        pictures = chain.from_iterable(_pictures(room, it(), args.width) for it in moments)
        count = args.seconds and args.seconds * FRAMES_A_SECOND
        write_film(args.file, [*islice(pictures, count)])
    return 0


def write_film(path: Path, pictures: Sequence[Image.Image]) -> None:
    """Writes pictures of one size as an endless film."""
    path.parent.mkdir(parents=True, exist_ok=True)
    first, *others = pictures
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=_MILLISECONDS,
        loop=0,
        quality=_QUALITY,
        method=4,
    )


def _pictures(room: ScreenshotProgram, moment: Turn, width: int) -> Iterator[Image.Image]:
    """Yields the table, picture by picture, in a moment."""
    table, (before, step) = room.window.table, moment
    table.show_view(before)
    for _ in range(_REST):
        yield _picture(room, width)
    table.play(step)
    while not table.is_settled:
        table.table_scene.clock.advance(_MILLISECONDS)
        yield _picture(room, width)


def _picture(room: ScreenshotProgram, width: int) -> Image.Image:
    room.window.table.finish_drawing()
    image = room.window.table.grab_picture()
    image = image.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (image.width(), image.height())
    whole = Image.frombytes("RGBX", size, bytes(image.constBits()))
    height = round(size[1] * width / size[0])
    return whole.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
