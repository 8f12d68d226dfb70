"""Compares tables with small stored pictures; the views are made by hand in a fixed style.

``python packaging/workshop golden`` draws all of them anew; look at what changed before committing
it.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.windows.startup.start import make_app
from tests.gui.table import hard_views
from tests.kit import specimens
from tests.kit.scenes import shoot

FOLDER: Final = Path(__file__).parent / "pictures"
SMALL, MIDDLE, LARGE = QSize(1024, 700), QSize(1366, 768), QSize(1600, 1000)
FULL, HIGH = QSize(1920, 1080), QSize(1000, 1100)
_WIDTH: Final = 512
_BLOCK: Final = 8
"""The size in pixels of the compared blocks; soft edges may differ between systems."""
_APART: Final = 10
"""The mean difference of a block, of 255, that is visible."""


@dataclass(frozen=True)
class Scene:
    """A view in a style and a size."""

    view: Callable[[], TableView]
    options: TableOptions = field(default_factory=TableOptions)
    size: QSize = field(default_factory=lambda: SMALL)


def styled(deck: str = "ordinary", felt: str = "club", *, contrast: bool = False) -> TableOptions:
    """Returns a look of the table."""
    return TableOptions(
        DeckStyle(deck, high_contrast=contrast), TableStyle(felt, high_contrast=contrast)
    )


SCENES: Final = {
    "four": Scene(specimens.playing),
    "four-large": Scene(specimens.frozen, size=LARGE),
    "basket": Scene(specimens.frozen, styled("basket")),
    "high-contrast": Scene(specimens.frozen, styled(contrast=True)),
    "night": Scene(specimens.opening, styled(felt="night")),
    "large-text": Scene(specimens.playing, TableOptions(text_scale=1.5)),
    "two": Scene(lambda: specimens.playing(2, 2)),
    "six": Scene(lambda: specimens.crowded(6, 2), size=LARGE),
    "three-sides": Scene(lambda: specimens.crowded(6, 3)),
    "samba": Scene(specimens.samba),
    "feet": Scene(specimens.hand_and_foot),
    "three": Scene(lambda: specimens.playing(3, 3), styled("basket", "night"), MIDDLE),
    "five": Scene(lambda: specimens.crowded(5, 2), styled(felt="plain"), MIDDLE),
    "deco": Scene(specimens.frozen, styled("deco", "night")),
    "portrait": Scene(specimens.frozen, size=HIGH),
    "full-samba": Scene(specimens.full_samba, TableOptions(text_scale=1.5)),
    "staged": Scene(hard_views.staged, TableOptions(text_scale=1.5), MIDDLE),
    "caliente": Scene(hard_views.caliente, styled("basket", "garden"), FULL),
    "large-cards": Scene(specimens.samba, TableOptions(card_scale=1.4)),
}


def draw(scene: Scene) -> QImage:
    """Returns the table, scaled down and with few colours, so that soft edges count for little."""
    before = QApplication.font()
    QApplication.setFont(QFont(load_fonts(), 10))
    picture = shoot(scene.view(), scene.size, scene.options)
    QApplication.setFont(before)
    return reduced(picture)


def reduced(picture: QImage, width: int = _WIDTH) -> QImage:
    """Returns the picture as it is stored."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return with_few_colours(picture.scaledToWidth(width, smooth))


def with_few_colours(picture: QImage) -> QImage:
    """Returns the picture with every channel in 32 steps."""
    return picture.convertToFormat(QImage.Format.Format_RGB555).convertToFormat(
        QImage.Format.Format_RGB32
    )


def differences(one: QImage, other: QImage) -> list[tuple[int, int, float]]:
    """Returns the corners of the visibly differing blocks, each with its difference."""
    found: list[tuple[int, int, float]] = []
    first, second = _blurred(one), _blurred(other)
    for y in range(first.height()):
        for x in range(first.width()):
            a, b = QColor(first.pixel(x, y)), QColor(second.pixel(x, y))
            pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
            apart = max(abs(left - right) for left, right in pairs)
            if apart > _APART:
                found.append((x * _BLOCK, y * _BLOCK, apart))
    return found


def _blurred(picture: QImage) -> QImage:
    """Returns the picture with one pixel for each block."""
    return picture.scaled(
        picture.width() // _BLOCK,
        picture.height() // _BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def difference_picture(expected: QImage, now: QImage) -> QImage:
    """Returns the expected picture, the present one, and the present one with its differences
    framed.
    """
    width, height = expected.width(), expected.height()
    sheet = QImage(3 * width + 20, height, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for place, picture in enumerate((expected, now, now)):
        painter.drawImage(place * (width + 10), 0, picture)
    painter.setPen(QColor("#ff00ff"))
    for x, y, _ in differences(expected, now):
        painter.drawRect(2 * (width + 10) + x, y, _BLOCK, _BLOCK)
    painter.end()
    return sheet


def path_of(name: str) -> Path:
    """Returns the path of a scene's stored picture."""
    return FOLDER / f"{name}.png"


def main(arguments: Sequence[str]) -> int:
    """Draws the named scenes, or all, anew; returns the exit status."""
    parser = argparse.ArgumentParser(prog="golden", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    names: list[str] = parser.parse_args(arguments).names
    make_app()
    FOLDER.mkdir(exist_ok=True)
    for name in names or SCENES:
        # Quality 0 means the strongest compression of a PNG.
        draw(SCENES[name]).save(str(path_of(name)), quality=0)
    return 0
