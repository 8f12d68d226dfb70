"""Lays the melds of every side, and the groups that are laid aside for the own one, in the order
of their ranks.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest

from canasta_gui.table.layout import card_spreads as spreads
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import Pose, Rect, hull
from canasta_gui.table.layout.overlaps import FAN, in_layer
from canasta_gui.table.layout.sides import SideFrame
from canasta_gui.table.layout.slot import FEW, READ, SQUARED, Slot
from canasta_gui.table.layout.slots import slots
from canasta_gui.viewmodel.picture import Picture, canasta_top, is_run, meld_order
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_RING = 4.4
"""The size of the ring that counts the points towards the first meld, in text heights."""
_LEAST_RING = 0.7
"""The least part of its size that a ring has beside many staged cards."""
LEAST_ROUND = 3.0
"""The size below which a ring is only the ground of its figures, in text heights."""
_LEAST_PLACE = 0.3
"""The same of the place for a new meld beside a full row."""
MANY_BONUS = 1.5
"""The width of the place of bonus cards where it is free, by that at the end of the row."""
BEFORE_BONUS = 4.5
"""The gap before bonus cards that have room, in usual gaps: nearer they look like one more meld."""
_GROUPS = 2.5
"""The gap between columns of sets and of sequences, in gaps of the row."""
_ROUNDING = 1e-6
_MOST = 64.0
"""More cards than a meld has."""


class MeldLayout:
    """Computes poses and areas of melds and groups, their captions, and the next meld's place."""

    def __init__(self, frame: Frame, picture: Picture, borrowing: frozenset[int]) -> None:
        self._frame = frame
        self._picture = picture
        self.poses: dict[Zone, tuple[Pose, ...]] = {}
        self.areas: dict[Zone, Rect] = {}
        self.captions: dict[Zone, Rect] = {}
        self.ghosts: dict[Zone, Pose] = {}
        self.names: dict[Zone, Rect] = {}
        self.new_meld = frame.pile
        self._shows_runs, self._most_open, self._edge = True, 0, 0.0
        """Whether every card of a sequence shows in the row that is laid, how many of a set, and
        the edge of the others, in card heights.
        """
        self._own = next(iter(frame.sides))
        for side in frame.sides:
            self._lay_side(side, borrowing)
        self.ring = self._ring()

    def _lay_side(self, side: int, borrowing: frozenset[int]) -> None:
        """Lays the melds of a side in their slots, and the staged groups behind the own ones."""
        it, is_own = self._frame.sides[side], side == self._own
        melds = [zone for zone in self._picture.zones if zone.kind is ZoneKind.MELD]
        indices = [zone.index for zone in melds if zone.owner == side]
        held = {zone.index for zone in self._picture.zones if zone.kind is ZoneKind.STAGE}
        groups = sorted(held | borrowing) if is_own else []
        # A meld that has no cards for a moment keeps its place.
        laid = [Zone(ZoneKind.MELD, side, at) for at in range(max(indices, default=-1) + 1)]
        zones = [*laid, *(Zone(ZoneKind.STAGE, 0, index) for index in groups)]
        order = meld_order([self._picture.cards(zone) for zone in zones])
        row = [zones[at] for at in order]
        shown = [self._shown(zone) for zone in row]
        whole = [max(it, self._count(zone)) for it, zone in zip(shown, row, strict=True)]
        has_ring = bool(groups) and not indices
        gaps = _gaps_between([is_run(self._picture.cards(zone)) for zone in row])
        places = self._slots(side, shown, whole, gaps, has_ring=has_ring)
        self._open(row, places)
        for at, (zone, slot) in enumerate(zip(row, places, strict=True)):
            if zone.kind is ZoneKind.STAGE and zone.index in borrowing:
                self._lay_borrowing(zone, slot, at)
            elif self._picture.cards(zone):
                self._lay_meld(zone, slot, at)
        if is_own:
            self._find_new_meld(it, shown, whole, gaps)

    def _open(self, row: Sequence[Zone], places: Sequence[Slot]) -> None:
        """Finds how much the melds of a row show, all alike: two forms would look like two
        things.
        """
        growing = [
            it for it in zip(row, places, strict=True) if it[0] not in self._picture.canastas
        ]
        runs = [(self._count(zone), slot) for zone, slot in growing if self._has_run(zone)]
        sets = [(self._count(zone), slot) for zone, slot in growing if not self._has_run(zone)]
        is_small = any(not slot.is_wide and slot.card < READ for slot in places)
        self._shows_runs = all(spreads.has_room(slot, count) for count, slot in runs)
        self._shows_runs = self._shows_runs and not is_small
        longest = max((count for count, _ in sets), default=0)
        ways = (spreads.most_open(slot, longest) for _, slot in sets)
        self._most_open = 0 if is_small else min(ways, default=0)
        longest = max((self._count(zone) for zone, _ in growing), default=0)
        rooms = ((slot.room - 1) / max(longest - 1, 1) for _, slot in growing)
        self._edge = min(spreads.PAPER, *rooms) if growing else 0.0

    def _has_run(self, zone: Zone) -> bool:
        """Returns whether an open sequence lies there."""
        return zone not in self._picture.canastas and is_run(self._picture.cards(zone))

    def _shown(self, zone: Zone) -> int:
        """Returns how many cards of a meld must show: all of a sequence, few of a set."""
        if zone in self._picture.canastas:
            return SQUARED
        return len(self._picture.cards(zone)) if self._has_run(zone) else FEW

    def _count(self, zone: Zone) -> int:
        """Returns how many cards of a meld lie beside each other; those of a canasta do not."""
        return SQUARED if zone in self._picture.canastas else len(self._picture.cards(zone))

    def _lay_borrowing(self, zone: Zone, slot: Slot, at: int) -> None:
        """Lays a staged group where its meld will lie, with room for a borrowed card."""
        self._lay(zone, slot, at, spreads.run(slot, len(self._picture.cards(zone)) + 1))
        *laid, self.ghosts[zone] = self.poses[zone]
        self.poses[zone] = tuple(laid)

    def _slots(
        self,
        side: int,
        shown: Sequence[int],
        whole: Sequence[int],
        gaps: Sequence[float],
        *,
        has_ring: bool,
    ) -> tuple[Slot, ...]:
        """Returns the slots of melds; those that would become smaller, or hide cards, take the
        place for one more, and what few bonus cards leave free. Beside a ring that counts they
        leave its place.
        """
        it, m = self._frame.sides[side], self._frame.measure
        has_canastas = bool(self._picture.canastas)
        ways = partial(slots, m=m, shown=shown, whole=whole, gaps=gaps, has_canastas=has_canastas)
        places = ways(it.melds)
        free = self._beside_ring(it.melds)
        if has_ring and any(slot.left < free.x or slot.right > free.right for slot in places):
            return ways(free)
        if not places or has_ring or places[0].card >= m.meld:
            return places
        beside, wider, whole_bonus = (
            ways(band)
            for band in (
                it.beside_bonus,
                self._whole_band(side, places[0].card),
                self._whole_band(side, m.bonus_card, MANY_BONUS),
            )
        )
        found = max(places, beside, wider, key=lambda way: way[0].card)
        least = found[0].card - _ROUNDING
        as_large = [it for it in (places, whole_bonus, beside) if it[0].card >= least]
        return max(as_large, key=lambda way: _showing(way, whole), default=found)

    def _beside_ring(self, band: Rect) -> Rect:
        """Returns what a ring at the far end leaves of a band."""
        wide = _LEAST_RING * _RING * self._frame.measure.text
        return replace(
            band, x=band.x + wide if self._frame.is_mirrored else band.x, w=band.w - wide
        )

    def _whole_band(self, side: int, card: float, most: float = 1.0) -> Rect:
        """Returns the band of a side up to its bonus cards, if those are of a width; they have
        ``most`` of their place at the most.
        """
        frame = self._frame
        it, gap = frame.sides[side], BEFORE_BONUS * frame.measure.gap
        if it.has_bonus_above:
            return it.beside_bonus
        here = [Zone(ZoneKind.BONUS, one) for one in frame.sharing(side)]
        count = sum(len(self._picture.cards(zone)) for zone in here)
        whole, wide = hull([it.beside_bonus, it.bonus]), most * it.bonus.w
        taken = min(spreads.row_width(card, count), wide) + gap if count else 0.0
        x = whole.x + taken if frame.is_mirrored else whole.x
        return replace(it.beside_bonus, x=x, w=whole.w - taken)

    def _find_new_meld(
        self, it: SideFrame, taken: Sequence[int], whole: Sequence[int], gaps: Sequence[float]
    ) -> None:
        """Finds the place of the next own meld: beside the last one, or in the middle."""
        found = self._slots(self._own, (*taken, FEW), (*whole, FEW), (*gaps, 1.0), has_ring=False)
        place = found[-1].front
        if taken:
            place = self._beside_last(place, it)
        self.new_meld = place

    def _beside_last(self, place: Rect, it: SideFrame) -> Rect:
        """Returns a place of this size beside the last meld; where the row has no room there,
        before the first one, and smaller if need be.
        """
        areas = _last_row(self._laid_before(self._own))
        felt, gap = it.felt(self._frame.measure), self._frame.measure.gap
        left, right = min(area.x for area in areas), max(area.right for area in areas)
        if not self._picture.cards(Zone(ZoneKind.BONUS, self._own)):
            felt = hull([felt, it.bonus])
        rooms = (left - gap - felt.x, felt.right - right - gap)
        is_left = rooms[0] >= place.w if self._frame.is_mirrored else rooms[1] < place.w
        is_left = is_left and rooms[0] > rooms[1]
        part = max(min(rooms[not is_left] / place.w, 1.0), _LEAST_PLACE)
        wide, high = part * place.w, part * place.h
        x = left - gap - wide if is_left else right + gap
        return Rect(x, areas[-1].bottom - high, wide, high)

    def _lay_meld(self, zone: Zone, slot: Slot, at: int) -> None:
        """Lays a meld, or a staged group where its meld will lie."""
        cards, kind = self._picture.cards(zone), self._picture.canastas.get(zone)
        is_sequence, count = is_run(cards), len(cards)
        is_open = self._shows_runs if is_sequence else slot.is_wide or self._most_open > 0
        if kind is not None:
            poses = spreads.square(slot, count, canasta_top(cards, kind))
        elif not is_open:
            poses = spreads.named(slot, count, self._edge, is_run=is_sequence)
        elif is_sequence:
            poses = spreads.run(slot, count)
        else:
            poses = spreads.group(slot, cards, self._most_open)
        self._lay(zone, slot, at, poses)
        if not is_open or (is_sequence and kind is not None):
            self.names[zone] = max(poses, key=lambda pose: pose.z).rect

    def _lay(self, zone: Zone, slot: Slot, at: int, poses: spreads.Poses) -> None:
        # Each meld lies over the one before it, where they lie over each other.
        heights = (at + pose.z / _MOST for pose in poses)
        self.poses[zone] = tuple(
            in_layer(replace(pose, z=z), zone.kind) for pose, z in zip(poses, heights, strict=True)
        )
        self.captions[zone] = slot.caption
        self.areas[zone] = hull([pose.rect for pose in poses])

    def _ring(self) -> Rect:
        """Returns the place of the ring beside the staged cards."""
        m, it = self._frame.measure, self._frame.sides[self._own]
        high = it.melds.h - m.below
        size = min(_RING * m.text, high)
        if m.yielding and size < LEAST_ROUND * m.text:
            # Large figures take the place of a caption, too: an unopened side has none.
            high = it.melds.h
            size = min(LEAST_ROUND * m.text, high)
        x = it.melds.cx - size / 2
        laid = self._laid_before(self._own)
        if laid:
            x = max(area.right for area in laid) + 2 * m.gap
            size = min(size, max(it.beside_bonus.right - x, _LEAST_RING * size))
            x = min(x, it.beside_bonus.right - size)
        return Rect(x, it.melds.y + (high - size) / 2, size, size)

    def _laid_before(self, side: int) -> list[Rect]:
        """Returns the areas of a side's melds, and of what is staged to become one."""
        return [
            area
            for zone, area in self.areas.items()
            if (zone.kind is ZoneKind.MELD and zone.owner == side)
            or (zone.kind is ZoneKind.STAGE and side == self._own)
        ]


def _gaps_between(are_runs: Sequence[bool]) -> tuple[float, ...]:
    """Returns the gap behind each meld of a row, in usual gaps: sets and sequences stand apart."""
    pairs = zip_longest(are_runs, are_runs[1:], fillvalue=are_runs[-1] if are_runs else False)
    return tuple(1.0 if one == other else _GROUPS for one, other in pairs)


def _showing(way: Sequence[Slot], whole: Sequence[int]) -> float:
    """Returns how much fans show of the cards that would show where there is room, and how large
    canastas are among crowded columns.
    """
    if not way[0].is_wide:
        return round(max(slot.front.w for slot in way) / way[0].card, 3)
    return round(sum(min(it.room, 1 + (n - 1) * FAN) for it, n in zip(way, whole, strict=True)), 3)


def _last_row(areas: Sequence[Rect]) -> list[Rect]:
    """Returns the areas that lie in the same row as the last one."""
    return [area for area in areas if area.y < areas[-1].cy < area.bottom]
