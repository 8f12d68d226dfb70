"""Every card of a picture in its pose, and every place as a rectangle."""

from collections.abc import Mapping
from dataclasses import dataclass

from canasta_gui.table.layout import heaps, opening, pile
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, hull
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
"""Heights in the scene: furniture lies below 100, cards on their way from 2000 up."""
MOVING = 2000.0
_STAGE_WORD = 7.0
"""The width that they have at the least, if there is room."""
_STAGE_WORDS = 2.3
"""The height of the words under the groups of the stage, by that of the text."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The picture laid out."""

    frame: Frame
    poses: Mapping[Zone, tuple[Pose, ...]]
    areas: Mapping[Zone, Rect]
    """What each place covers: where it can be clicked, and where it glows."""
    captions: Mapping[Zone, Rect]
    """The places of the words below the melds."""
    stock: tuple[Pose, ...]
    new_meld: Rect
    """Where the first card of the next own meld would lie."""
    ghosts: Mapping[Zone, Pose]
    """The pose of the pile's up-card where a group on the stage borrows it."""


def arrange(
    frame: Frame,
    picture: Picture,
    raised: frozenset[int] = frozenset(),
    borrowing: frozenset[int] = frozenset(),
) -> Arrangement:
    """Lay a picture out.

    ``raised`` are positions in the viewer's hand, ``borrowing`` the groups on the stage that show
    the up-card as their last card.
    """
    work = _Work(frame, picture)
    work.lay_hands(raised)
    work.lay_feet()
    work.lay_melds()
    work.lay_bonus()
    work.lay_centre()
    work.lay_stage(borrowing)
    work.lay_opening()
    stock = tuple(_raised(pose, ZoneKind.STOCK) for pose in heaps.stack(frame.stock, picture.stock))
    return Arrangement(
        frame, work.poses, work.areas, work.captions, stock, work.new_meld, work.ghosts
    )


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
        self.ghosts: dict[Zone, Pose] = {}
        self.new_meld = frame.pile

    def _lay(self, zone: Zone, poses: tuple[Pose, ...]) -> None:
        self.poses[zone] = tuple(_raised(pose, zone.kind) for pose in poses)

    def lay_hands(self, raised: frozenset[int]) -> None:
        """The viewer's hand and the fans of the others."""
        frame = self._frame
        for place, (seat, seat_frame) in enumerate(frame.seats.items()):
            zone = Zone(ZoneKind.HAND, seat)
            count = len(self._picture.cards(zone))
            if place == 0:
                self._lay(zone, heaps.hand(frame.hand, frame.measure.card, count, raised))
                self.areas[zone] = frame.hand
            else:
                self._lay(zone, heaps.fan(seat_frame.fan, seat_frame.back, count))
                self.areas[zone] = hull([seat_frame.body, seat_frame.fan])

    def lay_feet(self) -> None:
        """The second hands that nobody has picked up yet."""
        for seat, seat_frame in self._frame.seats.items():
            zone = Zone(ZoneKind.FOOT, seat)
            count = len(self._picture.cards(zone))
            self._lay(zone, heaps.packet(seat_frame.foot, count))

    def lay_melds(self) -> None:
        """The melds of every side in their slots; two sides lie alike."""
        m = self._frame.measure
        zones = [zone for zone in self._picture.zones if zone.kind is ZoneKind.MELD]
        counts = dict.fromkeys(self._frame.sides, 0)
        for zone in zones:
            counts[zone.owner] = max(counts[zone.owner], zone.index + 1)
        most = max(counts.values())
        places = {
            side: slots(side_frame.melds, m, counts[side] if m.is_shared else most)
            for side, side_frame in self._frame.sides.items()
        }
        for zone in zones:
            self._lay_meld(zone, places[zone.owner][zone.index])
        self._find_new_meld(counts, most)

    def _find_new_meld(self, counts: Mapping[int, int], most: int) -> None:
        """The next slot; where the others would have to move first, the end of the band."""
        own, m = next(iter(self._frame.sides)), self._frame.measure
        band, count = self._frame.sides[own].melds, counts[own]
        melds = [zone for zone in self.areas if zone.kind is ZoneKind.MELD and zone.owner == own]
        room = slots(band, m, max(count + 1, 0 if m.is_shared else most))
        place = room[count].front
        is_free = not any(place.overlap(self.areas[zone]) for zone in melds)
        self.new_meld = place if is_free else Rect(band.right - place.w, place.y, place.w, place.h)

    def _lay_meld(self, zone: Zone, slot: Slot) -> None:
        cards = self._picture.cards(zone)
        kind = self._picture.canastas.get(zone)
        if kind is not None:
            poses = heaps.square(slot, len(cards), canasta_top(cards, kind))
        elif is_run(cards):
            poses = heaps.run(slot, len(cards))
        else:
            poses = heaps.group(slot, cards)
        self._lay(zone, poses)
        self.captions[zone] = slot.caption
        self.areas[zone] = hull([pose.rect for pose in poses])

    def lay_opening(self) -> None:
        """What lies there only while a match or a deal is opened."""
        lays = {ZoneKind.DRAWN: opening.drawn, ZoneKind.PACKET: opening.packet}
        for zone, cards in self._picture.zones.items():
            if zone.kind is ZoneKind.SPREAD:
                self._lay(zone, opening.spread(self._frame, len(cards)))
            elif zone.kind in lays:
                self._lay(zone, lays[zone.kind](self._frame, zone.owner, len(cards)))

    def lay_bonus(self) -> None:
        """The bonus cards of every side."""
        for side, side_frame in self._frame.sides.items():
            zone = Zone(ZoneKind.BONUS, side)
            count = len(self._picture.cards(zone))
            self._lay(zone, heaps.row(side_frame.bonus, self._frame.measure.small, count))
            self.areas[zone] = side_frame.bonus

    def lay_centre(self) -> None:
        """The pile; the free felt is where the own side lays its melds."""
        frame, picture = self._frame, self._picture
        own = next(iter(frame.sides))
        self._lay(PILE, pile.heap(frame.pile, len(picture.cards(PILE)), picture.crosswise))
        self.areas[PILE] = hull([frame.pile, *(pose.rect for pose in self.poses[PILE])])
        self.areas[FELT] = frame.sides[own].melds

    def lay_stage(self, borrowing: frozenset[int]) -> None:
        """The groups of the stage, with room for a borrowed card."""
        frame, m = self._frame, self._frame.measure
        held = {zone.index for zone in self._picture.zones if zone.kind is ZoneKind.STAGE}
        zones = [Zone(ZoneKind.STAGE, 0, index) for index in sorted(held | borrowing)]
        counts = [len(self._picture.cards(z)) + (z.index in borrowing) for z in zones]
        top = frame.stage.y + m.caption
        area = Rect(frame.stage.x, top, frame.stage.w, frame.stage.bottom - top)
        card = min(m.small, (area.h - _STAGE_WORDS * m.text) / CARD_ASPECT)
        for zone, (poses, cell) in zip(
            zones, heaps.groups(area, card, counts, _STAGE_WORD * m.text), strict=True
        ):
            own = len(self._picture.cards(zone))
            self._lay(zone, poses[:own])
            self.areas[zone] = cell
            if len(poses) > own:
                self.ghosts[zone] = _raised(poses[-1], zone.kind)
