"""Drawings of cards: SVG files below ``assets/decks`` whose colours have names.

A drawing has a style sheet of classes ``.fill-NAME`` and ``.stroke-NAME`` and, where it shows the
suit of a card, a shape with the id ``sign``. Both are replaced when it is opened, so that one
drawing serves all palettes and suits; on its own it shows ordinary colours.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.shapes import path_text, shape

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
        text = resource_path("assets", "decks", f"{self.place}.svg").read_text(encoding="utf-8")
        text = _STYLE_SHEET.sub(self._style_sheet, text, count=1)
        return _SIGN.sub(_sign_element(self.sign), text, count=1) if self.sign else text

    def _style_sheet(self, own: re.Match[str]) -> str:
        head, classes, tail = own.groups()
        rules = (
            f".{kind}-{name} {{ {kind}: {self.colours[name]} }}"
            for kind, name in _CLASS.findall(classes)
        )
        return head + "".join(rules) + tail


@lru_cache(maxsize=64)
def _opened(text: str) -> QSvgRenderer:
    """Returns an opened drawing; keeps those used last, because several cards show the same."""
    return open_drawing(text.encode())


@cache
def _sign_element(name: str) -> str:
    return f'<path id="sign" fill-rule="nonzero" d="{path_text(shape(name))}"/>'
