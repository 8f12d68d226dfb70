"""Turns the events of a step into beats: the movements that the table shows one after another."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from canasta_gui.viewmodel.beat import Beat, BeatKind, Step
from canasta_gui.viewmodel.beat_writer import MeldWriter, hand_of
from canasta_gui.viewmodel.deal_summary import CountStop
from canasta_gui.viewmodel.match_start import cut, draw_for_seats
from canasta_gui.viewmodel.picture import Picture, picture_of
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    Answered,
    Asked,
    BaseLaid,
    BaseTaken,
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
    MatchWon,
    Melded,
    MeldsCombined,
    PartnersJoined,
    Passed,
    PileFroze,
    PileTaken,
    SeatsDrawn,
    SpecialHandPlayed,
    StopSetAside,
    UpcardTurned,
    WentOut,
)

_OF_ONE_PLAY = (PileTaken, BaseTaken, PartnersJoined, Melded, CanastaMade, BonusLaid, StopSetAside)
"""The events of laying melds: the cards of a pile move to their places in one wave."""


_COUNTS = {
    CountStop.ITEM: BeatKind.COUNT,
    CountStop.LINE: BeatKind.COUNT_LINE,
    CountStop.DEAL: BeatKind.COUNT_DEAL,
}


def choreograph(before: Picture, step: Step) -> tuple[Beat, ...]:
    """Returns the beats of a step; the last one ends in ``step.after``.

    Behind a curtain a step is a single beat.
    """
    goal = picture_of(step.after)
    script = _Choreographer(before, step.after, goal)
    if step.after.curtain is None:
        script.play(step.events)
    return script.finish()


def settling(before: Picture, goal: Picture) -> Beat:
    """Returns the one beat that leads from a picture to another without events."""
    positions = TokenPositions(before)
    positions.settle(goal)
    return positions.beat(BeatKind.SETTLE)


def _foot(seat: int) -> Zone:
    return Zone(ZoneKind.FOOT, seat)


class _Choreographer(MeldWriter):
    """Moves the tokens as the events say and writes down the beats."""

    def __init__(self, before: Picture, view: TableView, goal: Picture) -> None:
        super().__init__(before, view, goal)
        self._view = view
        self._stock_left = 0
        self._handlers: dict[type[Any], Callable[[Any], None]] = {
            SeatsDrawn: self._seats_drawn,
            DealStarted: self._deal_started,
            DeckCut: self._deck_cut,
            UpcardTurned: self._upcard_turned,
            BaseLaid: self._base_laid,
            CardDrawn: self._card_drawn,
            BonusLaid: self._bonus_laid,
            StopSetAside: self._stop_set_aside,
            PileTaken: self.pile_taken,
            BaseTaken: self.base_taken,
            CalientePlayed: self._caliente_played,
            Melded: self.melded,
            MeldsCombined: self.melds_combined,
            PartnersJoined: self.partners_joined,
            CanastaMade: self.canasta_made,
            Discarded: self._discarded,
            PileFroze: self._pile_froze,
            Asked: self._spoke,
            Answered: self._spoke,
            Passed: self._spoke,
            FootTaken: self._foot_taken,
            WentOut: self._went_out,
            HandExposed: self._hand_exposed,
            SpecialHandPlayed: self._special_hand_played,
            DealScored: self._deal_scored,
            MatchWon: self._match_won,
        }

    def play(self, events: Sequence[Event]) -> None:
        """Adds the beats of the events."""
        self._stock_left = self.goal.stock + sum(_taken_from_stock(event) for event in events)
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
        if not isinstance(event, _OF_ONE_PLAY):
            self.end_play()
        handler(event)

    def finish(self) -> tuple[Beat, ...]:
        """Returns the beats, with a last one for what is left to move."""
        self.end_play()
        reached = self.beats[-1].picture if self.beats else None
        if reached != self.goal:
            self.positions.settle(self.goal)
            self.add(BeatKind.SETTLE)
        return tuple(self.beats)

    def _seats_drawn(self, event: SeatsDrawn) -> None:
        self.positions.stock = self._stock_left
        self.beats.extend(draw_for_seats(self.positions, event, self._view))

    def _deck_cut(self, event: DeckCut) -> None:
        self.beats.extend(cut(self.positions, event, self._view.match_start.cut))

    def _deal_started(self, event: DealStarted) -> None:
        self.positions.sweep()
        self.positions.stock = self._stock_left
        # From here on, so that nothing of the coming deal shows before the cut takes it away.
        self.positions.told = self._view.match_start.cut
        self.add(BeatKind.GATHER, event.dealer)

    def _deal(self, events: list[CardsDealt]) -> None:
        """Moves the cards of all hands in one beat, one card each in turn."""
        for event in events:
            if event.is_foot:
                self._deal_foot(event.seat, event.count)
        hands = [event for event in events if not event.is_foot]
        for turn in range(max((event.count for event in hands), default=0)):
            for event in hands:
                if turn < event.count:
                    self.deal_to(event.seat, event.cards[turn] if event.cards else None)
        self.add(BeatKind.DEAL)

    def _deal_foot(self, seat: int, count: int) -> None:
        for at in range(count):
            self.positions.put(self.positions.draw(), _foot(seat), at, None)

    def _upcard_turned(self, event: UpcardTurned) -> None:
        self._onto_pile(self.positions.draw(), event.card, event.is_crosswise)
        self.add(BeatKind.TURN_UP, at=PILE)

    def _base_laid(self, event: BaseLaid) -> None:
        """Slides cards of the stock face down under the pile."""
        for at in range(event.count):
            self.positions.put(self.positions.draw(), PILE, at, None)
        crosswise = self.positions.crosswise
        self.positions.crosswise = {event.count + at for at in crosswise}
        self.add(BeatKind.DEAL, at=PILE)

    def _onto_pile(self, token: int, face: Card, is_crosswise: bool) -> None:
        at = len(self.positions.cards(PILE))
        self.positions.put(token, PILE, at, face)
        if is_crosswise:
            self.positions.crosswise.add(at)

    def _card_drawn(self, event: CardDrawn) -> None:
        self.deal_to(event.seat, event.card)
        self.add(BeatKind.DRAW, event.seat, hand_of(event.seat))

    def _bonus_laid(self, event: BonusLaid) -> None:
        in_pile = self._find_in_pile(event.card) if event.is_from_pile else None
        self._lay_beside(event.seat, event.card, in_pile)

    def _stop_set_aside(self, event: StopSetAside) -> None:
        found = self.positions.find(PILE, event.card)
        in_pile = found if self.taking is None else self._find_in_pile(event.card)
        self._lay_beside(event.seat, event.card, in_pile)

    def _find_in_pile(self, card: Card) -> int | None:
        """Returns the position of a card of the pile, or else of one that lies face down there."""
        cards = self.positions.cards(PILE)
        face_down = cards.index(None) if None in cards else None
        found = self.positions.find(PILE, card)
        return face_down if found is None else found

    def _lay_beside(self, seat: int, card: Card, in_pile: int | None) -> None:
        """Moves a card of the pile, or else of the hand, to the row beside the melds."""
        zone = Zone(ZoneKind.BONUS, self.side_of[seat])
        if in_pile is None:
            token = self.lift_from_hand(seat, card)
        else:
            token = self.positions.lift(PILE, in_pile)
        self.positions.put(token, zone, self.place_for(zone, card), card)
        self.add(BeatKind.BONUS, seat, zone)

    def _caliente_played(self, event: CalientePlayed) -> None:
        zone = Zone(ZoneKind.BONUS, self.side_of[event.seat])
        token = self.lift_from_hand(event.seat, event.card)
        if event.card in self.goal.cards(zone):
            self.positions.put(token, zone, self.place_for(zone, event.card), event.card)
        self.add(BeatKind.THROW, event.seat, zone)

    def _discarded(self, event: Discarded) -> None:
        token = self.lift_from_hand(event.seat, event.card)
        self._onto_pile(token, event.card, event.is_crosswise)
        self.add(BeatKind.THROW, event.seat, PILE)

    def _pile_froze(self, _event: PileFroze) -> None:
        # A pile may be frozen for the others only.
        self.positions.is_frozen = self.goal.is_frozen
        self.add(BeatKind.FREEZE, at=PILE)

    def _spoke(self, event: Asked | Answered | Passed) -> None:
        self.add(BeatKind.SAY, event.seat)

    def _foot_taken(self, event: FootTaken) -> None:
        for at in range(event.count):
            face = self.shown(event.seat, event.cards[at] if event.cards else None)
            zone, foot = hand_of(event.seat), _foot(event.seat)
            lies_there = bool(self.positions.cards(foot))
            token = self.positions.lift(foot, 0) if lies_there else self.positions.appear()
            self.positions.put(token, zone, self.place_for(zone, face), face)
        self.add(BeatKind.FOOT, event.seat, hand_of(event.seat))

    def _went_out(self, event: WentOut) -> None:
        self.add(BeatKind.OUT, event.seat)

    def _hand_exposed(self, event: HandExposed) -> None:
        self._open_hand(event.seat)
        self.add(BeatKind.REVEAL, event.seat, hand_of(event.seat))

    def _special_hand_played(self, event: SpecialHandPlayed) -> None:
        """Turns the cards up, then shows that the seat has ended the deal."""
        self._open_hand(event.seat)
        self.add(BeatKind.REVEAL, event.seat, hand_of(event.seat))
        self.add(BeatKind.OUT, event.seat)

    def _deal_scored(self, event: DealScored) -> None:
        for seat in range(len(event.hands)):
            self._open_hand(seat)
        self.positions.is_over = True
        self.add(BeatKind.REVEAL)
        for step in self._view.counting:
            self.positions.told, self.positions.counted = step.told, step
            self.add(_COUNTS[step.stop])

    def _match_won(self, event: MatchWon) -> None:
        counted = self.positions.counted
        if counted is not None:
            self.positions.counted, self.positions.told = replace(counted, points=()), ""
        winners = (seat for seat, side in self.side_of.items() if side in event.winners)
        self.add(BeatKind.WON, places=tuple(hand_of(seat) for seat in winners))

    def _open_hand(self, seat: int) -> None:
        tokens = self.positions.zones.get(hand_of(seat), [])
        goal = self.goal.cards(hand_of(seat))
        if len(tokens) == len(goal):
            self.positions.faces.update(zip(tokens, goal, strict=True))


def _taken_from_stock(event: Event) -> int:
    match event:
        case CardsDealt() | BaseLaid():
            return event.count
        case CardDrawn() | UpcardTurned():
            return 1
        case _:
            return 0
