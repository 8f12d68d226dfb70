"""What came of the exercises on this machine, kept beside the settings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from canasta_gui.settings.migrate import Migration, Raw, migrate
from canasta_gui.settings.record import Number, Real, Text
from canasta_gui.settings.store import Loaded, load_model, save_model

PRACTICE_SCHEMA = 2


def _without_rating(raw: Raw) -> Raw:
    """Version 1 knew neither ratings nor when an exercise comes back: both begin anew."""
    return raw


PRACTICE_MIGRATIONS: Mapping[int, Migration] = {1: _without_rating}
"""By the version that a migration starts from; each leads to the next version."""


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one exercise."""

    exercise: Text
    times: Number = 0
    """How often its turn was played to the end."""
    solved: Number = 0
    """How often nothing clearly better was found."""
    least_lost: Number | None = None
    """Points lost in the best turn so far; nothing where no points could be counted."""
    points: Real | None = None
    """How difficult it is for this learner, as a rating; nothing as long as its level says it."""
    step: Number = 0
    """How many times it has been put off since it was missed; nothing while it is not missed."""
    noted: Text = ""
    """The day of the last turn that counted, as in 2026-11-23."""
    due: Text = ""
    """The day on which it comes back; empty where it does not."""

    def after(self, faults: int, lost: int | None) -> "Record":
        """With one more turn, of so many faults that cost so many points."""
        known = [points for points in (self.least_lost, lost) if points is not None]
        return replace(
            self,
            times=self.times + 1,
            solved=self.solved + (not faults),
            least_lost=min(known, default=None),
        )


@dataclass(frozen=True, slots=True)
class LearnerRating:
    """How strong the learner is."""

    points: Real = 1500.0
    doubt: Real = 350.0
    """The standard deviation of that."""
    noted: Text = ""
    """The day of the last exercise that counted."""


@dataclass(frozen=True, slots=True)
class Practice:
    """Every exercise that was played. Those of other versions are kept."""

    schema_version: Number = PRACTICE_SCHEMA
    exercises: tuple[Record, ...] = ()
    rating: LearnerRating = LearnerRating()

    def record(self, name: str) -> Record:
        """What came of an exercise so far."""
        found = (record for record in self.exercises if record.exercise == name)
        return next(found, Record(name))


def load_practice(path: Path) -> Practice:
    """What the file holds; an unusable one is set aside, and practice begins anew."""
    return read_practice(path).value


def read_practice(path: Path) -> Loaded[Practice]:
    """The same, and where an unusable file was set aside."""
    return load_model(path, Practice, _upgrade)


def note_practice(path: Path, record: Record, rating: LearnerRating | None = None) -> None:
    """Keep what came of an exercise now. Raises ``OSError``; nothing else is lost then."""
    before = load_practice(path)
    others = (other for other in before.exercises if other.exercise != record.exercise)
    after = replace(before, exercises=(*others, record), rating=rating or before.rating)
    save_model(path, after)


def _upgrade(raw: Raw) -> Raw:
    return migrate(raw, PRACTICE_MIGRATIONS, PRACTICE_SCHEMA)
