"""Files of exercises: a line that says what it is, and a line for each exercise.

Lines are read as JSON at once, positions only when an exercise is begun: a file holds many.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from engine import (
    Exercise,
    JsonError,
    RulesReference,
    Theme,
    exercise_levels,
    format_json,
    parse_exercise,
    parse_object,
    read_bounded,
    write_whole,
)

FORMAT: Final = 1
_KIND: Final = "exercises"
_LARGEST_FILE: Final = 8_000_000
"""In bytes; an exercise takes two thousand."""


@dataclass(frozen=True)
class ExerciseEntry:
    """A line of a file: what is known of an exercise before its position is set up."""

    raw: Mapping[str, object]
    game: str
    """The file's name without its ending."""

    @cached_property
    def id(self) -> str:
        """Names the exercise in the learner's practice."""
        return str(self.raw["id"])

    @cached_property
    def theme(self) -> Theme:
        """What the decision is about."""
        return Theme(str(self.raw["theme"]))

    @cached_property
    def level(self) -> str:
        """How difficult it is."""
        return str(self.raw["level"])

    def exercise(self) -> Exercise:
        """The position and what was found. Raises `CodecError`."""
        return parse_exercise(self.raw)


@dataclass(frozen=True)
class ExerciseFile:
    """The exercises of a game."""

    raw: Sequence[Mapping[str, object]] = ()
    deals: int = 0
    """How many deals of self-play were looked through for it."""
    game: str = ""

    @cached_property
    def entries(self) -> tuple[ExerciseEntry, ...]:
        """The lines that can be used."""
        return tuple(ExerciseEntry(one, self.game) for one in self.raw if _is_usable(one))


def file_name(reference: RulesReference) -> str:
    """The file of a game; house rules and variations belong to the game of their edition."""
    return f"{reference.edition}-{reference.players}p.jsonl"


def read_file(path: Path) -> ExerciseFile:
    """What a file holds; nothing where there is none, or another program wrote it."""
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
    """Write a file whole. Raises ``OSError``."""
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
