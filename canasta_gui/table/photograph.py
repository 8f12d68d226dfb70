"""Renders the table into an image, at any device pixel ratio."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsView

from canasta_gui.table.render import surfaces
from canasta_gui.table.table_scene import TableScene


def photograph(view: QGraphicsView, table_scene: TableScene, ratio: float) -> QImage:
    """Returns an image of the table of its size times ``ratio`` pixels."""
    before = table_scene.card_pixmaps.ratio
    table_scene.set_ratio(ratio)
    table_scene.render_thread.finish()
    size = view.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(view.renderHints())
    table = surfaces.table(size, ratio, table_scene.options.table_style)
    painter.drawPixmap(image.rect(), table)
    view.scene().render(painter, QRectF(image.rect()), QRectF(QPointF(0, 0), size))
    painter.end()
    table_scene.set_ratio(before)
    return image
