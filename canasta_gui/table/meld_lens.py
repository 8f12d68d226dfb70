"""Shows the cards of a packed meld side by side, as large as those of the hand."""

from base64 import b64encode
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from canasta_gui.i18n.formats import in_lines
from canasta_gui.table.card_signs import meld_at
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.render.pen import encoded
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.zones import Zone
from engine import Card

_STEP: Final = 0.42
"""How far each card lies from the one before it, in widths of a card."""
_WIDEST: Final = 5.0
"""The widths of a card that all of them take at the most."""
_PLAIN: Final = 0.4
"""The part of a card that has to be seen on the table for its meld to need no picture."""
_STAYS: Final = 20_000
"""How long it stays under a resting pointer, in ms: Qt would go by the length of the text."""


def show_enlarged(
    tip: str, table_scene: TableScene, at: QPointF, screen: QPoint, viewport: QWidget
) -> bool:
    """Shows a tooltip with the picture of the meld at a point for as long as the pointer stays
    there; returns whether one lies there whose cards hide each other.
    """
    zone = place_at(table_scene.board.arrangement, at.x(), at.y())
    picture, area = enlarged(table_scene, zone), table_scene.area(zone)
    if picture is None or area is None:
        return False
    ratio = picture.devicePixelRatio()
    width, height = round(picture.width() / ratio), round(picture.height() / ratio)
    source = f"data:image/png;base64,{b64encode(encoded(picture, b'png')).decode()}"
    words = f'<p style="white-space: pre">{escape(in_lines(tip))}</p>'
    shown = f'<img src="{source}" width="{width}" height="{height}">{words}'
    place = QRectF(area.x, area.y, area.w, area.h).toAlignedRect()
    QToolTip.showText(screen, shown, viewport, place, _STAYS)
    return True


def enlarged(table_scene: TableScene, zone: Zone) -> QImage | None:
    """Returns the picture of a meld whose cards hide each other; `None` of any other place."""
    sprites = table_scene.board.sprites.get(zone, [])
    cards = [sprite.face for sprite in sprites if sprite.face is not None]
    if meld_at(table_scene, zone) is None or not cards[1:]:
        return None
    first, second = (sprite.pose for sprite in sprites[:2])
    is_packed = abs(second.x - first.x) < _PLAIN * first.width
    return _side_by_side(table_scene, cards) if is_packed else None


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
