"""The "What's this?" help for the things on the table, and where on the screen they are."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.table.gestures.focus import Spot, spot_rect
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import FELT, Zone, ZoneKind

_POINT = 24.0
"""The size of what is asked about on the bare felt, in pixels."""
_TOLD = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.MELD, ZoneKind.BONUS)


class WhatsThis(QObject):
    """Asks about a point or the focus at once, or waits for the click that shows what is meant."""

    asked = Signal(Thing, QRect)
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
        self._ask(_thing_at(self._table_scene, point.x(), point.y()))

    def ask_focus(self) -> None:
        """Asks about the thing with the focus; without one, waits for a click."""
        spot = self._keyboard.spot if self._keyboard.is_shown else None
        found = _thing_of(self._table_scene, spot)
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


def _thing_at(table_scene: TableScene, x: float, y: float) -> tuple[Thing, Rect] | None:
    """Returns the thing under a point and its rectangle, on the bare felt the game itself; ``None``
    behind the curtain.
    """
    board = table_scene.board
    if table_scene.is_curtained:
        return None
    found = _foot_at(table_scene, x, y) or _player_at(table_scene, x, y)
    if found is not None:
        return found
    ring = table_scene.furniture.items.area("ring")
    if ring is not None and ring.holds(x, y):
        return Thing(Zone(ZoneKind.BONUS, next(iter(board.frame.sides)))), ring
    for side, frame in board.frame.sides.items():
        for part in (frame.plate, frame.sign):
            if part.holds(x, y):
                return Thing(Zone(ZoneKind.BONUS, side)), part
    zone = place_at(board.arrangement, x, y)
    if zone == board.hand_zone:
        return _card_at(table_scene, x, y)
    area = table_scene.area(zone)
    if area is None or zone.kind not in (*_TOLD, ZoneKind.HAND):
        return (Thing(FELT), around(x, y, _POINT, _POINT)) if zone == FELT else None
    return Thing(zone), area


def _foot_at(table_scene: TableScene, x: float, y: float) -> tuple[Thing, Rect] | None:
    """Returns the second hand under a point and its rectangle, or ``None``."""
    for zone, poses in table_scene.board.arrangement.poses.items():
        if zone.kind is ZoneKind.FOOT and poses and poses[-1].rect.holds(x, y):
            return Thing(zone), poses[-1].rect
    return None


def _player_at(table_scene: TableScene, x: float, y: float) -> tuple[Thing, Rect] | None:
    """Returns the player whose face or plate is under a point and their rectangle, or ``None``."""
    view, frame = table_scene.view, table_scene.board.frame
    seats = () if view is None else (*view.seats, *view.resting)
    found = next((it.seat for it in seats if frame.place(it.seat).holds(x, y)), None)
    return None if found is None else (Thing(Zone(ZoneKind.HAND, found)), frame.place(found).body)


def _card_at(table_scene: TableScene, x: float, y: float) -> tuple[Thing, Rect] | None:
    """Returns the card of the viewer's hand under a point and its rectangle, or ``None``."""
    hand = table_scene.board.hand
    under = [at for at, sprite in enumerate(hand) if sprite.pose.rect.holds(x, y)]
    return _held(table_scene, max(under, key=lambda at: hand[at].zValue())) if under else None


def _held(table_scene: TableScene, at: int) -> tuple[Thing, Rect] | None:
    sprite = table_scene.board.hand[at]
    if sprite.face is None:
        return None
    return Thing(table_scene.board.hand_zone, sprite.face), sprite.pose.rect


def _thing_of(table_scene: TableScene, spot: Spot | None) -> tuple[Thing, Rect] | None:
    """Returns the thing that has the focus, and its rectangle."""
    if spot is None or spot.zone is None or table_scene.is_curtained:
        return None
    if spot.card is not None:
        return _held(table_scene, spot.card) if spot.card < len(table_scene.board.hand) else None
    rect = spot_rect(spot, table_scene.board, table_scene.furniture)
    if rect is None or spot.zone.kind not in _TOLD:
        return None
    return Thing(spot.zone), rect


class ScreenPlaces:
    """Rectangles of the table in the coordinates of the screen."""

    def __init__(self, viewport: QWidget, table_scene: TableScene) -> None:
        self._viewport = viewport
        self._table_scene = table_scene

    def of(self, rect: Rect) -> QRect:
        """Converts a rectangle of the table."""
        corner = self._viewport.mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner, QSize(round(rect.w), round(rect.h)))

    def plate(self, seat: int) -> QRect:
        """Returns the rectangle of a player's plate."""
        return self.of(self._table_scene.board.frame.place(seat).plate)

    def piles(self) -> QRect:
        """Returns the rectangle of stock and pile."""
        frame = self._table_scene.board.frame
        return self.of(hull([frame.stock, frame.pile]))
