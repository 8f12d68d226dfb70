"""Mutations: wrong changes to the program that the tests must notice, listed in a TOML file."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class MutationError(ValueError):
    """A mutation whose old text does not occur exactly once in the program."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """One wrong change."""

    name: str
    """The wrong behaviour that the mutation causes."""
    file: str
    """The path of the changed file, relative to the root of the project."""
    old: str
    new: str
    tests: tuple[str, ...]
    """Folders, files or ids of tests; at least one of them must fail."""

    def applied(self, text: str) -> str:
        """Returns the text of the file with the change.

        Raises `MutationError` unless the old text occurs exactly once.
        """
        count = text.count(self.old)
        if count != 1:
            raise MutationError(f"{self.name}: {self.old!r} occurs {count} times in {self.file}")
        return text.replace(self.old, self.new)


def all_mutations() -> tuple[Mutation, ...]:
    """Returns every mutation of the list, in its order."""
    listed = tomllib.loads(Path(__file__).with_name("mutations.toml").read_text(encoding="utf-8"))
    return tuple(Mutation(tests=tuple(entry.pop("tests")), **entry) for entry in listed["mutation"])
