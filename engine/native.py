"""Marks for the compiler of the table on counts, which do nothing in Python."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Marked = TypeVar("Marked")

    def mypyc_attr(**_marks: object) -> Callable[[Marked], Marked]:
        """Returns a decorator that leaves a class as it is."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
