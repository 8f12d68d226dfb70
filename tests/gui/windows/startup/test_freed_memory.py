"""Tests that memory that is no longer used is not kept."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
BEGIN = """
from pathlib import Path
from canasta_gui.process_setup import give_back_freed_memory, trim_freed_memory

def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])

give_back_freed_memory()
"""
LARGE_BLOCK = """
larger = b"x" * 24_000_000
del larger
freed, kept = b"x" * 8_000_000, b"x" * 1_000_000
before = pages()
del freed
print((before - pages()) * 4096)
"""
BETWEEN_KEPT_BLOCKS = """
blocks = [b"x" * (20_000 if at % 50 else 20_001) for at in range(2_000)]
kept = blocks[::50]
del blocks
before = pages()
trim_freed_memory()
print((before - pages()) * 4096)
"""
IN_THREADS = """
from threading import Barrier, Thread

def hold():
    blocks = [b"x" * (20_000 + at) for at in range(10)]
    together.wait()
    together.wait()

def reserved():
    return int(Path("/proc/self/statm").read_text().split()[0])

together, before = Barrier(5), reserved()
for _ in range(4):
    Thread(target=hold).start()
together.wait()
print((reserved() - before) * 4096)
together.wait()
"""
pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems do so themselves"
)


def told_by(script: str) -> int:
    """Returns the bytes that a script tells in a process of its own: in one that has freed much
    before, the blocks come from there.
    """
    command = [sys.executable, "-c", BEGIN + script]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return int(made.stdout)


def test_threads_have_no_heap_of_their_own() -> None:
    """What is free in one serves no other: 1 MB in a large window. Each would reserve 64 MB beside
    the 8 of the thread's stack.
    """
    assert told_by(IN_THREADS) < 100_000_000


def test_a_block_goes_back_though_a_larger_one_was_freed_before() -> None:
    assert told_by(LARGE_BLOCK) == pytest.approx(8_000_000, rel=0.05)


def test_what_lies_free_between_blocks_in_use_goes_back_when_it_is_asked_for() -> None:
    assert told_by(BETWEEN_KEPT_BLOCKS) > 30_000_000
