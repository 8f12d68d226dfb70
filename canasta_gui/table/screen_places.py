"""Screen rectangles of the things on the table, for what opens beside them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.zones import Zone, ZoneKind


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

    def melds(self, zones: Sequence[Zone]) -> list[QRect]:
        """Returns the rectangles of those places that are melds on the table."""
        areas = self._table_scene.board.arrangement.areas
        melds = (zone for zone in zones if zone.kind is ZoneKind.MELD and zone in areas)
        return [self.of(areas[zone]) for zone in melds]

    def middle(self) -> list[QRect]:
        """Returns the rectangles of all that lies between the players: melds, bonus cards, pile
        and buttons.
        """
        scene = self._table_scene
        lying = [
            area
            for zone, area in scene.board.arrangement.areas.items()
            if zone.kind in (ZoneKind.MELD, ZoneKind.STAGE, ZoneKind.BONUS, ZoneKind.PILE)
        ]
        return [self.of(rect) for rect in (*lying, *scene.furniture.buttons.values())]

    def players(self) -> list[QRect]:
        """Returns the rectangles of all players: their cards, those of the others with their
        plates.
        """
        board = self._table_scene.board
        frame = board.frame
        held = [pose.rect for pose in board.arrangement.poses.get(board.hand_zone, ())]
        others = [hull([seat.body, seat.fan]) for seat in list(frame.seats.values())[1:]]
        resting = [seat.body for seat in frame.resting.values()]
        return [self.of(rect) for rect in (hull(held or [frame.hand]), *others, *resting)]
