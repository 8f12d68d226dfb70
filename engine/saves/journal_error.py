"""The error for match files: an id for programs, one line for logs and terminals."""

from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

from engine.jsonfiles import UnfitFileError
from engine.ruleset.problem import Problem


class FileProblem(StrEnum):
    """What is wrong with a match file."""

    UNBEGUN = "unbegun"
    """Not even its header was completely written: nothing was played."""
    FOREIGN = "foreign"
    """It is no match file."""
    NEWER = "newer"
    """A newer version of the program wrote it."""
    OLDER = "older"
    """Its format is old: it can be read, but not continued in place."""
    DIGEST = "digest"
    """Its rules do not match their digest: somebody changed the file."""
    RULES = "rules"
    """Its rules contradict each other: nobody can play by them."""
    DAMAGED = "damaged"
    """A line cannot be read, or does not follow from the lines before it."""
    CHANGED = "changed"
    """Its closing line belongs to other lines: it can be read, but not continued in place."""
    LOCKED = "locked"
    """Another program is writing it."""
    EXISTS = "exists"
    """A new file was to be made, and there is one already."""
    GONE = "gone"
    """It was moved, deleted or changed by somebody else while it was open."""
    STORAGE = "storage"
    """The disk or the system refused."""


class JournalError(Exception):
    """Raised for a match file that cannot be used; the message names file, line and problem."""

    def __init__(self, problem: FileProblem, path: Path, what: str, line: int = 0) -> None:
        place = f"{path}:{line}" if line else str(path)
        super().__init__(f"{place}: {what}")
        self.problem = problem
        self.path = path
        self.what = what
        """The problem, without the name of the file."""
        self.line = line
        """The line, counted from 1; 0 for the file as a whole."""
        self.contradictions: tuple[Problem, ...] = ()
        """What contradicts what, for the problem ``RULES``."""

    def at(self, path: Path, line: int) -> "JournalError":
        """Returns the same error at a line of a file."""
        moved = JournalError(self.problem, path, self.what, line)
        moved.contradictions = self.contradictions
        return moved


def system_error(path: Path, error: OSError) -> JournalError:
    """Returns a `JournalError` for an error of the operating system."""
    what = error.strerror or str(error)
    if isinstance(error, UnfitFileError):
        return JournalError(FileProblem.FOREIGN, path, what)
    return JournalError(FileProblem.STORAGE, path, what)


@contextmanager
def reading(path: Path) -> Generator[None, None, None]:
    """Turns every error within into a `JournalError`: no file from elsewhere stops its reader."""
    try:
        yield
    except (JournalError, MemoryError):
        raise
    except OSError as error:
        raise system_error(path, error) from error
    except Exception as error:
        what = f"it cannot be read ({type(error).__name__})"
        raise JournalError(FileProblem.DAMAGED, path, what) from error


class LineError(ValueError):
    """Raised for a line that cannot be read. The message says why."""
