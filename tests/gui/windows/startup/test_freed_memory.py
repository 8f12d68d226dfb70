"""Tests that memory that is no longer used is not kept."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
SCRIPT = """
from pathlib import Path
from canasta_gui.freed_memory import give_back_freed_memory

def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])

give_back_freed_memory()
larger = b"x" * 24_000_000
del larger
freed, kept = b"x" * 8_000_000, b"x" * 1_000_000
before = pages()
del freed
print((before - pages()) * 4096)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do so themselves")
def test_a_block_goes_back_though_a_larger_one_was_freed_before() -> None:
    # A process of its own: in one that has freed much before, the blocks come from there.
    command = [sys.executable, "-c", SCRIPT]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    assert int(made.stdout) == pytest.approx(8_000_000, rel=0.02)
