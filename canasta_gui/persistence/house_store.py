"""The player's house rules: listed, saved under a name, imported."""

from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from canasta_gui.persistence.folders import house_rules_folder
from canasta_gui.persistence.house_file import (
    SUFFIX,
    HouseError,
    HouseFault,
    HouseRules,
    read_house,
    storage_error,
    write_house,
)
from canasta_gui.persistence.naming import files_in, free_names, stem_of
from engine import LONGEST_NAME, RulesetError, house_problems, tidy_name


@dataclass(frozen=True, slots=True)
class HouseListing:
    """All house rules by name, and the errors of the other files."""

    rules: tuple[HouseRules, ...]
    errors: tuple[HouseError, ...] = ()


class HouseStore:
    """A folder of house rules, one file for each. Damaged files are never written to."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or house_rules_folder()

    def all(self) -> HouseListing:
        """Returns everything in the folder, in alphabetical order."""
        found: list[HouseRules] = []
        errors: list[HouseError] = []
        for path in sorted(files_in(self.folder, SUFFIX)):
            try:
                found.append(read_house(path))
            except HouseError as error:
                errors.append(error)
        return HouseListing(tuple(sorted(found, key=_by_name)), tuple(errors))

    def find(self, house_id: str) -> HouseRules | None:
        """Returns the house rules of an id; ``None`` if they are missing or cannot be read."""
        return next((rules for rules in self.all().rules if rules.id == house_id), None)

    def free_name(self, name: str, path: Path | None = None) -> str:
        """Returns the name, or a similar one that no other house rules have."""
        wanted = tidy_name(name)
        taken = {rules.name.casefold() for rules in self.all().rules if rules.path != path}
        names = (wanted if number == 1 else _numbered(wanted, number) for number in count(1))
        return next(free for free in names if free.casefold() not in taken)

    def save(self, rules: HouseRules) -> HouseRules:
        """Writes house rules whole or not at all; returns them with their file and a free name.

        Raises `HouseError`.
        """
        named = replace(rules, name=self.free_name(rules.name, rules.path))
        path = named.path or self._new_path(named.name)
        write_house(named, path)
        return replace(named, path=path)

    def delete(self, rules: HouseRules) -> None:
        """Deletes house rules; matches under them keep their own copy.

        Raises `HouseError`.
        """
        if rules.path is not None:
            try:
                rules.path.unlink(missing_ok=True)
            except OSError as error:
                raise storage_error(rules.path, error) from error

    def import_file(self, path: Path) -> HouseRules:
        """Copies house rules from a file into the folder, under a free name.

        Raises `HouseError`, with every problem if they cannot be played.
        """
        return self.save(replace(read_playable(path), path=None))

    def _new_path(self, name: str) -> Path:
        """Returns the path of a file that does not exist yet, named like the rules."""
        return next(free_names(self.folder, stem_of(name) or "rules", SUFFIX))


def read_playable(path: Path) -> HouseRules:
    """Returns house rules from a file.

    Raises `HouseError`, with every problem if they cannot be played.
    """
    rules = read_house(path)
    try:
        problems = house_problems(rules.reference)
    except RulesetError as error:
        raise HouseError(HouseFault.NEWER, path, str(error)) from error
    if problems:
        raise HouseError(HouseFault.PROBLEMS, path, rules.name, problems)
    return rules


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending


def _by_name(rules: HouseRules) -> tuple[str, str]:
    return rules.name.casefold(), rules.id
