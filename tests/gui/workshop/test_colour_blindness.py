"""What colours tell can be seen without red, green or blue: by contrast, or by another sign.

Sight is simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full severity.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from itertools import combinations
from typing import Final, get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_gui.table.furniture.badges import draw_badge
from canasta_gui.table.furniture.lights import FrameKind, frame
from canasta_gui.table.render.palette import contrast, deck_palette, table_palette
from canasta_gui.table.render.pen import blank
from canasta_gui.table.render.seals import SIDE, SealKind, draw_seal
from canasta_gui.table.render.style import FELTS, DeckStyle, TableStyle
from canasta_gui.viewmodel.table_view import CardMark
from workshop.contrast import figures

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Final[dict[str, Matrix]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_APART: Final = 15.0
"""The least difference of two colours of pips, by CIE 1976; 2.3 are just noticed."""
_KEPT: Final = 0.85
"""The part of the least contrast of ordinary sight that has to be left."""


def as_seen(colour: str, sight: Matrix) -> str:
    """Returns a colour as somebody with this sight sees it."""
    seen = QColor(colour)
    light = [_light(part) for part in (seen.redF(), seen.greenF(), seen.blueF())]
    made = [sum(a * b for a, b in zip(row, light, strict=True)) for row in sight]
    return QColor.fromRgbF(*(_coded(min(max(it, 0.0), 1.0)) for it in made)).name()


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _coded(light: float) -> float:
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def lab(colour: str) -> tuple[float, float, float]:
    """Returns the place of a colour in CIE L*a*b*, with the white of daylight."""
    parts = QColor(colour)
    r, g, b = (_light(it) for it in (parts.redF(), parts.greenF(), parts.blueF()))
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    u, v, w = (it ** (1 / 3) if it > 0.008856 else 7.787 * it + 16 / 116 for it in (x, y, z))
    return 116 * v - 16, 500 * (u - v), 200 * (v - w)


def difference(one: str, other: str) -> float:
    """Returns how far two colours are from each other."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def test_the_simulation_does_what_it_is_known_for() -> None:
    assert as_seen("#ffffff", SIGHTS["protanopia"]) == "#ffffff"
    red, green = "#c00000", "#5a7a00"
    assert difference(red, green) > 90
    assert difference(*(as_seen(it, SIGHTS["deuteranopia"]) for it in (red, green))) < 40


@pytest.mark.parametrize("sight", SIGHTS)
def test_words_and_marks_stand_out(sight: str) -> None:
    short = [
        (it.what, it.look, it.ink, it.ground)
        for it in figures()
        if contrast(as_seen(it.ink, SIGHTS[sight]), as_seen(it.ground, SIGHTS[sight]))
        < _KEPT * it.least
    ]
    assert short == []


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("is_high", [False, True])
def test_four_colours_are_four_for_everybody(sight: str, *, is_high: bool) -> None:
    palette = deck_palette(DeckStyle(four_colours=True, high_contrast=is_high))
    inks = {suit: as_seen(palette.suit(suit).ink, SIGHTS[sight]) for suit in "shdc"}
    near = {
        one + other: round(difference(inks[one], inks[other]))
        for one, other in combinations(inks, 2)
        if difference(inks[one], inks[other]) < _APART
    }
    # Each suit has its own form, too.
    assert near == {}


@pytest.mark.usefixtures("look")
def test_seals_differ_without_any_colour() -> None:
    palette = table_palette(TableStyle())
    seals = [
        it.name for it in fields(palette) if it.name.startswith("seal_") and it.name != "seal_word"
    ]
    grey = replace(palette, **dict.fromkeys(seals, "#606060"))

    def draw(kind: SealKind) -> QImage:
        image = blank(round(SIDE), round(SIDE))
        painter = QPainter(image)
        draw_seal(painter, kind, grey)
        painter.end()
        return image

    assert_all_differ(get_args(SealKind), draw)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("felt", FELTS)
def test_rings_differ_by_their_form(felt: str) -> None:
    def mask(kind: FrameKind) -> QImage:
        picture = frame(90, 120, 1.0, kind, TableStyle(felt)).toImage()
        return picture.convertToFormat(QImage.Format.Format_Alpha8)

    assert_all_differ(get_args(FrameKind), mask)


def test_badges_differ_by_their_form() -> None:
    palette = table_palette(TableStyle())

    def draw(mark: CardMark) -> QImage:
        image = blank(32, 32)
        painter = QPainter(image)
        draw_badge(painter, QRectF(image.rect()), mark, palette)
        painter.end()
        return image

    assert_all_differ(tuple(CardMark), draw)


def assert_all_differ(kinds: Sequence[str], draw: Callable[..., QImage]) -> None:
    """Checks that each two pictures differ in at least a fiftieth of their points."""
    pictures = {kind: draw(kind) for kind in kinds}
    for one, other in combinations(pictures.values(), 2):
        first, second = bytes(one.constBits()), bytes(other.constBits())
        unlike = sum(abs(a - b) > 24 for a, b in zip(first, second, strict=True))
        assert unlike >= len(first) / 50
