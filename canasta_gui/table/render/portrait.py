"""Draws a player's face in a ring."""

import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.foreign_decks.svg_source import open_drawing
from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.pen import Canvas, disc, stroke
from canasta_gui.viewmodel.player_faces import Mood

_RING = 0.034
"""The width of the ring, as a part of the face's width."""
_MOODS = re.compile(rf'<g\b[^>]*\bid="({"|".join(Mood)})"[^>]*>')
"""The beginning of each group of a drawing that shows a mood."""


@keep_pictures
def portrait(name: str, mood: Mood, size: float, ratio: float, ring: str) -> QPixmap:
    """Returns a face in a ring as a pixmap; ``size`` is in logical pixels."""
    picture = Canvas(size, size, ratio)
    _draw_face(picture.painter, name, mood, picture.box)
    width = _RING * size
    circle = disc(QPointF(size / 2, size / 2), size / 2 - 0.6 * width)
    stroke(picture.painter, circle, ring, 0.9 * width)
    return picture.done()


def _draw_face(painter: QPainter, name: str, mood: Mood, box: QRectF) -> None:
    """Draws the face in a mood, as large as a box; the file shows all moods as groups."""

    def show_only_mood(group: re.Match[str]) -> str:
        return "<g>" if group[1] == mood else '<g display="none">'

    text = resource_path("assets", "faces", f"{name}.svg").read_text(encoding="utf-8")
    open_drawing(_MOODS.sub(show_only_mood, text).encode()).render(painter, box)
