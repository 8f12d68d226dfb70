"""Helpers around QPainter: fill, outline, rounded rectangle, transparent image, pixmap."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap


def fill(painter: QPainter, path: QPainterPath, brush: QBrush | QColor | str) -> None:
    """Fills a path without an outline."""
    painter.fillPath(path, QColor(brush) if isinstance(brush, str) else brush)


def stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """Draws the outline of a path with round joints."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Returns a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
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


def without_engine(image: QImage) -> QImage:
    """Returns a copy of a painted image without the engine that Qt keeps with it to paint again.

    Its buffers stay as large as painting made them: they added 10 to 50 parts to 100 of pixels.
    """
    return image.copy()


def pixmap_of(image: QImage) -> QPixmap:
    """Returns a painted image as a pixmap that nothing more will be painted on."""
    return QPixmap.fromImage(without_engine(image))


def smooth(painter: QPainter) -> QPainter:
    """Turns on antialiasing and smooth pixmaps; returns the painter."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter
