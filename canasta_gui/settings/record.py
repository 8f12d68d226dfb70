"""Reads records of plain fields from JSON with validation, and writes them.

It runs before the first frame, so it avoids model libraries, whose compilation would take a quarter
of the start.
"""

from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec

R = TypeVar("R")

Number = Annotated[int, msgspec.Meta(ge=1 - 2**31, le=2**31 - 1)]
"""An integer of a displayable size."""
Real = Annotated[float, msgspec.Meta(ge=0, le=1e6)]
"""A non-negative number with a fraction."""
Text = Annotated[str, msgspec.Meta(max_length=10_000)]
"""A text of a plausible length."""


def read_record(kind: type[R], raw: Mapping[str, object]) -> R:
    """Returns a record from its fields by name; unknown fields are ignored, missing ones get their
    default.

    Raises ``ValueError`` for a value that the field cannot have.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def plain(record: object) -> dict[str, object]:
    """Returns the fields of a record by name, including those of inner records."""
    return msgspec.to_builtins(record)
