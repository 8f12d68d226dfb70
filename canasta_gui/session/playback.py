"""Shows a recorded deal on the table moment by moment, forward and back. Nothing is played."""

from collections.abc import Iterable
from dataclasses import dataclass

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Viewpoint, Waiting
from canasta_gui.viewmodel.builders.table_facts import UndoFacts
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId, Wording
from canasta_gui.viewmodel.gestures import Gesture
from canasta_gui.viewmodel.recorded_deal import RecordedDeal, Sight, sights_of
from engine import Card, Event, Played, Reason, TurnStarted, redact_event


@dataclass(slots=True)
class _RecordViewpoint(Viewpoint):
    """The viewpoint of somebody who looks at a record."""

    is_open: bool = False

    @property
    def waiting(self) -> Waiting:
        """Returns that the game waits for nobody."""
        return Waiting.NOBODY

    def redact(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Returns events as far as they may be shown: with open hands, what each seat saw."""
        if not self.is_open:
            return super(_RecordViewpoint, self).redact(events)
        return tuple(redact_event(event, getattr(event, "seat", None)) for event in events)

    def revealed(self) -> tuple[tuple[Card, ...], ...] | None:
        """Returns every hand if they lie open."""
        if self.is_open:
            return tuple(private.hand for private in self.match.state.private)
        return super(_RecordViewpoint, self).revealed()


class Playback(Session):
    """Shows a deal from its record. Gestures change nothing.

    Until the deal is over it is seen from the seat of its only person, or without any hand.
    """

    def __init__(self, deal: RecordedDeal, words: Wording, sight: Sight) -> None:
        super().__init__(deal.until(0), words)
        self.deal = deal
        self.at = 0
        """The number of the deal's moment that is shown."""
        self.sight = sight
        self.look_from(sight)

    def look_from(self, sight: Sight) -> None:
        """Sets from where the record is seen, as far as it may be."""
        seats = sights_of(self.deal)
        is_seen = sight in seats
        self.sight = sight if is_seen else next(iter(seats), Sight(sight.seat))
        self._eyes = _RecordViewpoint(
            self.match, self.sight.seat, is_covered=not seats, is_open=self.sight.is_open
        )

    def move_to(self, at: int) -> None:
        """Moves to a moment without its events."""
        self.at = min(max(at, 0), self.deal.last)
        self.match = self.deal.until(self.at)
        self._eyes.match = self.match

    def go_on(self) -> bool:
        """Publishes the next moment with its events; returns whether there is one."""
        if self.at >= self.deal.last:
            return False
        self.move_to(self.at + 1)
        self._publish(self.match.moments[-1].entry.events)
        return True

    @property
    def can_play_on(self) -> bool:
        """Whether the moment may be played on: a deal that is over, before its end."""
        return self.deal.is_over and self.at < self.deal.last

    @property
    def seen(self) -> tuple[int, ...]:
        """Returns the seats whose hands are seen."""
        if self.sight.is_open:
            seats = range(len(self.deal.header.seats))
            return tuple(seat for seat in seats if seat not in self.deal.resting)
        return () if self._eyes.is_covered else (self.sight.seat,)

    def told(self, at: int, players: PlayerNames | None = None) -> tuple[str, ...]:
        """Returns sentences for what happened in a moment, as far as it may be told.

        By default they address the viewer.
        """
        events = self._eyes.redact(self.deal.moments[at].entry.events)
        told = tuple(event for event in events if not isinstance(event, TurnStarted))
        if players is None:
            return self.tell(told)
        return tuple(filter(None, (self._words.event(event, players) for event in told)))

    def reasons(self, at: int) -> tuple[Reason, ...]:
        """Returns the reasons of a computer player in a moment, as far as they may be told."""
        entry = self.deal.moments[at].entry
        if not isinstance(entry, Played):
            return ()
        if self.sight.is_open:
            return entry.reasons
        from engine import open_reasons

        return open_reasons(entry.reasons)

    def handle(self, gesture: Gesture) -> None:
        """Does nothing: a record cannot be changed."""

    @property
    def can_repeat(self) -> bool:
        """Returns that nothing is repeated: a record goes back by itself."""
        return False

    @property
    def undo_facts(self) -> UndoFacts:
        """Returns that nothing can be taken back."""
        return UndoFacts(is_possible=False, reason=TextId.UNDO_NOTHING)

    @property
    def _is_open_for_play(self) -> bool:
        return False
