"""Shares work among processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Result = TypeVar("Result")


def in_processes(work: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """Yields the results of ``work`` for each number from 0, in several processes where asked."""
    if jobs == 1:
        yield from map(work, range(count))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, range(count))
