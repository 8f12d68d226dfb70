"""Changes a drawing so that QtSvg shows it, and no more than it.

What the drawing refers to outside itself is dropped: QtSvg would read such files, wherever they
lie. Symbols get the size that their uses ask for, which QtSvg leaves out. Lengths get their pixels:
QtSvg takes 90 of them for an inch, a pica for one, and draws nothing that is measured in letters.
Colours that let light through are written in two values, because QtSvg fills with black instead.
"""

import re
import xml.etree.ElementTree as ET
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QRectF
from PySide6.QtGui import QColor, QImageReader

from canasta_gui.foreign_decks.source import BITMAPS, DeckError, DeckProblem

_SVG: Final = "{http://www.w3.org/2000/svg}"
_XLINK: Final = "{http://www.w3.org/1999/xlink}"
_REFERENCES: Final = (f"{_XLINK}href", "href")
_SHOWING: Final = ("image", "use")
"""The elements that show what they refer to, and nothing of their own."""
_PLACED: Final = ("x", "y", "width", "height")
_BOXED: Final = ("viewBox", "preserveAspectRatio")
_ALIGNED: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_ALIGNMENT: Final = re.compile(r"\s*x(Min|Mid|Max)Y(Min|Mid|Max)\s*(slice)?")
_UNIT: Final = "px"
_LENGTHS: Final = frozenset(
    (
        *(*_PLACED, "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "dx", "dy"),
        *("stroke-width", "stroke-dasharray", "stroke-dashoffset"),
        *("font-size", "letter-spacing", "word-spacing"),
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


def made_whole(text: bytes) -> bytes:
    """Returns a drawing that refers only to its own elements and to bitmaps that it holds itself,
    and whose lengths, colours and symbols are drawn as they are meant.

    Style sheets of other files go as well, with all processing instructions. Raises `DeckError` for
    a text that is no XML.
    """
    ET.register_namespace("", _SVG[1:-1])
    ET.register_namespace("xlink", _XLINK[1:-1])
    try:
        # Entities of other files are not read, and too many of its own are refused.
        drawing = ET.fromstring(text)  # noqa: S314
        _keep_inside(drawing)
        _measure(drawing)
        _part_colours(drawing)
        _size_symbols(drawing)
        return ET.tostring(drawing)
    except (ET.ParseError, RecursionError) as error:
        raise DeckError(DeckProblem.DAMAGED) from error


def _keep_inside(drawing: ET.Element) -> None:
    """Drops references to other files, and elements that show nothing else."""
    for parent, element in [(outer, one) for outer in drawing.iter() for one in outer]:
        keep = _bitmap if _name(element) == "image" else _within
        for name in _REFERENCES:
            if name in element.attrib:
                element.set(name, keep(element.attrib[name]))
        if _name(element) in _SHOWING and not _reference(element):
            parent.remove(element)


def _name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def _reference(element: ET.Element) -> str:
    return next(filter(None, map(element.get, _REFERENCES)), "")


def _within(reference: str) -> str:
    """Returns a reference to an element of the same drawing; empty for every other one."""
    return reference if reference.startswith("#") else ""


def _bitmap(reference: str) -> str:
    """Returns a reference to a bitmap that it holds itself; empty for every other one.

    A drawing is no bitmap, whatever its reference says: it might refer to files in its turn.
    """
    head, _, content = reference.rpartition("base64,")
    data = QByteArray.fromBase64(content.encode())
    device = QBuffer()
    device.setData(data)
    device.open(QBuffer.OpenModeFlag.ReadOnly)
    form = bytes(QImageReader.imageFormat(device).data()).decode()
    if not head.startswith("data:") or form not in BITMAPS:
        return ""
    return f"data:image/{form};base64,{bytes(data.toBase64().data()).decode()}"


def _measure(drawing: ET.Element) -> None:
    """Writes all lengths with units in pixels."""
    waiting = [(drawing, _LETTERS)]
    while waiting:
        element, around = waiting.pop()
        letters = _letters(element, around)
        for name, value in element.items():
            if name in _LENGTHS:
                element.set(name, _in_pixels(name, value, letters, around))
            elif name == "style":
                element.set(name, _declared_in_pixels(value, letters, around))
        if _name(element) == "style" and element.text:
            # Whose letters a rule follows is not known: those of the drawing stand for them.
            element.text = _declared_in_pixels(element.text, letters, around)
        waiting.extend((inner, letters) for inner in element)


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


def _declared_in_pixels(style: str, letters: float, around: float) -> str:
    """Returns declarations of CSS with their lengths in pixels."""
    if not _LENGTH.search(style):
        return style
    return _DECLARATION.sub(
        lambda one: f"{one[1]}{one[2]}{_in_pixels(one[1], one[3], letters, around)}", style
    )


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


def _part_colours(drawing: ET.Element) -> None:
    """Writes colours as QtSvg knows them: how opaque they are is a number of its own."""
    for element in drawing.iter():
        for name, value in tuple(element.items()):
            if name == "style":
                element.set(name, _declared_in_parts(value))
            else:
                element.attrib.update(_in_parts(name, value))
        if _name(element) == "style" and element.text:
            element.text = _declared_in_parts(element.text)


def _declared_in_parts(style: str) -> str:
    def in_parts(one: re.Match[str]) -> str:
        parts = _in_parts(one[1], one[3])
        return ";".join(f"{name}:{value}" for name, value in parts.items()) or one[0]

    return _DECLARATION.sub(in_parts, style)


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


def _size_symbols(drawing: ET.Element) -> None:
    """Makes symbols with a view box groups, and scales the uses of them."""
    symbols = {
        f"#{element.get('id')}": element
        for element in drawing.iter(f"{_SVG}symbol")
        if _box(element) is not None and "id" in element.attrib
    }
    for use in drawing.iter(f"{_SVG}use"):
        symbol, place = symbols.get(_reference(use)), _place(use)
        box = None if symbol is None else _box(symbol)
        if symbol is None or box is None or place is None:
            continue
        moved = _transform(box, symbol.get("preserveAspectRatio", "xMidYMid"), place)
        use.set("transform", f"{use.get('transform', '')} {moved}".strip())
        for name in _PLACED:
            use.attrib.pop(name, None)
    for symbol in symbols.values():
        # A group in `defs` is shown by its uses alone, as a symbol is.
        group = ET.Element(f"{_SVG}g", symbol.attrib)
        group[:] = symbol[:]
        for name in _BOXED:
            group.attrib.pop(name, None)
        symbol.clear()
        symbol.tag = f"{_SVG}defs"
        symbol.append(group)


def _transform(box: QRectF, alignment: str, place: QRectF) -> str:
    """Returns the transformation that maps a view box to a place, as SVG text."""
    across, down = place.width() / box.width(), place.height() / box.height()
    left, top = place.x(), place.y()
    if found := _ALIGNMENT.match(alignment):
        across = down = (max if found[3] else min)(across, down)
        left += (place.width() - across * box.width()) * _ALIGNED[found[1]]
        top += (place.height() - down * box.height()) * _ALIGNED[found[2]]
    return (
        f"translate({left:g} {top:g}) scale({across:g} {down:g})"
        f" translate({-box.x():g} {-box.y():g})"
    )


def _box(symbol: ET.Element) -> QRectF | None:
    """Returns the view box of a symbol; ``None`` without one."""
    return _rect(symbol.get("viewBox", "").replace(",", " ").split())


def _place(use: ET.Element) -> QRectF | None:
    """Returns the place that a use asks for; ``None`` without a size in pixels."""
    return _rect([use.get(name, "0").removesuffix(_UNIT) for name in _PLACED])


def _rect(numbers: list[str]) -> QRectF | None:
    with suppress(ValueError):
        left, top, width, height = map(float, numbers)
        if width > 0 and height > 0:
            return QRectF(left, top, width, height)
    return None
