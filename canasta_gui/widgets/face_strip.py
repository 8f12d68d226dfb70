"""Faces side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.palette import BasketColours
from canasta_gui.table.render.portrait import portrait
from canasta_gui.theme.theme import text_growth
from canasta_gui.viewmodel.player_faces import Mood

_STEP: Final = 0.94
"""The distance between two faces, as a factor of their size; smaller for many faces."""


class FaceStrip(QWidget):
    """Faces in a mood, larger in a large window; without any the room of one. They are decorative:
    words beside them name the players.
    """

    def __init__(self, faces: Sequence[str], mood: Mood, size: int, widest: int) -> None:
        """Creates faces of a size in pixels that together are no wider than ``widest``."""
        super().__init__()
        self.faces = tuple(faces)
        self._mood, self._size = mood, size
        self._step = min(_STEP * size, (widest - size) / max(len(self.faces) - 1, 1))
        self._grow(1.0)

    def _grow(self, growth: float) -> None:
        self._growth = growth
        wide = self._size + self._step * max(len(self.faces) - 1, 0)
        self.setFixedSize(QSize(round(growth * wide), round(growth * self._size)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._grow(text_growth(self.window().width(), self.window().height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ring = BasketColours().cane
        for at, face in reversed(list(enumerate(self.faces))):
            size, place = self._growth * self._size, self._growth * at * self._step
            picture = portrait(face, self._mood, size, self.devicePixelRatioF(), ring)
            painter.drawPixmap(QPointF(place, 0), picture)
