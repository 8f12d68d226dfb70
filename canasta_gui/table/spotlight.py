"""Lights a few places while the rest of the table is shaded."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from canasta_gui.table.furniture.z_order import Z_SHADE
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.layout.hand_layout import seen
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import ButtonId, HandTarget, ScoreTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind

_REACH = 4.0
"""The distance by which the light reaches beyond its target, in pixels."""
_ROUND = 10.0
_RING = 3.0
_SHADE = 0.45


class Spotlight(QObject):
    """Shades the table except some places, and puts a ring around each."""

    def __init__(self, table_scene: TableScene) -> None:
        super().__init__(table_scene)
        self._table_scene = table_scene
        self._targets: tuple[SpotlightTarget, ...] = ()
        self._shade = QGraphicsPathItem()
        self._rings = QGraphicsPathItem()
        for item, height in ((self._shade, Z_SHADE), (self._rings, Z_SHADE + 1)):
            item.setZValue(height)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            table_scene.scene.addItem(item)
        table_scene.shown.connect(self._follow)
        table_scene.card_handler.selection_changed.connect(self._follow)

    def show(self, targets: Sequence[SpotlightTarget]) -> None:
        """Lights these places and no others; without any, removes the shade."""
        self._targets = tuple(targets)
        self._follow()

    @property
    def areas(self) -> list[Rect]:
        """Returns the lit rectangles, as far as they lie in the window."""
        found = (area_of(self._table_scene, target) for target in self._targets)
        window = self._table_scene.window.grown(-_RING)
        return [area.grown(_REACH).within(window) for area in found if area is not None]

    @property
    def told(self) -> list[Rect]:
        """Returns what stays readable in the shade: the last message of the table, and the
        stage.
        """
        table_scene = self._table_scene
        if table_scene.view is None:
            return []
        has_stage = bool(table_scene.view.stage.groups)
        stage = [table_scene.board.arrangement.stage] if has_stage else []
        return [it.grown(_REACH) for it in (*table_scene.furniture.notice, *stage)]

    def _follow(self) -> None:
        areas = self.areas
        self._shade.setVisible(bool(areas))
        self._rings.setVisible(bool(areas))
        if areas:
            self._draw(areas)

    def _draw(self, areas: list[Rect]) -> None:
        colour = QColor(table_palette(self._table_scene.options.table_style).drawn)
        rings = _union(areas)
        shade = _path(self._table_scene.window).subtracted(rings).subtracted(_union(self.told))
        self._shade.setPen(QPen(Qt.PenStyle.NoPen))
        self._shade.setBrush(QBrush(shaded("#000000", _SHADE)))
        self._shade.setPath(shade)
        self._rings.setPen(QPen(colour, _RING))
        self._rings.setPath(rings)


def _path(area: Rect) -> QPainterPath:
    return rounded(QRectF(area.x, area.y, area.w, area.h), _ROUND)


def _union(areas: list[Rect]) -> QPainterPath:
    joint = QPainterPath()
    for area in areas:
        joint = joint.united(_path(area))
    return joint


def area_of(table_scene: TableScene, light: SpotlightTarget) -> Rect | None:
    """Returns what a thing covers; ``None`` while it is not on the table."""
    match light:
        case ButtonId():
            return table_scene.furniture.buttons.get(light)
        case ScoreTarget():
            return table_scene.board.frame.board
        case HandTarget(cards):
            return _held(table_scene, cards)
        case Zone(ZoneKind.FOOT, seat):
            return table_scene.board.frame.place(seat).plate
        case Zone(ZoneKind.HAND, seat) if light != table_scene.board.hand_zone:
            place = table_scene.board.frame.place(seat)
            return hull([place.body, place.fan])
        case Zone(ZoneKind.HAND):
            held = table_scene.board.hand
            return _held(table_scene, [it.face for it in held if it.face is not None])
        case Zone():
            return _with_count(table_scene, light)


def _with_count(table_scene: TableScene, zone: Zone) -> Rect | None:
    """Returns the rectangle of a place, with the number of cards below it."""
    area, count = table_scene.area(zone), table_scene.board.arrangement.captions.get(zone)
    if zone in (STOCK, PILE):
        count = table_scene.furniture.items.area(f"{zone.kind}-count")
    return area if area is None or count is None else hull([area, count])


def _held(table_scene: TableScene, cards: Sequence[int]) -> Rect | None:
    """Returns the rectangle of cards in the hand, from the first to the last of them; of a card
    before another one only what can be seen.
    """
    board = table_scene.board
    wanted = list(cards)
    rects: list[Rect] = []
    poses = board.arrangement.poses.get(board.hand_zone, ())
    for at, sprite in enumerate(board.hand):
        if sprite.face not in wanted:
            continue
        wanted.remove(sprite.face)
        rects.append(seen(poses, at))
    return hull(rects) if rects else None
