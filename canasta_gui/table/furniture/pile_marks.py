"""Shows what stock and pile say: empty places, ice, counts, and whether the pile can be taken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform

from canasta_gui.i18n.formats import sentences
from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.bubbles import is_bubble
from canasta_gui.table.furniture.free_cloth import is_few, place_words
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.lights import show_frame, show_light
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import GROUND_PAD, draw_answer, draw_badge
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
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around, hull
from canasta_gui.table.layout.pile_layout import buried
from canasta_gui.table.render import surfaces
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind

_STATE, _VERDICT, _WHY = 1.3, 1.25, 1.08
"""The sizes of the word on the state of the pile, of whether it can be taken, and of with what or
why not; by that of other sentences.
"""
_COUNT = (0.86, 0.93)
"""The size of a count, by the height of its ground: usually, and in large text."""
_WORD = 0.92
"""The same of a sentence on its state."""
_SIGN, _SIGN_GAP = 1.25, 0.4
"""The size of the sign for yes or no, and the gap behind it, by that of the words."""
_LINES = 4
"""The most lines of these words."""
_APART = 0.9
"""The distance of the words from the cards of the pile, in text heights."""
_LIGHT, _LIT_EDGE = 0.26, 3.0
"""How far the light around the pile reaches, in widths of its cards, and the line around its top
card, in pixels.
"""
_BELOW = 0.5
"""How far the shade of the heap lies below its top card, by the height of a card."""


PILE_WORDS = ("verdict", "sign", "why", "word")
"""The items that say what the pile says."""


def show_places(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the outlines of stock and pile while they are empty."""
    if state.picture.cards(Zone(ZoneKind.SPREAD)):
        return
    empty = ("stock",) if state.count(PILE) else ("stock", "pile")
    for name in empty:
        rect = state.frame.stock if name == "stock" else state.frame.pile
        make = partial(surfaces.empty_place, rect.w, items.ratio, state.style)
        items.put(("place", name), rect, z.Z_PLACES, state.style, make)


def show_pile(items: PixmapItems, state: FurnitureState) -> None:
    """Shows a shade on all but the top card of the pile, the ice on it, and light around it while
    the viewer can take it.
    """
    poses: Sequence[Pose] = state.arrangement.poses.get(PILE, ())
    if not state.count(PILE):
        return
    _show_shade(items, state, poses)
    if state.picture.is_frozen:
        _show_frost(items, state, poses[-1])
    if state.view.pile.is_lit and not state.told and state.view.hint is None:
        _show_pile_light(items, state, poses)


def _show_shade(items: PixmapItems, state: FurnitureState, poses: Sequence[Pose]) -> None:
    """Shows a shade on the cards below the top one, darkest beside it: which one can be taken is
    seen at once.
    """
    if len(poses) < 2:
        return
    area, look = hull([pose.rect for pose in poses[:-1]]), (tuple(poses), state.style)
    hidden = buried(tuple(poses))
    cards = [_placed(pose, area) for at, pose in enumerate(poses) if at not in hidden]
    shade = partial(surfaces.heap_shade, QSizeF(area.w, area.h), items.ratio, cards)
    items.put("pile shade", area, poses[-1].z - _BELOW, look, shade)


def _placed(pose: Pose, area: Rect) -> QTransform:
    """Returns what puts a card one pixel wide where a pose has it in a picture of an area."""
    moved = QTransform().translate(pose.x - area.x, pose.y - area.y)
    return moved.rotate(pose.angle).scale(pose.width, pose.width)


def _show_pile_light(items: PixmapItems, state: FurnitureState, poses: Sequence[Pose]) -> None:
    """Shows light on the cloth around the pile, and a line around its top card."""
    area, top = hull([pose.rect for pose in poses]), poses[-1]
    show_light(items, "pile light", area, _LIGHT * top.width, "target", state.style)
    card = around(top.x, top.y, top.width, top.width * CARD_ASPECT).grown(_LIT_EDGE)
    show_frame(items, "pile frame", card, z.Z_FROST + 1, "drawn", state.style)
    items.turn("pile frame", top.angle)


def _show_frost(items: PixmapItems, state: FurnitureState, top: Pose) -> None:
    """Shows ice on the top card, turned like the card."""
    edge = 2 * surfaces.FROST_EDGE
    rect = around(top.x, top.y, top.width + edge, top.width * CARD_ASPECT + edge)
    make = partial(surfaces.frost, top.width, items.ratio)
    items.put("frost", rect, z.Z_FROST, state.style, make)
    items.turn("frost", top.angle)


def show_word(items: PixmapItems, state: FurnitureState, kept: Sequence[Rect]) -> None:
    """Shows what the pile says, beside all of its cards or, where its words would be small there,
    on free cloth near them; ``kept`` are the buttons.

    To who is to draw it says whether it can be taken.
    """
    pile = state.view.pile
    if state.count(PILE) != pile.base + len(pile.cards):
        return
    room = beside_heap(items, state)
    if pile.verdict:
        _show_verdict(items, state, room, kept)
    # Who has to discard asks no longer how it is taken.
    elif word := pile.word if state.view.is_wordy and not state.view.turn else pile.short:
        _show_state(items, state, word, room, kept)


def _show_state(
    items: PixmapItems, state: FurnitureState, word: str, room: Rect, kept: Sequence[Rect]
) -> None:
    """Shows the state of the pile in a word, or in a sentence."""
    m, is_short = state.frame.measure, not state.view.is_wordy
    wanted = _style(state, _STATE if is_short else _WORD, is_bold=is_short)
    # Words in one line are not made smaller for its height.
    high = max(room.h * wanted.size / line_height(wanted), m.least_words)
    ink = snug(word, room.w, room.h, replace(wanted, size=min(wanted.size, high)), LEAST)
    is_column = not is_few(text_height(word, room.w, ink), ink)
    if is_column or ink.size < round(m.least_words) or room.h < ink.size:
        texts = (word, state.view.pile.short or word)
        if found := place_words(items, state, texts, wanted, room, kept):
            show_words(items, "word", found.place, found.text, found.ink)
            return
        word = texts[-1]
        ink = snug(word, room.w, room.h, wanted, LEAST)
        if not is_whole(word, room.w, ink) or line_height(ink) > room.h:
            return
    high = text_height(word, room.w, ink)
    _show_line(items, state, _Said("word", word, ink), replace(room, y=room.cy - high / 2, h=high))


def _style(
    state: FurnitureState, size: float, *, is_bold: bool = True, lines: int = _LINES
) -> TextStyle:
    side = "right" if state.frame.is_mirrored else "left"
    size *= state.frame.measure.words
    return TextStyle(size, state.palette.word, is_bold, align=side, has_shade=True, lines=lines)


def _show_verdict(
    items: PixmapItems, state: FurnitureState, room: Rect, kept: Sequence[Rect]
) -> None:
    """Shows whether the viewer can take the pile, and with what or why not: as large as both have
    room beside the pile; in the largest text the answer alone, which would say little far off.
    Else they stand on free cloth.
    """
    pile, why = state.view.pile, _style(state, _WHY, is_bold=False)
    verdict = _Said("verdict", pile.verdict, _style(state, _VERDICT, lines=1), sign=pile.can_take)
    broken = replace(verdict, ink=replace(verdict.ink, lines=_LINES))
    rest = _Said("why", pile.why, why)
    ways = ((verdict, rest), (broken, rest), (broken,))
    if any(_stack(items, state, way, room) for way in ways):
        return
    texts = (sentences((pile.verdict, pile.why)), pile.verdict)
    if found := place_words(items, state, texts, why, room, kept):
        show_words(items, "why", found.place, found.text, found.ink)


@dataclass(frozen=True, slots=True)
class _Said:
    """A line of what the pile says."""

    key: str
    text: str
    ink: TextStyle
    sign: bool | None = None
    """Whether a yes or a no stands before it; ``None`` for no sign."""

    @property
    def indent(self) -> float:
        """Returns the room of the sign."""
        return 0.0 if self.sign is None else (_SIGN + _SIGN_GAP) * self.ink.size

    def height(self, wide: float) -> float:
        """Returns the height of the words at a width of the room; too high where they are cut."""
        free = wide - self.indent
        is_shown = is_whole(self.text, free, self.ink)
        return text_height(self.text, free, self.ink) if is_shown else inf


def _stack(items: PixmapItems, state: FurnitureState, said: Sequence[_Said], room: Rect) -> bool:
    """Shows lines one below the other in the middle of a room, as large as they have room; returns
    whether they have room.
    """
    size = round(min(it.ink.size for it in said))
    least = round(state.frame.measure.least_words)
    for smaller in range(max(size - least, 0) + 1):
        part = 1 - smaller / size
        tried = [replace(it, ink=replace(it.ink, size=part * it.ink.size)) for it in said]
        heights = [it.height(room.w) for it in tried]
        if sum(heights) <= room.h:
            y = room.cy - sum(heights) / 2
            for it, high in zip(tried, heights, strict=True):
                _show_line(items, state, it, replace(room, y=y, h=high))
                y += high
            return True
    return False


def _show_line(items: PixmapItems, state: FurnitureState, said: _Said, row: Rect) -> None:
    """Shows words at that end of a row that is nearest to the pile, their sign before them."""
    free, is_mirrored = row.w - said.indent, state.frame.is_mirrored
    wide = min(width_of(said.text, said.ink), even_width(said.text, free, said.ink)) + 1
    x = row.right - said.indent - wide if is_mirrored else row.x + said.indent
    show_words(items, said.key, replace(row, x=x, w=wide), said.text, said.ink)
    if said.sign is not None:
        size = _SIGN * said.ink.size
        x = row.right - size if is_mirrored else row.x
        sign = Rect(x, row.y + (line_height(said.ink) - size) / 2, size, size)
        items.draw(
            "sign",
            sign,
            z.Z_CAPTIONS,
            (said.sign, state.style),
            lambda painter, box: draw_answer(painter, box, state.palette, is_yes=said.sign),
        )


def beside_heap(items: PixmapItems, state: FurnitureState) -> Rect:
    """Returns the room of the words: from the cards of the pile on, however many there are, below
    what is said there.
    """
    laid, room = state.arrangement, replace(state.frame.word, y=state.frame.centre_top)
    room = replace(room, h=state.frame.word.bottom - room.y)
    heap = hull([laid.areas[PILE], *(it.rect for it in laid.hinted.get(PILE, ()))])
    feet = [it for it in map(hull, _feet(items, state)) if it.overlap(room)]
    gap, pad = _APART * state.text, GROUND_PAD[0] * state.text
    if state.frame.is_mirrored:
        left, end = max([room.x, *(it.right for it in feet)]) + pad, heap.x - gap
    else:
        left, end = heap.right + gap, min([room.right, *(it.x for it in feet)]) - pad
    room = replace(room, x=left, w=end - left)
    said = [items.area(key) for key in items.declared if key == "prompt" or is_bubble(key)]
    over = [it.bottom for it in said if it is not None and it.overlap(room)]
    top = min(max([room.y, *over]), room.bottom - LEAST)
    return replace(room, y=top, h=room.bottom - top)


def _feet(items: PixmapItems, state: FurnitureState) -> Iterator[list[Rect]]:
    """Yields the places of second hands with the words on them."""
    for seat, place in state.frame.seats.items():
        if state.picture.cards(Zone(ZoneKind.FOOT, seat)):
            yield [it for it in (place.foot, items.area(("foot", seat))) if it is not None]


def show_counts(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the counts of stock and pile, except during the draw for seats and the cut."""
    if state.told:
        return
    _show_badge(items, state, "stock-count", state.frame.stock, state.picture.stock)
    if (pile := state.count(PILE)) > 1:
        _show_badge(items, state, "pile-count", state.frame.pile, pile)


def _show_badge(
    items: PixmapItems, state: FurnitureState, key: str, card: Rect, count: int
) -> None:
    word, high = str(count), state.frame.measure.badge
    size = _COUNT[state.frame.measure.yielding > 0] * high
    ink = TextStyle(size, state.palette.word, is_bold=True, align="centre")
    rect = state.frame.count_place(card, max(width_of(word, ink) + 0.6 * high, high))

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_badge(painter, box, state.palette, box.height() / 2)
        draw_words(painter, box, word, ink)

    items.draw(key, rect, z.Z_COUNTS, (word, ink), draw)
