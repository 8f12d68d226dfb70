"""Measures how fast computer players look ahead, as Python and compiled, and writes the page.

All engines are measured in turn, several times, and the best and the median of each count, so that
other work on the machine tells little. With ``--beside COMMIT`` an older engine takes its turn.
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
from statistics import median
from tempfile import TemporaryDirectory

import tomli_w

from compiled_engine import ROOT

PAGE = ROOT / "docs" / "measured" / "kernel-speed.md"
RESULTS = Path(__file__).with_suffix(".toml")
TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "complete-standard/6p/2t+extra-deck",
)
ENGINES = ("compiled", "plain", "compiled before", "plain before")
_RATES = ("turns", "playouts", "decisions", "hints")
_BUILD = """
from compiled_engine import ROOT, build_engine
print(build_engine(ROOT / "build" / "engine") or "")
"""
_RESULTS_HEAD = """\
# What computer players do in a second. Written by `python packaging/workshop kernel-speed`,
# as is the page.
"""
_HEAD = """\
# How fast computer players look ahead

What the table on counts (`engine/kernel/`) does in a second of the processor, as Python and
compiled as in [the built program](../building.md#the-built-program): *turns* of whole deals by
rules of thumb; *play-outs* of four turns in 32 worlds; *decisions* of `strong`, and what is
tried first for *hints*, without what is added near the end of a deal. The memory is that of a
process that has done all this, in megabytes. Made by `python packaging/workshop kernel-speed`,
which measures all engines in turn and tells the best of each.

Measured on {day}, {rounds} times 400 deals and 60 positions.

| game | engine | turns | play-outs | decisions | hints | memory |
|---|---|---:|---:|---:|---:|---:|
"""
_BESIDE = """
## Beside an older engine

How many times as much as the engine of commit `{beside}`, *before* in the table above, in the same
run and the same positions: by the best, and by the median in brackets. Search and rules of thumb
of both differ by what was added since; the search tries as many worlds. Six players keep less back
than then: their deals have half as many turns, each with more melds.

| game | turns | play-outs | decisions | hints | turns, plain | decisions, plain |
|---|---:|---:|---:|---:|---:|---:|
"""

_Rates = dict[str, float]
_Result = dict[str, str | dict[str, list[float]]]
"""A game, and by engine and name of a rate what was measured, round by round."""


def main(arguments: list[str]) -> int:
    """Measures and writes the page; returns 1 where an engine cannot be compiled."""
    parser = argparse.ArgumentParser(prog="kernel-speed")
    parser.add_argument("--rounds", type=int, default=5, help="of each engine (%(default)s)")
    parser.add_argument("--beside", default="", metavar="COMMIT", help="an older engine")
    options = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        places = _engines(Path(folder), options.beside)
        if places is None:
            return 1
        rows = [_measured(game, places, options.rounds) for game in TABLES]
    day = datetime.now(tz=UTC).date().isoformat()
    results = {"day": day, **vars(options), "result": rows}
    RESULTS.write_text(_RESULTS_HEAD + tomli_w.dumps(results), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


def _engines(folder: Path, beside: str) -> dict[str, Path] | None:
    """Returns the folder of each engine, by its name; ``None`` where one cannot be compiled."""
    trees = {"": ROOT}
    if beside:
        # An older engine is built by its own means, and once only.
        trees[" before"] = ROOT / "build" / "beside" / beside
        if not trees[" before"].is_dir():
            trees[" before"].mkdir(parents=True)
            archive = ("git", "archive", beside, "engine", "packaging")
            packed = subprocess.run(archive, cwd=ROOT, check=True, capture_output=True).stdout
            subprocess.run(("tar", "x"), cwd=trees[" before"], input=packed, check=True)
    places: dict[str, Path] = {}
    for name, tree in trees.items():
        paths = {**os.environ, "PYTHONPATH": str(tree / "packaging")}
        command = (sys.executable, "-c", _BUILD)
        told = subprocess.run(command, env=paths, check=True, stdout=subprocess.PIPE, text=True)
        *_, built = told.stdout.split("\n")[:-1]
        if not built:
            return None
        place = places[f"compiled{name}"] = folder / f"compiled{name}"
        copytree(tree / "engine", place / "engine")
        copytree(built, place, dirs_exist_ok=True)
        places[f"plain{name}"] = tree
    return places


def page() -> str:
    """Returns the page with the results that are kept."""
    results = tomllib.loads(RESULTS.read_text(encoding="utf-8"))
    rows = [_row(result, engine) for result in results["result"] for engine in ENGINES]
    told = _HEAD.format(**results) + "".join(rows)
    if results["beside"]:
        told += _BESIDE.format(**results) + "".join(map(_compared, results["result"]))
    return told


def _row(result: _Result, engine: str) -> str:
    measured = result.get(engine)
    if not isinstance(measured, dict):
        return ""
    rates = " | ".join(f"{max(measured[name]):,.0f}" for name in _RATES)
    return f"| `{result['game']}` | {engine} | {rates} | {max(measured['memory']):.0f} |\n"


def _compared(result: _Result) -> str:
    pairs = [*(("compiled", name) for name in _RATES), ("plain", "turns"), ("plain", "decisions")]
    cells = " | ".join(_times(result, engine, name) for engine, name in pairs)
    return f"| `{result['game']}` | {cells} |\n"


def _times(result: _Result, engine: str, name: str) -> str:
    """Returns how many times as much an engine does as the older one."""
    now, before = result[engine], result[f"{engine} before"]
    assert isinstance(now, dict)
    assert isinstance(before, dict)
    best, middle = (of(now[name]) / of(before[name]) for of in (max, median))
    return f"{best:.2f} ({middle:.2f})"


def _measured(game: str, places: dict[str, Path], rounds: int) -> _Result:
    """Returns the result of a game: all engines measured in turn."""
    turns: list[dict[str, _Rates]] = []
    with TemporaryDirectory() as folder:
        played = Path(folder) / "played"
        for _ in range(rounds):
            turns.append({name: _rates(game, place, played) for name, place in places.items()})
            print(game, turns[-1], flush=True)
    return {
        "game": game,
        **{
            name: {rate: [turn[name][rate] for turn in turns] for rate in turns[0][name]}
            for name in places
        },
    }


def _rates(game: str, engine: Path, played: Path) -> _Rates:
    """Returns what `kernel_rates.py` measures with the engine in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "workshop.kernel_rates", game, str(played)],
        cwd=engine,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(engine), str(ROOT / "packaging")))},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(done.stdout)
