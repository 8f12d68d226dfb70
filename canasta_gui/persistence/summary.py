"""What a list of matches says about each, read quickly."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from engine import FileProblem, JournalError, Ruleset, SeatPlayer, Standing, peek_match


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in a list."""

    path: Path
    standing: Standing
    last_played: datetime
    """When the file was last written, in universal time."""

    @property
    def rules(self) -> Ruleset:
        """The rules of the match."""
        return self.standing.header.rules

    @property
    def players(self) -> tuple[SeatPlayer, ...]:
        """Who plays, by seat."""
        return self.standing.header.seats

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return bool(self.standing.winners)


@dataclass(frozen=True, slots=True)
class Listing:
    """Matches, the one played last first; and why other files are not among them."""

    matches: tuple[MatchSummary, ...]
    errors: tuple[JournalError, ...] = ()


def list_matches(paths: Iterable[Path]) -> Listing:
    """Summaries of match files. A file that cannot be read becomes an error of the listing."""
    found: list[MatchSummary] = []
    errors: list[JournalError] = []
    for path in paths:
        try:
            found.append(summarize(path))
        except JournalError as error:
            errors.append(error)
    found.sort(key=lambda summary: (summary.last_played, summary.path.name), reverse=True)
    return Listing(tuple(found), tuple(errors))


def summarize(path: Path) -> MatchSummary:
    """How the match in a file stands. Raises `JournalError`."""
    standing = peek_match(path)
    try:
        seconds = path.stat().st_mtime
    except OSError as error:
        raise JournalError(FileProblem.STORAGE, path, error.strerror or str(error)) from error
    return MatchSummary(path, standing, datetime.fromtimestamp(seconds, UTC))
