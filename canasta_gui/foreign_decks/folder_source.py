"""A folder with one picture or drawing for each card, as PySolFC's card sets and downloads are."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageReader, QPainter

from canasta_gui.foreign_decks.card_names import (
    NEEDED,
    WELCOME,
    file_names,
    folder_title,
    is_french,
)
from canasta_gui.foreign_decks.source import (
    BITMAPS,
    DeckError,
    DeckProblem,
    as_picture,
    blank_card,
    read_foreign,
)
from canasta_gui.foreign_decks.svg_source import drawing_picture

_DRAWINGS: Final = (".svg", ".svgz")
_KINDS: Final = (*_DRAWINGS, ".png", ".gif", ".jpg", ".jpeg", ".bmp", ".webp", ".ppm")
_MOST_BYTES: Final = 8_000_000
"""The largest size, in bytes, of one picture."""
_LONGEST_SIDE: Final = 4000
"""The largest width and height of a picture, in pixels."""


class FolderSource:
    """A deck in a folder of pictures. Raises `DeckError` for an unusable one."""

    def __init__(self, folder: Path) -> None:
        if not is_french(folder):
            raise DeckError(DeckProblem.OTHER_CARDS)
        self.name = folder_title(folder)
        self._files = _pictures_in(folder)

    def find(self, text: str) -> str | None:
        """Returns the name of the picture of a card; ``None`` if there is none."""
        return next((name for name in file_names(text) if name in self._files), None)

    def picture(self, name: str) -> QImage:
        """Returns the picture of a card. Raises `DeckError` for one that is too large or
        damaged.
        """
        path = self._files[name]
        if path.suffix.casefold() in _DRAWINGS:
            return drawing_picture(path)
        found = _read(path)
        image = blank_card(found.width(), found.height())
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(image.rect()), found, QRectF(found.rect()))
        painter.end()
        return as_picture(image)


def _pictures_in(folder: Path) -> dict[str, Path]:
    """Returns the pictures of cards in a folder by the names that cards may have."""
    names = {name for text in (*NEEDED, *WELCOME) for name in file_names(text)}
    try:
        found = sorted(path for path in folder.iterdir() if _plain_name(path) in names)
    except OSError as error:
        raise DeckError(DeckProblem.UNREADABLE) from error
    return {_plain_name(path): path for path in found if path.suffix.casefold() in _KINDS}


def _plain_name(path: Path) -> str:
    """Returns a file's name without suffix, in small letters and with one kind of gap."""
    return path.stem.casefold().replace(" ", "_").replace("-", "_")


def _read(path: Path) -> QImage:
    content = QByteArray(read_foreign(path, _MOST_BYTES))
    device = QBuffer(content)
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device)
    if bytes(reader.format().data()).decode() not in BITMAPS:
        raise DeckError(DeckProblem.DAMAGED)
    size = reader.size()
    if max(size.width(), size.height()) > _LONGEST_SIDE:
        raise DeckError(DeckProblem.TOO_LARGE)
    image = reader.read()
    with suppress(RuntimeError):
        device.close()
    if image.isNull():
        raise DeckError(DeckProblem.DAMAGED)
    return image
