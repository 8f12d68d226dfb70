"""Draws a player's face in a ring."""

import math
import re
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.pen import Canvas, disc, stroke
from canasta_gui.viewmodel.player_faces import Mood
from engine import read_shipped

_RING = 0.034
"""The width of the ring, as a part of the face's width."""
_MOODS = re.compile(rf'<g\b[^>]*\bid="({"|".join(Mood)})"[^>]*>')
"""The beginning of each group of a drawing that shows a mood."""
_EYES = re.compile(r'<g id="(eyes|lids)"[^>]*>')
"""The beginning of the groups of open and of shut eyes, in the calm face."""
_PUPILS = re.compile(r'<g id="pupils" data-reach="([\d.]+)">')
"""The beginning of the group that moves within the eyes, and how far it may."""


class Gaze(Enum):
    """Where a calm face looks: the part of the pupils' reach to the right and downwards."""

    AHEAD = (0.0, 0.0)
    RIGHT = (1.0, 0.0)
    LOWER_RIGHT = (0.7, 0.7)
    DOWN = (0.0, 1.0)
    LOWER_LEFT = (-0.7, 0.7)
    LEFT = (-1.0, 0.0)
    UPPER_LEFT = (-0.7, -0.7)
    UP = (0.0, -1.0)
    UPPER_RIGHT = (0.7, -0.7)
    SHUT = (0.0, 0.1)

    @staticmethod
    def towards(across: float, down: float) -> "Gaze":
        """Returns the gaze at a point so far away from the face."""
        if not across and not down:
            return Gaze.AHEAD
        return _AROUND[round(math.atan2(down, across) / (math.pi / 4)) % len(_AROUND)]


_AROUND = tuple(gaze for gaze in Gaze if gaze not in (Gaze.AHEAD, Gaze.SHUT))
"""The gazes to all sides, clockwise from the right."""


def portrait(
    name: str, mood: Mood, size: float, ratio: float, ring: str, gaze: Gaze = Gaze.AHEAD
) -> QPixmap:
    """Returns a face in a ring as a pixmap; ``size`` is in logical pixels."""
    # A layout gives parts of pixels, and every picture would be another.
    return _portrait(name, mood, round(size * ratio), ratio, ring, gaze)


@keep_pictures
def _portrait(name: str, mood: Mood, pixels: int, ratio: float, ring: str, gaze: Gaze) -> QPixmap:
    """Returns the same of a size in whole pixels of the screen."""
    size = pixels / ratio
    picture = Canvas(size, size, ratio)
    _draw_face(picture.painter, name, mood, gaze, picture.box)
    width = _RING * size
    circle = disc(QPointF(size / 2, size / 2), size / 2 - 0.6 * width)
    stroke(picture.painter, circle, ring, 0.9 * width)
    return picture.done()


def _draw_face(painter: QPainter, name: str, mood: Mood, gaze: Gaze, box: QRectF) -> None:
    """Draws the face in a mood, as large as a box; the file has all moods as groups, and in the
    calm one open and shut eyes.
    """
    across, down = gaze.value

    def show_only_mood(group: re.Match[str]) -> str:
        return "<g>" if group[1] == mood else '<g display="none">'

    def show_only_eyes(group: re.Match[str]) -> str:
        return "<g>" if (group[1] == "lids") is (gaze is Gaze.SHUT) else '<g display="none">'

    def move(group: re.Match[str]) -> str:
        reach = float(group[1])
        return f'<g transform="translate({across * reach:.2f} {down * reach:.2f})">'

    text = read_shipped(resource_path("assets", "faces", f"{name}.svg"))
    text = _PUPILS.sub(move, _EYES.sub(show_only_eyes, _MOODS.sub(show_only_mood, text)))
    open_drawing(text.encode()).render(painter, box)
