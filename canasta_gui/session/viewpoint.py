"""Decides which seat's cards are shown, and keeps the curtain between two people at one screen."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from canasta_gui.viewmodel.builders.table_facts import CurtainFacts, UndoFacts
from canasta_gui.viewmodel.builders.wording import TextId
from engine import (
    Boundary,
    Card,
    Event,
    Match,
    Moment,
    Observation,
    Phase,
    Played,
    TurnStarted,
    redact_events,
)

_UNDO_REASONS = {
    Boundary.NOTHING_DONE: TextId.UNDO_NOTHING,
    Boundary.CARD_REVEALED: TextId.UNDO_HIDDEN,
    Boundary.QUESTION: TextId.UNDO_QUESTION,
    Boundary.TURN_ENDED: TextId.UNDO_OTHERS,
}


class Waiting(StrEnum):
    """The possible answers to what the game waits for."""

    VIEWER = "viewer"
    """The person before the screen has to act."""
    PERSON = "person"
    """Another person has to act, who must come to the screen first."""
    ELSEWHERE = "elsewhere"
    """A person has to act whose hand is on another screen."""
    COMPUTER = "computer"
    DEAL_OVER = "deal-over"
    """The next deal has to be begun; also before the first one."""
    MATCH_OVER = "match-over"
    NOBODY = "nobody"
    """A record is shown; it advances only at the viewer's request."""


@dataclass(slots=True)
class Viewpoint:
    """The seat to which the table is shown. A hand is shown only after its person said "ready"."""

    match: Match
    seat: int = 0
    is_covered: bool = True
    """Whether the seat's own hand lies face down too."""
    is_curtain_down: bool = False
    finished: int | None = None
    """The seat of the person who has just finished, until another one looks."""
    elsewhere: frozenset[int] = frozenset()
    """The seats whose people see their hands on screens of their own."""

    @classmethod
    def at(cls, match: Match) -> "Viewpoint":
        """Returns the viewpoint for a match just opened; a single person needs no curtain."""
        point = cls(match)
        people = point.persons
        point.seat = min(people, default=0)
        point.is_covered = len(people) != 1
        return point

    @property
    def persons(self) -> frozenset[int]:
        """Returns the seats on which people play."""
        return self.match.persons

    @property
    def here(self) -> frozenset[int]:
        """Returns the seats of the people who play before this screen."""
        return self.persons - self.elsewhere

    @property
    def is_shared(self) -> bool:
        """Returns whether several people play this deal before this screen, each of whom hides the
        hand from the others.
        """
        return len(self.here - set(self.match.state.public.sitting_out)) > 1

    @property
    def is_looking_on(self) -> bool:
        """Returns whether people sit at the table, but none of them plays in this deal."""
        out = self.match.state.public.sitting_out
        return bool(self.persons) and self.persons.issubset(out)

    @property
    def is_bystander(self) -> bool:
        """Returns whether who looks plays at no seat: nobody is "you" there."""
        return self.seat not in self.persons

    @property
    def waiting(self) -> Waiting:
        """Returns what the game waits for now."""
        if self.match.is_over:
            return Waiting.MATCH_OVER
        if self.match.is_between_deals:
            return Waiting.DEAL_OVER
        if self.match.actor not in self.persons:
            return Waiting.COMPUTER
        if self.match.actor not in self.here:
            return Waiting.ELSEWHERE
        is_here = self.match.actor == self.seat and not self.is_covered
        return Waiting.VIEWER if is_here else Waiting.PERSON

    @property
    def has_turn(self) -> bool:
        """Returns whether who looks has the turn, and has to act: not who answers a question."""
        return self.waiting is Waiting.VIEWER and self.match.state.public.turn == self.seat

    @property
    def reader(self) -> int | None:
        """Returns the seat whose private events may be shown; ``None`` while the hand is
        covered.
        """
        return None if self.is_covered else self.seat

    def follow(self, events: tuple[Event, ...]) -> None:
        """Covers the hand when its person has finished, while others are at the screen."""
        is_turn_over = any(isinstance(event, TurnStarted) for event in events)
        is_done = is_turn_over or self.waiting is Waiting.PERSON
        if self.is_shared and is_done and not self.is_covered:
            self.finished, self.is_covered = self.seat, True

    def follow_players(self) -> None:
        """Goes to another person where this one plays here no longer, and covers the hand while
        others are at the screen.
        """
        self.finished = None
        if self.seat not in self.here:
            self.seat = min(self.here, default=self.seat)
            self.is_covered, self.is_curtain_down = True, False
        elif self.is_shared and self.waiting is not Waiting.VIEWER:
            self.is_covered = True

    def lower_curtain(self) -> None:
        """Covers the table until the person who has to act says "ready"."""
        self.seat = self.match.actor
        self.is_covered = True
        self.is_curtain_down = True

    def call_back(self) -> None:
        """Lowers the curtain for the person who had finished, and has to act again."""
        self.finished = None
        self.lower_curtain()

    def lift_curtain(self) -> None:
        """Uncovers the table: the person said "ready"."""
        self.is_curtain_down = False
        self.is_covered, self.finished = False, None

    def observe(self) -> Observation:
        """Returns what may be shown; with a covered hand, what a bystander would see."""
        view = self.match.observe(self.seat)
        if self.is_covered:
            return Observation(view.rules, view.seat, view.public, ())
        return view

    def curtain(self) -> CurtainFacts | None:
        """Returns the curtain, if it is down, with the events since the person's last turn."""
        if not self.is_curtain_down:
            return None
        return CurtainFacts(self.seat, redact_events(self._since_last_turn(), None))

    def _since_last_turn(self) -> tuple[Event, ...]:
        moments = self.match.moments[self.own_moments :]
        return tuple(event for moment in moments for event in moment.entry.events)

    @property
    def own_moments(self) -> int:
        """Returns the number of moments up to the last action of the seat in this deal, or up to
        the dealing.
        """
        moments = self.match.moments
        for count in range(len(moments), 0, -1):
            entry = moments[count - 1].entry
            if not isinstance(entry, Played) or entry.seat == self.seat:
                return count
        return 0

    def last_events(self) -> tuple[Event, ...]:
        """Returns the events of the last action, as far as they may be shown."""
        moments = self.match.moments
        return self.redact(moments[-1].entry.events) if moments else ()

    def redact(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Returns events as far as they may be shown."""
        return redact_events(events, self.reader)

    def undo_facts(self) -> UndoFacts:
        """Returns whether the last action of the seat, or until somebody looks of the person who
        has just finished, can be taken back, and otherwise why not.
        """
        boundary = self.match.undo_boundary(self.seat if self.finished is None else self.finished)
        if boundary is None and self.waiting is Waiting.ELSEWHERE:
            # Who is next sees the table already, on a screen that no curtain hides.
            boundary = Boundary.TURN_ENDED
        if boundary is None:
            return UndoFacts(is_possible=True, reason=TextId.UNDO_FREE)
        return UndoFacts(is_possible=False, reason=_UNDO_REASONS[boundary])

    def deal_moments(self) -> tuple[Moment, ...]:
        """Returns the moments of this deal, hidden cards included."""
        moments = self.match.moments
        deal = self.match.state.public.deal
        return tuple(moment for moment in moments if moment.state.public.deal == deal)

    def revealed(self) -> tuple[tuple[Card, ...], ...] | None:
        """Returns every hand, once the deal is scored."""
        state = self.match.state
        if state.public.phase is not Phase.OVER or state.public.end is None:
            return None
        return tuple(private.hand for private in state.private)
