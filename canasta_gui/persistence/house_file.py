"""The file of house rules: a name, and what they change in an edition."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import cast

from canasta_gui.settings.store import write_whole
from engine import (
    Problem,
    RulesetError,
    RulesReference,
    format_reference,
    parse_reference,
)

SUFFIX = ".canasta-rules"
LONGEST_NAME = 40
_FORMAT = 1
_LARGEST_FILE = 1_000_000


class HouseFault(StrEnum):
    """Why a file of house rules cannot be used."""

    FOREIGN = "foreign"
    """It is something else."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """A newer program wrote it."""
    PROBLEMS = "problems"
    """The rules contradict themselves, or hold options that are not known here."""
    STORAGE = "storage"
    """The system refuses."""


class HouseError(Exception):
    """A file of house rules that cannot be used."""

    def __init__(
        self, fault: HouseFault, path: Path, detail: str = "", problems: tuple[Problem, ...] = ()
    ) -> None:
        super().__init__(f"{path}: {fault.value}: {detail}")
        self.fault = fault
        self.path = path
        self.detail = detail
        self.problems = problems
        """By option what is wrong; for the fault ``PROBLEMS``."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules of the house: a name, and what they change in an edition."""

    name: str
    reference: RulesReference
    path: Path | None = None
    """Their file; ``None`` while they have not been saved."""

    @property
    def id(self) -> str:
        """By which a match is remembered to have been played by them."""
        return "" if self.path is None else self.path.stem


def write_house(rules: HouseRules, path: Path) -> None:
    """Write house rules to a file, whole or not at all. Raises `HouseError`."""
    try:
        write_whole(path, _format(rules))
    except OSError as error:
        raise storage_error(path, error) from error


def storage_error(path: Path, error: OSError) -> HouseError:
    """That the system refuses."""
    return HouseError(HouseFault.STORAGE, path, error.strerror or str(error))


def _format(rules: HouseRules) -> str:
    parts = {
        "canasta": "house-rules",
        "format": _FORMAT,
        "name": rules.name,
        "rules": format_reference(rules.reference),
    }
    return json.dumps(parts, ensure_ascii=False, indent=2) + "\n"


def read_house(path: Path) -> HouseRules:
    """House rules from a file, playable or not. Raises `HouseError`."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except OSError as error:
        raise storage_error(path, error) from error
    if len(data) > _LARGEST_FILE:
        raise HouseError(HouseFault.FOREIGN, path, "too large")
    return replace(_parse(data, path), path=path)


def _parse(data: bytes, path: Path) -> HouseRules:
    parts = _object(data, path)
    if parts.get("canasta") != "house-rules":
        raise HouseError(HouseFault.FOREIGN, path, "no house rules")
    version, name = parts.get("format"), parts.get("name")
    if isinstance(version, int) and version > _FORMAT:
        raise HouseError(HouseFault.NEWER, path, f"format {version}")
    if version != _FORMAT or not isinstance(name, str) or not tidy(name):
        raise HouseError(HouseFault.DAMAGED, path, "format or name is missing")
    try:
        reference = parse_reference(parts.get("rules"))
    except RulesetError as error:
        raise HouseError(HouseFault.DAMAGED, path, str(error)) from error
    return HouseRules(tidy(name), reference)


def _object(data: bytes, path: Path) -> Mapping[str, object]:
    try:
        value: object = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise HouseError(HouseFault.DAMAGED, path, str(error)) from error
    if not isinstance(value, dict):
        raise HouseError(HouseFault.FOREIGN, path, "no house rules")
    return cast("Mapping[str, object]", value)


def tidy(name: str) -> str:
    """A name without blanks at its ends, line breaks and excess."""
    return " ".join(name.split())[:LONGEST_NAME].strip()
