"""The faces of a match's winners."""

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

_SIZE: Final = 116
_STEP: Final = 0.94
"""The distance between two faces, as a factor of their size; smaller for many faces."""
_WIDEST: Final = 250.0


class WinnerFaces(QWidget):
    """Glad faces side by side. They are decorative: the words beside them name the winners."""

    def __init__(self, faces: Sequence[str]) -> None:
        super().__init__()
        self.faces = tuple(faces)
        steps = max(len(self.faces) - 1, 1)
        self._step = min(_STEP * _SIZE, (_WIDEST - _SIZE) / steps)
        self._grow(1.0)

    def _grow(self, growth: float) -> None:
        self._growth = growth
        wide = _SIZE + self._step * (len(self.faces) - 1)
        self.setFixedSize(QSize(round(growth * wide), round(growth * _SIZE)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._grow(text_growth(self.window().width(), self.window().height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ring = BasketColours().cane
        for at, face in reversed(list(enumerate(self.faces))):
            size, place = self._growth * _SIZE, self._growth * at * self._step
            picture = portrait(face, Mood.GLAD, size, self.devicePixelRatioF(), ring)
            painter.drawPixmap(QPointF(place, 0), picture)
