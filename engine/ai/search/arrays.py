"""Rows of numbers as arrays."""

from collections.abc import Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]


def as_array(rows: Sequence[Sequence[int]]) -> Counts:
    """Returns rows of the same length as an array; quicker than numpy's own detection of the
    shape.
    """
    flat = np.fromiter(chain.from_iterable(rows), np.int64, len(rows) * len(rows[0]))
    return flat.reshape(len(rows), -1)


def as_small_array(rows: Sequence[Sequence[int]]) -> Counts:
    """Returns what `as_array` does, quicker; all numbers must be from 0 to 255."""
    flat = np.frombuffer(b"".join(map(bytes, rows)), np.uint8)
    return flat.astype(np.int64).reshape(len(rows), -1)
