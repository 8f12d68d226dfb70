"""Lists every option of a ruleset by its dotted path, such as ``meld.wild_cap``."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Literal, cast, get_args, get_origin

from pydantic.fields import FieldInfo

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
    for name, field in group.model_fields.items():
        path = f"{prefix}{name}"
        inner = _group_of(field.annotation)
        if inner is not None:
            yield from _options(f"{path}.", inner)
        elif prefix:
            yield _describe(path, field)


def _group_of(kind: object) -> type[OptionGroup] | None:
    return kind if isinstance(kind, type) and issubclass(kind, OptionGroup) else None


def _describe(path: str, field: FieldInfo) -> OptionInfo:
    extra = cast("Mapping[str, list[str]]", field.json_schema_extra or {})
    parts = get_args(field.annotation)
    row = _group_of(parts[0]) if parts else None
    return OptionInfo(
        path=path,
        rules=tuple(extra.get("rules", ())),
        kind=_kind(field.annotation),
        choices=tuple(part for part in parts if isinstance(part, str)),
        lowest=_bound(field, "ge"),
        highest=_bound(field, "le"),
        is_optional=NoneType in parts,
        columns=_columns(row) if row else (),
        longest=_bound(field, "max_length"),
        default=... if field.is_required() else field.default,
    )


def _columns(row: type[OptionGroup]) -> tuple[OptionInfo, ...]:
    return tuple(_describe(name, field) for name, field in row.model_fields.items())


def _kind(annotation: object) -> OptionKind:
    parts = get_args(annotation)
    if get_origin(annotation) is tuple:
        if _group_of(parts[0]):
            return "steps"
        return "seats" if get_origin(parts[0]) is tuple else "numbers"
    if annotation is bool:
        return "switch"
    return "choice" if any(isinstance(part, str) for part in parts) else "number"


def _bound(field: FieldInfo, name: str) -> int | None:
    """Returns a bound of the option; for a list of numbers the bound of each number."""
    marks = list(field.metadata)
    for part in get_args(field.annotation):
        for inner in getattr(part, "__metadata__", ()):
            marks.extend(getattr(inner, "metadata", ()))
    bounds = (getattr(mark, name, None) for mark in marks)
    return next((bound for bound in bounds if isinstance(bound, int)), None)
