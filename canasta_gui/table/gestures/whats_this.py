"""The "What's this?" help for the things on the table."""

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.gestures.thing_lookup import thing_at, thing_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.screen_places import ScreenPlaces
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import Thing


class WhatsThis(QObject):
    """Asks about a point or the focus at once, or waits for the click that shows what is meant."""

    asked = Signal(object, QRect)
    """Emitted with the `Thing` to explain and its rectangle on the screen."""

    def __init__(self, viewport: QWidget, table_scene: TableScene, keyboard: Keyboard) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._table_scene = table_scene
        self._keyboard = keyboard
        self._whereabouts = ScreenPlaces(viewport, table_scene)
        self.is_waiting = False
        """Whether the next click asks about a thing instead of acting."""

    def ask_at(self, point: QPointF) -> None:
        """Asks about the thing at a point."""
        self.stop()
        self._ask(thing_at(self._table_scene, point.x(), point.y()))

    def ask_focus(self) -> None:
        """Asks about the thing with the focus; without one, waits for a click."""
        spot = self._keyboard.spot if self._keyboard.is_shown else None
        found = thing_of(self._table_scene, spot)
        if found is not None:
            self._ask(found)
        elif not self._table_scene.is_curtained:
            self.is_waiting = True
            self._viewport.setCursor(Qt.CursorShape.WhatsThisCursor)

    def stop(self) -> None:
        """Stops waiting for a click."""
        if self.is_waiting:
            self.is_waiting = False
            self._viewport.setCursor(Qt.CursorShape.ArrowCursor)

    def _ask(self, found: tuple[Thing, Rect] | None) -> None:
        if found is not None:
            self.asked.emit(found[0], self._whereabouts.of(found[1]))
