"""The private stage: groups laid aside, what each of them lacks, and the running count."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs, paint
from canasta_gui.table.furniture.words import Ink, draw_words, snug, width_of
from canasta_gui.table.items.wardrobe import Wardrobe
from canasta_gui.table.layout.geometry import Pose, Rect, around
from canasta_gui.viewmodel.table_view import StageGroupView, StageView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card

_GHOST = 0.62
"""How much of a borrowed card shows."""


def show_stage(signs: Signs, show: Showing) -> None:
    """The running count over the staged groups, and what each of them lacks."""
    stage = show.view.stage
    if _is_leaving(show) or not (stage.groups or stage.meter):
        return
    area, m = show.frame.stage, show.frame.measure
    head = Rect(area.x, area.y - 0.3 * m.caption, area.w, 1.15 * m.caption)
    content = (stage.meter, stage.have, stage.need, stage.note, show.style)
    signs.draw("meter", head, z.Z_CAPTIONS, content, lambda p, box: _meter(p, box, stage, show))
    size = min(
        (_caption_ink(show, group, _below(show, at)).size for at, group in enumerate(stage.groups)),
        default=0.0,
    )
    for index, group in enumerate(stage.groups):
        zone = Zone(ZoneKind.STAGE, 0, index)
        _show_caption(signs, show, index, group, size)
        ghost = show.arrangement.ghosts.get(zone)
        if ghost is not None and show.view.pile.cards:
            _show_ghost(signs, index, ghost, show.view.pile.cards[-1], show.wardrobe)


def _is_leaving(show: Showing) -> bool:
    """Whether the groups have been laid: their cards move before the view says so."""
    areas = show.arrangement.areas
    return any(
        Zone(ZoneKind.STAGE, 0, at) not in areas for at in range(len(show.view.stage.groups))
    )


def _below(show: Showing, index: int) -> Rect:
    """The room for the words under a group."""
    rect = show.arrangement.areas[Zone(ZoneKind.STAGE, 0, index)]
    top = rect.bottom + 0.25 * show.text
    return Rect(rect.x, top, rect.w, show.frame.stage.bottom - top)


def _tick_size(show: Showing, group: StageGroupView, room: Rect) -> float:
    return min(0.8 * show.text, 0.11 * room.w) if group.is_good else 0.0


def _caption_ink(show: Showing, group: StageGroupView, room: Rect) -> Ink:
    """Words in the common colour, or in the colour of what is still open."""
    colour = show.palette.word if group.is_good else show.palette.drawn
    ink = Ink(0.8 * show.text, colour, is_top=True, has_shade=True)
    return snug(group.caption, room.w - 1.2 * _tick_size(show, group, room), room.h, ink)


def _show_caption(
    signs: Signs, show: Showing, index: int, group: StageGroupView, size: float
) -> None:
    """What a group lacks, or a tick before what it is; all groups in the same size."""
    room = _below(show, index)
    tick = _tick_size(show, group, room)
    ink = snug(group.caption, room.w - 1.2 * tick, room.h, _caption_ink(show, group, room).at(size))

    def draw(painter: QPainter, box: QRectF) -> None:
        if tick:
            _tick(painter, QPointF(box.left(), box.top() + 0.64 * size), tick, ink.colour)
        draw_words(painter, box.adjusted(1.2 * tick, 0, 0, 0), group.caption, ink)

    signs.draw(("group", index), room, z.Z_CAPTIONS, (group.caption, tick, ink), draw)


def _tick(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(QPointF(at.x() + 0.08 * size, at.y()))
    path.lineTo(at.x() + 0.34 * size, at.y() + 0.3 * size)
    path.lineTo(at.x() + 0.86 * size, at.y() - 0.36 * size)
    painter.strokePath(path, QPen(QColor(colour), 0.17 * size))


def _show_ghost(signs: Signs, index: int, pose: Pose, face: Card, wardrobe: Wardrobe) -> None:
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


def _meter(painter: QPainter, box: QRectF, stage: StageView, show: Showing) -> None:
    """The words over a slim bar that fills up to what is needed."""
    words = QRectF(box.left(), box.top(), box.width(), box.height() - 0.3 * show.text)
    ink = Ink(0.86 * show.text, show.palette.word, is_bold=True, has_shade=True)
    quiet = Ink(0.8 * show.text, show.palette.word_quiet, align="right", has_shade=True)
    room = words.width() - show.text
    share = width_of(stage.meter, ink) / (
        width_of(stage.meter, ink) + width_of(stage.note, quiet) + 1
    )
    ink = snug(stage.meter, room * share, words.height(), ink)
    draw_words(painter, words, stage.meter, ink)
    words.setLeft(words.left() + width_of(stage.meter, ink) + 0.8 * show.text)
    draw_words(painter, words, stage.note, snug(stage.note, words.width(), words.height(), quiet))
    if stage.need <= 0:
        return
    bar = QRectF(box.left(), box.bottom() - 0.28 * show.text, box.width(), 0.22 * show.text)
    _bar(painter, bar, 1.0, show.palette.mark, 0.25)
    part = min(stage.have / stage.need, 1.0)
    colour = show.palette.target if part >= 1 else show.palette.drawn
    if part > 0:
        _bar(painter, bar, part, colour, 1.0)


def _bar(painter: QPainter, box: QRectF, part: float, colour: str, alpha: float) -> None:
    tone = QColor(colour)
    tone.setAlphaF(alpha)
    path = QPainterPath()
    round_end = box.height() / 2
    width = max(box.width() * part, box.height())
    path.addRoundedRect(QRectF(box.left(), box.top(), width, box.height()), round_end, round_end)
    painter.fillPath(path, tone)
