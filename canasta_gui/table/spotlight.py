"""Light on a few places while the rest of the table lies in the shade."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from canasta_gui.table.furniture.showing import Z_SHADE
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.tableau import Tableau
from canasta_gui.viewmodel.lights import Held, Light, Plate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, Zone, ZoneKind

_REACH = 7.0
"""How far the light reaches beyond what it is for, in pixels."""
_ROUND = 10.0
_RING = 3.0
_SHADE = 0.45


class Spotlight(QObject):
    """Shades the table but for what shall be seen, and puts a ring around that."""

    def __init__(self, tableau: Tableau) -> None:
        super().__init__(tableau)
        self._tableau = tableau
        self._lights: tuple[Light, ...] = ()
        self._shade = QGraphicsPathItem()
        self._rings = QGraphicsPathItem()
        for item, height in ((self._shade, Z_SHADE), (self._rings, Z_SHADE + 1)):
            item.setZValue(height)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            tableau.scene.addItem(item)
        tableau.shown.connect(self._follow)

    def show(self, lights: Sequence[Light]) -> None:
        """Light these, and nothing else; without any there is no shade either."""
        self._lights = tuple(lights)
        self._follow()

    @property
    def areas(self) -> list[Rect]:
        """What lies in the light now."""
        found = (self._area(light) for light in self._lights)
        return [area.grown(_REACH) for area in found if area is not None]

    def _follow(self) -> None:
        areas = self.areas
        self._shade.setVisible(bool(areas))
        self._rings.setVisible(bool(areas))
        if areas:
            self._draw(areas)

    def _draw(self, areas: list[Rect]) -> None:
        colour = QColor(table_palette(self._tableau.options.table_style).drawn)
        rings = _union(areas)
        shade = _path(self._tableau.window).subtracted(rings).subtracted(_union(list(self._told())))
        black = QColor("#000000")
        black.setAlphaF(_SHADE)
        self._shade.setPen(QPen(Qt.PenStyle.NoPen))
        self._shade.setBrush(QBrush(black))
        self._shade.setPath(shade)
        self._rings.setPen(QPen(colour, _RING))
        self._rings.setPath(rings)

    def _told(self) -> Iterator[Rect]:
        """What the table has just said stays readable."""
        view = self._tableau.view
        if view is not None and view.notice:
            yield self._tableau.board.frame.notice

    def _area(self, light: Light) -> Rect | None:
        """Where a light falls; nowhere while what it is for is not on the table."""
        match light:
            case ButtonId():
                return self._tableau.furniture.buttons.get(light)
            case Plate(side):
                return self._tableau.board.frame.sides[side].plate
            case Held(cards):
                return self._held(cards)
            case Zone() if light == FELT:
                return self._own_felt()
            case Zone(ZoneKind.HAND):
                held = self._tableau.board.hand
                return self._held([it.face for it in held if it.face is not None])
            case Zone():
                return self._tableau.area(light)

    def _held(self, cards: Sequence[int]) -> Rect | None:
        """Cards of the hand: from the first to the last of them."""
        board = self._tableau.board
        wanted = list(cards)
        rects: list[Rect] = []
        poses = board.arrangement.poses.get(board.hand_zone, ())
        for sprite, pose in zip(board.hand, poses, strict=True):
            if sprite.face in wanted:
                wanted.remove(sprite.face)
                rects.append(pose.rect)
        return hull(rects) if rects else None

    def _own_felt(self) -> Rect | None:
        view = self._tableau.view
        own = None if view is None else next((it.side for it in view.sides if it.is_own), None)
        return None if own is None else self._tableau.board.frame.sides[own].melds


def _path(area: Rect) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(area.x, area.y, area.w, area.h), _ROUND, _ROUND)
    return path


def _union(areas: list[Rect]) -> QPainterPath:
    joint = QPainterPath()
    for area in areas:
        joint = joint.united(_path(area))
    return joint
