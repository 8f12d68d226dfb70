"""Marks for the compiler of the table on counts, which do nothing in Python."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

MYPY = False
"""Taken for true by mypy, with which the compiler reads types, and by nobody else."""

if MYPY:
    from mypy_extensions import i64
else:
    i64 = int
    """An integer of 64 bits, with which the compiler counts as the processor does."""

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Marked = TypeVar("Marked")

    def mypyc_attr(**_marks: object) -> Callable[[Marked], Marked]:
        """Returns a decorator that leaves a class as it is."""
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
