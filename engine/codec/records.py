"""Frozen records as JSON objects, by their fields.

Cards become texts, defaults and ``None`` are left out, a leading ``is_`` is dropped from names:
``CardDrawn(0, 9h, is_replacement=True)`` is ``{"seat": 0, "card": "9h", "replacement": true}``.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from engine.cards import Card
from engine.cursor import Cursor, Json, Members
from engine.notation import format_card, format_cards

Record = TypeVar("Record")


@dataclass(frozen=True, slots=True)
class _Form:
    """How values of one type are written to JSON and read from it."""

    write: Callable[[Any], Json]
    read: Callable[[Cursor], object]


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a record: its name, its name in JSON, its form, and its default."""

    name: str
    key: str
    form: _Form
    default: object


def write_record(record: object) -> dict[str, Json]:
    """Returns the record as a JSON object."""
    values = ((part, getattr(record, part.name)) for part in _parts(type(record)))
    return {
        part.key: part.form.write(value)
        for part, value in values
        if value is not None and value != part.default
    }


def read_members(kind: type[Record], members: Members) -> Record | None:
    """Returns the record of a kind; ``None`` when something is wrong, which is noted at the
    cursor.
    """
    problems = members.parent.problems
    before = len(problems)
    values: dict[str, object] = {}
    for part in _parts(kind):
        cursor = members.get(part.key)
        if cursor is not None:
            values[part.name] = part.form.read(cursor)
        elif part.default is MISSING:
            members.parent.fail(f"{part.key!r} is missing")
        else:
            values[part.name] = part.default
    return kind(**values) if len(problems) == before else None


def keys_of(kind: type[object]) -> tuple[str, ...]:
    """Returns the names that a record of the kind may have in JSON."""
    return tuple(part.key for part in _parts(kind))


@cache
def _parts(kind: type[object]) -> tuple[_Part, ...]:
    assert is_dataclass(kind)
    hints = get_type_hints(kind)
    return tuple(
        _Part(
            name=field.name,
            key=field.name.removeprefix("is_"),
            form=_form(hints[field.name]),
            default=_default(hints[field.name], field.default),
        )
        for field in fields(kind)
    )


def _default(hint: object, default: object) -> object:
    return None if default is MISSING and NoneType in get_args(hint) else default


def _form(hint: Any) -> _Form:  # noqa: ANN401 - a type hint is of any type
    """Returns how values of a type are written and read."""
    if hint in _FORMS:
        return _FORMS[hint]
    if NoneType in get_args(hint):
        return _form(next(part for part in get_args(hint) if part is not NoneType))
    if get_origin(hint) is tuple:
        return _list_form(_form(get_args(hint)[0]))
    if get_origin(hint) is Literal or issubclass(hint, StrEnum):
        words: tuple[str, ...] = get_args(hint) or tuple(hint)
        return _Form(str, lambda cursor: cursor.choice(words))
    return _Form(write_record, lambda cursor: _read_nested(hint, cursor))


def _read_nested(kind: type[object], cursor: Cursor) -> object:
    return read_members(kind, cursor.members(keys_of(kind)))


def _list_form(item: _Form) -> _Form:
    return _Form(
        lambda values: [item.write(value) for value in values],
        lambda cursor: tuple(item.read(part) for part in cursor.items()),
    )


_FORMS: dict[object, _Form] = {
    int: _Form(int, Cursor.integer),
    bool: _Form(bool, Cursor.boolean),
    str: _Form(str, Cursor.text),
    Card: _Form(format_card, Cursor.card),
    tuple[Card, ...]: _Form(format_cards, Cursor.cards),
}
