"""Tests that the memory of pictures that nobody sees any more is not kept."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from canasta_gui.freed_memory import give_back_freed_memory

PAGE = 4096
MEGABYTES = 8


def resident() -> float:
    """Returns the memory of this process in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


def picture(megabytes: int) -> QImage:
    image = QImage(1000, 250 * megabytes, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do so themselves")
def test_a_freed_picture_goes_back_though_a_larger_one_was_freed_before() -> None:
    give_back_freed_memory()
    larger = picture(3 * MEGABYTES)
    del larger
    freed, kept = picture(MEGABYTES), picture(1)
    before = resident()
    del freed
    assert resident() < before - 0.9 * MEGABYTES
    assert not kept.isNull()
