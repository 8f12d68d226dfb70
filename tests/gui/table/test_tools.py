"""Tests the helpers that make views and frames."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from workshop import frames, views


def test_the_gallery_draws_a_scene_in_a_size(tmp_path: Path, qtbot: QtBot) -> None:
    assert views.main([str(tmp_path / "out"), "frozen@1024x700"]) == 0
    pictures = list((tmp_path / "out").iterdir())
    assert [picture.name for picture in pictures] == ["frozen-1024x700@1.png"]
    image = QImage(str(pictures[0]))
    assert (image.width(), image.height()) == (1024, 700)
    colours = {image.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 700, 16)}
    assert len(colours) > 100


@pytest.mark.slow
def test_the_benchmark_times_many_pictures(qtbot: QtBot) -> None:
    for pictures in (frames.still(), frames.moving(is_turning=True)):
        assert len(pictures.times) >= 100
        assert min(pictures.times) > 0
