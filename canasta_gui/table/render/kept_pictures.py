"""Keeps pictures that functions drew, those used last, up to a number of bytes for all of them; and
pictures that nothing shows for now, packed.
"""

import zlib
from collections.abc import Callable, Container, Hashable, Iterator
from dataclasses import dataclass
from functools import wraps
from typing import Final, Generic, ParamSpec, TypeVar, cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

_P = ParamSpec("_P")
_Key = TypeVar("_Key", bound=Hashable)
_MOST: Final = 12 << 20
"""The bytes of all pictures: a light has 0.3 MB in a window of 1600 by 1000, and 2 in one of 3840
by 2160, so that a number of pictures would be no limit.
"""


def byte_count(picture: QPixmap) -> int:
    """Returns the bytes of a picture's pixels."""
    return picture.width() * picture.height() * picture.depth() // 8


class _KeptPictures:
    """The pictures by function and arguments, those that were not used for longest first."""

    def __init__(self) -> None:
        self._held: dict[Hashable, QPixmap] = {}
        self._bytes = 0

    def __iter__(self) -> Iterator[tuple[Hashable, QPixmap]]:
        return iter(self._held.items())

    def use(self, key: Hashable) -> QPixmap | None:
        """Returns a picture, which is the one that was used last from now on."""
        picture = self._held.pop(key, None)
        if picture is not None:
            self._held[key] = picture
        return picture

    def add(self, key: Hashable, picture: QPixmap) -> None:
        """Keeps one more picture, in place of the oldest ones where it does not fit in."""
        self._held[key] = picture
        self._bytes += byte_count(picture)
        while self._bytes > _MOST and len(self._held) > 1:
            self.take(next(iter(self._held)))

    def take(self, key: Hashable) -> QPixmap:
        """Returns a picture, which is kept no longer."""
        picture = self._held.pop(key)
        self._bytes -= byte_count(picture)
        return picture


_kept: Final = _KeptPictures()


def keep_pictures(draw: Callable[_P, QPixmap]) -> Callable[_P, QPixmap]:
    """Makes a function return the same picture again for the same arguments while it is kept."""

    @wraps(draw)
    def get(*args: _P.args, **kwargs: _P.kwargs) -> QPixmap:
        key = draw, args, *kwargs.items()
        picture = _kept.use(key)
        if picture is None:
            packed = _packed.get(key)
            picture = draw(*args, **kwargs) if packed is None else QPixmap.fromImage(packed)
            _kept.add(key, picture)
        return picture

    return get


def pack_next(shown: Container[int]) -> bool:
    """Packs one kept picture, unless all of them are shown (the keys of their pixels); returns
    whether there was one.
    """
    unseen = (key for key, picture in _kept if picture.cacheKey() not in shown)
    key = next(unseen, None)
    if key is None:
        return False
    _packed.add(key, _kept.take(key).toImage())
    return True


_MOST_PACKED: Final = 3 << 20
"""The bytes of packed pictures: about fifty large cards."""
_PIECE: Final = 64 << 10
"""The bytes that are unpacked at once: memory for all of them, touched for the first time, would
take longer.
"""


@dataclass(frozen=True, slots=True)
class _Packed:
    size: QSize
    format: QImage.Format
    ratio: float
    pixels: bytes

    def unpack(self) -> QImage:
        """Returns the picture as it was."""
        image = QImage(self.size, self.format)
        image.setDevicePixelRatio(self.ratio)
        pixels, unpacking = cast("memoryview", image.bits()), zlib.decompressobj(-zlib.MAX_WBITS)
        packed, at = self.pixels, 0
        while at < len(pixels):
            piece = unpacking.decompress(packed, _PIECE)
            pixels[at : at + len(piece)] = piece
            packed, at = unpacking.unconsumed_tail, at + len(piece)
        return image


class PackedPictures(Generic[_Key]):
    """Pictures of four bytes a pixel in a tenth of their memory, those added last."""

    def __init__(self) -> None:
        self._held: dict[_Key, _Packed] = {}

    def __iter__(self) -> Iterator[_Key]:
        return iter(self._held)

    def __contains__(self, key: _Key) -> bool:
        return key in self._held

    def add(self, key: _Key, image: QImage) -> None:
        """Packs a picture, unless it is there: in two milliseconds for a large card."""
        if key in self._held:
            return
        # Fixed codes take half the time of the best ones, and a tenth more memory.
        packing = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_FIXED)
        pixels = packing.compress(image.constBits()) + packing.flush()
        ratio = image.devicePixelRatio()
        self._held[key] = _Packed(image.size(), image.format(), ratio, pixels)
        left = _MOST_PACKED - sum(len(it.pixels) for it in self._held.values())
        while left < 0:
            left += len(self._held.pop(next(iter(self._held))).pixels)

    def get(self, key: _Key) -> QImage | None:
        """Returns a picture as it was; ``None`` if it is not there."""
        held = self._held.get(key)
        return None if held is None else held.unpack()


_packed: PackedPictures[Hashable] = PackedPictures()
"""Those of the kept pictures that nothing showed while nobody played."""
