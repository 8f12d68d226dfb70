"""Drawings of cards: SVG files below ``assets/decks`` whose colours have names.

A drawing has a style sheet of classes ``.fill-NAME`` and ``.stroke-NAME`` and, where it shows the
suit of a card, a shape with the id ``sign``. Both are replaced when it is opened, so that one
drawing serves all palettes and suits; on its own it shows ordinary colours.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, lru_cache

from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.palette import DeckPalette, SuitColours
from canasta_gui.table.render.shapes import path_text, shape
from engine import read_shipped

_PORTRAIT = {
    "skin": "#fbe6cf",
    "skin_low": "#f0d0ae",
    "blush": "#f2bca6",
    "lips": "#b3303a",
    "eye": "#2a3a55",
    "leaf": "#3f7d4a",
    "steel": "#d7dde4",
}
"""The colours of people, the same in every palette."""
_FIESTA = {
    "coat": "#eda24b",
    "coat_low": "#c9742a",
    "muzzle": "#fff1d6",
    "mane": "#b5561d",
    "mane_low": "#7d3410",
    "wing": "#f6c3d4",
    "wing_low": "#d8527f",
    "chili": "#d5281c",
    "chili_low": "#97130f",
    "gleam": "#ff8f74",
    "sign": "#c01a2b",
    "white": "#ffffff",
    "rose": "#e0457b",
    "sea": "#2fa79c",
    "wood": "#b56a2c",
    "wood_low": "#7d4316",
}
"""Those of the basket and its animals."""
_STYLE_SHEET = re.compile(r"(<style[^>]*>)(.*?)(</style>)", re.DOTALL)
_CLASS = re.compile(r"\.(fill|stroke)-(\w+)")
_SIGN = re.compile(r'<path\b[^>]*\bid="sign"[^>]*/>')


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing, or one part of it, in given colours."""

    place: str
    """The file below ``assets/decks``, such as ``basket/kitten``."""
    colours: Mapping[str, str]
    """Every colour that the drawing names."""
    sign: str = ""
    """The shape of the card's suit; empty if the drawing shows none, or one of its own."""
    part: str = ""
    """The id of the element that is drawn; empty for all of them."""

    def draw(self, painter: QPainter) -> None:
        """Draws in the units of the file, without moving or scaling it."""
        opened = _opened(self._text())
        if self.part:
            opened.render(painter, self.part, opened.boundsOnElement(self.part))
        else:
            opened.render(painter, opened.viewBoxF())

    def _text(self) -> str:
        text = _STYLE_SHEET.sub(self._style_sheet, _stored(self.place), count=1)
        return _SIGN.sub(_sign_element(self.sign), text, count=1) if self.sign else text

    def _style_sheet(self, own: re.Match[str]) -> str:
        head, classes, tail = own.groups()
        rules = (
            f".{kind}-{name} {{ {kind}: {self.colours[name]} }}"
            for kind, name in _CLASS.findall(classes)
        )
        return head + "".join(rules) + tail


@lru_cache(maxsize=64)
def _stored(place: str) -> str:
    """Returns the text of a file, which several suits and parts share."""
    return read_shipped(resource_path("assets", "decks", f"{place}.svg"))


@lru_cache(maxsize=64)
def _opened(text: str) -> QSvgRenderer:
    """Returns an opened drawing; keeps those used last, because several cards show the same."""
    return open_drawing(text.encode())


def forget_drawings() -> None:
    """Closes all drawings: an opened one has some ten times the bytes of its file."""
    _opened.cache_clear()
    _stored.cache_clear()


@cache
def _sign_element(name: str) -> str:
    return f'<path id="sign" fill-rule="nonzero" d="{path_text(shape(name))}"/>'


@cache
def _named(colours: SuitColours) -> Mapping[str, str]:
    return asdict(colours)


def court_colours(palette: DeckPalette, suit: str) -> dict[str, str]:
    """Returns the colours of a court by the names that its drawing uses."""
    return {
        **_PORTRAIT,
        **_named(palette.suit(suit)),
        "gold": palette.gold,
        "gold_low": palette.gold_low,
        "line": palette.line,
        "paper": palette.paper,
        "frame": palette.frame,
        "panel": palette.panel,
        "ray": palette.ray,
    }


def scene_colours(palette: DeckPalette) -> dict[str, str]:
    """Returns the colours of the basket deck by the names that its drawings use."""
    return court_colours(palette, "h") | _FIESTA
