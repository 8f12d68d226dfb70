"""Computes the pose of every card of a picture and the rectangle of every place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from canasta_gui.table.layout import card_spreads as spreads
from canasta_gui.table.layout import match_start_layout, pile_layout
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around, hull
from canasta_gui.table.layout.hand_layout import hand
from canasta_gui.table.layout.meld_layout import BEFORE_BONUS, MANY_BONUS, MeldLayout
from canasta_gui.table.layout.overlaps import FAN, in_layer
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import Ghosts
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

_UPON = (0.36, 0.3)
"""How far right and down of the top of the pile the card of a hint lies, in card widths: the index
of the one below shows.
"""
_CROSSWISE = 45.0
"""The angle from which on a card lies crosswise: its index is at its right end."""
_BEHIND = 0.32
"""How far each card of a hint looks out above a canasta, in card widths."""
_BESIDE = 0.35
"""The gap between melds and the bonus cards of their side, in widths of a card in few melds."""
_LOWEST = 30.0
"""The height of these cards: plates, too, lie over them."""
_OPEN_AIR, _OPEN_HIGH = 0.15, 1.6
"""The space beside a hand that lies open, and its height, in card widths."""
SHOWN_OF = {ZoneKind.MELD: 1, ZoneKind.FOOT: 3}
"""How many cards of a canasta and a foot are shown: the shadows of more would add up."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A laid-out picture: poses and rectangles of its places."""

    frame: Frame
    poses: Mapping[Zone, tuple[Pose, ...]]
    areas: Mapping[Zone, Rect]
    """The rectangle of each place, in which it can be clicked and in which it glows."""
    captions: Mapping[Zone, Rect]
    """The rectangles of the texts below the melds."""
    names: Mapping[Zone, Rect]
    """The places of the names of melds of which not all cards show."""
    stock: tuple[Pose, ...]
    new_meld: Rect
    """The place of the first card of the next own meld."""
    ring: Rect
    """The ring that counts the points of the staged cards."""
    ghosts: Mapping[Zone, Pose]
    """For each staged group that borrows the pile's up-card, the pose of that card in it."""
    hinted: Mapping[Zone, tuple[Pose, ...]]
    """The poses of the cards that a hint shows in each place."""

    @property
    def stage(self) -> Rect:
        """Returns the rectangle of the staged cards with texts and ring, or their future place."""
        side = next(iter(self.frame.sides.values()))
        laid = [zone for zone in self.areas if zone.kind is ZoneKind.STAGE]
        words = [self.captions[zone] for zone in laid]
        areas = [self.areas[zone] for zone in laid]
        return hull([*areas, *words, self.ring]) if laid else side.melds


def arrange(
    frame: Frame,
    picture: Picture,
    raised: frozenset[int] = frozenset(),
    borrowing: frozenset[int] = frozenset(),
    hinted: Sequence[Ghosts] = (),
) -> Arrangement:
    """Returns the layout of a picture.

    ``raised`` are positions in the viewer's hand, ``borrowing`` the groups on the stage that show
    the up-card as their last card. The cards that a hint shows have room among the others.
    """
    inside = [it for it in hinted if it.zone not in picture.canastas and it.zone != PILE]
    zones = {**picture.zones, **{it.zone: it.cards for it in inside}}
    work = _Work(frame, replace(picture, zones=zones))
    work.lay_hands(raised)
    work.lay_feet()
    melds = work.lay_melds(borrowing)
    work.lay_bonus(melds)
    work.lay_centre(melds.new_meld)
    work.lay_opening()
    work.take_out(inside, picture)
    work.lay_beside([it for it in hinted if it not in inside])
    stock = tuple(
        in_layer(pose, ZoneKind.STOCK) for pose in pile_layout.stack(frame.stock, picture.stock)
    )
    return Arrangement(
        frame,
        work.poses,
        work.areas,
        melds.captions,
        {zone: place for zone, place in melds.names.items() if zone not in work.hinted},
        stock,
        melds.new_meld,
        melds.ring,
        melds.ghosts,
        work.hinted,
    )


def hidden_places(zone: Zone, picture: Picture, poses: Sequence[Pose]) -> frozenset[int]:
    """Returns the positions of the cards of a place that others hide once all of them lie there."""
    if zone == PILE:
        return pile_layout.buried(tuple(poses))
    if zone in picture.canastas or zone.kind is ZoneKind.FOOT:
        highest = sorted(range(len(poses)), key=lambda at: -poses[at].z)
        return frozenset(highest[SHOWN_OF[zone.kind] :])
    return frozenset()


def peeking(arrangement: Arrangement, zone: Zone, at: int, height: float) -> Arrangement:
    """Returns the arrangement with one card pushed up by ``height`` pixels, as it lies."""
    poses = list(arrangement.poses[zone])
    poses[at] = poses[at].pushed(height)
    return replace(arrangement, poses={**arrangement.poses, zone: tuple(poses)})


class _Work:
    """Collects poses and areas, place by place."""

    def __init__(self, frame: Frame, picture: Picture) -> None:
        self._frame = frame
        self._picture = picture
        self.poses: dict[Zone, tuple[Pose, ...]] = {}
        self.areas: dict[Zone, Rect] = {STOCK: frame.stock, PILE: frame.pile}
        self.hinted: dict[Zone, tuple[Pose, ...]] = {}

    def _lay(self, zone: Zone, poses: tuple[Pose, ...]) -> None:
        self.poses[zone] = tuple(in_layer(pose, zone.kind) for pose in poses)

    def lay_hands(self, raised: frozenset[int]) -> None:
        """Lays the viewer's hand and the fans of the others."""
        frame, own = self._frame, next(iter(self._frame.seats))
        for place, (seat, seat_frame) in enumerate(frame.seats.items()):
            zone = Zone(ZoneKind.HAND, seat)
            cards = self._picture.cards(zone)
            if place == 0:
                m = frame.measure
                self._lay(zone, hand(frame.hand, frame.width / 2, m.card, cards, raised))
                self.areas[zone] = frame.hand
            else:
                has_foot = bool(self._picture.cards(Zone(ZoneKind.FOOT, seat)))
                area = seat_frame.fan_beside_foot if has_foot else seat_frame.fan
                self.areas[zone] = hull([seat_frame.body, area])
                # Opposite, the cards lie close to the plate that they belong to.
                end = 0 if seat_frame.is_upright else 1 if frame.is_mirrored else -1
                fan = spreads.fan(area, seat_frame.back, len(cards), seat_frame.turn, end)
                if seat_frame.turn and not has_foot and self._picture.is_over and None not in cards:
                    held, end = Zone(ZoneKind.HAND, own), -1 if seat_frame.turn > 0 else 1
                    cloth = frame.before(seat_frame, has_result=bool(self._picture.cards(held)))
                    fan = _open_hand(cloth, frame.measure.pile, len(cards), end)
                self._lay(zone, fan)

    def lay_feet(self) -> None:
        """Lays the second hands that nobody has picked up yet."""
        for seat, seat_frame in self._frame.seats.items():
            zone = Zone(ZoneKind.FOOT, seat)
            count = len(self._picture.cards(zone))
            self._lay(zone, pile_layout.packet(seat_frame.foot, count))

    def lay_melds(self, borrowing: frozenset[int]) -> MeldLayout:
        """Lays the melds of every side, and the staged groups behind the own ones."""
        laid = MeldLayout(self._frame, self._picture, borrowing)
        self.poses |= laid.poses
        self.areas |= laid.areas
        return laid

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

    def lay_bonus(self, melds: MeldLayout) -> None:
        """Lays the bonus cards of every side beside its melds, none larger than the largest; those
        of partners for the deal beside each other.
        """
        for side in self._frame.sides:
            here = self._frame.sharing(side)
            if side != here[0]:
                continue
            zones = [Zone(ZoneKind.BONUS, it) for it in here]
            counts = [len(self._picture.cards(zone)) for zone in zones]
            poses = self._bonus_poses(here, sum(counts), melds)
            for zone, count in zip(zones, counts, strict=True):
                self._lay(zone, poses[:count])
                lying = [it.rect for it in poses[:count]]
                self.areas[zone] = hull(lying) if lying else self._frame.sides[side].bonus
                poses = poses[count:]

    def _bonus_poses(self, sides: Sequence[int], count: int, melds: MeldLayout) -> spreads.Poses:
        """Returns the poses of bonus cards beside the melds of sides that share a place."""
        frame = self._frame
        melded = [it for side in sides for it in self._picture.melds_of(side)]
        # Canastas are larger than any other card of their row.
        growing = [it for it in melded if it not in self._picture.canastas] or melded
        most, end = frame.measure.bonus_card, frame.sides[sides[0]].bonus
        card = min(max((self.poses[it][0].width for it in growing), default=most), most)
        place = self._beside_melds(sides, melds, spreads.row_width(card, count))
        # At the end of a row alone they lie in the corner, beside melds close to these.
        is_above = frame.sides[sides[0]].has_bonus_above
        is_far = end.cx > frame.width / 2 and not frame.measure.is_shared
        is_at_right = is_far if place == end and not is_above else frame.is_mirrored is not is_above
        return spreads.row(place, card, count, is_at_right=is_at_right)

    def _beside_melds(self, sides: Sequence[int], melds: MeldLayout, wide: float) -> Rect:
        """Returns the place of bonus cards ``wide`` together: beside the melds, and beside the
        place for the next own one; at the end of the row before there are melds.
        """
        frame, own = self._frame, next(iter(self._frame.sides))
        end = frame.sides[sides[0]].bonus
        lying = [area for side in sides for area in self._areas(ZoneKind.MELD, side)]
        if not lying or frame.sides[sides[0]].has_bonus_above:
            return end
        kept = list(lying)
        if own in sides:
            staged = self._areas(ZoneKind.STAGE, 0)
            kept += [melds.new_meld, *staged, *([melds.ring] if staged else ())]
        row, gap, least = hull(lying), _BESIDE * frame.measure.meld, frame.measure.gap
        room = row.x - end.x if frame.is_mirrored else end.right - row.right
        close = min(max(room - wide, least), BEFORE_BONUS * least)
        if frame.is_mirrored:
            right = max(hull(kept).x - gap, min(end.right, row.x - close))
            left = max(right - MANY_BONUS * end.w, end.x)
            return replace(end, x=left, w=right - left)
        left = min(hull(kept).right + gap, max(end.x, row.right + close))
        return replace(end, x=left, w=min(MANY_BONUS * end.w, end.right - left))

    def _areas(self, kind: ZoneKind, owner: int) -> list[Rect]:
        """Returns the areas of the places of a kind."""
        return [at for zone, at in self.areas.items() if (zone.kind, zone.owner) == (kind, owner)]

    def lay_centre(self, new_meld: Rect) -> None:
        """Lays the pile, and assigns the felt around the own side's melds as a place for drops."""
        frame, picture = self._frame, self._picture
        count, far = len(picture.cards(PILE)), frame.measure.sprawl
        sprawl = (far, far / 2) if frame.is_mirrored else (far / 2, far)
        self._lay(PILE, pile_layout.heap(frame.pile, count, picture.crosswise, sprawl))
        self.areas[PILE] = hull([frame.pile, *(pose.rect for pose in self.poses[PILE])])
        felt = next(iter(frame.sides.values())).felt(frame.measure)
        self.areas[FELT] = hull([felt, new_meld])

    def take_out(self, hinted: Sequence[Ghosts], picture: Picture) -> None:
        """Separates the cards of a hint from those that lie there; new groups cannot be used."""
        for ghosts in hinted:
            poses = self.poses.pop(ghosts.zone)
            self.hinted[ghosts.zone] = tuple(poses[at] for at in sorted(ghosts.new))
            if picture.cards(ghosts.zone):
                lying = tuple(it for at, it in enumerate(poses) if at not in ghosts.new)
                self.poses[ghosts.zone] = lying
            else:
                self.areas.pop(ghosts.zone)

    def lay_beside(self, hinted: Sequence[Ghosts]) -> None:
        """Lays the cards of a hint on the pile, and behind canastas."""
        for ghosts in hinted:
            place, lying = self._frame.pile, self.poses.get(ghosts.zone, ())
            top = max(lying, key=lambda pose: pose.z, default=Pose(place.cx, place.cy, place.w))
            if ghosts.zone == PILE:
                found = [self._on_pile(top) if lying else top]
            else:
                step = _BEHIND * top.width
                found = [
                    replace(top, y=top.y - at * step, z=_LOWEST - at / 100)
                    for at in range(1, len(ghosts.new) + 1)
                ]
            self.hinted[ghosts.zone] = tuple(found)

    def _on_pile(self, top: Pose) -> Pose:
        """Returns the pose of a card upon the pile, away from the index of its top, from the words
        beside it and the own melds below it.
        """
        frame, (across, down) = self._frame, (part * top.width for part in _UPON)
        beside = frame.stock.x if frame.is_mirrored else frame.word.x
        below = next(iter(frame.sides.values())).melds.y
        is_crosswise = abs(top.angle) > _CROSSWISE
        x = frame.pile.cx if is_crosswise else min(top.x + across, beside - top.width / 2)
        y = min(top.y + down, below - top.width * CARD_ASPECT / 2)
        return Pose(x, y, top.width, 0.0, top.z + 1)


def _open_hand(cloth: Rect, most: float, count: int, end: int) -> tuple[Pose, ...]:
    """Returns the poses of a hand that lies open, upright at an end of its cloth."""
    card = min(most, cloth.w / (1 + FAN * (count - 1) + 2 * _OPEN_AIR))
    area = around(cloth.cx, cloth.cy, cloth.w - 2 * _OPEN_AIR * card, _OPEN_HIGH * card)
    return spreads.fan(area, card, count, end=end)
