"""Tests that lengths with units are drawn in the sizes that SVG gives them."""

import pytest
from PySide6.QtGui import QImage, QPainter

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.foreign_decks.svg_tree import made_whole
from tests.for_each import for_each

pytestmark = pytest.mark.usefixtures("qapp")

INCH = ("96", "96px", "1in", "2.54cm", "25.4mm", "101.6Q", "72pt", "6pc", "6em", "12ex")
"""An inch in every unit, where letters are sixteen pixels high."""
START = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">'


def width_of(content: str, start: str = START) -> int:
    """Returns how many pixels of its twentieth row a drawing of 200 by 100 covers."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    open_drawing(made_whole(f"{start}{content}</svg>".encode())).render(painter)
    painter.end()
    return sum(image.pixelColor(x, 20).red() < 128 for x in range(200))


@for_each(unit=INCH)
def test_an_inch_has_96_pixels_in_every_unit(unit: str) -> None:
    assert width_of(f'<rect width="{unit}" height="{unit}"/>') == 96
    line = f'<path d="M 100 0 V 100" stroke="black" stroke-width="{unit}"/>'
    assert width_of(line) == 96
    styled = f'<path d="M 100 0 V 100" style="stroke:black; stroke-width : {unit}; opacity:1"/>'
    assert width_of(styled) == 96
    sheet = f"<style>path {{ stroke: black; stroke-width: {unit}; fill: none }}</style>"
    assert width_of(f'{sheet}<path d="M 100 0 V 100"/>') == 96


@for_each(around=["8px", "6pt", "50%", "0.5em"])
def test_letters_count_by_the_size_that_is_said_around_them(around: str) -> None:
    square = '<rect width="6em" height="6em"/>'
    assert width_of(f'<g font-size="{around}">{square}</g>') == 48
    assert width_of(f'<g style="font-size:{around}">{square}</g>') == 48
    assert width_of(f'<g font-size="{around}"><g font-size="2em">{square}</g></g>') == 96


def test_the_whole_of_a_drawing_in_millimetres_is_96_pixels_an_inch() -> None:
    card = b'<svg xmlns="http://www.w3.org/2000/svg" width="63.5mm" height="88.9mm"/>'
    assert open_drawing(made_whole(card)).defaultSize().toTuple() == (240, 336)


def test_words_that_look_like_lengths_stay() -> None:
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg"><text id="1in" style="font-family: Din 12pt">'
        "9in</text></svg>"
    )
    assert made_whole(text.encode()) == text.encode()
