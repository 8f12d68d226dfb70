"""Plays a deal by itself and writes pictures of it."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from engine import Match
from tests.kit.played_matches import (
    Wanted,
    copy_of,
    dealt_match,
    has_canasta,
    have_melded,
    is_own_turn,
    play_deal,
)
from workshop.screenshot_program import ScreenshotProgram, screenshot_program

HIGH_POINTS: Final[Mapping[str, Wanted]] = {
    "both-melded": have_melded,
    "frozen": lambda public: public.is_frozen,
    "canasta": has_canasta,
}
"""The positions that are shown, each once, when seat 0 is to draw."""


def main(arguments: Sequence[str]) -> int:
    """Plays a deal, writes pictures of its high points and prints their paths; returns the exit
    status.
    """
    parser = argparse.ArgumentParser(prog="demo", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    with screenshot_program(QSize(1280, 800)) as room:
        match = dealt_match(good_seed())
        for number, name in enumerate(moments(match), start=1):
            room.show(copy_of(match))
            print(room.shoot(folder / f"{number}-{name}.png"))
        print(shoot_score(room, folder / "score.png"))
    return 0


def good_seed() -> str:
    """Returns the first seed whose deal has every high point."""
    seeds = (f"demonstration {number}" for number in count())
    return next(seed for seed in seeds if {*HIGH_POINTS} <= {*moments(dealt_match(seed))})


def moments(match: Match) -> Iterator[str]:
    """Plays the deal; yields the name of each high point when it is reached."""
    yield "deal"
    left = dict(HIGH_POINTS)
    for public in play_deal(match):
        reached = [name for name, is_there in left.items() if is_there(public)]
        if reached and is_own_turn(public):
            del left[reached[0]]
            yield reached[0]
    yield "end"


def shoot_score(room: ScreenshotProgram, path: Path) -> Path:
    """Shoots the score of the last deal; returns the picture's path."""
    flow = room.program.flow
    dialog = flow.results.show_score(flow.results.deals[-1])
    try:
        return room.shoot(path, dialog)
    finally:
        dialog.close()
