"""Measures how fast computer players look ahead, as Python and compiled, and writes the page.

The two are measured in turn, several times, and the best time of each counts, so that other work on
the machine tells little.
"""

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from compiled_engine import ROOT, build_engine

PAGE = ROOT / "docs" / "kernel-speed.md"
TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "complete-standard/6p/2t+extra-deck",
)
_HEAD = """# How fast computer players look ahead

What the table on counts (`engine/ai/kernel/`) does in a second of the processor, as Python and
compiled as in [the built program](building.md#the-built-program): *play-outs* of four turns in 32
worlds, and *decisions* of `strong`, in positions of a deal of the club. *Quicker* is how much
quicker the compiled engine decides. Made by `python packaging/workshop kernel-speed`, which
measures both in turn and keeps the best of each.

Measured on {day}, {rounds} times {seconds:g} seconds each.

| game | play-outs, plain | compiled | quicker | decisions, plain | compiled | quicker |
|---|---:|---:|---:|---:|---:|---:|
"""

Rates = dict[str, float]
"""Play-outs and decisions a second."""


def main(arguments: list[str]) -> int:
    """Measures and writes the page; returns 1 where the engine cannot be compiled."""
    parser = argparse.ArgumentParser(prog="kernel-speed")
    parser.add_argument("--rounds", type=int, default=3, help="of each engine (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a round (%(default)s)")
    options = parser.parse_args(arguments)
    built = build_engine(ROOT / "build" / "engine")
    if built is None:
        return 1
    with TemporaryDirectory() as folder:
        place = Path(folder)
        copytree(ROOT / "engine", place / "engine")
        copytree(built, place, dirs_exist_ok=True)
        rows = [_row(game, place, options.rounds, options.seconds) for game in TABLES]
    day = datetime.now(tz=UTC).date()
    head = _HEAD.format(day=day, rounds=options.rounds, seconds=options.seconds)
    PAGE.write_text(head + "".join(rows), encoding="utf-8")
    return 0


def _row(game: str, compiled: Path, rounds: int, seconds: float) -> str:
    """Returns the row of a game: both engines measured in turn."""
    measured = [
        (_rates(game, ROOT, seconds), _rates(game, compiled, seconds)) for _ in range(rounds)
    ]
    plain, quick = (_best(several) for several in zip(*measured, strict=True))
    row = (
        f"| `{game}` | {plain['playouts']:,.0f} | {quick['playouts']:,.0f} "
        f"| {quick['playouts'] / plain['playouts']:.1f} "
        f"| {plain['decisions']:.1f} | {quick['decisions']:.1f} "
        f"| {quick['decisions'] / plain['decisions']:.1f} |\n"
    )
    print(row, end="", flush=True)
    return row


def _best(rounds: tuple[Rates, ...]) -> Rates:
    return {name: max(rates[name] for rates in rounds) for name in rounds[0]}


def _rates(game: str, engine: Path, seconds: float) -> Rates:
    """Returns what ``bench --search`` measures with the engine in a folder."""
    command = ("-m", "engine", "bench", "--search", "--rules", game, "--seconds", str(seconds))
    done = subprocess.run(
        [sys.executable, *command],
        cwd=engine,
        env={**os.environ, "PYTHONPATH": str(engine)},
        check=True,
        capture_output=True,
        text=True,
    )
    line = json.loads(done.stdout)
    return {name: float(line[name]) for name in ("playouts", "decisions")}
