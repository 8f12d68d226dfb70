"""Moves tokens and writes beats: where a card belongs, how the pile goes to hand and melds (first
the up-card, then all the rest in one wave), canastas close, a side opens.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.viewmodel.beat import Beat, BeatKind, Token
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    BaseTaken,
    CanastaKind,
    CanastaMade,
    Card,
    Melded,
    MeldsCombined,
    PartnersJoined,
    PileTaken,
)


class Taking:
    """The cards of a pile that a seat takes and that still have to move."""

    def __init__(self, positions: TokenPositions, seat: int, count: int) -> None:
        self._positions = positions
        self._taken = frozenset(positions.zones.get(PILE, [])[-count:])
        self.seat = seat
        self.upcard: Token | None = positions.zones.get(PILE, [None])[-1]
        """The card on top, until it lies in its meld."""
        self.closed: list[CanastaMade] = []
        """The canastas that the taken cards complete; they are shown at the end of the wave."""

    @property
    def count(self) -> int:
        """Returns the number of cards that are taken."""
        return len(self._taken)

    def add(self, tokens: Sequence[Token]) -> None:
        """Takes further cards of the pile."""
        self._taken |= set(tokens)

    def find(self, face: Card) -> int | None:
        """Returns the position of a card in the pile; the up-card is reserved for its meld."""
        tokens = self._positions.zones.get(PILE, [])
        faces = self._positions.faces
        return next(
            (
                at
                for at in reversed(range(len(tokens)))
                if faces[tokens[at]] == face
                and tokens[at] in self._taken
                and tokens[at] != self.upcard
            ),
            None,
        )

    def lift_rest(self) -> list[Token]:
        """Takes the remaining cards from the top down; what stays of the pile keeps its cards
        crosswise.
        """
        positions = self._positions
        left = [
            (at, token)
            for at, token in enumerate(positions.zones.get(PILE, []))
            if token in self._taken and token != self.upcard
        ]
        lifted = [positions.lift(PILE, at) for at, _ in reversed(left)]
        staying = len(positions.zones.get(PILE, []))
        positions.crosswise.intersection_update(range(staying))
        positions.is_frozen = bool(positions.crosswise)
        return lifted


def hand_of(seat: int) -> Zone:
    """Returns the zone of a seat's hand."""
    return Zone(ZoneKind.HAND, seat)


class BeatWriter:
    """The positions of the tokens, the picture in which the step ends, and the beats so far."""

    def __init__(self, before: Picture, view: TableView, goal: Picture) -> None:
        self.positions = TokenPositions(before)
        self.goal = goal
        self.viewer = view.viewer
        hands = {
            seat.seat: before.cards(hand_of(seat.seat)) + goal.cards(hand_of(seat.seat))
            for seat in view.seats
        }
        seen = {seat for seat, cards in hands.items() if cards and None not in cards}
        self._open = {view.viewer} | seen
        """The seats whose hands lie open before and after the step."""
        self.taking: Taking | None = None
        """The pile while it moves to the seat that takes it."""
        self.beats: list[Beat] = []

    def add(
        self,
        kind: BeatKind,
        seat: int | None = None,
        at: Zone | None = None,
        places: tuple[Zone, ...] = (),
    ) -> None:
        """Adds a beat with the movements since the last beat."""
        self.beats.append(replace(self.positions.beat(kind, seat, at), places=places))

    def place_for(self, zone: Zone, face: Card | None) -> int:
        """Returns the index in a zone at which a card belongs, by the order of the final
        picture.
        """
        lying, goal = self.positions.cards(zone), self.goal.cards(zone)
        if face is None or face not in goal:
            return len(lying)
        last = len(goal) - goal[::-1].index(face) - 1
        before = Counter(goal[:last])
        return (Counter(lying) & before).total()

    def shown(self, seat: int, face: Card | None) -> Card | None:
        """Returns the card of a hand as the viewer sees it; ``None`` for a hidden hand."""
        return face if seat in self._open else None

    def deal_to(self, seat: int, face: Card | None) -> None:
        """Moves a new card from the stock into a hand."""
        shown, zone = self.shown(seat, face), hand_of(seat)
        self.positions.put(self.positions.draw(), zone, self.place_for(zone, shown), shown)

    def lift_from_hand(self, seat: int, face: Card) -> int:
        """Takes a card from where a seat holds it (the viewer's stage, or the hand); returns its
        token.
        """
        places = [hand_of(seat)]
        if seat == self.viewer:
            places = [*self.positions.zones_of(ZoneKind.STAGE), *places]
        for zone in places:
            position = self.positions.find(zone, face)
            if position is not None:
                return self.positions.lift(zone, position)
        taking = self.taking
        in_pile = taking.find(face) if taking is not None and taking.seat == seat else None
        if in_pile is not None:
            return self.positions.lift(PILE, in_pile)
        hand = self.positions.cards(hand_of(seat))
        hidden = [at for at, card in enumerate(hand) if card is None]
        return self.positions.lift(hand_of(seat), hidden[-1]) if hidden else self.positions.appear()


class MeldWriter(BeatWriter):
    """Writes the beats of everything that is laid as a meld."""

    def __init__(self, before: Picture, view: TableView, goal: Picture) -> None:
        super().__init__(before, view, goal)
        self.side_of = {seat.seat: seat.side for seat in view.players}
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
