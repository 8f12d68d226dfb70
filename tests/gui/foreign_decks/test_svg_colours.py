"""Tests that colours of CSS are drawn as they are meant, and not as solid black."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.foreign_decks.svg_tree import made_whole
from tests.for_each import for_each

pytestmark = pytest.mark.usefixtures("qapp")

HALF = (
    "rgba(255,0,0,.5)",
    "rgb(100% 0% 0% / 50%)",
    "#ff000080",
    "#F008",
    "hsla(360deg,100%,50%,0.5)",
)
"""A red that lets half of the light through, or nearly so."""
START = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'


def shown(content: str) -> tuple[int, int, int]:
    """Returns red, green and blue in the middle of a drawing on white paper."""
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    open_drawing(made_whole(f"{START}{content}</svg>".encode())).render(painter)
    painter.end()
    colour: QColor = image.pixelColor(5, 5)
    return colour.red(), colour.green(), colour.blue()


def is_pale_red(colour: tuple[int, int, int]) -> bool:
    red, *others = colour
    return red == 255 and all(115 <= other <= 131 for other in others)


@for_each(ink=HALF)
def test_a_colour_lets_its_part_of_the_light_through(ink: str) -> None:
    card = '<rect width="10" height="10" {}/>'
    assert is_pale_red(shown(card.format(f'fill="{ink}"')))
    assert is_pale_red(shown(card.format(f'style="fill : {ink}; stroke:none"')))
    assert is_pale_red(shown(f"<style>.a {{ fill: {ink}; }}</style>" + card.format('class="a"')))
    assert is_pale_red(shown(f'<path d="M 0 5 H 10" stroke-width="10" stroke="{ink}"/>'))
    stop = f'<linearGradient id="ink"><stop offset="0" stop-color="{ink}"/></linearGradient>'
    assert is_pale_red(shown(stop + card.format('fill="url(#ink)"')))


@for_each(opacity=['fill-opacity="50%"', 'opacity="50%"', 'style="opacity:50%"'])
def test_opacity_may_be_a_percentage(opacity: str) -> None:
    assert is_pale_red(shown(f'<rect width="10" height="10" fill="red" {opacity}/>'))


def test_a_colour_by_its_hue_is_opaque() -> None:
    assert shown('<rect width="10" height="10" fill="hsl(120, 100%, 50%)"/>') == (0, 255, 0)


@for_each(ink=["rgba(1,2)", "rgba(a,b,c,d)", "#ff000", "hsl(1,2)", "currentColor", "rgb(1,2,3)"])
def test_what_is_no_such_colour_or_is_known_stays(ink: str) -> None:
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg"><rect style="fill:{ink}" stroke="{ink}" /></svg>'
    )
    assert made_whole(text.encode()) == text.encode()
