"""Shows empty places, captions, seals, frost and counts of cards."""

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
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    even_width,
    fitted,
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
                words = meld.caption if _has_words(state, zone, meld) else meld.short
                _show_caption(items, state, zone, words)


def _has_words(state: FurnitureState, zone: Zone, meld: MeldView) -> bool:
    """Returns whether the whole caption is wanted and has room."""
    room, ink = state.arrangement.captions[zone].w, TextStyle(LEAST, state.palette.word)
    return state.view.is_wordy and width_of(meld.caption, ink) <= room


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


def _show_caption(items: PixmapItems, state: FurnitureState, zone: Zone, text: str) -> None:
    rect = state.arrangement.captions[zone]
    size = max(min(0.82 * state.text, 0.3 * rect.w), LEAST)
    ink = TextStyle(size, state.palette.word, align="centre", has_shade=True)
    # Where melds lie close, large words take a little less room instead of losing their end.
    ink = fitted(text, 0.92 * rect.w, ink, 0.7)
    # A note may lie beside the words.
    wide = min(width_of(text, ink) + ink.size, rect.w)
    around_words = replace(rect, x=rect.cx - wide / 2, w=wide)
    show_words(items, ("caption", zone), around_words, text, ink)


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
    word = pile.word if state.view.is_wordy else pile.short
    if not word or state.count(PILE) != pile.base + len(pile.cards):
        return
    room = _free_room(items, _beside_heap(state))
    side = "right" if state.frame.is_mirrored else "left"
    is_short = not state.view.is_wordy
    size = (1.0 if is_short else 0.92) * m.words
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
    items.draw(
        key,
        rect,
        z.Z_COUNTS,
        (word, ink),
        lambda painter, box: _badge(painter, box, word, ink, state),
    )


def _badge(
    painter: QPainter, box: QRectF, word: str, ink: TextStyle, state: FurnitureState
) -> None:
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, inner.height() / 2)
    painter.fillPath(path, shaded(state.palette.plate, 0.88))
    painter.setPen(shaded(state.palette.mark, 0.35))
    painter.drawPath(path)
    draw_words(painter, box, word, ink)
