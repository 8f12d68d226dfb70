"""Shows what stands for cards that others hide in their meld: edges of paper, gold where they are
wild, and the names of melds.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise

from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.meld_counts import caption_height
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.ribbons import ribbon_height
from canasta_gui.table.layout.geometry import Pose, Rect
from canasta_gui.table.layout.overlaps import FAN, STRIP
from canasta_gui.table.render.meld_faces import (
    BAND,
    NAME_FOOT,
    ROUND,
    bonus_name,
    edges,
    meld_name,
    wild_band,
)
from canasta_gui.viewmodel.picture import Cards, canasta_top, is_run
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import format_card, is_natural, is_wild

_ABOVE = 0.001
"""How far above its card a mark lies, or below the next one, as a z value."""
_BONUS = ("3h", "3d")
"""The bonus cards that have a rank."""
_FOOT_STEP, _SEALED_FOOT = 2, 81.0
"""The steps of the free part of a card above a count: few pictures for many melds; and its least
height on a canasta.
"""
_OPEN = 0.95
"""The part of the usual strip of a card that shows its index."""


def show_narrow_melds(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the marks of hidden and of wild cards, and the names of melds."""
    for zone, cards in state.picture.zones.items():
        if zone.kind is ZoneKind.BONUS and state.count(zone) == len(cards):
            _show_bonus(items, state, zone, cards)
        is_here = zone.kind in (ZoneKind.MELD, ZoneKind.STAGE) and zone in state.arrangement.poses
        if not is_here or None in cards:
            continue
        is_squared, is_whole = zone in state.picture.canastas, state.count(zone) == len(cards)
        # A set that grows has its front card already.
        is_told = is_whole or (state.count(zone) > 0 and not is_squared and not is_run(cards))
        if is_told and zone in state.arrangement.names:
            _show_name(items, state, zone, cards)
        if is_whole and not is_squared:
            _show_marks(items, state, zone, cards)


def _show_bonus(items: PixmapItems, state: FurnitureState, zone: Zone, cards: Cards) -> None:
    """Shows rank and suit of bonus cards in large type."""
    style, poses = state.card_pixmaps.style, state.arrangement.poses[zone]
    for at, (pose, card) in enumerate(zip(poses, cards, strict=True)):
        text = "" if card is None else format_card(card)
        if text in _BONUS:
            width = max(round(pose.width), 1)
            rect = Rect(pose.x - width / 2, pose.rect.y, width, pose.rect.h)
            is_front = not any(it.z > pose.z and it.y == pose.y for it in poses)
            make = partial(bonus_name, width, text, items.ratio, style, is_front=is_front)
            items.put(("name", zone, at), rect, pose.z + _ABOVE, (text, is_front, style), make)


def _show_name(items: PixmapItems, state: FurnitureState, zone: Zone, cards: Cards) -> None:
    """Shows on the front card of a meld its rank, or from which card to which one it goes, and
    which suits and how many wild cards are in a growing set.
    """
    place, kind = state.arrangement.names[zone], state.picture.canastas.get(zone)
    texts = [format_card(card) for card in cards if card is not None]
    wilds = 0
    is_sequence = is_run(cards)
    if is_sequence:
        front, told = len(cards) - 1, (texts[0], texts[-1])
    elif kind is not None:
        front = canasta_top(cards, kind)
        told = (texts[front],)
    else:
        natural = [format_card(card) for card in cards if card is not None and is_natural(card)]
        front, wilds = 0, len(texts) - len(natural)
        told = tuple({text[-1]: text for text in natural}.values() or texts[:1])
    width, style = max(round(place.w), 1), state.card_pixmaps.style
    rect = Rect(place.cx - width / 2, place.y, width, place.h)
    has_seal, height = kind is not None, state.arrangement.poses[zone][front].z + _ABOVE
    foot = _free_above(state, zone, rect, has_seal=has_seal)
    make = partial(
        meld_name,
        width,
        told,
        wilds,
        items.ratio,
        style,
        is_run=is_sequence,
        has_seal=has_seal,
        foot=foot,
    )
    items.put(("name", zone), rect, height, (told, wilds, has_seal, foot, style), make)


def _free_above(state: FurnitureState, zone: Zone, card: Rect, *, has_seal: bool) -> float:
    """Returns how far down a named card is free of what its meld counts, in parts of a width of
    100.
    """
    if has_seal:
        free = max(card.h - ribbon_height(card), _SEALED_FOOT / 100 * card.w)
    else:
        room = state.arrangement.captions[zone]
        free = room.bottom - caption_height(state, room) - card.y
    return min(_FOOT_STEP * round(free / card.w * 100 / _FOOT_STEP), NAME_FOOT)


def _show_marks(items: PixmapItems, state: FurnitureState, zone: Zone, cards: Cards) -> None:
    """Shows edges of paper for cards of which the next ones hide the index, as thick as they lie,
    and gold on wild ones of which a strip shows, which tells how many they are with those that
    they hide.
    """
    lying, below = _from_below(state, zone, cards), 0
    for number, (is_hidden, group) in enumerate(groupby(lying, lambda it: it.is_hidden)):
        if is_hidden:
            hidden = tuple(group)
            _show_edges(items, state, (zone, number), hidden)
            below = sum(it.is_wild for it in hidden)
            continue
        for it in group:
            if it.is_wild and it.step[1]:
                _show_band(items, state, zone, it, 1 + below)
            below = 0


@dataclass(frozen=True, slots=True)
class _Lying:
    """A card of a meld below another one."""

    pose: Pose
    is_wild: bool
    step: tuple[float, float]
    """How far to the right or down the next one lies."""

    @property
    def is_hidden(self) -> bool:
        """Returns whether the next one hides its index."""
        strip = STRIP * self.pose.rect.h if self.step[1] else FAN * self.pose.width
        return sum(self.step) < _OPEN * strip


def _from_below(state: FurnitureState, zone: Zone, cards: Cards) -> Iterator[_Lying]:
    """Yields the cards of a meld that lie below others, the lowest one first."""
    lying = sorted(zip(state.arrangement.poses[zone], cards, strict=True), key=lambda it: it[0].z)
    for (pose, card), (over, _) in pairwise(lying):
        step = round(over.rect.x - pose.rect.x, 2), round(over.rect.y - pose.rect.y, 2)
        yield _Lying(pose, card is not None and is_wild(card), step)


def _show_edges(
    items: PixmapItems, state: FurnitureState, key: Hashable, group: tuple[_Lying, ...]
) -> None:
    lowest, step = group[0].pose, group[0].step
    width, style = max(round(lowest.width), 1), state.card_pixmaps.style
    are_wild = tuple(it.is_wild for it in group)
    make = partial(edges, width, step, are_wild, items.ratio, style)
    more, (across, down) = ROUND * width, (len(group) * it for it in step)
    size = (across + more, lowest.rect.h) if across else (width, down + more)
    place = Rect(lowest.x - width / 2, lowest.rect.y, *size)
    items.put(("edges", key), place, group[-1].pose.z + _ABOVE, (are_wild, step, style), make)


def _show_band(
    items: PixmapItems, state: FurnitureState, zone: Zone, it: _Lying, count: int
) -> None:
    width, style = max(round(it.pose.width), 1), state.card_pixmaps.style
    left, strip = BAND * width, it.step[1]
    rect = Rect(it.pose.x - width / 2 + left, it.pose.rect.y, width - left, strip + ROUND * width)
    make = partial(wild_band, width, strip, count, items.ratio, style)
    items.put(("wild", zone, it.pose.z), rect, it.pose.z + _ABOVE, (count, style), make)
