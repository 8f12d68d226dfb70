"""Shows what each staged group lacks, the card that a group borrows from the pile, and the cards
of a hint.
"""

from collections.abc import Hashable
from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.lights import PLACE_EDGE, FrameKind, show_frame, show_light
from canasta_gui.table.furniture.meld_marks import show_caption
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Card

_VEIL, _EDGE, _ROUND = 0.42, 0.035, 0.06
"""How much of the cloth lies over a card that would lie there; its edge and corner, in card
widths.
"""
_BESIDE = (ZoneKind.STAGE, ZoneKind.MELD, ZoneKind.BONUS)
"""The kinds of places that may lie beside a group."""
_LIGHT = 0.3
"""How far the light around a place reaches, in widths of a card on the pile."""
_ARROW = 0.05
_TIP = 3.2
"""The thickness of an arrow from the pile, in widths of the card to which it leads; and the length
of its tip, by its thickness.
"""
_DASHES = (2.6, 1.8)
"""The dashes of that edge and the gaps, in its widths."""


def show_stage(items: PixmapItems, state: FurnitureState) -> None:
    """Shows what each staged group lacks; a tick where nothing is lacking, nor for the opening. The
    points of the only good group stand in the ring beside it, if they do not suffice.
    """
    stage = state.view.stage
    if _is_leaving(state):
        return
    is_alone = sum(group.is_good for group in stage.groups) == 1
    is_told = is_alone and stage.have < stage.need and not state.view.is_wordy
    for index, group in enumerate(stage.groups):
        zone = Zone(ZoneKind.STAGE, 0, index)
        words = group.caption if state.view.is_wordy else group.short or group.caption
        if group.is_good and is_told:
            words = ""
        colour = state.palette.word if group.is_good else state.palette.drawn
        room = _room(state, zone)
        show_caption(
            items,
            state,
            ("group", index),
            room,
            words,
            colour,
            is_staged=True,
            has_tick=group.is_good and not stage.is_short,
        )
        ghost = state.arrangement.ghosts.get(zone)
        if ghost is not None and state.view.pile.cards:
            _show_ghost(items, ("ghost", index), ghost, state.view.pile.cards[-1], state)
            if not state.view.notice:  # which takes the free cloth
                _show_way(items, ("way", index), ghost, state)


def _room(state: FurnitureState, zone: Zone) -> Rect:
    """Returns the room of the words below a group: as wide as its slot, or half-way to what lies
    beside it.
    """
    laid, side = state.arrangement, next(iter(state.frame.sides.values()))
    room, own, end = laid.captions[zone], laid.areas[zone], side.felt(state.frame.measure).right
    others = [rect for it, rect in laid.areas.items() if it != zone and it.kind in _BESIDE]
    others = [it for it in (*others, laid.ring) if it.y < own.bottom and own.y < it.bottom]
    left = max((it.right for it in others if it.cx < own.cx), default=side.sign.right)
    right = min((it.x for it in others if it.cx > own.cx), default=end)
    reach = max(min(own.x - left, right - own.right) / 2, 0.0)
    wide = max(room.w, own.w + 2 * reach)
    return replace(room, x=room.cx - wide / 2, w=wide)


def show_hint(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the cards of a hint where they would lie, and light around the places that it
    concerns; without a hint around the melds that take the pile.
    """
    hint = state.view.hint
    if hint is None:
        for zone in _joined(state):
            # A fine line leaves the cards as they are, and lies below their caption.
            _show_place(items, state, zone, "drawn", z.Z_SEALS - 1)
        return
    for zone in hint.places:
        _show_place(items, state, zone, "target", z.Z_FRAME)
    for ghosts in hint.ghosts:
        poses = state.arrangement.hinted.get(ghosts.zone, ())
        if len(poses) == len(ghosts.new):
            for at, pose in zip(sorted(ghosts.new), poses, strict=True):
                # On a frozen pile it would lie upon the ice.
                on_ice = replace(pose, z=max(pose.z, z.Z_FROST + 1))
                where = on_ice if ghosts.zone == PILE else pose
                _show_ghost(items, ("hint", ghosts.zone, at), where, ghosts.cards[at], state)


def _joined(state: FurnitureState) -> tuple[Zone, ...]:
    """Returns the melds that are lit because the top card of the pile, which is lit, joins them."""
    pile, areas = state.view.pile, state.arrangement.areas
    is_lit = pile.is_lit and not state.told and state.count(PILE)
    return tuple(zone for zone in pile.joined if is_lit and zone in areas)


def _show_place(
    items: PixmapItems, state: FurnitureState, zone: Zone, kind: FrameKind, height: float
) -> None:
    """Shows light around a place, and a frame of a kind at a height."""
    area, reach = state.arrangement.areas[zone], _LIGHT * state.frame.measure.pile
    show_light(items, ("hint light", zone), area, reach, "target", state.style)
    edge = area.grown(PLACE_EDGE)
    show_frame(items, ("hint frame", zone), edge, height, kind, state.style)


def _show_ghost(
    items: PixmapItems, key: Hashable, pose: Pose, face: Card, state: FurnitureState
) -> None:
    """Shows a card where it would lie, in the tone of the cloth, with a dashed edge: one of a hint,
    or the pile's up-card that a group borrows.
    """
    card = state.card_pixmaps.pixmap(face, pose.width)
    size, palette = card.deviceIndependentSize(), state.palette
    line = _EDGE * pose.width

    def draw(painter: QPainter, box: QRectF) -> None:
        painter.drawPixmap(0, 0, card)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(box, shaded(palette.felt, _VEIL))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        wide, high = pose.width - line, CARD_ASPECT * pose.width - line
        edge = QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high)
        pen = QPen(QColor(palette.target), line)
        pen.setDashPattern(_DASHES)
        painter.strokePath(rounded(edge, _ROUND * pose.width), pen)

    rect = around(pose.x, pose.y, size.width(), size.height())
    items.draw(key, rect, pose.z, (face, state.style, state.card_pixmaps.style), draw)


def _show_way(items: PixmapItems, key: Hashable, ghost: Pose, state: FurnitureState) -> None:
    """Shows by an arrow that a card comes from the pile."""
    pile, wide = state.arrangement.areas[PILE], ghost.width
    side = 1 if pile.cx > ghost.x else -1
    line, colour = _ARROW * wide, QColor(state.palette.target)
    start = QPointF(pile.cx - side * 0.4 * pile.w, pile.bottom)
    end = QPointF(ghost.x + side * 0.35 * wide, ghost.y - (0.5 * CARD_ASPECT + _ARROW) * wide)
    way = QLineF(end, start)
    if end.y() <= start.y() or way.length() < 2 * _TIP * line:
        return
    box = QRectF(start, end).normalized().adjusted(*(_TIP * line * it for it in (-1, -1, 1, 1)))

    def draw(painter: QPainter, _: QRectF) -> None:
        painter.translate(-box.topLeft())
        foot, pen = way.pointAt(_TIP * line / way.length()), QPen(colour, line)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.drawLine(start, foot)
        across = QLineF(foot, end).normalVector()
        half = across.pointAt(0.6) - foot
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([end, foot + half, foot - half]))

    rect = Rect(box.x(), box.y(), box.width(), box.height())
    items.draw(key, rect, z.Z_UNDER_PLATES, (pile, ghost, state.style), draw)


def _is_leaving(state: FurnitureState) -> bool:
    """Returns whether the groups have been laid: their cards move before the view says so."""
    areas = state.arrangement.areas
    return any(
        Zone(ZoneKind.STAGE, 0, at) not in areas for at in range(len(state.view.stage.groups))
    )
