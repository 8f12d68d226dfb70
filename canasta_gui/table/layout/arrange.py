"""Computes the pose of every card of a picture and the rectangle of every place."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from canasta_gui.table.layout import card_spreads as spreads
from canasta_gui.table.layout import match_start_layout, pile_layout
from canasta_gui.table.layout.frame import Frame, SideFrame
from canasta_gui.table.layout.geometry import Pose, Rect, hull
from canasta_gui.table.layout.slots import Slot, slots
from canasta_gui.viewmodel.picture import Picture, canasta_top, is_run
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

_BANDS = {
    ZoneKind.BONUS: 100.0,
    ZoneKind.MELD: 200.0,
    ZoneKind.FOOT: 250.0,
    ZoneKind.PACKET: 280.0,
    ZoneKind.STOCK: 300.0,
    ZoneKind.SPREAD: 320.0,
    ZoneKind.PILE: 400.0,
    ZoneKind.DRAWN: 500.0,
    ZoneKind.STAGE: 700.0,
    ZoneKind.HAND: 800.0,
}
"""The z values of places: furniture lies below 100, moving cards from 2000 up."""
MOVING = 2000.0
_RING = 4.4
"""The size of the ring that counts the points towards the first meld, in text heights."""
_SMALL = 0.85
"""The part of the size of cards in few melds below which melds need more room."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A laid-out picture: poses and rectangles of its places."""

    frame: Frame
    poses: Mapping[Zone, tuple[Pose, ...]]
    areas: Mapping[Zone, Rect]
    """The rectangle of each place, in which it can be clicked and in which it glows."""
    captions: Mapping[Zone, Rect]
    """The rectangles of the texts below the melds."""
    stock: tuple[Pose, ...]
    new_meld: Rect
    """The place of the first card of the next own meld."""
    rings: Mapping[int, Rect]
    """By side: the ring that counts its points until it has opened."""
    ghosts: Mapping[Zone, Pose]
    """For each staged group that borrows the pile's up-card, the pose of that card in it."""

    @property
    def stage(self) -> Rect:
        """Returns the rectangle of the staged cards with texts and ring, or their future place."""
        own, side = next(iter(self.frame.sides.items()))
        laid = [zone for zone in self.areas if zone.kind is ZoneKind.STAGE]
        words = [self.captions[zone] for zone in laid]
        areas = [self.areas[zone] for zone in laid]
        return hull([*areas, *words, self.rings[own]]) if laid else side.melds


def arrange(
    frame: Frame,
    picture: Picture,
    raised: frozenset[int] = frozenset(),
    borrowing: frozenset[int] = frozenset(),
) -> Arrangement:
    """Returns the layout of a picture.

    ``raised`` are positions in the viewer's hand, ``borrowing`` the groups on the stage that show
    the up-card as their last card.
    """
    work = _Work(frame, picture)
    work.lay_hands(raised)
    work.lay_feet()
    work.lay_melds(borrowing)
    work.lay_bonus()
    work.lay_centre()
    work.lay_rings()
    work.lay_opening()
    stock = tuple(
        _raised(pose, ZoneKind.STOCK) for pose in spreads.stack(frame.stock, picture.stock)
    )
    return Arrangement(
        frame,
        work.poses,
        work.areas,
        work.captions,
        stock,
        work.new_meld,
        work.rings,
        work.ghosts,
    )


def _lies_before(side: int, zone: Zone, own: int) -> bool:
    """Returns whether a place is a meld of a side, or staged to become one."""
    is_meld = zone.kind is ZoneKind.MELD and zone.owner == side
    return is_meld or (zone.kind is ZoneKind.STAGE and side == own)


def _last_row(areas: Iterable[Rect]) -> list[Rect]:
    """Returns the areas that lie in the same row as the last one."""
    found = list(areas)
    return [area for area in found if area.y < found[-1].cy < area.bottom]


def peeking(arrangement: Arrangement, zone: Zone, at: int, height: float) -> Arrangement:
    """Returns the arrangement with one card pushed up by ``height`` pixels, as it lies."""
    poses = list(arrangement.poses[zone])
    poses[at] = poses[at].pushed(height)
    return replace(arrangement, poses={**arrangement.poses, zone: tuple(poses)})


def _raised(pose: Pose, kind: ZoneKind) -> Pose:
    return Pose(pose.x, pose.y, pose.width, pose.angle, _BANDS[kind] + pose.z)


class _Work:
    """Collects poses and areas, place by place."""

    def __init__(self, frame: Frame, picture: Picture) -> None:
        self._frame = frame
        self._picture = picture
        self.poses: dict[Zone, tuple[Pose, ...]] = {}
        self.areas: dict[Zone, Rect] = {STOCK: frame.stock, PILE: frame.pile}
        self.captions: dict[Zone, Rect] = {}
        self.rings: dict[int, Rect] = {}
        self.ghosts: dict[Zone, Pose] = {}
        self.new_meld = frame.pile

    def _lay(self, zone: Zone, poses: tuple[Pose, ...]) -> None:
        self.poses[zone] = tuple(_raised(pose, zone.kind) for pose in poses)

    def lay_hands(self, raised: frozenset[int]) -> None:
        """Lays the viewer's hand and the fans of the others."""
        frame = self._frame
        for place, (seat, seat_frame) in enumerate(frame.seats.items()):
            zone = Zone(ZoneKind.HAND, seat)
            count = len(self._picture.cards(zone))
            if place == 0:
                self._lay(
                    zone,
                    spreads.hand(frame.hand, frame.width / 2, frame.measure.card, count, raised),
                )
                self.areas[zone] = frame.hand
            else:
                self._lay(
                    zone, spreads.fan(seat_frame.fan, seat_frame.back, count, seat_frame.turn)
                )
                self.areas[zone] = hull([seat_frame.body, seat_frame.fan])

    def lay_feet(self) -> None:
        """Lays the second hands that nobody has picked up yet."""
        for seat, seat_frame in self._frame.seats.items():
            zone = Zone(ZoneKind.FOOT, seat)
            count = len(self._picture.cards(zone))
            self._lay(zone, spreads.packet(seat_frame.foot, count))

    def lay_melds(self, borrowing: frozenset[int]) -> None:
        """Lays the melds of every side in their slots, and the staged groups behind the own
        ones.
        """
        own = next(iter(self._frame.sides))
        melds = [zone for zone in self._picture.zones if zone.kind is ZoneKind.MELD]
        held = {zone.index for zone in self._picture.zones if zone.kind is ZoneKind.STAGE}
        groups = sorted(held | borrowing)
        for side, side_frame in self._frame.sides.items():
            zones = [zone for zone in melds if zone.owner == side]
            count = max((zone.index + 1 for zone in zones), default=0)
            indices = range(count + (len(groups) if side == own else 0))
            squared = [Zone(ZoneKind.MELD, side, at) in self._picture.canastas for at in indices]
            aside = [Zone(ZoneKind.STAGE, 0, index) for index in groups if side == own]
            has_runs = any(map(self._has_run, (*zones, *aside)))
            places = self._slots(side_frame, squared, has_ring=not zones, has_runs=has_runs)
            for zone in zones:
                self._lay_meld(zone, places[zone.index])
            if side == own:
                for at, index in enumerate(groups):
                    self._lay_group(index, places[count + at], has_ghost=index in borrowing)
                self._find_new_meld(side_frame, squared, has_runs=has_runs)

    def _has_run(self, zone: Zone) -> bool:
        """Returns whether an open sequence lies there."""
        return zone not in self._picture.canastas and is_run(self._picture.cards(zone))

    def _lay_group(self, index: int, slot: Slot, *, has_ghost: bool) -> None:
        """Lays a staged group where its meld will lie, with room for a borrowed card."""
        zone = Zone(ZoneKind.STAGE, 0, index)
        cards = self._picture.cards(zone)
        is_row = has_ghost or is_run(cards)
        poses = spreads.run(slot, len(cards) + has_ghost) if is_row else spreads.group(slot, cards)
        self._lay(zone, poses[: len(cards)])
        self.captions[zone] = slot.caption
        self.areas[zone] = hull([pose.rect for pose in poses])
        if has_ghost:
            self.ghosts[zone] = _raised(poses[-1], zone.kind)

    def _slots(
        self, it: SideFrame, squared: Sequence[bool], *, has_ring: bool, has_runs: bool
    ) -> tuple[Slot, ...]:
        """Returns the slots about the middle; melds that become small there take the far end of
        the band as well, with room for one more meld, unless a ring counts there.
        """
        m = self._frame.measure
        places = slots(it.melds, m, squared, has_runs=has_runs)
        if has_ring or not places or places[0].front.w > _SMALL * m.meld or it.name.h:
            return places
        wider = slots(it.beside_bonus, m, (*squared, False), has_runs=has_runs)[: len(squared)]
        return wider if wider[0].front.w > places[0].front.w else places

    def _find_new_meld(self, it: SideFrame, taken: Sequence[bool], *, has_runs: bool) -> None:
        """Finds the place of the next own meld: beside the last one, or in the middle."""
        found = self._slots(it, (*taken, False), has_ring=not taken, has_runs=has_runs)
        place, felt = found[-1].front, self._felt
        if taken:
            own = next(iter(self._frame.sides))
            areas = _last_row(
                area for zone, area in self.areas.items() if _lies_before(own, zone, own)
            )
            place = replace(place, y=areas[-1].bottom - place.h)
            gap = 2 * self._frame.measure.gap
            x = min(max(area.right for area in areas) + gap, felt.right - place.w)
            if self._frame.is_mirrored:
                x = max(min(area.x for area in areas) - gap - place.w, felt.x)
            place = replace(place, x=x)
        self.new_meld = place

    @property
    def _felt(self) -> Rect:
        """Returns the area in which the own side lays its melds, without that of its bonus
        cards.
        """
        return next(iter(self._frame.sides.values())).beside_bonus

    def _lay_meld(self, zone: Zone, slot: Slot) -> None:
        cards = self._picture.cards(zone)
        kind = self._picture.canastas.get(zone)
        if kind is not None:
            poses = spreads.square(slot, len(cards), canasta_top(cards, kind))
        elif is_run(cards):
            poses = spreads.run(slot, len(cards))
        else:
            poses = spreads.group(slot, cards)
        self._lay(zone, poses)
        self.captions[zone] = slot.caption
        self.areas[zone] = hull([pose.rect for pose in poses])

    def lay_opening(self) -> None:
        """Lays the cards that are on the table only during the draw for seats and the cut."""
        lays = {
            ZoneKind.DRAWN: match_start_layout.drawn,
            ZoneKind.PACKET: match_start_layout.packet,
        }
        for zone, cards in self._picture.zones.items():
            if zone.kind is ZoneKind.SPREAD:
                self._lay(zone, match_start_layout.spread(self._frame, len(cards)))
            elif zone.kind in lays:
                self._lay(zone, lays[zone.kind](self._frame, zone.owner, len(cards)))

    def lay_bonus(self) -> None:
        """Lays the bonus cards of every side."""
        for side, side_frame in self._frame.sides.items():
            zone = Zone(ZoneKind.BONUS, side)
            count = len(self._picture.cards(zone))
            self._lay(zone, spreads.row(side_frame.bonus, self._frame.measure.bonus_card, count))
            self.areas[zone] = side_frame.bonus

    def lay_centre(self) -> None:
        """Lays the pile, and assigns the felt around the own side's melds as a place for drops."""
        frame, picture = self._frame, self._picture
        self._lay(PILE, pile_layout.heap(frame.pile, len(picture.cards(PILE)), picture.crosswise))
        self.areas[PILE] = hull([frame.pile, *(pose.rect for pose in self.poses[PILE])])
        self.areas[FELT] = self._felt

    def lay_rings(self) -> None:
        """Places each ring beside the staged cards, or in the middle of an empty band."""
        m, own = self._frame.measure, next(iter(self._frame.sides))
        for side, it in self._frame.sides.items():
            high = it.melds.h - m.caption
            size = min(_RING * m.text, high)
            laid = [area for zone, area in self.areas.items() if _lies_before(side, zone, own)]
            x = it.melds.cx - size / 2
            if laid:
                x = min(
                    max(area.right for area in laid) + 2 * m.gap, it.melds.right + m.bonus - size
                )
            self.rings[side] = Rect(x, it.melds.y + (high - size) / 2, size, size)
