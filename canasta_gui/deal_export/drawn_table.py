"""Draws a table into pictures without showing it; its clock advances only on request."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.motion.timing import MotionSpeed
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.pen import smooth
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_view import TableView

SIZE: Final = QSize(1024, 640)


class DrawnTable:
    """The table in the player's deck and cloth."""

    def __init__(self, options: TableOptions) -> None:
        self._scene = QGraphicsScene()
        self._table = TableScene(self._scene, 1.0)
        look = replace(options, speed=MotionSpeed.NORMAL, reduced_motion=False)
        self._table.set_options(look)
        self._table.clock.stand_still()
        self._table.resize(SIZE.width(), SIZE.height())
        self._cloth = surfaces.table(SIZE, 1.0, look.table_style)

    @property
    def is_busy(self) -> bool:
        """Whether a step is still being played."""
        return self._table.player.is_busy

    def show(self, view: TableView) -> None:
        """Shows a view at once."""
        self._table.show_view(view)

    def play(self, step: Step) -> None:
        """Begins to play a step."""
        self._table.play(step)

    def advance(self, milliseconds: int) -> None:
        """Lets time pass."""
        self._table.clock.advance(milliseconds)

    def picture(self, width: int) -> QImage:
        """Returns the table as a picture of a width in pixels."""
        self._table.render_thread.finish()
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        painter = smooth(QPainter(image))
        painter.drawPixmap(0, 0, self._cloth)
        self._scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
        painter.end()
        return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def close(self) -> None:
        """Ends the drawing of cards."""
        self._table.player.drop_all()
        self._table.render_thread.finish()
