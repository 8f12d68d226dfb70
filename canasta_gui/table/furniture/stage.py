"""What is laid aside in the own melds: what each group lacks, and a borrowed card."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs, paint
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, snug, width_of
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.layout.geometry import Pose, around
from canasta_gui.viewmodel.table_view import StageGroupView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card

_GHOST = 0.62
"""How much of a borrowed card shows."""


def show_stage(signs: Signs, show: Showing) -> None:
    """What each group that is laid aside lacks."""
    stage = show.view.stage
    if _is_leaving(show):
        return
    for index, group in enumerate(stage.groups):
        zone = Zone(ZoneKind.STAGE, 0, index)
        _show_caption(signs, show, index, group)
        ghost = show.arrangement.ghosts.get(zone)
        if ghost is not None and show.view.pile.cards:
            _show_ghost(signs, index, ghost, show.view.pile.cards[-1], show.wardrobe)


def _is_leaving(show: Showing) -> bool:
    """Whether the groups have been laid: their cards move before the view says so."""
    areas = show.arrangement.areas
    return any(
        Zone(ZoneKind.STAGE, 0, at) not in areas for at in range(len(show.view.stage.groups))
    )


def _show_caption(signs: Signs, show: Showing, index: int, group: StageGroupView) -> None:
    """What a group lacks, or a tick before its points."""
    room = show.arrangement.captions[Zone(ZoneKind.STAGE, 0, index)]
    tick = 0.8 * show.text if group.is_good else 0.0
    colour = show.palette.word if group.is_good else show.palette.drawn
    ink = TextStyle(0.82 * show.text, colour, has_shade=True)
    words = group.caption if show.view.is_wordy else group.short or group.caption
    ink = snug(words, room.w - 1.2 * tick, room.h, ink)
    wide = min(width_of(words, ink) + 1.2 * tick, room.w)

    def draw(painter: QPainter, box: QRectF) -> None:
        row = box.adjusted((box.width() - wide) / 2, 0, 0, 0)
        if tick:
            _tick(painter, QPointF(row.left(), row.center().y()), tick, ink.colour)
        draw_words(painter, row.adjusted(1.2 * tick, 0, 0, 0), words, ink)

    signs.draw(("group", index), room, z.Z_CAPTIONS, (words, tick, ink), draw)


def _tick(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(QPointF(at.x() + 0.08 * size, at.y()))
    path.lineTo(at.x() + 0.34 * size, at.y() + 0.3 * size)
    path.lineTo(at.x() + 0.86 * size, at.y() - 0.36 * size)
    painter.strokePath(path, QPen(QColor(colour), 0.17 * size))


def _show_ghost(signs: Signs, index: int, pose: Pose, face: Card, wardrobe: CardPixmaps) -> None:
    """The pile's up-card as it would lie in the group: pale, because it still lies on the pile."""

    def make() -> QPixmap:
        card = wardrobe.pixmap(face, pose.width)
        size = card.deviceIndependentSize()

        def draw(painter: QPainter, _box: QRectF) -> None:
            painter.setOpacity(_GHOST)
            painter.drawPixmap(0, 0, card)

        return paint(size.width(), size.height(), wardrobe.ratio, draw)

    whole = wardrobe.pixmap(face, pose.width).deviceIndependentSize()
    rect = around(pose.x, pose.y, whole.width(), whole.height())
    signs.put(("ghost", index), rect, pose.z, face, make)
