"""Tests the light on the table."""

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from canasta_gui.table.furniture.lights import FrameKind, frame
from canasta_gui.table.render.palette import contrast
from canasta_gui.table.render.style import TableStyle
from tests.gui.table.render.pictures import distance, opacity, thumbnail

pytestmark = pytest.mark.usefixtures("qapp")

_PLAIN = TableStyle()


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_a_frame_has_the_size_asked_for(ratio: float) -> None:
    pixmap = frame(120, 80, ratio, "target", _PLAIN)
    assert (pixmap.width(), pixmap.height()) == (round(120 * ratio), round(80 * ratio))
    assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("wide", [46, 104, 161])
def test_the_mark_of_a_drawn_card_is_bold_in_high_contrast(wide: int) -> None:
    style = TableStyle(high_contrast=True)
    mark = frame(wide, 1.4 * wide, 1.0, "drawn", style)
    paper = QImage(mark.size(), QImage.Format.Format_RGB32)
    paper.fill(Qt.GlobalColor.white)
    painter = QPainter(paper)
    painter.drawPixmap(0, 0, mark)
    painter.end()
    left = [paper.pixelColor(x, wide // 2).name() for x in range(wide // 2)]
    dark = [tone for tone in left if contrast(tone, "#ffffff") >= 7]
    bright = [tone for tone in left if contrast(tone, "#000000") >= 7 and tone != "#ffffff"]
    assert len(dark) >= max(int(0.02 * wide), 2)
    assert len(bright) >= max(int(0.02 * wide), 2)


@pytest.mark.parametrize("style", [_PLAIN, TableStyle(high_contrast=True)])
def test_frames_differ_in_brightness_not_only_in_colour(style: TableStyle) -> None:
    kinds: tuple[FrameKind, ...] = get_args(FrameKind)
    box = QRect(0, 0, 100, 140)
    looks = [
        thumbnail(frame(100, 140, 1, kind, style).toImage(), box, QSize(100, 140)) for kind in kinds
    ]
    assert all(distance(one, other) > 1 for one, other in combinations(looks, 2))


def test_the_middle_of_a_frame_stays_clear() -> None:
    pixmap = frame(100, 140, 1, "selected", _PLAIN)
    assert opacity(pixmap, 50, 70) == 0
