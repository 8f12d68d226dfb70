"""Shows the captions of growing melds and the seals of canastas."""

import math
from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.meld_counts import (
    TAILS,
    count_of,
    count_size,
    show_count,
    show_steps,
)
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_badge
from canasta_gui.table.furniture.ribbons import (
    RibbonLines,
    show_ribbon,
    worth,
    worth_of_kind,
)
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    is_whole,
    snug,
    text_height,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.seals import wax_of
from canasta_gui.viewmodel.picture import canasta_top, is_run
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_SEAL = 0.45
"""The width of a seal, in card widths."""
_SEAL_WORD, _SEAL_WIDEST = 1.7, 0.6
"""On small cards, the width of a seal in text heights, and its largest width in card widths."""
_NAMED_WIDEST = 0.48
"""That largest width beside a name."""
_BELOW_NAME, _NAMED_SEAL = 0.385, 0.74
"""The distance from the top of a card down to the seal below the name of a sequence, in card
heights; and the size of the seal there, by that elsewhere.
"""
_LEAST_LINE, _LEAST_STAGED = (11.0, 0.85), (14.0, 0.58)
"""The least size of a caption on one line, in pixels and as a part of its size, also of the longer
one of cards that are laid aside.
"""
_CAPTION_PAD = (0.4, 0.7)
"""The space beside a caption and beside that longer one, by its size."""
_TICK_WIDTH = 0.9
"""The width of a tick, by the size of the words."""
_LARGE_LINE = 0.8
"""The least part of the size of large text that a caption on one line has."""
_SENTENCE, _SENTENCE_LINES = 1.04, 2.75
"""The size of a sentence at the foot of a meld, and the height of its lines, in text heights."""


def show_melds(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the captions of growing melds and the seals of canastas."""
    melds = {
        Zone(ZoneKind.MELD, side.side, index): meld
        for side in state.view.sides
        for index, meld in enumerate(side.melds)
    }
    laid = {zone: meld for zone, meld in melds.items() if zone in state.arrangement.captions}
    growing = {zone: meld for zone, meld in laid.items() if meld.canasta is None}
    squared = {zone: meld for zone, meld in laid.items() if zone in state.picture.canastas}
    # All say it in one form: two would look like two things.
    counts = {zone: count_of(state, zone, meld) for zone, meld in growing.items()}
    is_told = all(counts[at] or _has_room(state, at, it) for at, it in growing.items())
    narrow = {at.owner for at, it in growing.items() if not _has_room(state, at, it)}
    # Each row says all kinds or none.
    mute = {at.owner for at, it in squared.items() if not _kind_told(state, at, it)}
    for zone, meld in laid.items():
        if state.count(zone) != len(meld.cards):
            continue
        if zone in squared:
            _show_canasta(items, state, zone, meld, has_kind=zone.owner not in mute)
        elif zone in growing:
            count = counts[zone]
            if not is_told and meld.need:
                show_steps(items, state, zone, meld)
            elif is_told and zone.owner in narrow and count is not None:
                show_count(items, state, zone, count)
            elif is_told:
                room, ink = state.arrangement.captions[zone], state.palette.word
                show_caption(items, state, ("caption", zone), room, meld.caption, ink)


def _has_room(state: FurnitureState, zone: Zone, meld: MeldView) -> bool:
    """Returns whether the whole caption of a meld fits on one line, hardly smaller than usual."""
    room = state.arrangement.captions[zone]
    least, part = _LEAST_LINE
    part = _LARGE_LINE if state.frame.measure.yielding else part
    size = math.ceil(max(least, part * count_size(state, room)))
    ink = TextStyle(size, state.palette.word, is_bold=True)
    return width_of(meld.caption, ink) + _CAPTION_PAD[False] * size + 1 <= room.w


def _show_canasta(
    items: PixmapItems, state: FurnitureState, zone: Zone, meld: MeldView, *, has_kind: bool
) -> None:
    """Shows the seal of a canasta, which says its kind; and on a ribbon what the canasta counts,
    perhaps below the word for its kind.
    """
    kind = state.picture.canastas[zone]
    card, seal, free = _sealed(state, zone, meld)
    make = partial(surfaces.seal, seal.w, items.ratio, kind, state.style)
    items.put(("seal", zone), seal, z.Z_SEALS, (kind, state.style), make)
    items.tell(("seal", zone), meld.description)
    said = _kind_told(state, zone, meld) if has_kind else worth(state, meld.bonus, free)
    if said:
        key = ("worth", zone)
        show_ribbon(items, state, key, (card, card.w), said, wax_of(kind, state.palette))
        items.tell(key, meld.description)


def _kind_told(state: FurnitureState, zone: Zone, meld: MeldView) -> RibbonLines:
    """Returns what a ribbon says that tells the kind of a canasta; nothing without room for it."""
    return worth_of_kind(state, meld, _sealed(state, zone, meld)[2])


def _sealed(state: FurnitureState, zone: Zone, meld: MeldView) -> tuple[Rect, Rect, Rect]:
    """Returns the places of the top card of a canasta, of the seal in its corner, below the name of
    a sequence, and what these leave free.
    """
    card = state.arrangement.poses[zone][canasta_top(meld.cards, state.picture.canastas[zone])].rect
    least = min(_SEAL_WORD * state.text, _SEAL_WIDEST * card.w)
    is_named = zone in state.arrangement.names and is_run(meld.cards)
    down, share = (_BELOW_NAME * card.h, _NAMED_SEAL) if is_named else (0.0, 1.0)
    if zone in state.arrangement.names:
        least = min(least, _NAMED_WIDEST * card.w)
    size = round(share * max(_SEAL * card.w, least))
    seal = Rect(card.right - size, card.y + down, size, size)
    return card, seal, Rect(card.x, seal.bottom, card.w, card.bottom - seal.bottom)


def show_caption(
    items: PixmapItems,
    state: FurnitureState,
    key: Hashable,
    room: Rect,
    text: str,
    colour: str,
    *,
    is_staged: bool = False,
    has_tick: bool = False,
) -> None:
    """Shows a text on a plate below a meld, perhaps a tick before it: on one line, or a sentence as
    large as its room allows, over the lower edge of the cards where it takes two lines.
    """
    if not text:
        return
    lead = _TICK_WIDTH if has_tick else 0.0
    around_words = lead + _CAPTION_PAD[is_staged]
    least = _LEAST_STAGED if is_staged else _LEAST_LINE
    ink = _caption_ink(state, room, text, around_words, least)
    if ink is None:
        return
    ink = replace(ink, colour=colour)
    size = ink.size
    free = room.w - around_words * size
    wide = min(width_of(text, ink) + 1, free)
    high = text_height(text, wide, ink) - 0.1 * size
    rect = around(room.cx, room.bottom - high / 2, wide + around_words * size, high)

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_badge(painter, box, state.palette, min(box.height(), 1.16 * size) / 2)
        pad = _CAPTION_PAD[is_staged] / 2 * size
        words = box.adjusted(pad + lead * size, 0, -pad, -TAILS * size)
        if has_tick:
            at = QPointF(words.left() - lead * size, box.center().y())
            _draw_tick(painter, at, 0.8 * size, colour)
        draw_words(painter, words, text, ink)

    height = z.Z_STAGED if is_staged else z.Z_SEALS
    items.draw(key, rect, height, (text, ink, has_tick, state.style), draw)


def _caption_ink(
    state: FurnitureState, room: Rect, text: str, around_words: float, least: tuple[float, float]
) -> TextStyle | None:
    """Returns the style of a caption: that of one line where this has at least a size in pixels and
    a part of the usual one, else that of a sentence; ``None`` where neither can be read.
    """
    size = count_size(state, room)
    ink = TextStyle(size, "", is_bold=True, align="centre")
    least_size = max(least[0], least[1] * size)
    in_line = replace(ink, size=float(round(size)))
    while width_of(text, in_line) + around_words * in_line.size + 1 > room.w:
        in_line = replace(in_line, size=in_line.size - 1)
    most = min(_SENTENCE * state.text, size)
    free = room.w - around_words * most - 1
    below = snug(text, free, _SENTENCE_LINES * state.text, replace(ink, size=most), LEAST)
    has_room = is_whole(text, free, below)
    if has_room and state.frame.measure.yielding:
        least_size = max(least_size, _LARGE_LINE * min(state.text, below.size))
    if in_line.size >= least_size:
        return in_line
    return below if has_room else None


def _draw_tick(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(QPointF(at.x() + 0.08 * size, at.y()))
    path.lineTo(at.x() + 0.34 * size, at.y() + 0.3 * size)
    path.lineTo(at.x() + 0.86 * size, at.y() - 0.36 * size)
    painter.strokePath(path, QPen(QColor(colour), 0.17 * size))
