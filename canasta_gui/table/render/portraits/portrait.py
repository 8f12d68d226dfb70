"""Draws a player's face in a ring."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.pen import Canvas, disc, stroke
from canasta_gui.table.render.portraits.animals import ANIMALS, Animal
from canasta_gui.table.render.portraits.features import LINE
from canasta_gui.table.render.sketch import draw_parts, path_of
from canasta_gui.viewmodel.player_faces import Mood

_RADIUS = 50.0
_RING = 3.4
_HEAD = 0.88
"""The size of the head, as a part of the disc."""
_COMMON = {"line": "#2a1f1a", "white": "#ffffff", "mouth": "#7c2b33", "tongue": "#e58a8f"}
_SHOULDERS = "M -36 52 C -34 36 -20 31 0 31 C 20 31 34 36 36 52 Z"


@keep_pictures
def portrait(name: str, mood: Mood, size: float, ratio: float, ring: str) -> QPixmap:
    """Returns a face in a ring as a pixmap; ``size`` is in logical pixels."""
    picture = Canvas(size, size, ratio)
    draw_portrait(picture.painter, ANIMALS[name], mood, picture.box, ring)
    return picture.done()


def draw_portrait(painter: QPainter, animal: Animal, mood: Mood, box: QRectF, ring: str) -> None:
    """Draws a face in a box."""
    colours = {**_COMMON, **animal.colours}
    ground = disc(QPointF(0, 0), _RADIUS - _RING)
    painter.save()
    painter.translate(box.center())
    scale = box.width() / (2 * _RADIUS)
    painter.scale(scale, scale)
    painter.fillPath(ground, _light(animal.ground))
    painter.fillPath(path_of(_SHOULDERS).intersected(ground), QColor(animal.shirt))
    painter.save()
    painter.translate(0, 1)
    painter.scale(_HEAD, _HEAD)
    draw_parts(painter, animal.head, colours)
    draw_parts(painter, animal.eyes.parts(mood), colours)
    if animal.mouth is not None:
        draw_parts(painter, animal.mouth.parts(mood), colours)
    draw_parts(painter, animal.front, colours)
    painter.restore()
    stroke(painter, ground, colours["line"], LINE + 1.2)
    stroke(painter, disc(QPointF(0, 0), _RADIUS - 0.6 * _RING), ring, 0.9 * _RING)
    painter.restore()


def _light(ground: str) -> QRadialGradient:
    """Returns the gradient behind the face, brighter at the upper left."""
    light = QRadialGradient(QPointF(0, -22), 72)
    light.setColorAt(0, QColor(ground).lighter(128))
    light.setColorAt(1, QColor(ground).darker(118))
    return light
