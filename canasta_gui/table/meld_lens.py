"""A tooltip that shows the cards of a meld as large as those of the hand, and side by side."""

from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from canasta_gui.i18n.formats import in_lines
from canasta_gui.table.card_signs import meld_at
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.table_scene import TableScene
from engine import Card

_STEP: Final = 0.42
"""How far each card lies from the one before it, in widths of a card."""
_WIDEST: Final = 5.0
"""The widths of a card that all of them take at the most."""


def show_meld_in(tip: str, table_scene: TableScene, at: QPointF) -> str:
    """Returns a tooltip for a point with a picture of the meld that lies there; elsewhere as it is,
    its long lines broken.
    """
    zone = place_at(table_scene.board.arrangement, at.x(), at.y())
    faces = [sprite.face for sprite in table_scene.board.sprites.get(zone, ())]
    cards = [face for face in faces if face is not None]
    if meld_at(table_scene, zone) is None or not cards:
        return in_lines(tip)
    picture = _side_by_side(table_scene, cards)
    ratio = picture.devicePixelRatio()
    width, height = round(picture.width() / ratio), round(picture.height() / ratio)
    source = f"data:image/png;base64,{_png(picture)}"
    words = f'<p style="white-space: pre">{escape(in_lines(tip))}</p>'
    return f'<img src="{source}" width="{width}" height="{height}">{words}'


def _side_by_side(table_scene: TableScene, cards: list[Card]) -> QImage:
    pixmaps, width = table_scene.card_pixmaps, round(table_scene.board.frame.measure.card)
    faces = [pixmaps.pixmap(card, width) for card in cards]
    ratio = pixmaps.ratio
    step = round(min(_STEP, (_WIDEST - 1) / max(len(faces) - 1, 1)) * width)
    size = faces[0].deviceIndependentSize()
    wide = size.width() + step * (len(faces) - 1)
    picture = QImage(
        round(wide * ratio),
        round(size.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for at, face in enumerate(faces):
        painter.drawPixmap(QPointF(at * step, 0), face)
    painter.end()
    return picture


def _png(picture: QImage) -> str:
    """Returns a picture as the text of a link."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture)
    return bytes(buffer.data().toBase64().data()).decode()
