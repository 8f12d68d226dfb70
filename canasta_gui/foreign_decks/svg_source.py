"""Card decks of KDE and GNOME: one SVG drawing, mostly compressed; every card is an element.

Symbols get the size that their uses ask for, which QtSvg leaves out.
"""

import re
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QByteArray, QRectF, QXmlStreamReader, QXmlStreamWriter
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.foreign_decks.card_names import element_names, svg_title
from canasta_gui.foreign_decks.source import (
    DeckError,
    DeckProblem,
    as_picture,
    blank_card,
    read_foreign,
)
from canasta_gui.foreign_decks.svg_references import device_of, without_references

if TYPE_CHECKING:
    from PySide6.QtCore import QXmlStreamAttribute

_TOKEN: Final = QXmlStreamReader.TokenType
_PLACED: Final = ("x", "y", "width", "height")
_ALIGNED: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_ALIGNMENT: Final = re.compile(r"\s*x(Min|Mid|Max)Y(Min|Mid|Max)\s*(slice)?")
_UNIT: Final = "px"
_Attributes = dict[str, str]


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
    writer: QXmlStreamWriter, name: str, attributes: _Attributes, symbols: dict[str, _Symbol]
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


def _scaled(attributes: _Attributes, symbols: dict[str, _Symbol]) -> _Attributes:
    """Returns the attributes of a use; those of a symbol with a size as a transformation."""
    reference = attributes.get("xlink:href") or attributes.get("href", "")
    symbol = symbols.get(reference.removeprefix("#"))
    place = _place(attributes)
    if symbol is None or place is None:
        return attributes
    moved = f"{attributes.get('transform', '')} {symbol.transform(place)}".strip()
    return {**attributes, **dict.fromkeys(_PLACED, ""), "transform": moved}


def _place(attributes: _Attributes) -> QRectF | None:
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


def _attributes(reader: QXmlStreamReader) -> _Attributes:
    found = cast("list[QXmlStreamAttribute]", reader.attributes())
    return {one.qualifiedName(): one.value() for one in found}


_MOST_PACKED: Final = 16_000_000
_MOST: Final = 40_000_000
"""In bytes; KDE's largest deck takes 3 MB compressed and 11 MB uncompressed."""
_GZIP: Final = b"\x1f\x8b"
_AS_GZIP: Final = 31
"""Tells zlib to expect a gzip header."""


class SvgSource:
    """A deck in an SVG file. Raises `DeckError` for an unusable one."""

    def __init__(self, path: Path) -> None:
        self.name = svg_title(path)
        self._drawing = read_drawing(path)

    def find(self, text: str) -> str | None:
        """Returns the id of the element that is a card; ``None`` if there is none."""
        return next(filter(self._drawing.elementExists, element_names(text)), None)

    def picture(self, name: str) -> QImage:
        """Returns the picture of one element. Raises `DeckError` for one without an extent."""
        return drawn_card(self._drawing, name)


def drawn_card(drawing: QSvgRenderer, name: str = "") -> QImage:
    """Returns the picture of one element of a drawing, or of the whole drawing. Raises `DeckError`
    for one without an extent.
    """
    bounds = drawing.boundsOnElement(name) if name else drawing.viewBoxF()
    if bounds.width() <= 0 or bounds.height() <= 0:
        raise DeckError(DeckProblem.DAMAGED)
    image = blank_card(bounds.width(), bounds.height())
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    if name:
        drawing.render(painter, name, QRectF(image.rect()))
    else:
        drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return as_picture(image)


def read_drawing(path: Path) -> QSvgRenderer:
    """Returns the drawing in a file without what it refers to elsewhere. Raises `DeckError`."""
    return open_drawing(with_sized_symbols(without_references(_read_svg(path))))


def open_drawing(text: bytes | QByteArray) -> QSvgRenderer:
    """Returns a drawing that can be drawn, without its animations. Raises `DeckError`."""
    drawing = QSvgRenderer()
    drawing.setAnimationEnabled(False)
    if not drawing.load(text):
        raise DeckError(DeckProblem.DAMAGED)
    return drawing


def _read_svg(path: Path) -> bytes:
    """Returns the text of a drawing, uncompressed up to a limit. Raises `DeckError`."""
    data = read_foreign(path, _MOST_PACKED)
    return _unpacked(data) if data.startswith(_GZIP) else data


def _unpacked(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(_AS_GZIP)
    try:
        text = unpacker.decompress(data, _MOST + 1)
    except zlib.error as error:
        raise DeckError(DeckProblem.DAMAGED) from error
    if len(text) > _MOST:
        raise DeckError(DeckProblem.TOO_LARGE)
    if not unpacker.eof:
        raise DeckError(DeckProblem.DAMAGED)
    return text
