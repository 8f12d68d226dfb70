"""The library of exercises, shipped and made here, and the choice of the next one."""

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
        records = _records(practice)
        wanted = [entry for entry in self._wanted(wish) if entry.id != last]
        due = [one for one in wanted if one.id in records and is_due(records[one.id], today)]
        fresh = [entry for entry in wanted if entry.id not in records]
        strength = rating_of(practice.rating, today).points
        if due:
            return min(due, key=lambda entry: (records[entry.id].due, entry.id))
        if fresh:
            return min(fresh, key=lambda entry: (_distance(entry, strength), entry.id))
        if wanted:
            return min(wanted, key=lambda entry: (records[entry.id].noted, entry.id))
        return self.entries.get(last)

    def _wanted(self, wish: ExerciseFilter) -> Sequence[ExerciseEntry]:
        return [entry for entry in self.entries.values() if wish.admits(entry)]


def _records(practice: Practice) -> Mapping[str, Record]:
    """Returns the records of exercises that were tried."""
    return {record.exercise: record for record in practice.exercises if record.times}


def _distance(entry: ExerciseEntry, strength: float) -> float:
    return abs(rating_of_level(entry.level).points - strength)
