"""The library of exercises, shipped and made here, its files, and the choice of the next one.

A file is a header line, and a line for each exercise. Lines are parsed as JSON when the file is
read, but positions only when an exercise begins, because a file holds many.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Final

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.lessons.learner_rating import is_due, rating_of, rating_of_level
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.practice import Practice, Record
from engine import (
    Exercise,
    JsonError,
    Ruleset,
    RulesReference,
    Theme,
    exercise_levels,
    format_exercise,
    format_json,
    parse_exercise,
    parse_object,
    read_bounded,
    reference_of,
    write_whole,
)

FORMAT: Final = 1
_KIND: Final = "exercises"
_LARGEST_FILE: Final = 8_000_000
"""In bytes; an exercise takes about two thousand."""


@dataclass(frozen=True)
class ExerciseEntry:
    """A line of a file: what is known of an exercise before its position is set up."""

    raw: Mapping[str, object]
    game: str
    """The file's name without its suffix."""

    @cached_property
    def id(self) -> str:
        """The id of the exercise in the learner's practice."""
        return str(self.raw["id"])

    @cached_property
    def theme(self) -> Theme:
        """The subject of the decision."""
        return Theme(str(self.raw["theme"]))

    @cached_property
    def level(self) -> str:
        """The difficulty."""
        return str(self.raw["level"])

    @cached_property
    def margin(self) -> int:
        """The points by which the best action is better than the next one; the more, the
        easier.
        """
        match self.raw.get("others"):
            case [{"cost": int(cost)}, *_]:  # pyright: ignore[reportUnknownVariableType] - plain JSON
                return cost
            case _:
                return 0

    def exercise(self) -> Exercise:
        """Returns the position with the best action and its reasons. Raises `CodecError`."""
        return parse_exercise(self.raw)


@dataclass(frozen=True)
class ExerciseFile:
    """The exercises of a game."""

    raw: Sequence[Mapping[str, object]] = ()
    deals: int = 0
    """The number of deals of self-play that were searched for it."""
    game: str = ""

    @cached_property
    def entries(self) -> tuple[ExerciseEntry, ...]:
        """The lines that can be used."""
        return tuple(ExerciseEntry(one, self.game) for one in self.raw if _is_usable(one))


def file_name(reference: RulesReference) -> str:
    """Returns the name of a game's file; house rules and variations share that of their edition."""
    return f"{reference.edition}-{reference.players}p.jsonl"


def game_of(rules: Ruleset) -> str:
    """Returns the name by which the library calls a game, that of its file without the ending."""
    return file_name(reference_of(rules)).removesuffix(".jsonl")


def read_file(path: Path) -> ExerciseFile:
    """Returns the content of a file; empty where there is none, or it is of another kind."""
    try:
        lines = read_bounded(path, _LARGEST_FILE).splitlines()
        head = parse_object(lines[0]) if lines else {}
    except (OSError, JsonError):
        return ExerciseFile(game=path.stem)
    if head.get("canasta") != _KIND or head.get("format") != FORMAT:
        return ExerciseFile(game=path.stem)
    deals = head.get("deals", 0)
    raw = [one for one in map(_parsed, lines[1:]) if one is not None]
    return ExerciseFile(raw, deals if isinstance(deals, int) else 0, path.stem)


def write_file(path: Path, file: ExerciseFile) -> None:
    """Writes a file atomically. Raises ``OSError``."""
    head: dict[str, object] = {"canasta": _KIND, "format": FORMAT, "deals": file.deals}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, b"".join(map(format_json, (head, *file.raw))))


def _parsed(line: bytes) -> dict[str, object] | None:
    try:
        return parse_object(line)
    except JsonError:
        return None


def _is_usable(raw: Mapping[str, object]) -> bool:
    is_known = raw.get("theme") in tuple(Theme) and raw.get("level") in exercise_levels()
    return is_known and isinstance(raw.get("id"), str) and "position" in raw


FOLDER = "exercises"
"""The folder of exercises that were made here, beside the settings."""
_MOST_OWN = 2000
"""The largest number of exercises made here for a game; beyond it the oldest are deleted."""
_FAR_RATING = 250
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
        return OWN_FILES.ask(self._read)

    def _read(self) -> Mapping[str, ExerciseEntry]:
        paths = [path for folder in self._folders for path in sorted(folder.glob("*.jsonl"))]
        found = (entry for path in paths for entry in read_file(path).entries)
        return {entry.id: entry for entry in found}

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have exercises, by the names of their files."""
        return tuple(dict.fromkeys(entry.game for entry in self.entries.values()))

    @OWN_FILES.does
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
        places[entry.id] = met[entry.level] * (1 + _distance(entry, strength) / _FAR_RATING)
    return sorted(fresh, key=lambda entry: places[entry.id])


def _difficulty(entry: ExerciseEntry) -> tuple[float, int]:
    return rating_of_level(entry.level).points, -entry.margin


def _distance(entry: ExerciseEntry, strength: float) -> float:
    return abs(rating_of_level(entry.level).points - strength)
