"""The library of exercises, shipped and made here, and the choice of the next one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path

from canasta_gui.lessons.exercise_files import ExerciseEntry, ExerciseFile, read_file, write_file
from canasta_gui.lessons.rating import rating_of_level
from canasta_gui.lessons.repetition import is_due, rating_of
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.practice import Practice, Record
from engine import Exercise, Theme, format_exercise

FOLDER = "exercises"
"""The folder of exercises that were made here, beside the settings."""
_MOST_OWN = 2000
"""The largest number of exercises made here for a game; beyond it the oldest are deleted."""
_FAR = 250
"""The distance from the learner's rating at which a series has half as many exercises."""


@dataclass(frozen=True, slots=True)
class ExerciseFilter:
    """What the learner wants to practise; an empty field admits everything."""

    theme: Theme | None = None
    game: str = ""
    level: str = ""

    def admits(self, entry: ExerciseEntry) -> bool:
        """Returns whether an exercise matches the filter."""
        return (
            self.theme in (None, entry.theme)
            and self.game in ("", entry.game)
            and self.level in ("", entry.level)
        )


@dataclass(frozen=True, slots=True)
class ExerciseCount:
    """Counts of some exercises by the learner's progress."""

    total: int
    fresh: int
    """The number that was never tried."""
    due: int
    """The number that was missed before and comes back today."""


class ExerciseLibrary:
    """All exercises. Files are read when first needed; exercises that are made here are added."""

    def __init__(self, own: Path, shipped: Path | None = None) -> None:
        self._folders = (shipped or resource_path("assets") / FOLDER, own)
        self._own = own

    @cached_property
    def entries(self) -> Mapping[str, ExerciseEntry]:
        """Every exercise by its id."""
        paths = [path for folder in self._folders for path in sorted(folder.glob("*.jsonl"))]
        found = (entry for path in paths for entry in read_file(path).entries)
        return {entry.id: entry for entry in found}

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have exercises, by the names of their files."""
        return tuple(dict.fromkeys(entry.game for entry in self.entries.values()))

    def add(self, game: str, exercise: Exercise) -> bool:
        """Keeps an exercise that was made here; returns false if it is known. Raises
        ``OSError``.
        """
        if exercise.id in self.entries:
            return False
        path = self._own / f"{game}.jsonl"
        before = read_file(path)
        raw = (*before.raw, format_exercise(exercise))[-_MOST_OWN:]
        write_file(path, ExerciseFile(raw, before.deals))
        del self.entries
        return True

    def standing(self, wish: ExerciseFilter, practice: Practice, today: date) -> ExerciseCount:
        """Returns the learner's progress with the exercises that match a filter."""
        wanted = self._wanted(wish)
        records = _records(practice)
        fresh = sum(entry.id not in records for entry in wanted)
        due = sum(is_due(records[entry.id], today) for entry in wanted if entry.id in records)
        return ExerciseCount(len(wanted), fresh, due)

    def next(
        self, wish: ExerciseFilter, practice: Practice, today: date, last: str = ""
    ) -> ExerciseEntry | None:
        """Returns one that is due, else one that was never tried, else the one tried longest ago.

        Of those that were never tried it is the one nearest to the learner's rating. The last
        exercise is not returned again unless there is no other.
        """
        due, fresh, tried = self._in_turn(wish, practice, today)
        others = (entry for entry in (*due, *fresh, *tried) if entry.id != last)
        return next(others, self.entries.get(last))

    def series(
        self, wish: ExerciseFilter, practice: Practice, today: date, size: int
    ) -> Sequence[ExerciseEntry]:
        """Returns at most ``size`` exercises, easy to hard: what is due, then those never tried
        from the learner's level and beside it, then those tried longest ago.
        """
        due, fresh, tried = self._in_turn(wish, practice, today)
        strength = rating_of(practice.rating, today).points
        chosen = (*due, *_mixed(fresh, strength), *tried)[:size]
        return sorted(chosen, key=_difficulty)

    def _in_turn(
        self, wish: ExerciseFilter, practice: Practice, today: date
    ) -> tuple[Sequence[ExerciseEntry], Sequence[ExerciseEntry], Sequence[ExerciseEntry]]:
        """Returns the exercises that are due, were never tried, and the others, each in order."""
        records, wanted = _records(practice), self._wanted(wish)
        strength = rating_of(practice.rating, today).points
        fresh = [entry for entry in wanted if entry.id not in records]
        known = [entry for entry in wanted if entry.id in records]
        due = [entry for entry in known if is_due(records[entry.id], today)]
        tried = [entry for entry in known if not is_due(records[entry.id], today)]
        return (
            sorted(due, key=lambda entry: (records[entry.id].due, entry.id)),
            sorted(fresh, key=lambda entry: (_distance(entry, strength), entry.id)),
            sorted(tried, key=lambda entry: (records[entry.id].noted, entry.id)),
        )

    def _wanted(self, wish: ExerciseFilter) -> Sequence[ExerciseEntry]:
        return [entry for entry in self.entries.values() if wish.admits(entry)]


def _records(practice: Practice) -> Mapping[str, Record]:
    """Returns the records of exercises that were tried."""
    return {record.exercise: record for record in practice.exercises if record.times}


def _mixed(fresh: Sequence[ExerciseEntry], strength: float) -> Sequence[ExerciseEntry]:
    """Returns exercises of all levels by turns, fewer of those far from the learner's."""
    places, met = dict[str, float](), Counter[str]()
    for entry in fresh:
        met[entry.level] += 1
        places[entry.id] = met[entry.level] * (1 + _distance(entry, strength) / _FAR)
    return sorted(fresh, key=lambda entry: places[entry.id])


def _difficulty(entry: ExerciseEntry) -> tuple[float, int]:
    return rating_of_level(entry.level).points, -entry.margin


def _distance(entry: ExerciseEntry, strength: float) -> float:
    return abs(rating_of_level(entry.level).points - strength)
