"""Gives the symbols of a drawing the size that their uses ask for, which QtSvg leaves out."""

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QByteArray, QRectF, QXmlStreamReader, QXmlStreamWriter

from canasta_gui.foreign_decks.svg_references import device_of

if TYPE_CHECKING:
    from PySide6.QtCore import QXmlStreamAttribute

_TOKEN: Final = QXmlStreamReader.TokenType
_PLACED: Final = ("x", "y", "width", "height")
_ALIGNED: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_ALIGNMENT: Final = re.compile(r"\s*x(Min|Mid|Max)Y(Min|Mid|Max)\s*(slice)?")
_UNIT: Final = "px"
Attributes = dict[str, str]


class _Symbol:
    """A symbol with a view box."""

    def __init__(self, box: QRectF, alignment: str) -> None:
        self._box, self._alignment = box, alignment

    def transform(self, place: QRectF) -> str:
        """Returns the transformation that maps the view box to a place, as SVG text."""
        across, down = place.width() / self._box.width(), place.height() / self._box.height()
        found = _ALIGNMENT.match(self._alignment)
        if found:
            across = down = (max if found[3] else min)(across, down)
        left, top = place.x(), place.y()
        if found:
            left += (place.width() - across * self._box.width()) * _ALIGNED[found[1]]
            top += (place.height() - down * self._box.height()) * _ALIGNED[found[2]]
        return (
            f"translate({left:g} {top:g}) scale({across:g} {down:g})"
            f" translate({-self._box.x():g} {-self._box.y():g})"
        )


def with_sized_symbols(text: QByteArray) -> QByteArray:
    """Returns a drawing, which has to be valid XML, whose symbols with a view box are groups, and
    whose uses of them are scaled.
    """
    symbols = _symbols(text) if text.contains(b"symbol") else {}
    if not symbols:
        return text
    source, made = device_of(text), device_of(QByteArray())
    reader, writer = QXmlStreamReader(source), QXmlStreamWriter(made)
    reader.setNamespaceProcessing(False)
    ends: list[int] = []
    while not reader.atEnd():
        token = reader.readNext()
        if token is _TOKEN.StartElement:
            ends.append(_write_start(writer, _name(reader), _attributes(reader), symbols))
        elif token is _TOKEN.EndElement:
            for _ in range(ends.pop()):
                writer.writeEndElement()
        elif token is _TOKEN.Characters:
            writer.writeCharacters(reader.text())
    return made.data()


def _write_start(
    writer: QXmlStreamWriter, name: str, attributes: Attributes, symbols: dict[str, _Symbol]
) -> int:
    """Writes the start of an element, and returns how many were begun."""
    begun = [name]
    if name == "symbol" and attributes.get("id", "") in symbols:
        # A group in `defs` is shown by its uses alone, as a symbol is.
        begun, attributes = ["defs", "g"], attributes | {"viewBox": "", "preserveAspectRatio": ""}
    elif name == "use":
        attributes = _scaled(attributes, symbols)
    for element in begun:
        writer.writeStartElement(element)
    for key, value in attributes.items():
        if value or key not in ("viewBox", "preserveAspectRatio", *_PLACED):
            writer.writeAttribute(key, value)
    return len(begun)


def _scaled(attributes: Attributes, symbols: dict[str, _Symbol]) -> Attributes:
    """Returns the attributes of a use; those of a symbol with a size as a transformation."""
    reference = attributes.get("xlink:href") or attributes.get("href", "")
    symbol = symbols.get(reference.removeprefix("#"))
    place = _place(attributes)
    if symbol is None or place is None:
        return attributes
    moved = f"{attributes.get('transform', '')} {symbol.transform(place)}".strip()
    return {**attributes, **dict.fromkeys(_PLACED, ""), "transform": moved}


def _place(attributes: Attributes) -> QRectF | None:
    """Returns the place that a use asks for; ``None`` without a size in pixels."""
    with suppress(ValueError):
        left, top, width, height = (
            float(attributes.get(key, "0").removesuffix(_UNIT)) for key in _PLACED
        )
        if width > 0 and height > 0:
            return QRectF(left, top, width, height)
    return None


def _symbols(text: QByteArray) -> dict[str, _Symbol]:
    """Returns the symbols with a view box, by their ids."""
    found: dict[str, _Symbol] = {}
    source = device_of(text)
    reader = QXmlStreamReader(source)
    reader.setNamespaceProcessing(False)
    while not reader.atEnd():
        is_symbol = reader.readNext() is _TOKEN.StartElement and _name(reader) == "symbol"
        attributes = _attributes(reader) if is_symbol else {}
        box = _box(attributes.get("viewBox", ""))
        if box is not None and "id" in attributes:
            alignment = attributes.get("preserveAspectRatio", "xMidYMid")
            found[attributes["id"]] = _Symbol(box, alignment)
    return found


def _box(text: str) -> QRectF | None:
    with suppress(ValueError):
        left, top, width, height = map(float, text.replace(",", " ").split())
        if width > 0 and height > 0:
            return QRectF(left, top, width, height)
    return None


def _name(reader: QXmlStreamReader) -> str:
    return reader.qualifiedName().rpartition(":")[2]


def _attributes(reader: QXmlStreamReader) -> Attributes:
    found = cast("list[QXmlStreamAttribute]", reader.attributes())
    return {one.qualifiedName(): one.value() for one in found}
