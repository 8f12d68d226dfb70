"""Writes the attributes and declarations of a drawing as QtSvg knows them.

Lengths get their pixels: QtSvg takes 90 of them for an inch, a pica for one, and draws nothing that
is measured in letters. Colours that let light through are written in two values, because QtSvg
fills with black instead, as it does where a colour is important. Names in quotes lose them: QtSvg
finds nothing by such a name. Dashes of no length, which are dots, get a little. A transformation
about a point of its own is written about the corner, which is the only one for QtSvg.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from canasta_gui.foreign_decks.svg_shapes import local_name

_UNIT: Final = "px"
_LENGTHS: Final = frozenset(
    (
        *("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"),
        *("x1", "y1", "x2", "y2", "fx", "fy", "dx", "dy"),
        *("stroke-width", "stroke-dasharray", "stroke-dashoffset"),
        *("font-size", "letter-spacing", "word-spacing", "transform-origin"),
    )
)
"""The attributes and declarations that are lengths, or lists of lengths."""
_INCH: Final = 96.0
_UNITS: Final = {
    "in": _INCH,
    "pc": _INCH / 6,
    "pt": _INCH / 72,
    "cm": _INCH / 2.54,
    "mm": _INCH / 25.4,
    "q": _INCH / 101.6,
}
"""The pixels of each unit."""
_PARTS: Final = {"em": 1.0, "ex": 0.5}
"""The units that follow the size of the letters, as parts of it."""
_LETTERS: Final = 16.0
"""The size of letters in pixels where nothing says it."""
_LENGTH: Final = re.compile(
    r"([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(in|pt|pc|cm|mm|q|em|ex)\b", re.IGNORECASE
)
_INKS: Final = {
    "fill": "fill-opacity",
    "stroke": "stroke-opacity",
    "stop-color": "stop-opacity",
}
"""The properties that are colours, each with the one for how opaque it is."""
_OPACITIES: Final = frozenset((*_INKS.values(), "opacity"))
_DIGITS: Final = re.compile(r"#([\da-f]{4}|[\da-f]{8})")
_FUNCTION: Final = re.compile(r"(rgb|hsl)a?\(([^()]*)\)")
_DECLARATION: Final = re.compile(r"([\w-]+)(\s*:\s*)([^;{}]+)")
_IMPORTANT: Final = re.compile(r"\s*!\s*important", re.IGNORECASE)
_QUOTED: Final = re.compile(r"""url\(\s*(["'])(#[^"']+)\1\s*\)""")
_NOTHING: Final = re.compile(r"(?<![\d.])0*\.?0+(?![\d.])")
_DOT: Final = "0.01"
"""The length of a dash that is a dot, in pixels."""


_ORIGIN: Final = "transform-origin"
_ACROSS: Final = {"left": 0.0, "center": 0.5, "right": 1.0}
_DOWN: Final = {"top": 0.0, "center": 0.5, "bottom": 1.0}
"""The words for a point, as parts of a drawing."""


class _Letters(NamedTuple):
    """The size of the letters in an element and around it, in pixels."""

    own: float
    around: float


def plain_values(drawing: ET.Element) -> None:
    """Writes all attributes and declarations as QtSvg knows them."""
    waiting, box = [(drawing, _LETTERS)], _box(drawing)
    while waiting:
        element, around = waiting.pop()
        letters = _Letters(_letters(element, around), around)
        for name, value in tuple(element.items()):
            if name == "style":
                element.set(name, _declared(_IMPORTANT.sub("", value), letters))
            else:
                element.attrib.update(_plain(name, value, letters))
        _turn_about_corner(element, box)
        if local_name(element) == "style" and element.text:
            # Whose letters a rule follows is not known: those of the drawing stand for them.
            element.text = _declared(element.text, letters)
        waiting.extend((inner, letters.own) for inner in element)


def _box(drawing: ET.Element) -> tuple[float, ...]:
    """Returns the left, top, width and height of what a drawing shows; zeros where nothing says."""
    size = (drawing.get(name, "").removesuffix(_UNIT) for name in ("width", "height"))
    said = drawing.get("viewBox", " ".join(("0 0", *size)))
    with suppress(ValueError):
        numbers = tuple(map(float, re.split(r"[\s,]+", said.strip())))
        return numbers if len(numbers) == len("xywh") else (0.0,) * 4
    return (0.0,) * 4


def _turn_about_corner(element: ET.Element, box: tuple[float, ...]) -> None:
    """Writes a transformation about a point as one about the corner of the drawing."""
    declared = (it[2] for it in _DECLARATION.findall(element.get("style", "")) if it[0] == _ORIGIN)
    origin = next(declared, element.attrib.pop(_ORIGIN, "")).split()[:2]
    moved, (left, top, width, height) = element.get("transform"), box
    if not origin or not moved:
        return
    across, down = origin if len(origin) > 1 else (*origin, "center")
    if across in _DOWN.keys() - _ACROSS or down in _ACROSS.keys() - _DOWN:
        across, down = down, across
    with suppress(ValueError):
        x, y = _along(across, _ACROSS, left, width), _along(down, _DOWN, top, height)
        element.set("transform", f"translate({x:g} {y:g}) {moved} translate({-x:g} {-y:g})")


def _along(text: str, words: Mapping[str, float], start: float, whole: float) -> float:
    """Returns a place on an axis, given by a word, a percentage or pixels. Raises `ValueError`."""
    if text in words:
        return start + words[text] * whole
    if text.endswith("%"):
        return start + float(text[:-1]) / 100 * whole
    return float(text.removesuffix(_UNIT))


def _letters(element: ET.Element, around: float) -> float:
    """Returns the size of the letters in an element, given the size around it."""
    said = element.get("font-size", "")
    for name, _, value in _DECLARATION.findall(element.get("style", "")):
        said = value if name == "font-size" else said
    said = _in_pixels("font-size", said, around, around).strip()
    with suppress(ValueError):
        if said.endswith("%"):
            return around * float(said[:-1]) / 100
        return float(said.removesuffix(_UNIT))
    return around


def _declared(style: str, letters: _Letters) -> str:
    """Returns declarations of CSS as QtSvg knows them."""

    def plain(one: re.Match[str]) -> str:
        parts = _plain(one[1], one[3], letters)
        if parts == {one[1]: one[3]}:
            return one[0]
        return ";".join(f"{name}:{value}" for name, value in parts.items())

    return _DECLARATION.sub(plain, style)


def _plain(name: str, value: str, letters: _Letters) -> dict[str, str]:
    """Returns the properties that say for QtSvg what one of SVG says."""
    value = _QUOTED.sub(r"url(\2)", _in_pixels(name, value, *letters))
    if name == "stroke-dasharray" and re.search("[1-9]", value):
        value = _NOTHING.sub(_DOT, value)
    return _in_parts(name, value) or {name: value}


def _in_pixels(name: str, value: str, letters: float, around: float) -> str:
    """Returns the value of a property with its lengths in pixels; other values as they are."""
    if name not in _LENGTHS:
        return value
    size = around if name == "font-size" else letters

    def pixels(length: re.Match[str]) -> str:
        unit = length[2].lower()
        each = _UNITS[unit] if unit in _UNITS else _PARTS[unit] * size
        return f"{float(length[1]) * each:.9g}"

    return _LENGTH.sub(pixels, value)


def _in_parts(name: str, value: str) -> dict[str, str]:
    """Returns the properties that say for QtSvg what one of CSS does; empty where it knows that."""
    text = value.strip().lower()
    with suppress(ValueError):
        if name in _OPACITIES and text.endswith("%"):
            return {name: f"{_part(text):g}"}
        colour = _colour(text) if name in _INKS else None
        if colour is not None:
            opaque = {} if colour.alpha() == 255 else {_INKS[name]: f"{colour.alphaF():.4g}"}
            return {name: colour.name()} | opaque
    return {}


def _colour(text: str) -> QColor | None:
    """Returns a colour that QtSvg does not know; ``None`` for every other text. Raises
    `ValueError` for parts that are no numbers.
    """
    if found := _DIGITS.fullmatch(text):
        digits = found[1] if len(found[1]) == 8 else "".join(2 * digit for digit in found[1])
        return QColor(f"#{digits[6:]}{digits[:6]}")
    found = _FUNCTION.fullmatch(text)
    parts = re.split(r"[\s,/]+", found[2].strip()) if found else []
    if not found or not (len(parts) == 4 or (len(parts) == 3 and found[1] == "hsl")):
        return None
    opaque = _part(parts[3]) if len(parts) == 4 else 1.0
    if found[1] == "hsl":
        hue = float(parts[0].removesuffix("deg")) / 360 % 1
        return QColor.fromHslF(hue, _part(parts[1]), _part(parts[2]), opaque)
    red, green, blue = (_part(part, 255) for part in parts[:3])
    return QColor.fromRgbF(red, green, blue, opaque)


def _part(text: str, whole: float = 1) -> float:
    """Returns a number as a part of a whole, or a percentage, from 0 to 1."""
    part = float(text[:-1]) / 100 if text.endswith("%") else float(text) / whole
    return min(max(part, 0.0), 1.0)
