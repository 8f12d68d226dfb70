"""Files of exercises: a header line, and a line for each exercise.

Lines are parsed as JSON when the file is read, but positions only when an exercise begins, because
a file holds many.
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
