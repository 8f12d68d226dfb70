"""Tests that the results that the players keep take little memory, however long they play."""

import gc
import subprocess
import sys
import tracemalloc
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine import Match, SeatPlayer, load_ruleset, make_agent, new_code

ROOT: Final = Path(__file__).resolve().parents[3]
DEALS: Final = 3
MOST_MB: Final = 6
"""The most memory of all results that are kept; with 50,000 of each of two functions it was 33, and
hours of play went by until it was reached.
"""
CACHE: Final = type(lru_cache(int))
FEWEST: Final = 20
"""The fewest results from which the size of one is estimated."""


def play_deals(table: str) -> None:
    """Plays some deals by computers."""
    rules, player = load_ruleset(table), make_agent("club")
    seats = tuple(SeatPlayer(str(seat), "computer", "club") for seat in range(rules.players))
    match = Match.start(rules, seats, new_code(b"kept"), 0)
    for _ in range(DEALS):
        match.next_deal()
        while not match.is_between_deals:
            choice = player.choose(match.observe(match.actor), str(len(match.moments)))
            match.play(choice.action, choice.reasons)


def megabytes_when_full(table: str) -> float:
    """Returns the memory of the results that are kept, if each function kept as many as it may."""
    play_deals(table)
    caches: list[Any] = [it for it in gc.get_objects() if isinstance(it, CACHE)]
    for cache in caches:
        if cache.cache_parameters()["maxsize"] is not None:
            cache.cache_clear()
    tracemalloc.start()
    play_deals(table)
    size = sum(map(bytes_when_full, caches)) / 1e6
    tracemalloc.stop()
    return size


def bytes_when_full(cache: Any) -> float:
    """Empties the cache of a function; returns the bytes that it would take if it were full."""
    info = cache.cache_info()
    if info.maxsize is None or info.currsize < FEWEST:
        return 0.0
    before, _ = tracemalloc.get_traced_memory()
    cache.cache_clear()
    after, _ = tracemalloc.get_traced_memory()
    return (before - after) / info.currsize * info.maxsize


def test_full_caches_are_small() -> None:
    tables = ("winning-moves-deluxe/4p", "samba/4p", "bolivia/4p")
    script = "import sys; from tests.engine.ai import test_kept_results as it;"
    script += "print(*map(it.megabytes_when_full, sys.argv[1:]))"
    # In a process of its own: others have filled caches here.
    command = [sys.executable, "-c", script, *tables]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    sizes = dict(zip(tables, map(float, made.stdout.split()), strict=True))
    assert all(1 < size < MOST_MB for size in sizes.values()), sizes
