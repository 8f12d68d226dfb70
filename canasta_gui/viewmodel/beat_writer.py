"""Moves tokens and writes beats: where a card belongs, where it comes from."""

from collections import Counter
from dataclasses import replace

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.taking import Taking
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Card


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
