"""Records: values of which a deal makes thousands."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[Kind]) -> type[Kind]:
    """Makes a dataclass whose fields nothing sets after it is made.

    The type checker sees to that and not the program, because a dataclass frozen at run time takes
    three times as long to make.
    """
    make: Callable[[type[Kind]], type[Kind]] = dataclass(slots=True, unsafe_hash=True)
    return make(kind)
