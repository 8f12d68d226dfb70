"""Events into beats: what the table shows, one after the other, when a step is played."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.match_start import cut, draw_for_seats
from canasta_gui.viewmodel.picture import Picture, picture_of
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import CountStop, TableView
from canasta_gui.viewmodel.taking import Taking
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    Answered,
    Asked,
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    Card,
    CardDrawn,
    CardsDealt,
    DealScored,
    DealStarted,
    DeckCut,
    Discarded,
    Event,
    FootTaken,
    HandExposed,
    Melded,
    MeldsCombined,
    Passed,
    PileFroze,
    PileTaken,
    SeatsDrawn,
    UpcardTurned,
    WentOut,
)

_OF_A_TAKE = (PileTaken, Melded, CanastaMade, BonusLaid)
"""What comes of taking the pile: the cards go to their places in one wave."""


_COUNTS = {
    CountStop.ITEM: BeatKind.COUNT,
    CountStop.LINE: BeatKind.COUNT_LINE,
    CountStop.DEAL: BeatKind.COUNT_DEAL,
}


def choreograph(before: Picture, step: Step) -> tuple[Beat, ...]:
    """The beats of a step that is played from a picture; the last one ends in ``step.after``.

    Behind a curtain nothing is shown, so there the whole step is one beat.
    """
    goal = picture_of(step.after)
    script = _Script(before, step.after, goal)
    if step.after.curtain is None:
        script.play(step.events)
    return script.finish()


def settling(before: Picture, goal: Picture) -> Beat:
    """The one beat that leads from a picture to another one without any story."""
    positions = TokenPositions(before)
    positions.settle(goal)
    return positions.beat(BeatKind.SETTLE)


def _hand(seat: int) -> Zone:
    return Zone(ZoneKind.HAND, seat)


def _foot(seat: int) -> Zone:
    return Zone(ZoneKind.FOOT, seat)


class _Script:
    """Moves the tokens as the events say and writes down the beats."""

    def __init__(self, before: Picture, view: TableView, goal: Picture) -> None:
        self._positions = TokenPositions(before)
        self._goal = goal
        self._view = view
        self._viewer = view.viewer
        self._side_of = {seat.seat: seat.side for seat in view.seats}
        self._beats: list[Beat] = []
        self._taking: Taking | None = None
        self._stock_left = 0
        self._handlers: dict[type[Any], Callable[[Any], None]] = {
            SeatsDrawn: self._seats_drawn,
            DealStarted: self._deal_started,
            DeckCut: self._deck_cut,
            UpcardTurned: self._upcard_turned,
            CardDrawn: self._card_drawn,
            BonusLaid: self._bonus_laid,
            PileTaken: self._pile_taken,
            CalientePlayed: self._caliente_played,
            Melded: self._melded,
            MeldsCombined: self._melds_combined,
            CanastaMade: self._canasta_made,
            Discarded: self._discarded,
            PileFroze: self._pile_froze,
            Asked: self._said,
            Answered: self._said,
            Passed: self._said,
            FootTaken: self._foot_taken,
            WentOut: self._went_out,
            HandExposed: self._hand_exposed,
            DealScored: self._deal_scored,
        }

    def play(self, events: Sequence[Event]) -> None:
        """Write the beats of the events."""
        self._stock_left = self._goal.stock + sum(_taken_from_stock(event) for event in events)
        for is_deal, run in groupby(events, lambda event: isinstance(event, CardsDealt)):
            if is_deal:
                self._deal([event for event in run if isinstance(event, CardsDealt)])
                continue
            for event in run:
                self._show(event)

    def _show(self, event: Event) -> None:
        handler = self._handlers.get(type(event))
        if handler is None:
            return
        if not isinstance(event, _OF_A_TAKE):
            self._take_rest()
        handler(event)

    def finish(self) -> tuple[Beat, ...]:
        """The beats, with what is left to put right."""
        self._take_rest()
        reached = self._beats[-1].picture if self._beats else None
        if reached != self._goal:
            self._positions.settle(self._goal)
            self._add(BeatKind.SETTLE)
        return tuple(self._beats)

    def _add(self, kind: BeatKind, seat: int | None = None, at: Zone | None = None) -> None:
        self._beats.append(self._positions.beat(kind, seat, at))

    def _position(self, zone: Zone, face: Card | None) -> int:
        """Where a card belongs among those that lie in a place, by the order of the goal."""
        lying, goal = self._positions.cards(zone), self._goal.cards(zone)
        if face is None or face not in goal:
            return len(lying)
        last = len(goal) - goal[::-1].index(face) - 1
        before = Counter(goal[:last])
        return (Counter(lying) & before).total()

    def _shown(self, seat: int, face: Card | None) -> Card | None:
        """The face as the viewer sees it in a hand: others' hands are hidden."""
        return face if seat == self._viewer else None

    def _deal_to(self, seat: int, face: Card | None) -> None:
        """Put a new card from the stock into a hand."""
        shown, zone = self._shown(seat, face), _hand(seat)
        self._positions.put(self._positions.draw(), zone, self._position(zone, shown), shown)

    def _lift_from_hand(self, seat: int, face: Card) -> int:
        """Take a card from where a seat holds it: the viewer's stage, or the hand."""
        places = [_hand(seat)]
        if seat == self._viewer:
            places = [*self._positions.zones_of(ZoneKind.STAGE), *places]
        for zone in places:
            position = self._positions.find(zone, face)
            if position is not None:
                return self._positions.lift(zone, position)
        taking = self._taking
        in_pile = taking.find(face) if taking is not None and taking.seat == seat else None
        if in_pile is not None:
            return self._positions.lift(PILE, in_pile)
        hand = self._positions.cards(_hand(seat))
        hidden = [at for at, card in enumerate(hand) if card is None]
        return self._positions.lift(_hand(seat), hidden[-1]) if hidden else self._positions.appear()

    def _seats_drawn(self, event: SeatsDrawn) -> None:
        self._positions.stock = self._stock_left
        self._beats.extend(draw_for_seats(self._positions, event, self._view))

    def _deck_cut(self, event: DeckCut) -> None:
        self._beats.extend(cut(self._positions, event, self._view.match_start.cut))

    def _deal_started(self, event: DealStarted) -> None:
        self._positions.sweep()
        self._positions.stock = self._stock_left
        self._add(BeatKind.GATHER, event.dealer)

    def _deal(self, events: list[CardsDealt]) -> None:
        """All hands at once, one card each in turn."""
        for event in events:
            if event.is_foot:
                self._deal_foot(event.seat, event.count)
        hands = [event for event in events if not event.is_foot]
        for turn in range(max((event.count for event in hands), default=0)):
            for event in hands:
                if turn < event.count:
                    self._deal_to(event.seat, event.cards[turn] if event.cards else None)
        self._add(BeatKind.DEAL)

    def _deal_foot(self, seat: int, count: int) -> None:
        for at in range(count):
            self._positions.put(self._positions.draw(), _foot(seat), at, None)

    def _upcard_turned(self, event: UpcardTurned) -> None:
        self._onto_pile(self._positions.draw(), event.card, event.is_crosswise)
        self._add(BeatKind.TURN_UP, at=PILE)

    def _onto_pile(self, token: int, face: Card, is_crosswise: bool) -> None:
        at = len(self._positions.cards(PILE))
        self._positions.put(token, PILE, at, face)
        if is_crosswise:
            self._positions.crosswise.add(at)

    def _card_drawn(self, event: CardDrawn) -> None:
        self._deal_to(event.seat, event.card)
        self._add(BeatKind.DRAW, event.seat, _hand(event.seat))

    def _bonus_laid(self, event: BonusLaid) -> None:
        zone = Zone(ZoneKind.BONUS, self._side_of[event.seat])
        in_pile = self._positions.find(PILE, event.card) if event.is_from_pile else None
        if in_pile is None:
            token = self._lift_from_hand(event.seat, event.card)
        else:
            token = self._positions.lift(PILE, in_pile)
        self._positions.put(token, zone, self._position(zone, event.card), event.card)
        self._add(BeatKind.BONUS, event.seat, zone)

    def _pile_taken(self, event: PileTaken) -> None:
        """First the up-card goes to its meld, as at a real table; then all the rest at once."""
        self._taking = Taking(self._positions, event.seat)

    def _take_rest(self) -> None:
        taking, self._taking = self._taking, None
        if taking is None:
            return
        zone = _hand(taking.seat)
        for token in taking.lift_rest():
            shown = self._shown(taking.seat, self._positions.faces[token])
            self._positions.put(token, zone, self._position(zone, shown), shown)
        self._add(BeatKind.TAKE, taking.seat, zone)
        for event in taking.closed:
            self._canasta_made(event)

    def _melded(self, event: Melded) -> None:
        zone = Zone(ZoneKind.MELD, event.side, event.meld)
        positions = self._positions
        for face in event.cards:
            token = self._lift_from_hand(event.seat, face)
            positions.put(token, zone, self._position(zone, face), face)
        if event.upcard is not None:
            position = positions.find(PILE, event.upcard)
            token = positions.appear() if position is None else positions.lift(PILE, position)
            positions.put(token, zone, self._position(zone, event.upcard), event.upcard)
            if self._taking is not None:
                self._taking.upcard = None
        if event.upcard is not None or self._taking is None:
            self._add(BeatKind.MELD, event.seat, zone)

    def _melds_combined(self, event: MeldsCombined) -> None:
        """One meld goes onto the other, and those behind it move up."""
        positions = self._positions
        joint = Zone(ZoneKind.MELD, event.side, event.meld)
        left = Zone(ZoneKind.MELD, event.side, event.source)
        for position in reversed(range(len(positions.cards(left)))):
            token = positions.lift(left, position)
            face = positions.faces[token]
            positions.put(token, joint, self._position(joint, face), face)
        melds = [zone for zone in positions.zones_of(ZoneKind.MELD) if zone.owner == event.side]
        behind = [zone for zone in melds if zone.index > event.source]
        positions.close_gap([left, *sorted(behind, key=lambda zone: zone.index)])
        self._add(BeatKind.MELD, event.seat, joint)

    def _canasta_made(self, event: CanastaMade) -> None:
        if self._taking is not None:
            self._taking.closed.append(event)
            return
        zone = Zone(ZoneKind.MELD, event.side, event.meld)
        self._positions.canastas[zone] = event.kind
        self._add(BeatKind.CANASTA, at=zone)

    def _caliente_played(self, event: CalientePlayed) -> None:
        zone = Zone(ZoneKind.BONUS, self._side_of[event.seat])
        token = self._lift_from_hand(event.seat, event.card)
        if event.card in self._goal.cards(zone):
            self._positions.put(token, zone, self._position(zone, event.card), event.card)
        self._add(BeatKind.THROW, event.seat, zone)

    def _discarded(self, event: Discarded) -> None:
        token = self._lift_from_hand(event.seat, event.card)
        self._onto_pile(token, event.card, event.is_crosswise)
        self._add(BeatKind.THROW, event.seat, PILE)

    def _pile_froze(self, _event: PileFroze) -> None:
        # A pile may be frozen for the others only.
        self._positions.is_frozen = self._goal.is_frozen
        self._add(BeatKind.FREEZE, at=PILE)

    def _said(self, event: Asked | Answered | Passed) -> None:
        self._add(BeatKind.SAY, event.seat)

    def _foot_taken(self, event: FootTaken) -> None:
        for at in range(event.count):
            face = self._shown(event.seat, event.cards[at] if event.cards else None)
            zone, foot = _hand(event.seat), _foot(event.seat)
            lies_there = bool(self._positions.cards(foot))
            token = self._positions.lift(foot, 0) if lies_there else self._positions.appear()
            self._positions.put(token, zone, self._position(zone, face), face)
        self._add(BeatKind.FOOT, event.seat, _hand(event.seat))

    def _went_out(self, event: WentOut) -> None:
        self._add(BeatKind.OUT, event.seat)

    def _hand_exposed(self, event: HandExposed) -> None:
        self._open_hand(event.seat)
        self._add(BeatKind.REVEAL, event.seat, _hand(event.seat))

    def _deal_scored(self, event: DealScored) -> None:
        for seat in range(len(event.hands)):
            self._open_hand(seat)
        self._add(BeatKind.REVEAL)
        for step in self._view.counting:
            self._positions.told, self._positions.counted = step.told, step
            self._add(_COUNTS[step.stop])

    def _open_hand(self, seat: int) -> None:
        tokens = self._positions.zones.get(_hand(seat), [])
        goal = self._goal.cards(_hand(seat))
        if len(tokens) == len(goal):
            self._positions.faces.update(zip(tokens, goal, strict=True))


def _taken_from_stock(event: Event) -> int:
    match event:
        case CardsDealt():
            return event.count
        case CardDrawn() | UpcardTurned():
            return 1
        case _:
            return 0
