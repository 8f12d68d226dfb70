"""Measures pixels of pictures."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap


def thumbnail(image: QImage, part: QRect, size: QSize) -> bytes:
    """Returns a part of a picture as a few grey values; ``size`` is a multiple of 4."""
    small = image.copy(part).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())


def distance(one: bytes, other: bytes) -> float:
    """Returns the mean difference of grey values, 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def pixels(pixmap: QPixmap) -> bytes:
    """Returns all colours of a pixmap."""
    image = pixmap.toImage()
    return bytes(image.constBits())


def opacity(pixmap: QPixmap, x: int, y: int) -> int:
    """Returns how opaque a device pixel is, 0 to 255."""
    return pixmap.toImage().pixelColor(x, y).alpha()
