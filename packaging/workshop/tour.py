"""Shoots every table that can be chosen: all editions, players, sides and variations."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from engine import RulesReference
from tests.kit.tables import every_table, name_of, richest
from workshop.screenshot_program import ScreenshotProgram, screenshot_program

SIZES: Final = (QSize(1024, 700), QSize(1600, 1000))


def main(arguments: Sequence[str]) -> int:
    """Shoots every table whose name contains a part, in every size; returns the exit status."""
    parser = argparse.ArgumentParser(prog="tour", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("part", nargs="?", default="", help="of the name of a table")
    args = parser.parse_args(arguments)
    with screenshot_program(SIZES[0]) as room:
        for reference in every_table():
            if args.part in name_of(reference):
                _shoot(room, reference, args.folder)
    return 0


def _shoot(room: ScreenshotProgram, reference: RulesReference, folder: Path) -> None:
    room.show(richest(reference))
    for size in SIZES:
        room.resize(size)
        print(room.shoot(folder / f"{name_of(reference)}-{size.width()}x{size.height()}.webp"))
