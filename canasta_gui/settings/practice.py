"""The results of the exercises on this machine, stored beside the settings."""

from dataclasses import dataclass, replace
from pathlib import Path

from canasta_gui.settings.record import Number, Real, Text
from canasta_gui.settings.store import (
    Loaded,
    RawSettings,
    in_version,
    load_model,
    save_model,
)

_SCHEMA = 2
_OLDEST_SCHEMA = 1
"""It knew neither ratings nor due days, which have defaults."""


@dataclass(frozen=True, slots=True)
class Record:
    """The results of one exercise."""

    exercise: Text
    times: Number = 0
    """How often its turn was played to the end."""
    solved: Number = 0
    """How often a turn, whether the first or a later one, had no clearly better action."""
    least_lost: Number | None = None
    """The points lost in the best turn so far; ``None`` if points could not be counted."""
    points: Real | None = None
    """The difficulty for this learner as a rating; ``None`` until it differs from that of its
    level.
    """
    step: Number = 0
    """The number of postponements since it was failed; 0 if it was not failed."""
    noted: Text = ""
    """The day of the last turn that counted, as in 2026-11-23."""
    due: Text = ""
    """The day on which it is due again; empty if it is not."""

    def after(self, faults: int, lost: int | None) -> "Record":
        """Returns the record after one more turn, with its number of faults and the points lost."""
        known = [points for points in (self.least_lost, lost) if points is not None]
        return replace(
            self,
            times=self.times + 1,
            solved=self.solved + (not faults),
            least_lost=min(known, default=None),
        )


@dataclass(frozen=True, slots=True)
class LearnerRating:
    """The strength of the learner as a rating."""

    points: Real = 1500.0
    doubt: Real = 350.0
    """The standard deviation of ``points``."""
    noted: Text = ""
    """The day of the last exercise that counted."""


@dataclass(frozen=True, slots=True)
class Practice:
    """The records of all exercises that were played, including those of other versions."""

    schema_version: Number = _SCHEMA
    exercises: tuple[Record, ...] = ()
    rating: LearnerRating = LearnerRating()

    def record(self, name: str) -> Record:
        """Returns the record of an exercise; an empty one if it was never played."""
        found = (record for record in self.exercises if record.exercise == name)
        return next(found, Record(name))


def load_practice(path: Path) -> Practice:
    """Returns the file's content; an unusable file is set aside, and practice begins anew."""
    return read_practice(path).value


def read_practice(path: Path) -> Loaded[Practice]:
    """Returns the file's content, and where an unusable file was set aside."""
    return load_model(path, Practice, upgrade_practice)


def practice_path(folder: Path) -> Path:
    """Returns the path of the practice in a person's folder."""
    return folder / "practice.json"


def note_practice(path: Path, record: Record, rating: LearnerRating | None = None) -> None:
    """Saves the result of an exercise. Raises ``OSError``; earlier results are kept then."""
    before = load_practice(path)
    others = (other for other in before.exercises if other.exercise != record.exercise)
    after = replace(before, exercises=(*others, record), rating=rating or before.rating)
    save_model(path, after)


def upgrade_practice(raw: RawSettings) -> RawSettings:
    """Returns the file's content in the present version. Raises ``ValueError`` if it is newer."""
    return in_version(raw, _SCHEMA, _OLDEST_SCHEMA)
