"""Records of plain fields, from and to JSON, read with care.

They are read before the first frame: what compiles models would take a quarter of the start.
"""

from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, cast, get_args, get_origin

R = TypeVar("R")

_LARGEST_NUMBER = 2**31 - 1
_LONGEST_TEXT = 10_000


def read_record(kind: type[R], raw: Mapping[str, object]) -> R:
    """A record from its fields by name; unknown fields mean nothing, missing ones their default.

    Raises ``ValueError`` for a value that the field cannot have.
    """
    assert is_dataclass(kind)
    known = {field.name: field.type for field in fields(kind)}
    values = {name: _read(known[name], value) for name, value in raw.items() if name in known}
    try:
        return cast("R", kind(**values))
    except TypeError as missing:
        raise ValueError(str(missing)) from missing


def plain(record: object) -> dict[str, object]:
    """The fields of a record by name, those of inner records likewise."""
    assert is_dataclass(record)
    assert not isinstance(record, type)
    return asdict(record)


def _read(kind: Any, value: object) -> object:  # noqa: ANN401 - any form a field may have
    """A value in the form that its field has."""
    if get_origin(kind) is UnionType:
        return _read_optional(get_args(kind), value)
    if get_origin(kind) is tuple:
        return _read_all(get_args(kind)[0], value)
    if is_dataclass(kind):
        return _read_inner(cast("type[object]", kind), value)
    if issubclass(kind, Enum):
        return kind(value)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is kind and _is_bearable(value):
        return value
    raise ValueError(f"{value!r} is no {kind.__name__}")


def _is_bearable(value: object) -> bool:
    """Whether a number can be shown, and a text is one that the program could have written."""
    if isinstance(value, int):
        return abs(value) <= _LARGEST_NUMBER
    return not isinstance(value, str) or len(value) <= _LONGEST_TEXT


def _read_inner(kind: type[object], value: object) -> object:
    if type(value) is kind:
        return value
    if isinstance(value, Mapping):
        return read_record(kind, cast("Mapping[str, object]", value))
    raise ValueError(f"{value!r} is no {kind.__name__}")


def _read_optional(kinds: tuple[Any, ...], value: object) -> object:
    if value is None and NoneType in kinds:
        return None
    (kind,) = (kind for kind in kinds if kind is not NoneType)
    return _read(kind, value)


def _read_all(kind: Any, value: object) -> tuple[object, ...]:  # noqa: ANN401 - as above
    if isinstance(value, list | tuple):
        return tuple(_read(kind, item) for item in cast("list[object]", value))
    raise ValueError(f"{value!r} is no list")
