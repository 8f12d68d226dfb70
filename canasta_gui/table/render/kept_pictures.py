"""Keeps pictures that functions drew, those used last, up to a number of bytes for all of them."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

from PySide6.QtGui import QPixmap

_P = ParamSpec("_P")
_MOST: Final = 12 << 20
"""The bytes of all pictures: a halo has 0.3 MB in a window of 1600 by 1000, and 2 in one of 3840 by
2160, so that a number of pictures would be no limit.
"""
_kept: dict[Hashable, QPixmap] = {}
"""The pictures by function and arguments, those that were not used for longest first."""


def keep_pictures(draw: Callable[_P, QPixmap]) -> Callable[_P, QPixmap]:
    """Makes a function return the same picture again for the same arguments while it is kept."""

    @wraps(draw)
    def get(*args: _P.args, **kwargs: _P.kwargs) -> QPixmap:
        key = draw, args, *kwargs.items()
        picture = _kept.pop(key, None)
        if picture is None:
            picture = draw(*args, **kwargs)
            _make_room(byte_count(picture))
        _kept[key] = picture
        return picture

    return get


def byte_count(picture: QPixmap) -> int:
    """Returns the bytes of a picture's pixels."""
    return picture.width() * picture.height() * picture.depth() // 8


def _make_room(wanted: int) -> None:
    """Drops the oldest pictures until one with a number of bytes fits in."""
    held = wanted + sum(map(byte_count, _kept.values()))
    while _kept and held > _MOST:
        held -= byte_count(_kept.pop(next(iter(_kept))))
