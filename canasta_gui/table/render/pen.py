"""Helpers around QPainter: fill, outline, lines, simple shapes, transparent image, pixmap, file."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QBuffer, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QImageWriter,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor | str) -> None:
    """Fills a path without an outline."""
    painter.fillPath(path, QColor(brush) if isinstance(brush, str) else brush)


def stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """Draws the outline of a path with round joints."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def draw_lines(painter: QPainter, lines: Sequence[QLineF], colour: str, width: float) -> None:
    """Draws lines with round ends."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLines(lines)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Returns a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def disc(middle: QPointF, radius: float) -> QPainterPath:
    """Returns a circle."""
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path


def shaded(colour: str, alpha: float) -> QColor:
    """Returns a colour with an opacity from 0 to 1."""
    tone = QColor(colour)
    tone.setAlphaF(alpha)
    return tone


def blank(width: int, height: int) -> QImage:
    """Returns a transparent image of a size in device pixels."""
    image = QImage(max(width, 1), max(height, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def sheet_on(image: QImage) -> QImage:
    """Returns an image to paint on that shares its pixels with another one and must not outlive it.

    The engine that Qt keeps with a painted image goes with it. Its buffers stay as large as
    painting made them: they added 10 to 50 parts to 100 of pixels.
    """
    pixels = cast("bytes", image.bits())
    sheet = QImage(pixels, image.width(), image.height(), image.bytesPerLine(), image.format())
    sheet.setDevicePixelRatio(image.devicePixelRatio())
    return sheet


def smooth(painter: QPainter) -> QPainter:
    """Turns on antialiasing and smooth pixmaps; returns the painter."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


class Canvas:
    """A pixmap that is painted in logical pixels; opaque if the painting covers all of it."""

    def __init__(
        self, width: float, height: float, ratio: float, *, is_opaque: bool = False
    ) -> None:
        size = QSize(round(width * ratio), round(height * ratio)).expandedTo(QSize(1, 1))
        if is_opaque:
            self._image = QImage(size, QImage.Format.Format_RGB32)
        else:
            self._image = blank(size.width(), size.height())
        self._image.setDevicePixelRatio(ratio)
        self._sheet = sheet_on(self._image)
        self.painter = smooth(QPainter(self._sheet))
        self.box = QRectF(0, 0, width, height)

    def done(self) -> QPixmap:
        """Ends the painter and returns the pixmap."""
        self.painter.end()
        is_opaque = self._image.format() == QImage.Format.Format_RGB32
        return _opaque_pixmap(self._image) if is_opaque else QPixmap.fromImage(self._image)


def encoded(picture: QImage, form: bytes, quality: int = -1) -> bytes:
    """Returns a picture as a file of a form that Qt knows by this name, with a quality up to 100.

    Raises `OSError` where Qt cannot write that form.
    """
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, form)
    writer.setQuality(quality)
    if not writer.write(picture):
        raise OSError(f"this system cannot write {form.decode()} pictures")
    return bytes(buffer.data().data())


_LARGE: Final = 3_000_000
"""The pixels from which on three bytes for each save more than reading them costs."""


def _opaque_pixmap(image: QImage) -> QPixmap:
    """Returns a painted image, which may be as large as the window, in no more bytes than it
    needs.
    """
    if image.width() * image.height() < _LARGE:
        return QPixmap.fromImage(image)
    packed = image.convertToFormat(QImage.Format.Format_RGB888)
    return QPixmap.fromImage(packed, Qt.ImageConversionFlag.NoFormatConversion)
