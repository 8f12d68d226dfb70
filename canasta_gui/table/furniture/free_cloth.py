"""Finds free cloth for sentences: large words take the place of decoration before they become
smaller, and never that of cards.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product, takewhile
from math import inf
from typing import Final, NamedTuple, TypeGuard, cast

from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, line_height, text_size
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_PLAYER: Final = ("face", "seat", "dealer")
"""The names of the items of a player."""
_LEVELS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("word", "sign", "verdict", "why", "row", "bubble", "rest", "prompt"), 2),
    **dict.fromkeys(_PLAYER, 3),
    "score": 4,
}
"""What gives way to a sentence, by the name of the item: after the cloth of trays words that say
less, then players, then the score. Everything else stays.
"""
_VERDICT: Final = frozenset({"sign", "verdict"})
_TRAYS, _EDGES, _BACKS = 1, 2, 3
"""The same of the cloth of trays, of their edges, and of backs of cards."""
_LAST: Final = 4
_STEP: Final = 0.84
"""The part of its size to which a sentence becomes smaller where no cloth is left for it."""
_WIDTHS: Final = (12, 16, 21, 28, 38)
"""The widths of sentences that are tried, by the size of their words."""
MOST_LINES: Final = 12
_FEW: Final = 4
"""The number of lines up to which a sentence is none."""
_CLOSE: Final = 16
"""The distance in pixels between positions that are tried one for the other."""
_LEAST: Final = 12.5
"""The size of words on a table in a small window at normal size, in pixels."""
_AIR: Final = 0.2
"""The space about what stays, in text heights."""

Blocks = Sequence[tuple[float, float]]
"""The widths and heights that a sentence may have."""


def word_sizes(state: FurnitureState) -> Iterator[float]:
    """Yields the sizes that a sentence may have, the wanted one first; the last ones are only for
    sentences so long that they would cover cards.
    """
    measure = state.frame.measure
    size, least = measure.words, measure.least_words
    while size > least:
        yield size
        size *= _STEP
    while least > _LEAST:
        yield least
        least *= _STEP
    yield _LEAST


def free_place(
    items: PixmapItems,
    state: FurnitureState,
    near: Rect,
    blocks: Blocks,
    kept: Sequence[Rect] = (),
    levels: int = _LAST + 1,
) -> Rect | None:
    """Returns the place of a sentence nearest to a rectangle where it covers nothing that stays,
    and as little as can be of what gives way, of which some ``levels`` may be covered; ``None`` if
    there is none. ``kept`` are further rectangles that stay.
    """
    m, frame = state.frame.measure, state.frame
    wide, high = frame.width - 2 * m.side_margin, frame.height - m.top - m.margin
    cloth = Rect(m.side_margin, m.top, wide, high)
    things = [*_things(items, state), *((rect, _LAST + 1) for rect in kept)]
    for level in range(levels):
        stays = tuple(rect.grown(_AIR * m.text) for rect, it in things if it > level)
        found = _nearest(stays, cloth, near, tuple(blocks))
        if found is not None:
            return found
    return None


class PlacedWords(NamedTuple):
    """A sentence at its place on free cloth."""

    text: str
    ink: TextStyle
    place: Rect


def place_words(
    items: PixmapItems,
    state: FurnitureState,
    texts: Sequence[str],
    ink: TextStyle,
    near: Rect,
    kept: Sequence[Rect],
    *,
    is_first: bool = False,
    least: float = inf,
) -> PlacedWords | None:
    """Returns the first of these sentences that has room, without a ground of its own, on free
    cloth, in few lines and across no edge of a tray; ``None`` if none has for words that are large
    enough, or of the ``least`` size. ``ink`` is the style of the largest words. Where the sentence
    ``is_first``, words that say less give way, then the edges of trays, then its few lines.
    """
    m = state.frame.measure
    part, least = ink.size / m.words, min(least, m.least_words)
    sizes = [*takewhile(lambda it: it >= least, word_sizes(state))]
    ways = ((True, _EDGES), (True, _BACKS), (False, _BACKS))[: 3 if is_first else 1]
    for (has_few, levels), text, size in product(ways, texts, sizes):
        tried = replace(ink, size=max(part, 1.0) * size, lines=MOST_LINES)
        widths = (near.w, *(letters * size for letters in _WIDTHS))
        blocks = [text_size(text, wide, tried) for wide in widths]
        blocks = [it for it in blocks if not has_few or is_few(it[1], tried)]
        found = free_place(items, state, near, blocks, kept, levels=levels)
        if found is not None:
            clear(items, state, found)
            return PlacedWords(text, tried, found)
    return None


def is_few(high: float, ink: TextStyle) -> bool:
    """Returns whether a sentence of a height has so few lines that it is no column of words."""
    return high <= (_FEW + 0.5) * line_height(ink)


def clear(items: PixmapItems, state: FurnitureState, place: Rect) -> None:
    """Takes away what gives way to a sentence at this place, of a player face and plate, and a
    verdict with its sign.
    """
    own = state.view.seats[0].seat
    covered = {
        key
        for key in items.declared
        if (area := items.area(key)) is not None and area.overlap(place) > 1
    }
    covered |= {(name, it) for _, it in filter(_is_player, covered) for name in _PLAYER}
    if not covered.isdisjoint(_VERDICT):
        covered |= _VERDICT
    for key in covered:
        if _level_of(key, own) <= _LAST:
            items.take(key)


def _is_player(key: Hashable) -> TypeGuard[tuple[str, int]]:
    return isinstance(key, tuple) and key[0] in _PLAYER


def _things(items: PixmapItems, state: FurnitureState) -> Iterator[tuple[Rect, int]]:
    """Yields what lies on the table, with the level from which on it gives way."""
    own = state.view.seats[0].seat
    for zone, poses in state.arrangement.poses.items():
        if poses:
            level = _BACKS if _is_back(zone, own) else _LAST + 1
            yield hull([pose.rect for pose in poses]), level
    for tray in items.panels:
        yield tray, _TRAYS
        yield from ((edge, _EDGES) for edge in _edges(tray))
    for key in items.declared:
        area = items.area(key)
        if area is not None:
            yield area, _level_of(key, own)


def _edges(tray: Rect) -> Iterator[Rect]:
    """Yields the four edges of a tray."""
    yield from (replace(tray, h=1), replace(tray, y=tray.bottom - 1, h=1))
    yield from (replace(tray, w=1), replace(tray, x=tray.right - 1, w=1))


def _is_back(zone: Zone, own: int) -> bool:
    return zone.kind in (ZoneKind.HAND, ZoneKind.FOOT) and zone.owner != own


def _level_of(key: Hashable, own: int) -> int:
    name, *rest = cast("tuple[object, ...]", key) if isinstance(key, tuple) else (key,)
    is_own = name in _PLAYER and rest == [own]
    return _LAST + 1 if is_own else _LEVELS.get(str(name), _LAST + 1)


@lru_cache(maxsize=256)
def _nearest(
    stays: tuple[Rect, ...], cloth: Rect, near: Rect, blocks: tuple[tuple[float, float], ...]
) -> Rect | None:
    """Returns the rectangle of one of these sizes that lies nearest to another one, on the cloth
    and on nothing that stays.
    """
    sides = sorted((it.y, it.bottom, it.x, it.right) for it in stays)
    best, least = None, inf
    for wide, high in blocks:
        last = cloth.right - wide
        edges = {x // _CLOSE: x for it in stays for x in (it.right, it.x - wide)}
        places = {near.cx - wide / 2, cloth.x, last, *edges.values()}
        # The nearest first: what is found there spares most of the others.
        for across, x in sorted((abs(x + wide / 2 - near.cx), x) for x in places):
            if across >= least:
                break
            if not cloth.x <= x <= last:
                continue
            column = [(y, end) for y, end, left, right in sides if left < x + wide and right > x]
            for top, bottom in _gaps(column, cloth):
                y = min(max(near.cy - high / 2, top), bottom - high)
                far = across + abs(y + high / 2 - near.cy)
                if bottom - top >= high and far < least:
                    best, least = Rect(x, y, wide, high), far
    return best


def _gaps(column: Sequence[tuple[float, float]], cloth: Rect) -> Iterator[tuple[float, float]]:
    """Yields the upper and the lower end of each free part of a column of things that stay."""
    top = cloth.y
    for y, bottom in column:
        if y > top:
            yield top, y
        top = max(top, bottom)
    if cloth.bottom > top:
        yield top, cloth.bottom
