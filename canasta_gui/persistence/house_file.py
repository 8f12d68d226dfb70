"""The file of house rules: a name, and the changes to an edition."""

from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import cast

from engine import (
    ALONE,
    JsonError,
    Problem,
    RulesetError,
    RulesReference,
    UnfitFileError,
    format_json,
    format_reference,
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
        raise storage_error(path, error) from error


def storage_error(path: Path, error: OSError) -> HouseError:
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
        raise storage_error(path, error) from error
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
