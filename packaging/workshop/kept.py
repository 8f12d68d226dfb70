"""What long measurements keep, so that a later run goes on where the last one ended."""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from engine.cli.arguments import games_or_none
from engine.cli.workers import add_workers

Trial = TypeVar("Trial", bound=Any)
"""What is measured: a frozen dataclass."""
Played = TypeVar("Played", bound=Any)
"""What came of it so far: a dataclass."""


def add_keeping(parser: ArgumentParser, what: str, usual: int, notes: Path, page: Path) -> None:
    """Adds the arguments that say how much is played in all, where it is kept and told, and by
    whom it is played.
    """
    parser.add_argument(
        f"--{what}", type=games_or_none, default=usual, metavar="N", help="in all; 0 only tells"
    )
    parser.add_argument("--notes", type=Path, default=notes, metavar="FILE")
    parser.add_argument("--page", type=Path, default=page, metavar="FILE")
    add_workers(parser)


def read_notes(path: Path, trial: type[Trial], played: type[Played]) -> dict[Trial, Played]:
    """Returns what was played before, by trial."""
    if not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {trial(**it["trial"]): played(**it["played"]) for it in lines}


def keep_notes(path: Path, notes: dict[Trial, Played]) -> None:
    """Writes what was played, as a whole or not at all."""
    lines = [
        json.dumps({"trial": asdict(trial), "played": asdict(played)})
        for trial, played in notes.items()
    ]
    new = path.with_suffix(".new")
    new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    new.replace(path)


def in_rounds(
    trials: Sequence[Trial],
    size: int,
    wanted: int,
    played: Callable[[Trial], int],
    play: Callable[[Trial, range], None],
) -> Iterator[Trial]:
    """Plays what is missing, some of each trial in turn; yields the trial after each round.

    ``played`` tells how many of a trial were played, and ``play`` plays those with the numbers of a
    range.
    """
    for last in range(size, wanted + size, size):
        for trial in trials:
            missing = range(played(trial), min(last, wanted))
            if missing:
                play(trial, missing)
                yield trial


def today() -> str:
    """Returns the day of what is played now."""
    return datetime.now(tz=UTC).date().isoformat()


def row(cells: Iterable[str]) -> str:
    """Returns a row of a table of a document."""
    return f"| {' | '.join(cells)} |"
