"""Shows what each staged group lacks, and the card that a group borrows from the pile."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, snug, width_of
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.layout.geometry import Pose, around
from canasta_gui.viewmodel.table_view import StageGroupView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card

_GHOST = 0.62
"""The opacity of a borrowed card."""


def show_stage(items: PixmapItems, state: FurnitureState) -> None:
    """Shows what each staged group lacks."""
    stage = state.view.stage
    if _is_leaving(state):
        return
    for index, group in enumerate(stage.groups):
        zone = Zone(ZoneKind.STAGE, 0, index)
        _show_caption(items, state, index, group)
        ghost = state.arrangement.ghosts.get(zone)
        if ghost is not None and state.view.pile.cards:
            _show_ghost(items, index, ghost, state.view.pile.cards[-1], state.card_pixmaps)


def _is_leaving(state: FurnitureState) -> bool:
    """Returns whether the groups have been laid: their cards move before the view says so."""
    areas = state.arrangement.areas
    return any(
        Zone(ZoneKind.STAGE, 0, at) not in areas for at in range(len(state.view.stage.groups))
    )


def _show_caption(
    items: PixmapItems, state: FurnitureState, index: int, group: StageGroupView
) -> None:
    """Shows what a group lacks, or a tick before its points."""
    room = state.arrangement.captions[Zone(ZoneKind.STAGE, 0, index)]
    tick = 0.8 * state.text if group.is_good else 0.0
    colour = state.palette.word if group.is_good else state.palette.drawn
    ink = TextStyle(0.82 * state.text, colour, has_shade=True)
    words = group.caption if state.view.is_wordy else group.short or group.caption
    ink = snug(words, room.w - 1.2 * tick, room.h, ink)
    wide = min(width_of(words, ink) + 1.2 * tick, room.w)

    def draw(painter: QPainter, box: QRectF) -> None:
        row = box.adjusted((box.width() - wide) / 2, 0, 0, 0)
        if tick:
            _tick(painter, QPointF(row.left(), row.center().y()), tick, ink.colour)
        draw_words(painter, row.adjusted(1.2 * tick, 0, 0, 0), words, ink)

    items.draw(("group", index), room, z.Z_CAPTIONS, (words, tick, ink), draw)


def _tick(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(QPointF(at.x() + 0.08 * size, at.y()))
    path.lineTo(at.x() + 0.34 * size, at.y() + 0.3 * size)
    path.lineTo(at.x() + 0.86 * size, at.y() - 0.36 * size)
    painter.strokePath(path, QPen(QColor(colour), 0.17 * size))


def _show_ghost(
    items: PixmapItems, index: int, pose: Pose, face: Card, card_pixmaps: CardPixmaps
) -> None:
    """Shows the pile's up-card in the group: pale, because it still lies on the pile."""
    card = card_pixmaps.pixmap(face, pose.width)
    size = card.deviceIndependentSize()

    def draw(painter: QPainter, _box: QRectF) -> None:
        painter.setOpacity(_GHOST)
        painter.drawPixmap(0, 0, card)

    rect = around(pose.x, pose.y, size.width(), size.height())
    items.draw(("ghost", index), rect, pose.z, face, draw)
