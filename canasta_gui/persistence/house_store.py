"""The player's house rules: a file each, listed, saved under a name, imported."""

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import cast

from canasta_gui.persistence.folders import files_in, free_names, house_rules_folder, stem_of
from engine import (
    ALONE,
    LONGEST_NAME,
    JsonError,
    Problem,
    RulesetError,
    RulesReference,
    UnfitFileError,
    format_json,
    format_reference,
    house_problems,
    may_play_alone,
    parse_json,
    parse_reference,
    read_bounded,
    tidy_name,
    write_whole,
)

SUFFIX = ".canasta-rules"
_FORMAT = 1
_LARGEST_FILE = 1_000_000


class HouseFault(StrEnum):
    """The reasons why a file of house rules cannot be used."""

    FOREIGN = "foreign"
    """The file is something else."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """The file was written by a newer version of the program."""
    PROBLEMS = "problems"
    """The rules contradict each other or contain unknown options."""
    STORAGE = "storage"
    """The system refused access."""


class HouseError(Exception):
    """Raised for a file of house rules that cannot be used."""

    def __init__(
        self, fault: HouseFault, path: Path, detail: str = "", problems: tuple[Problem, ...] = ()
    ) -> None:
        super().__init__(f"{path}: {fault.value}: {detail}")
        self.fault = fault
        self.path = path
        self.detail = detail
        self.problems = problems
        """The problem of each wrong option, for the fault ``PROBLEMS``."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules: a name, and the changes to an edition."""

    name: str
    reference: RulesReference
    path: Path | None = None
    """The path of their file; ``None`` while they have not been saved."""

    @property
    def id(self) -> str:
        """The id by which a match refers to them."""
        return "" if self.path is None else self.path.stem


def write_house(rules: HouseRules, path: Path) -> None:
    """Writes house rules to a file, whole or not at all. Raises `HouseError`."""
    try:
        write_whole(path, format_json(_plain(rules), indent=2))
    except OSError as error:
        raise _storage_error(path, error) from error


def _storage_error(path: Path, error: OSError) -> HouseError:
    """Returns the error for an access that the system refused."""
    return HouseError(HouseFault.STORAGE, path, error.strerror or str(error))


def _plain(rules: HouseRules) -> dict[str, object]:
    return {
        "canasta": "house-rules",
        "format": _FORMAT,
        "name": rules.name,
        "rules": format_reference(rules.reference),
    }


def read_house(path: Path) -> HouseRules:
    """Returns house rules from a file, playable or not. Raises `HouseError`."""
    try:
        data = read_bounded(path, _LARGEST_FILE)
    except UnfitFileError as error:
        raise HouseError(HouseFault.FOREIGN, path, error.strerror or "") from error
    except OSError as error:
        raise _storage_error(path, error) from error
    return replace(_parse(data, path), path=path)


def _parse(data: bytes, path: Path) -> HouseRules:
    try:
        value = parse_json(data)
    except JsonError as error:
        raise HouseError(HouseFault.DAMAGED, path, str(error)) from error
    parts = cast("dict[str, object]", value) if isinstance(value, dict) else {}
    if parts.get("canasta") != "house-rules":
        raise HouseError(HouseFault.FOREIGN, path, "no house rules")
    version, name = parts.get("format"), parts.get("name")
    if isinstance(version, int) and version > _FORMAT:
        raise HouseError(HouseFault.NEWER, path, f"format {version}")
    if version != _FORMAT or not isinstance(name, str) or not tidy_name(name):
        raise HouseError(HouseFault.DAMAGED, path, "format or name is missing")
    try:
        reference = parse_reference(parts.get("rules"))
    except RulesetError as error:
        raise HouseError(HouseFault.DAMAGED, path, str(error)) from error
    return HouseRules(tidy_name(name), _seated(reference))


def _seated(reference: RulesReference) -> RulesReference:
    """Returns the reference with four players each for oneself as a choice of the table."""
    alone = replace(reference, teams=ALONE)
    if reference.house.get("seats.sides") != [[seat] for seat in range(ALONE)]:
        return reference
    if reference.teams is not None or not may_play_alone(reference):
        return reference
    kept = {path: value for path, value in reference.house.items() if path != "seats.sides"}
    return replace(alone, house=kept)


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
                raise _storage_error(rules.path, error) from error

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
