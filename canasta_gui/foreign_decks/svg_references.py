"""Drops what a drawing refers to outside itself: QtSvg would read such files, wherever they lie."""

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QBuffer, QByteArray, QXmlStreamReader, QXmlStreamWriter
from PySide6.QtGui import QImageReader

from canasta_gui.foreign_decks.source import BITMAPS, DeckError, DeckProblem

if TYPE_CHECKING:
    from PySide6.QtCore import QXmlStreamAttribute

_REFERENCE: Final = "href"
_IMAGE: Final = "image"
_SHOWING: Final = (_IMAGE, "use")
"""The elements that show what they refer to, and nothing of their own."""
_TOKEN: Final = QXmlStreamReader.TokenType


def without_references(text: bytes) -> QByteArray:
    """Returns a drawing that refers only to its own elements and to bitmaps that it holds itself.

    Style sheets of other files go as well, with all processing instructions. Raises `DeckError` for
    a text that is no XML.
    """
    source, kept = device_of(QByteArray(text)), device_of(QByteArray())
    reader, writer = QXmlStreamReader(source), QXmlStreamWriter(kept)
    reader.setNamespaceProcessing(False)
    while not reader.atEnd():
        token = reader.readNext()
        if token is _TOKEN.StartElement:
            _copy_element(reader, writer)
        elif token is _TOKEN.EndElement:
            writer.writeEndElement()
        elif token is _TOKEN.Characters:
            writer.writeCharacters(reader.text())
    if reader.hasError():
        raise DeckError(DeckProblem.DAMAGED)
    return kept.data()


def device_of(content: QByteArray) -> QBuffer:
    """Returns an open device that holds the content."""
    device = QBuffer()
    device.setData(content)
    device.open(QBuffer.OpenModeFlag.ReadWrite)
    return device


def _copy_element(reader: QXmlStreamReader, writer: QXmlStreamWriter) -> None:
    """Copies the start of an element; passes over all of one that only shows something else."""
    element = _local(reader.qualifiedName())
    found = cast("list[QXmlStreamAttribute]", reader.attributes())
    attributes = {one.qualifiedName(): one.value() for one in found}
    keep = _bitmap if element == _IMAGE else _within
    references = {
        name: keep(value) for name, value in attributes.items() if _local(name) == _REFERENCE
    }
    if element in _SHOWING and not any(references.values()):
        reader.skipCurrentElement()
        return
    writer.writeStartElement(reader.qualifiedName())
    for name, value in (attributes | references).items():
        writer.writeAttribute(name, value)


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _within(reference: str) -> str:
    """Returns a reference to an element of the same drawing; empty for every other one."""
    return reference if reference.startswith("#") else ""


def _bitmap(reference: str) -> str:
    """Returns a reference to a bitmap that it holds itself; empty for every other one.

    A drawing is no bitmap, whatever its reference says: it might refer to files in its turn.
    """
    head, _, content = reference.rpartition("base64,")
    data = QByteArray.fromBase64(content.encode())
    form = bytes(QImageReader.imageFormat(device_of(data)).data()).decode()
    if not head.startswith("data:") or form not in BITMAPS:
        return ""
    return f"data:image/{form};base64,{bytes(data.toBase64().data()).decode()}"
