"""Changes a drawing so that QtSvg shows it, and no more than it.

What the drawing refers to outside itself is dropped: QtSvg would read such files, wherever they
lie. Style sheets go before what they are for, because QtSvg reads a drawing once.
"""

import xml.etree.ElementTree as ET
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImageReader

from canasta_gui.foreign_decks.source import BITMAPS, DeckError, DeckProblem
from canasta_gui.foreign_decks.svg_shapes import (
    REFERENCES,
    SVG,
    XLINK,
    local_name,
    pairs,
    place_shapes,
    reference,
)
from canasta_gui.foreign_decks.svg_values import plain_values

_SHOWING: Final = ("image", "use")
"""The elements that show what they refer to, and nothing of their own."""
_UNSEEN: Final = frozenset(("title", "desc", "metadata", "foreignObject"))
"""The elements of which nothing is drawn; QtSvg takes them for groups."""


def made_whole(text: bytes) -> bytes:
    """Returns a drawing that refers only to its own elements and to bitmaps that it holds itself,
    and whose lengths, colours, pictures, symbols and clips are drawn as they are meant.

    Style sheets of other files go as well, with all processing instructions. Raises `DeckError` for
    a text that is no XML.
    """
    ET.register_namespace("", SVG)
    ET.register_namespace("xlink", XLINK)
    try:
        # Entities of other files are not read, and too many of its own are refused.
        drawing = ET.fromstring(text)  # noqa: S314
        _drop_unseen(drawing)
        sizes = _keep_inside(drawing)
        _put_sheets_first(drawing)
        plain_values(drawing)
        place_shapes(drawing, sizes)
        return ET.tostring(drawing)
    except (ET.ParseError, RecursionError) as error:
        raise DeckError(DeckProblem.DAMAGED) from error


def _drop_unseen(drawing: ET.Element) -> None:
    """Drops what is told of the drawing, pages within it, and what drawing programs keep for
    themselves in a language of their own.
    """
    language = _language(drawing)
    for parent, element in pairs(drawing):
        if local_name(element) in _UNSEEN or _language(element) != language:
            parent.remove(element)


def _language(element: ET.Element) -> str:
    return element.tag.rpartition("}")[0]


def _keep_inside(drawing: ET.Element) -> dict[str, QSize]:
    """Drops references to other files, and elements that show nothing else. Returns the size of
    each bitmap that is left, by the reference to it.
    """
    sizes: dict[str, QSize] = {}
    for parent, element in pairs(drawing):
        for name in REFERENCES & element.attrib.keys():
            link = element.attrib[name]
            if local_name(element) == "image":
                link, size = _bitmap(link)
                sizes[link] = size
            elif not link.startswith("#"):
                link = ""
            element.set(name, link)
        if local_name(element) in _SHOWING and not reference(element):
            parent.remove(element)
    return sizes


def _bitmap(link: str) -> tuple[str, QSize]:
    """Returns a reference to a bitmap that it holds itself, and its size in pixels; empty for every
    other one.

    A drawing is no bitmap, whatever its reference says: it might refer to files in its turn.
    """
    head, _, content = link.rpartition("base64,")
    data = QByteArray.fromBase64(content.encode())
    device = QBuffer()
    device.setData(data)
    device.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(device)
    form = bytes(reader.format().data()).decode()
    if not head.startswith("data:") or form not in BITMAPS:
        return "", QSize()
    return f"data:image/{form};base64,{bytes(data.toBase64().data()).decode()}", reader.size()


def _put_sheets_first(drawing: ET.Element) -> None:
    sheets = [pair for pair in pairs(drawing) if local_name(pair[1]) == "style"]
    for parent, sheet in sheets:
        parent.remove(sheet)
    drawing[:0] = [sheet for _, sheet in sheets]
