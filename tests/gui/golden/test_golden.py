"""Tests that the table looks as in the stored pictures."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.gui.golden.golden import (
    FOLDER,
    SCENES,
    difference_picture,
    differences,
    draw,
    path_of,
    with_few_colours,
)

_FAILED = Path("build/golden")


@pytest.mark.parametrize("name", SCENES)
def test_the_table_looks_as_before(qtbot: QtBot, name: str) -> None:
    expected, now = QImage(str(path_of(name))), draw(SCENES[name])
    assert expected.size() == now.size()
    found = differences(expected, now)
    if found:
        _FAILED.mkdir(parents=True, exist_ok=True)
        path = _FAILED / f"{name}.png"
        difference_picture(expected, now).save(str(path))
        pytest.fail(
            f"{len(found)} places differ, see {path}. If it should look so, run:"
            f" python packaging/workshop golden {name}"
        )


def test_every_picture_has_its_scene_and_all_are_small() -> None:
    kept = list(FOLDER.iterdir())
    assert {path.stem for path in kept} == set(SCENES)
    assert sum(path.stat().st_size for path in kept) < 3_000_000


def kept_picture() -> QImage:
    return QImage(str(path_of("two"))).convertToFormat(QImage.Format.Format_RGB32)


def test_a_word_that_is_gone_is_found() -> None:
    now = kept_picture()
    painter = QPainter(now)
    painter.fillRect(QRect(300, 200, 24, 8), QColor("#ffffff"))
    painter.end()
    found = differences(kept_picture(), now)
    assert found
    framed = difference_picture(kept_picture(), now)
    assert framed.width() == 3 * now.width() + 20


def test_softer_edges_are_no_difference() -> None:
    """The edges are softened as another machine may draw them."""
    picture = kept_picture()
    smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    larger = picture.scaled(picture.size() * 1.4, keep, smooth)
    assert not differences(picture, with_few_colours(larger.scaled(picture.size(), keep, smooth)))
