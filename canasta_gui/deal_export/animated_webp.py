"""Writes an animated WebP file: Qt writes single pictures, this file puts them together.

The container is described in Google's "WebP Container Specification".
"""

from typing import Final

import numpy as np
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from canasta_gui.deal_export.riff import chunk, encoded

_QUALITY: Final = 55
_ANIMATED: Final = 0x02
_OVERWRITE: Final = 0x02
"""The flag of a frame that replaces what lies below it."""
_LONGEST: Final = (1 << 24) - 1
"""The longest time of a frame in milliseconds."""


class AnimatedWebp:
    """Collects frames of one size; of each only the part is kept in which it differs."""

    def __init__(self, size: QSize) -> None:
        self._size = size
        self._last: np.ndarray[tuple[int, ...], np.dtype[np.uint32]] | None = None
        self._frames: list[tuple[QRect, bytes]] = []
        self._durations: list[int] = []

    @property
    def count(self) -> int:
        """The number of different frames."""
        return len(self._frames)

    def add(self, image: QImage, milliseconds: int) -> None:
        """Adds a picture; one that is the same as before prolongs the last frame."""
        picture = image.convertToFormat(QImage.Format.Format_RGB32)
        pixels = _pixels(picture)
        part = self._changed(pixels)
        self._last = pixels
        if part is None:
            self._durations[-1] = min(self._durations[-1] + milliseconds, _LONGEST)
        else:
            self._frames.append((part, _encoded(picture.copy(part))))
            self._durations.append(milliseconds)

    def data(self) -> bytes:
        """Returns the file."""
        size = _three(self._size.width() - 1) + _three(self._size.height() - 1)
        head = chunk(b"VP8X", bytes((_ANIMATED, 0, 0, 0)) + size)
        # No background, and an endless loop.
        head += chunk(b"ANIM", bytes(6))
        frames = (
            _frame(part, picture, duration)
            for (part, picture), duration in zip(self._frames, self._durations, strict=True)
        )
        body = b"WEBP" + head + b"".join(frames)
        return chunk(b"RIFF", body)

    def _changed(self, pixels: "np.ndarray[tuple[int, ...], np.dtype[np.uint32]]") -> QRect | None:
        """Returns the part that differs from the last picture, at even places; ``None`` if none
        does.
        """
        if self._last is None:
            return QRect(0, 0, self._size.width(), self._size.height())
        differs = pixels != self._last
        rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
        if not rows.size:
            return None
        left, top = int(columns[0]) & ~1, int(rows[0]) & ~1
        return QRect(left, top, int(columns[-1]) + 1 - left, int(rows[-1]) + 1 - top)


def _pixels(picture: QImage) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint32]]":
    flat = np.frombuffer(bytes(picture.constBits()), np.uint32)
    # The fourth byte means nothing.
    return flat.reshape(picture.height(), picture.width()) & np.uint32(0xFFFFFF)


def _encoded(picture: QImage) -> bytes:
    """Returns the chunk that holds a picture. Raises `OSError` where Qt cannot write WebP."""
    data, place = encoded(picture, b"webp", _QUALITY), 12
    while True:
        name, size = data[place : place + 4], int.from_bytes(data[place + 4 : place + 8], "little")
        if name in (b"VP8 ", b"VP8L"):
            return chunk(name, data[place + 8 : place + 8 + size])
        place += 8 + _even(size)


def _frame(part: QRect, picture: bytes, duration: int) -> bytes:
    where = _three(part.x() // 2) + _three(part.y() // 2)
    size = _three(part.width() - 1) + _three(part.height() - 1)
    return chunk(b"ANMF", where + size + _three(duration) + bytes((_OVERWRITE,)) + picture)


def _even(size: int) -> int:
    return size + size % 2


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
