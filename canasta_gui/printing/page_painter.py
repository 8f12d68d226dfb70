"""Draws pages on the screen, into a file or on a printer."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.printing.page_items import TYPES, Emblem, Mark, PageItems, Ribbon, TextItem, Tint
from canasta_gui.table.render.icon import draw_icon
from canasta_gui.table.render.ornaments import draw_ribbon
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import smooth
from canasta_gui.table.render.style import TableStyle


def draw_page(painter: QPainter, page: PageItems) -> None:
    """Draws a page with a painter whose unit is a tenth of a millimetre."""
    smooth(painter)
    for mark in page:
        _draw(painter, mark)


def _draw(painter: QPainter, mark: Mark) -> None:
    match mark:
        case TextItem():
            kind = TYPES[mark.role]
            painter.setFont(kind.font())
            painter.setPen(QColor(kind.colour))
            painter.drawText(mark.box, mark.flags, mark.text)
        case Tint(box, colour):
            painter.fillRect(box, QColor(colour))
        case Ribbon(box, text):
            palette = table_palette(TableStyle())
            draw_ribbon(painter, box, palette.seal_natural, text, palette)
        case Emblem(box):
            _draw_emblem(painter, box)


def _draw_emblem(painter: QPainter, box: QRectF) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    draw_icon(painter)
    painter.restore()
