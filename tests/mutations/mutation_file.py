"""Mutations: wrong changes to the program that the tests must notice, listed in a TOML file."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class MutationError(ValueError):
    """A mutation that does not fit the program as it is."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """One wrong change."""

    name: str
    """What the program does wrong with it."""
    file: str
    """The changed file, from the root of the project."""
    old: str
    new: str
    tests: tuple[str, ...]
    """Folders, files or ids of tests of which at least one must fail."""

    def applied(self, text: str) -> str:
        """The text of the file with the change.

        Raises `MutationError` unless the old text occurs exactly once.
        """
        count = text.count(self.old)
        if count != 1:
            raise MutationError(f"{self.name}: {self.old!r} occurs {count} times in {self.file}")
        return text.replace(self.old, self.new)


def all_mutations() -> tuple[Mutation, ...]:
    """Every mutation of the list, in its order."""
    listed = tomllib.loads(Path(__file__).with_name("mutations.toml").read_text(encoding="utf-8"))
    return tuple(Mutation(tests=tuple(entry.pop("tests")), **entry) for entry in listed["mutation"])
