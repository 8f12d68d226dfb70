"""Turns melds into beats: the pile goes to hand and melds, canastas close, a side opens."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.beat_writer import BeatWriter, hand_of
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.taking import Taking
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    BaseTaken,
    CanastaKind,
    CanastaMade,
    Melded,
    MeldsCombined,
    PartnersJoined,
    PileTaken,
)


class MeldWriter(BeatWriter):
    """Writes the beats of everything that is laid as a meld."""

    def __init__(self, before: Picture, view: TableView, goal: Picture) -> None:
        super().__init__(before, view, goal)
        self.side_of = {seat.seat: seat.side for seat in view.seats}
        self._places = {it.side: it.side if it.place is None else it.place for it in view.sides}
        self._opener: int | None = None
        """The seat that lays the first melds of its side, until all of them lie."""

    def pile_taken(self, event: PileTaken) -> None:
        """Moves the up-card to its meld first, as at a real table, and then all other cards at
        once.
        """
        self.taking = Taking(self.positions, event.seat, len(event.cards))

    def base_taken(self, event: BaseTaken) -> None:
        """Lets the face-down cards under the pile come with it; who takes them sees them."""
        positions = self.positions
        hidden = positions.zones.get(PILE, [])[: event.count]
        if self.taking is not None:
            self.taking.add(hidden)
        if event.cards is not None and self.shown(event.seat, event.cards[0]) is not None:
            positions.faces.update(zip(hidden, event.cards, strict=False))

    def _take_rest(self) -> None:
        taking, self.taking = self.taking, None
        if taking is None:
            return
        zone = hand_of(taking.seat)
        for token in taking.lift_rest():
            shown = self.shown(taking.seat, self.positions.faces[token])
            self.positions.put(token, zone, self.place_for(zone, shown), shown)
        self.add(BeatKind.TAKE, taking.seat, zone)
        self.beats[-1] = replace(self.beats[-1], taken=taking.count)
        self._close(taking.closed)

    def end_play(self) -> None:
        """Ends the laying of melds: moves taken cards to the hand and shows an opening."""
        self._take_rest()
        seat, self._opener = self._opener, None
        if seat is not None:
            melds = self._melds_of(self._places[self.side_of[seat]])
            self.add(BeatKind.OPEN, seat, melds[0], melds)

    def _melds_of(self, side: int) -> tuple[Zone, ...]:
        return tuple(z for z in self.positions.zones_of(ZoneKind.MELD) if z.owner == side)

    def melded(self, event: Melded) -> None:
        """Lays the cards of a meld; while the pile is taken they move in the same wave."""
        side = self._places[event.side]
        zone = Zone(ZoneKind.MELD, side, event.meld)
        positions = self.positions
        if not self._melds_of(side):
            self._opener = event.seat
        for face in event.cards:
            token = self.lift_from_hand(event.seat, face)
            positions.put(token, zone, self.place_for(zone, face), face)
        if event.upcard is not None:
            position = positions.find(PILE, event.upcard)
            token = positions.appear() if position is None else positions.lift(PILE, position)
            positions.put(token, zone, self.place_for(zone, event.upcard), event.upcard)
            if self.taking is not None:
                self.taking.upcard = None
        if event.upcard is not None or self.taking is None:
            self.add(BeatKind.MELD, event.seat, zone)

    def partners_joined(self, event: PartnersJoined) -> None:
        """Brings the melds of both partners, who had a side each, to one place."""
        sides = sorted(self.side_of[seat] for seat in event.partners)
        melds = [
            zone
            for side in sides
            for zone in sorted(self._melds_of(side), key=lambda zone: zone.index)
        ]
        place = self._places[sides[0]]
        goals = [Zone(ZoneKind.MELD, place, at) for at in range(len(melds))]
        self.positions.line_up(melds, goals)
        if melds != goals:
            self.add(BeatKind.MELD, event.partners[0], goals[0], tuple(goals))

    def melds_combined(self, event: MeldsCombined) -> None:
        """Moves one meld onto another; the melds behind it move up."""
        positions = self.positions
        side = self._places[event.side]
        joint = Zone(ZoneKind.MELD, side, event.meld)
        left = Zone(ZoneKind.MELD, side, event.source)
        for position in reversed(range(len(positions.cards(left)))):
            token = positions.lift(left, position)
            face = positions.faces[token]
            positions.put(token, joint, self.place_for(joint, face), face)
        behind = [zone for zone in self._melds_of(side) if zone.index > event.source]
        positions.close_gap([left, *sorted(behind, key=lambda zone: zone.index)])
        self.add(BeatKind.MELD, event.seat, joint)

    def canasta_made(self, event: CanastaMade) -> None:
        """Closes a canasta, at once or at the end of the wave."""
        if self.taking is not None:
            self.taking.closed.append(event)
        else:
            self._close([event])

    def _close(self, canastas: Sequence[CanastaMade]) -> None:
        """Adds the beat that squares canastas; several close one shortly after another."""
        made: dict[Zone, CanastaKind] = {
            Zone(ZoneKind.MELD, self._places[it.side], it.meld): it.kind for it in canastas
        }
        if made:
            self.positions.canastas.update(made)
            self.add(BeatKind.CANASTA, at=next(iter(made)), places=tuple(made))
