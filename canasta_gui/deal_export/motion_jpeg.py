"""Writes a Motion JPEG file: an AVI container of single pictures, which video players open.

The container is described in Microsoft's "AVI RIFF File Reference".
"""

from struct import pack
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from canasta_gui.deal_export.riff import chunk, encoded

FRAME: Final = 80
"""The milliseconds of a frame."""
_QUALITY: Final = 55
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
