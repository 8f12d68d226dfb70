"""What long measurements keep, so that a later run goes on where the last one ended."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import Field, asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.cli.arguments import games_or_none
from engine.cli.command import OK
from engine.cli.workers import Result, Workers, add_workers


class _Sum(Protocol):
    """What came of a trial so far: a dataclass that begins empty."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    day: str
    """The last one on which something was played."""

    def __len__(self) -> int:
        """Returns how many were played."""
        ...

    def add(self, result: Any, /) -> None:  # noqa: ANN401 - each has its own
        """Adds what came of one more."""


Trial = TypeVar("Trial", bound=Any)
"""What is measured: a frozen dataclass."""
Played = TypeVar("Played", bound=_Sum)


@dataclass(frozen=True, slots=True)
class Series(Generic[Trial, Played]):
    """How trials of one kind are played and told."""

    trial: type[Trial]
    played: type[Played]
    size: int
    """How many of a trial are played before the next one has its turn."""
    work: Callable[[Trial], Callable[[int], Any]]
    """Returns what plays one of a trial, by its number."""
    page: Callable[[dict[Trial, Played]], str]
    """Returns the page with everything that is kept."""
    row: Callable[[Trial, Played], str]

    def go_on(self, trials: Sequence[Trial], wanted: int, args: Namespace) -> int:
        """Plays what is missing, some of each trial in turn; keeps and tells it after each round.

        Returns the exit status. ``args`` are those of `add_keeping`.
        """
        notes, workers = read_notes(args.notes, self.trial, self.played), Workers.of(args)
        for trial, missing in self._rounds(trials, wanted, notes):
            work, played = partial(_later, self.work(trial), missing.start), notes[trial]
            for result in workers.results(work, len(missing)):
                played.add(result)
            played.day = _today()
            keep_notes(args.notes, notes)
            args.page.write_text(self.page(notes), encoding="utf-8")
            print(self.row(trial, played), flush=True)
        args.page.write_text(self.page(notes), encoding="utf-8")
        return OK

    def _rounds(
        self, trials: Sequence[Trial], wanted: int, notes: dict[Trial, Played]
    ) -> Iterator[tuple[Trial, range]]:
        """Yields what is to be played next, by number, after what was noted until then."""
        for last in range(self.size, wanted + self.size, self.size):
            for trial in trials:
                played = notes.setdefault(trial, self.played())
                if missing := range(len(played), min(last, wanted)):
                    yield trial, missing


def _later(work: Callable[[int], Result], first: int, number: int) -> Result:
    return work(first + number)


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


def _today() -> str:
    """Returns the day of what is played now."""
    return datetime.now(tz=UTC).date().isoformat()


def row(cells: Iterable[str]) -> str:
    """Returns a row of a table of a document."""
    return f"| {' | '.join(cells)} |"
