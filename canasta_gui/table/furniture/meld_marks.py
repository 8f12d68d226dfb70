"""Shows empty places, captions, seals, frost and counts of cards."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.bubbles import is_bubble
from canasta_gui.table.furniture.free_cloth import place_words
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    even_width,
    is_whole,
    line_height,
    show_words,
    snug,
    text_height,
    width_of,
)
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.layout.measure import BADGE_FOOT, BADGE_FREE, Measure
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.viewmodel.picture import canasta_top
from canasta_gui.viewmodel.table_view import MeldView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind

_SEAL = 0.45
"""The width of a seal, in card widths."""
_SEAL_WORD, _SEAL_WIDEST = 1.7, 0.66
"""On small cards, the width of a seal in text heights, and its largest width in card widths."""
_SEAL_COVERED = 0.55
"""The largest width of a seal on a card that the next one covers, as a part of what shows of it."""
_SEAL_BEYOND = 0.15
"""How far a seal reaches beyond the card, in card widths."""
_STATE = 1.5
"""The size of the one word on the state of the pile, by that of other sentences."""
_WHY, _WHY_LINES = 1.08, 4
"""The size of the words that say why the pile cannot be taken, by that of other sentences, and
their most lines.
"""
_COUNT, _COUNT_SHARE, _LEAST_COUNT = 1.45, 0.42, 13.0
"""The size of the count of a meld in text heights, as a part of its room, and in pixels at
least.
"""
_LEAST_SHORT, _LEAST_LINE, _CAPTION_PAD = 11.0, 0.6, 0.7
"""The least size of a caption on one line, in pixels and as a part of its size; and the space
beside a caption by its size.
"""
_SENTENCE, _SENTENCE_LINES = 0.95, 2.6
"""The size of a sentence at the foot of a meld, and the height of its lines, in text heights."""
_SEAL_DOWN = 0.04
"""The distance from the middle of the card down to that of the seal, in card widths."""


def show_places(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the outlines of stock and pile while they are empty."""
    if state.picture.cards(Zone(ZoneKind.SPREAD)):
        return
    places = {"stock": state.frame.stock, "pile": state.frame.pile}
    if state.count(PILE):
        del places["pile"]
    for name, rect in places.items():
        items.put(
            ("place", name),
            rect,
            z.Z_PLACES,
            state.style,
            partial(surfaces.empty_place, rect.w, items.ratio, state.style),
        )


def show_melds(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the captions of growing melds and the seals of canastas."""
    for side in state.view.sides:
        for index, meld in enumerate(side.melds):
            zone = Zone(ZoneKind.MELD, side.side, index)
            if zone not in state.arrangement.captions or state.count(zone) != len(meld.cards):
                continue
            if zone in state.picture.canastas:
                _show_canasta(items, state, zone, meld)
            elif meld.canasta is None:
                room, words = state.arrangement.captions[zone], _caption(state, zone, meld)
                show_caption(items, state, ("caption", zone), room, words, state.palette.word)


def _caption(state: FurnitureState, zone: Zone, meld: MeldView) -> str:
    """Returns the whole caption if it is wanted and has room, else the longest short one that fits
    on one line.
    """
    room, ink = state.arrangement.captions[zone].w, TextStyle(LEAST, state.palette.word)
    if state.view.is_wordy and width_of(meld.caption, ink) <= room:
        return meld.caption
    least = max(_LEAST_SHORT, _LEAST_LINE * _count_size(state, room))
    bold = replace(ink, size=math.ceil(least), is_bold=True)
    fits = width_of(meld.short, bold) + _CAPTION_PAD * bold.size + 1 <= room
    return meld.short if fits or not meld.brief else meld.brief


def _show_canasta(items: PixmapItems, state: FurnitureState, zone: Zone, meld: MeldView) -> None:
    """Shows the seal of a canasta with its number of cards; its colour and outline say its kind."""
    kind = state.picture.canastas[zone]
    pose = state.arrangement.poses[zone][canasta_top(meld.cards, kind)]
    count = str(len(meld.cards))
    rect = _seal_place(pose, state.arrangement.captions[zone].w, state.frame.measure)
    items.put(
        ("seal", zone),
        rect,
        z.Z_SEALS,
        (kind, count, state.style),
        partial(surfaces.seal, rect.w, items.ratio, kind, count, state.style),
    )


def _seal_place(pose: Pose, room: float, m: Measure) -> Rect:
    """Returns the place of a seal at the right edge of the top card.

    It reaches beyond the card only as far as the next meld allows, which may lie over the card.
    """
    size = max(_SEAL * pose.width, min(_SEAL_WORD * m.text, _SEAL_WIDEST * pose.width))
    spare = room - pose.width
    beyond = min(_SEAL_BEYOND * pose.width, spare / 2, 2 * m.gap)
    if spare < 0:
        size, beyond = min(size, _SEAL_COVERED * room), spare
    # The room of melds takes any value, and each size of a seal is a picture that is kept.
    size = round(size)
    return around(
        pose.x + pose.width / 2 + beyond - size / 2, pose.y + _SEAL_DOWN * pose.width, size, size
    )


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
    """Shows a text on a plate at the foot of a meld, over the lower edge of its cards: a count is
    large, a sentence as large as its room allows.
    """
    if not text:
        return
    size = _count_size(state, room.w)
    ink = TextStyle(size, colour, is_bold=True, align="centre")
    tick, pad = (0.9 if has_tick else 0.0), _CAPTION_PAD
    least = max(_LEAST_SHORT, _LEAST_LINE * size)
    in_line = replace(ink, size=float(round(size)))
    while width_of(text, in_line) + (tick + pad) * in_line.size + 1 > room.w:
        in_line = replace(in_line, size=in_line.size - 1)
    if in_line.size >= least:
        ink = in_line
    else:
        most = min(_SENTENCE * state.text, size)
        free = room.w - (tick + pad) * most
        ink = snug(text, free, _SENTENCE_LINES * state.text, replace(ink, size=most), LEAST)
        if not is_whole(text, free, ink):
            return
    size, tick = ink.size, tick * ink.size
    wide = min(width_of(text, ink) + 1, room.w - tick - pad * size) + tick + pad * size
    high = text_height(text, wide - tick - pad * size, ink) - 0.08 * size
    rect = around(room.cx, room.bottom - high / 2, wide, high)

    def draw(painter: QPainter, box: QRectF) -> None:
        _draw_badge(painter, box, min(box.height(), 1.28 * size) / 2, state)
        words = box.adjusted(pad / 2 * size + tick, 0, -pad / 2 * size, 0)
        if tick:
            _draw_tick(painter, QPointF(words.left() - tick, box.center().y()), 0.8 * size, colour)
        draw_words(painter, words, text, ink)

    height = z.Z_STAGED if is_staged else z.Z_SEALS
    items.draw(key, rect, height, (text, ink, has_tick, state.style), draw)


def _count_size(state: FurnitureState, room: float) -> float:
    return max(min(_COUNT * state.text, _COUNT_SHARE * room), _LEAST_COUNT)


def _draw_tick(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    path = QPainterPath(QPointF(at.x() + 0.08 * size, at.y()))
    path.lineTo(at.x() + 0.34 * size, at.y() + 0.3 * size)
    path.lineTo(at.x() + 0.86 * size, at.y() - 0.36 * size)
    painter.strokePath(path, QPen(QColor(colour), 0.17 * size))


def show_pile(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the frost of the pile."""
    if state.picture.is_frozen and state.count(PILE):
        _show_frost(items, state, state.arrangement.poses[PILE][-1])


def _show_frost(items: PixmapItems, state: FurnitureState, top: Pose) -> None:
    """Shows ice on the top card, turned like the card."""
    edge = 2 * surfaces.FROST_EDGE
    rect = around(top.x, top.y, top.width + edge, top.width * CARD_ASPECT + edge)
    make = partial(surfaces.frost, top.width, items.ratio)
    items.put("frost", rect, z.Z_FROST, state.style, make)
    items.turn("frost", top.angle)


def show_word(items: PixmapItems, state: FurnitureState, kept: Sequence[Rect]) -> None:
    """Shows the caption of the pile, beside all of its cards or, where its words would be small
    there, on free cloth near them; ``kept`` are the buttons.
    """
    pile, m = state.view.pile, state.frame.measure
    if state.count(PILE) != pile.base + len(pile.cards):
        return
    room = _free_room(items, _beside_heap(state))
    is_short = not state.view.is_wordy
    if is_short and pile.why and _show_why(items, state, room, kept):
        return
    word = pile.short if is_short else pile.word
    if not word:
        return
    side = "right" if state.frame.is_mirrored else "left"
    size = (_STATE if is_short else 0.92) * m.words
    wanted = TextStyle(size, state.palette.word, is_short, align=side, has_shade=True)
    # Words in one line are not made smaller for its height.
    high = max(room.h * wanted.size / line_height(wanted), m.least_words)
    ink = snug(word, room.w, room.h, replace(wanted, size=min(wanted.size, high)), LEAST)
    if ink.size < round(m.least_words):
        found = place_words(items, state, word, wanted, room, kept)
        if found is not None:
            show_words(items, "word", found[1], word, found[0])
            return
        word = pile.short or word
        ink = snug(word, room.w, room.h, wanted, LEAST)
        if not is_whole(word, room.w, ink):
            return
    wide, high = even_width(word, room.w, ink), text_height(word, room.w, ink)
    wide = min(width_of(word, ink), wide)
    x = room.right - wide if state.frame.is_mirrored else room.x
    room = Rect(x, room.cy - high / 2, wide + 1, high)
    show_words(items, "word", room, word, ink)


def _show_why(items: PixmapItems, state: FurnitureState, room: Rect, kept: Sequence[Rect]) -> bool:
    """Shows the state of the pile, and below it why the viewer cannot take it, as large as both
    have room beside the pile, else on free cloth; returns whether both have room.
    """
    pile, m = state.view.pile, state.frame.measure
    side = "right" if state.frame.is_mirrored else "left"
    ink = TextStyle(
        _WHY * m.words,
        state.palette.word,
        is_bold=True,
        align=side,
        has_shade=True,
        lines=_WHY_LINES,
    )
    head = replace(ink, size=_STATE * m.words, lines=1)
    size = round(ink.size)
    while size >= round(m.least_words):
        part = size / ink.size
        tried, over = replace(ink, size=size), replace(head, size=part * head.size)
        high = text_height(pile.why, room.w, tried)
        top = line_height(over) if pile.short else 0.0
        fits = high + top <= room.h and is_whole(pile.why, room.w, tried)
        if fits and width_of(pile.short, over) <= room.w:
            y = room.cy - (high + top) / 2
            if pile.short:
                show_words(items, "word", replace(room, y=y, h=top), pile.short, over)
            wide = min(even_width(pile.why, room.w, tried) + 1, room.w)
            x = room.right - wide if state.frame.is_mirrored else room.x
            show_words(items, "why", Rect(x, y + top, wide, high), pile.why, tried)
            return True
        size -= 1
    words = f"{pile.short}. {pile.why}" if pile.short else pile.why
    found = place_words(items, state, words, ink, room, kept)
    if found is not None:
        show_words(items, "why", found[1], words, found[0])
    return found is not None


def _free_room(items: PixmapItems, room: Rect) -> Rect:
    """Returns the part of a room that lies below what is said there."""
    said = [items.area(key) for key in items.declared if key == "prompt" or is_bubble(key)]
    over = [it.bottom for it in said if it is not None and it.overlap(room)]
    top = min(max([room.y, *over]), room.bottom - LEAST)
    return replace(room, y=top, h=room.bottom - top)


def _beside_heap(state: FurnitureState) -> Rect:
    """Returns the part of the place for the caption that a large heap leaves free."""
    room, heap = state.frame.word, state.arrangement.areas[PILE]
    gap = state.frame.measure.gap
    if state.frame.is_mirrored:
        return replace(room, w=min(room.right, heap.x - gap) - room.x)
    left = max(room.x, heap.right + gap)
    return replace(room, x=left, w=room.right - left)


def show_counts(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the counts of stock and pile, except during the draw for seats and the cut."""
    if state.told:
        return
    frame = state.frame
    stock, pile = state.picture.stock, state.count(PILE)
    _show_badge(items, state, "stock-count", frame.stock, stock)
    if pile > 1:
        _show_badge(items, state, "pile-count", frame.pile, pile)


def _show_badge(
    items: PixmapItems, state: FurnitureState, key: str, card: Rect, count: int
) -> None:
    high = state.frame.measure.badge
    ink = TextStyle(0.6 * high, state.palette.word, is_bold=True, align="centre")
    word = str(count)
    width = max(width_of(word, ink) + 0.6 * high, high)
    middle = card.bottom + (BADGE_FOOT - 0.5) * high
    # In the corner: the foot of a basket bears the value of its card. Large words reach outwards.
    right = min(card.x + width - BADGE_FOOT * high / 2, card.x + BADGE_FREE * card.w)
    rect = around(right - width / 2, middle, width, high)

    def draw(painter: QPainter, box: QRectF) -> None:
        _draw_badge(painter, box, box.height() / 2, state)
        draw_words(painter, box, word, ink)

    items.draw(key, rect, z.Z_COUNTS, (word, ink), draw)


def _draw_badge(painter: QPainter, box: QRectF, radius: float, state: FurnitureState) -> None:
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, min(radius, inner.height() / 2))
    painter.fillPath(path, shaded(state.palette.plate, 0.88))
    painter.setPen(shaded(state.palette.mark, 0.35))
    painter.drawPath(path)
