"""Writes films of single pictures: an animated WebP file, or a Motion JPEG file (an AVI container),
which video players open.

The containers are described in Google's "WebP Container Specification" and in Microsoft's "AVI RIFF
File Reference".
"""

from struct import pack
from typing import Final

import numpy as np
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from canasta_gui.table.render.pen import encoded


def chunk(name: bytes, data: bytes) -> bytes:
    """Returns a chunk with a name of four letters, filled up to an even length."""
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


_QUALITY: Final = 55
_ANIMATED: Final = 0x02
_OVERWRITE: Final = 0x02
"""The flag of a frame that replaces what lies below it."""
_LONGEST_MS: Final = (1 << 24) - 1
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
            self._durations[-1] = min(self._durations[-1] + milliseconds, _LONGEST_MS)
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


FRAME: Final = 80
"""The milliseconds of a frame: 80 are 12.5 pictures a second."""
_HAS_INDEX = _IS_WHOLE = 0x10
_NAME: Final = b"00dc"
_UNKNOWN: Final = 0xFFFFFFFF


class MotionJpeg:
    """Collects frames of one size; one that shows what the last one did is empty."""

    def __init__(self, size: QSize) -> None:
        self._size = size
        self._last = QImage()
        self._frames: list[bytes] = []

    def add(self, image: QImage, milliseconds: int) -> None:
        """Adds a picture for a time, which is rounded to whole frames but one at the least."""
        count = max(round(milliseconds / FRAME), 1)
        if image != self._last:
            self._frames.append(encoded(image, b"jpeg", _QUALITY))
            self._last, count = image, count - 1
        self._frames += [b""] * count

    def data(self) -> bytes:
        """Returns the file."""
        chunks = [chunk(_NAME, frame) for frame in self._frames]
        places, at = list[bytes](), 4
        for frame, written in zip(self._frames, chunks, strict=True):
            places.append(_NAME + pack("<3I", _IS_WHOLE if frame else 0, at, len(frame)))
            at += len(written)
        body = b"AVI " + self._head() + _list(b"movi", *chunks)
        return chunk(b"RIFF", body + chunk(b"idx1", b"".join(places)))

    def _head(self) -> bytes:
        width, height, count = self._size.width(), self._size.height(), len(self._frames)
        largest = max(map(len, self._frames))
        main = pack(
            "<14I", 1000 * FRAME, largest * 1000 // FRAME, 0, _HAS_INDEX, count, 0, 1, largest,
            width, height, 0, 0, 0, 0,
        )  # fmt: skip
        stream = b"vidsMJPG" + pack(
            "<IHH8I4H", 0, 0, 0, 0, FRAME, 1000, 0, count, largest, _UNKNOWN, 0,
            0, 0, width, height,
        )  # fmt: skip
        form = pack("<3IHH4s5I", 40, width, height, 1, 24, b"MJPG", 3 * width * height, 0, 0, 0, 0)
        strl = _list(b"strl", chunk(b"strh", stream), chunk(b"strf", form))
        return _list(b"hdrl", chunk(b"avih", main), strl)


def _list(name: bytes, *parts: bytes) -> bytes:
    return chunk(b"LIST", name + b"".join(parts))
