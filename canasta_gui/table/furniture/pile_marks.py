"""Shows what stock and pile say: empty places, ice, counts, and whether the pile can be taken."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.bubbles import is_bubble
from canasta_gui.table.furniture.free_cloth import place_words
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_badge
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
from canasta_gui.table.layout.measure import BADGE_FOOT, BADGE_FREE
from canasta_gui.table.render import surfaces
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind

_STATE = 1.5
"""The size of the one word on the state of the pile, by that of other sentences."""
_WHY, _WHY_LINES = 1.08, 4
"""The size of the words that say why the pile cannot be taken, by that of other sentences, and
their most lines.
"""


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
        draw_badge(painter, box, state.palette, box.height() / 2)
        draw_words(painter, box, word, ink)

    items.draw(key, rect, z.Z_COUNTS, (word, ink), draw)
