"""Counts what the sides of a deal did, from its events."""

from collections import Counter
from collections.abc import Iterable

from engine.events import (
    Answered,
    Asked,
    CalientePlayed,
    DealScored,
    Discarded,
    Event,
    FootTaken,
    Melded,
    PileFroze,
    PileTaken,
    TurnStarted,
    WentOut,
)
from engine.ruleset.model import Ruleset
from engine.seating import side_of
from engine.state import Side, State
from engine.values import canasta_kind, points_in

CANASTAS = "canastas."
"""The prefix of the names of canasta counts; the kind follows."""


_DEEDS = {Asked: "asked", CalientePlayed: "calientes", FootTaken: "feet"}


class EventCounts:
    """The counts of every side of one deal, and the turns and the end of the deal."""

    def __init__(self, rules: Ruleset) -> None:
        self.sides = tuple(Counter[str]() for _ in rules.seats.sides)
        self.deal = Counter[str]()
        self._rules = rules
        self._thrower: Side | None = None

    def count(self, events: Iterable[Event]) -> None:
        """Counts events, in the order in which they happened."""
        for event in events:
            match event:
                case TurnStarted():
                    self.deal["turns"] += 1
                case Melded():
                    self._meld(event.side)
                case Discarded():
                    self._thrower = side_of(self._rules, event.seat)
                case PileFroze() if self._thrower is not None:
                    self.sides[self._thrower]["freezes"] += 1
                case PileTaken():
                    self._take(side_of(self._rules, event.seat))
                case Asked() | CalientePlayed() | FootTaken():
                    self.sides[side_of(self._rules, event.seat)][_DEEDS[type(event)]] += 1
                case Answered():
                    self.sides[side_of(self._rules, event.seat)]["allowed"] += event.is_yes
                case WentOut() | DealScored():
                    self._end(event)
                case _:
                    pass

    def count_canastas(self, state: State) -> None:
        """Counts the canastas on the table at the end."""
        for side, table in enumerate(state.public.sides):
            for meld in table.melds:
                if kind := canasta_kind(self._rules, meld):
                    self.sides[side][CANASTAS + kind] += 1

    def _meld(self, side: Side) -> None:
        if not self.sides[side]["opened"]:
            self.sides[side]["opened"] = 1
            self.sides[side]["opening_turn"] = self.deal["turns"]

    def _take(self, taker: Side) -> None:
        self.sides[taker]["piles"] += 1
        if self._thrower not in {None, taker}:
            self.sides[self._thrower or 0]["given"] += 1

    def _end(self, event: WentOut | DealScored) -> None:
        if isinstance(event, WentOut):
            self.sides[side_of(self._rules, event.seat)]["out"] += 1
            self.deal["exits"] += 1
            self.deal["concealed"] += event.is_concealed
            return
        for side, seats in enumerate(self._rules.seats.sides):
            self.sides[side]["points"] += event.sides[side].total
            self.sides[side]["left_in_hand"] += sum(points_in(event.hands[seat]) for seat in seats)
