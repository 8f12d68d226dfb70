"""Records of plain fields, from and to JSON, read with care.

They are read before the first frame: what compiles models would take a quarter of the start.
"""

from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec

R = TypeVar("R")

Number = Annotated[int, msgspec.Meta(ge=1 - 2**31, le=2**31 - 1)]
"""A number that can be shown."""
Real = Annotated[float, msgspec.Meta(ge=0, le=1e6)]
"""A quantity that is no whole number."""
Text = Annotated[str, msgspec.Meta(max_length=10_000)]
"""A text that the program could have written."""


def read_record(kind: type[R], raw: Mapping[str, object]) -> R:
    """A record from its fields by name; unknown fields mean nothing, missing ones their default.

    Raises ``ValueError`` for a value that the field cannot have.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def plain(record: object) -> dict[str, object]:
    """The fields of a record by name, those of inner records likewise."""
    return msgspec.to_builtins(record)
