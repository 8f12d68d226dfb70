"""Draws signs of the table apart from what they lie on, for the page of the rules on signs."""

from typing import Final, cast, get_args

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.table.furniture.badges import draw_badge
from canasta_gui.table.furniture.seat_faces import FaceData, draw_face
from canasta_gui.table.render.palette import TablePalette, table_palette
from canasta_gui.table.render.pen import Canvas
from canasta_gui.table.render.seals import SIDE, SealKind, draw_seal
from canasta_gui.table.render.sparks import crown
from canasta_gui.table.render.style import TableStyle
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.viewmodel.table_view import CardMark

_BADGE, _ROUND_FACE = 0.64, 0.86
"""The sizes of a badge and of a face with its light, by the height of a picture."""
_TEXT: Final = 0.3
"""The height of the text of the table, by that of a picture."""
_FACE: Final = "fox"
_MARKS: Final = {*map(Sign, CardMark)}
_AT_FACES: Final = {Sign.TURN, Sign.THOUGHT, Sign.DEALER, Sign.CRYSTAL}


def sign_picture(sign: Sign, high: float, ratio: float, style: TableStyle) -> QPixmap:
    """Returns a square picture of a height; empty for a sign that is nothing without its place."""
    picture = Canvas(high, high, ratio)
    _draw(picture.painter, picture.box, sign, table_palette(style))
    return picture.done()


def _draw(painter: QPainter, box: QRectF, sign: Sign, palette: TablePalette) -> None:
    high = box.height()
    if sign in get_args(SealKind):
        painter.scale(high / SIDE, high / SIDE)
        draw_seal(painter, cast("SealKind", sign.value), palette)
    elif sign in _MARKS:
        draw_badge(painter, _middle(box, _BADGE), CardMark(sign), palette)
    elif sign in _AT_FACES:
        face = FaceData(
            _FACE,
            Mood.THINKING if sign is Sign.THOUGHT else Mood.CALM,
            sign is Sign.TURN,
            sign is Sign.DEALER,
            has_frost=sign is Sign.CRYSTAL,
        )
        draw_face(painter, _middle(box, _ROUND_FACE), face, palette, _TEXT * high)
    elif sign is Sign.LEAD:
        picture = crown(_ROUND_FACE * high, painter.device().devicePixelRatio())
        place = QRectF(QPointF(0, 0), picture.deviceIndependentSize())
        place.moveCenter(box.center())
        painter.drawPixmap(place.topLeft(), picture)


def _middle(box: QRectF, part: float) -> QRectF:
    """Returns the middle of a box, a part of it wide and high."""
    place = QRectF(0, 0, part * box.width(), part * box.height())
    place.moveCenter(box.center())
    return place
