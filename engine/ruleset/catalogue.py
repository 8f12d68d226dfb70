"""Every option of a ruleset by its dotted path, such as ``meld.wild_cap``."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast, get_args

from pydantic.fields import FieldInfo

from engine.ruleset.model import Ruleset
from engine.ruleset.option import Group


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What is known of an option without knowing any edition."""

    path: str
    description: str
    rules: tuple[str, ...]
    """The rules (of refusals and scores) that the option influences."""
    choices: tuple[str, ...] = ()
    """The words to choose from; empty for numbers, yes or no, and lists."""
    lowest: int | None = None
    highest: int | None = None


@cache
def catalogue() -> Mapping[str, OptionInfo]:
    """Every option, in the order of the model."""
    return {info.path: info for info in _options("", Ruleset)}


def _options(prefix: str, group: type[Group]) -> Iterator[OptionInfo]:
    for name, field in group.model_fields.items():
        path = f"{prefix}{name}"
        inner = _group_of(field)
        if inner is not None:
            yield from _options(f"{path}.", inner)
        elif prefix:
            yield _describe(path, field)


def _group_of(field: FieldInfo) -> type[Group] | None:
    kind = field.annotation
    return kind if isinstance(kind, type) and issubclass(kind, Group) else None


def _describe(path: str, field: FieldInfo) -> OptionInfo:
    extra = cast("Mapping[str, list[str]]", field.json_schema_extra or {})
    choices = get_args(field.annotation)
    return OptionInfo(
        path=path,
        description=field.description or "",
        rules=tuple(extra.get("rules", ())),
        choices=tuple(choice for choice in choices if isinstance(choice, str)),
        lowest=_bound(field, "ge"),
        highest=_bound(field, "le"),
    )


def _bound(field: FieldInfo, name: str) -> int | None:
    bounds = (getattr(mark, name, None) for mark in field.metadata)
    return next((bound for bound in bounds if isinstance(bound, int)), None)
