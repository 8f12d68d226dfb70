"""Measures how fast computer players look ahead, as Python and compiled, and writes the page.

The two are measured in turn, several times, and the best time of each counts, so that other work on
the machine tells little.
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import tomli_w

from compiled_engine import ROOT, build_engine

PAGE = ROOT / "docs" / "measured" / "kernel-speed.md"
RESULTS = Path(__file__).with_suffix(".toml")
TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "complete-standard/6p/2t+extra-deck",
)
_RESULTS_HEAD = """\
# What computer players do in a second. Written by `python packaging/workshop kernel-speed`,
# as is the page.
"""
_HEAD = """\
# How fast computer players look ahead

What the table on counts (`engine/kernel/`) does in a second of the processor, as Python and
compiled as in [the built program](../building.md#the-built-program): *play-outs* of four turns in
32 worlds, and *decisions* of `strong`, in positions of a deal of the club. *Quicker* is how much
quicker the compiled engine is. Made by `python packaging/workshop kernel-speed`, which measures
both in turn and keeps the best of each.

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
    parser.add_argument("--seconds", type=float, default=4.0, help="of a round (%(default)s)")
    options = parser.parse_args(arguments)
    built = build_engine(ROOT / "build" / "engine")
    if built is None:
        return 1
    with TemporaryDirectory() as folder:
        place = Path(folder)
        copytree(ROOT / "engine", place / "engine")
        copytree(built, place, dirs_exist_ok=True)
        rows = [_measured(game, place, options.rounds, options.seconds) for game in TABLES]
    day = datetime.now(tz=UTC).date().isoformat()
    results = {"day": day, "rounds": options.rounds, "seconds": options.seconds, "result": rows}
    RESULTS.write_text(_RESULTS_HEAD + tomli_w.dumps(results), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


def page() -> str:
    """Returns the page with the results that are kept."""
    results = tomllib.loads(RESULTS.read_text(encoding="utf-8"))
    return _HEAD.format(**results) + "".join(map(_row, results["result"]))


def _row(result: dict[str, float]) -> str:
    plain, quick = result["playouts_plain"], result["playouts_compiled"]
    slow, fast = result["decisions_plain"], result["decisions_compiled"]
    return (
        f"| `{result['game']}` | {plain:,.0f} | {quick:,.0f} | {quick / plain:.1f} "
        f"| {slow:.1f} | {fast:.1f} | {fast / slow:.1f} |\n"
    )


def _measured(game: str, compiled: Path, rounds: int, seconds: float) -> dict[str, str | float]:
    """Returns the result of a game: both engines measured in turn."""
    rates = [(_rates(game, ROOT, seconds), _rates(game, compiled, seconds)) for _ in range(rounds)]
    plain, quick = (_best(several) for several in zip(*rates, strict=True))
    result: dict[str, str | float] = {"game": game}
    for name in plain:
        result |= {f"{name}_plain": plain[name], f"{name}_compiled": quick[name]}
    print(result, flush=True)
    return result


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
