"""Lists every option of a ruleset by its dotted path, such as ``meld.wild_cap``."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from engine.ruleset.model import Ruleset
from engine.ruleset.option import OptionGroup

OptionKind = Literal["switch", "choice", "number", "numbers", "steps", "seats"]
"""The type of an option: yes or no; one of some words; a number; a list of numbers; a list of rows;
the sides with their seats."""


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """The description of an option that holds in every edition."""

    path: str
    rules: tuple[str, ...]
    """The rules (of refusals and scores) that the option influences."""
    kind: OptionKind
    choices: tuple[str, ...] = ()
    """The words to choose from; empty for numbers, yes or no, and lists."""
    lowest: int | None = None
    highest: int | None = None
    """The bounds of a number, or of each number in a list."""
    is_optional: bool = False
    """Whether the option may have no value."""
    columns: tuple["OptionInfo", ...] = ()
    """The columns of a list of rows."""
    longest: int | None = None
    """The largest number of entries in a list."""
    default: object = ...
    """The default; ``...`` where every edition has to set a value."""


@cache
def catalogue() -> Mapping[str, OptionInfo]:
    """Returns every option, in the order of the model."""
    return {info.path: info for info in _options("", Ruleset)}


def _options(prefix: str, group: type[OptionGroup]) -> Iterator[OptionInfo]:
    for field in fields(group):
        path = f"{prefix}{field.name}"
        inner = _group_of(field.type)
        if inner is not None:
            yield from _options(f"{path}.", inner)
        elif prefix:
            yield _describe(path, field)


def _group_of(kind: object) -> type[OptionGroup] | None:
    return kind if isinstance(kind, type) and issubclass(kind, OptionGroup) else None


def _describe(path: str, field: Field[Any]) -> OptionInfo:
    parts = get_args(field.type)
    row = _group_of(parts[0]) if parts else None
    return OptionInfo(
        path=path,
        rules=field.metadata["rules"],
        kind=_kind(field.type),
        choices=tuple(part for part in parts if isinstance(part, str)),
        lowest=_bound(field, "ge"),
        highest=_bound(field, "le"),
        is_optional=NoneType in parts,
        columns=tuple(_describe(it.name, it) for it in fields(row)) if row else (),
        longest=field.metadata.get("max_length"),
        default=... if field.default is MISSING else field.default,
    )


def _kind(annotation: object) -> OptionKind:
    parts = get_args(annotation)
    if get_origin(annotation) is tuple:
        if _group_of(parts[0]):
            return "steps"
        return "seats" if get_origin(parts[0]) is tuple else "numbers"
    if annotation is bool:
        return "switch"
    return "choice" if any(isinstance(part, str) for part in parts) else "number"


def _bound(field: Field[Any], name: str) -> int | None:
    """Returns a bound of the option; for a list of numbers the bound of each number."""
    if name in field.metadata:
        return field.metadata[name]
    inner = [mark for part in get_args(field.type) for mark in getattr(part, "__metadata__", ())]
    marks = [mark for info in inner for mark in info.metadata]
    return next((getattr(mark, name) for mark in marks if hasattr(mark, name)), None)
