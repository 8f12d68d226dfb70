"""A match: judges, records and takes back actions, deal after deal."""

from collections.abc import Sequence
from dataclasses import replace

from engine.actions import Action
from engine.cards import Card
from engine.events import Event
from engine.evolve import empty_state
from engine.match.next_deal import deal_next, make_drawn_header, make_header
from engine.match.records import (
    LONGEST_TIME,
    Aid,
    Aided,
    Arranged,
    DealBegun,
    Entry,
    Header,
    LevelChanged,
    Log,
    Played,
    PlayerChanged,
    RulesChanged,
    SeatPlayer,
    Timed,
    Undone,
    seats_after,
    seats_of_people,
)
from engine.match.timeline import (
    Boundary,
    Moment,
    Timeline,
    expect_changeable,
    undo_boundary,
    undo_depth,
)
from engine.observation import Observation, actor_of, observe
from engine.reasons import Reason
from engine.rules.decide import Accepted, Decision, decide
from engine.ruleset.model import Ruleset
from engine.state import Phase, Seat, State


class Match:
    """The only mutable object of the engine: it holds the present state and the record."""

    def __init__(
        self, header: Header, start: State | None = None, moments: Sequence[Moment] = ()
    ) -> None:
        """Makes a match that stands after ``moments`` of another one, which began at ``start``."""
        self.header = header
        self.log: Log | None = None
        """Receives every new entry before it takes effect; ``None`` keeps it in memory only."""
        self.seats = header.seats
        """Who plays now, by seat: computer players at their present level, stand-ins too."""
        self._entries: list[Entry] = [moment.entry for moment in moments]
        self._arranged: dict[Seat, tuple[Card, ...]] = {}
        self._line = Timeline(empty_state(header.rules) if start is None else start, moments)

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        seats: tuple[SeatPlayer, ...],
        code: str,
        first_dealer: Seat | None = None,
        riffles: int = 0,
    ) -> "Match":
        """Returns a match before its first deal; by default the deal code decides the first dealer.

        With riffles, each deck is gathered from the deal before. Raises `ValueError` for a wrong
        number of seats or of riffles, a dealer who is not at the table, or a wrong code.
        """
        return cls(make_header(rules, seats, code, first_dealer, riffles))

    @classmethod
    def start_with_draw(
        cls,
        rules: Ruleset,
        players: tuple[SeatPlayer, ...],
        code: str,
        first_dealer: Seat | None = None,
        riffles: int = 0,
    ) -> "Match":
        """Returns a match whose players, given in chair order, draw cards for their seats where the
        rules say so.

        The drawn cards may also decide who deals first; otherwise the first dealer is found as in
        `start`. Raises the same errors.
        """
        return cls(make_drawn_header(rules, players, code, first_dealer, riffles))

    @classmethod
    def at(cls, state: State, seats: tuple[SeatPlayer, ...], code: str) -> "Match":
        """Returns a match that stands at a position, for lessons, exercises and trials.

        What came before is unknown, so the match cannot be written to a file. The code gives the
        cards of the deals that follow. Raises `ValueError` as `start` does.
        """
        return cls(cls.start(state.rules, seats, code, state.public.dealer).header, start=state)

    def arrangement(self, seat: Seat) -> tuple[Card, ...]:
        """Returns the order into which a person put the hand; empty while it is sorted."""
        return self._arranged.get(seat, ())

    def arrange_hand(self, seat: Seat, order: tuple[Card, ...]) -> None:
        """Records the order into which a person put the hand; an empty order means sorted."""
        self._record(Arranged(seat, order))

    def restore(self, entry: Entry, after: State | None = None) -> None:
        """Applies an entry of the match's record. Its events are facts: nothing is judged or
        logged. ``after`` is the state after its events where that is known.

        Raises `ValueError` or another exception for an entry that does not follow from the
        ones before it.
        """
        self._line.add(entry, after)
        self._entries.append(entry)
        if isinstance(entry, Arranged):
            self._arranged[entry.seat] = entry.order
        elif isinstance(entry, LevelChanged | PlayerChanged):
            self.seats = seats_after(self.seats, entry)
        elif isinstance(entry, DealBegun):
            self._arranged.clear()

    @property
    def players(self) -> tuple[SeatPlayer, ...]:
        """Who plays the match, by seat: computer players at their present level, and people also
        while a computer plays in their place.
        """
        seats = zip(self.seats, self.header.seats, strict=True)
        return tuple(player if player.is_person else now for now, player in seats)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people, also of those for whom a computer plays now."""
        return seats_of_people(self.header.seats)

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats on which people play now."""
        return seats_of_people(self.seats)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats of people for whom a computer plays now."""
        return self.people - self.persons

    @property
    def rules(self) -> Ruleset:
        """The rules of the deal that is played now, or was played last."""
        return self.state.rules

    @property
    def next_rules(self) -> Ruleset:
        """The rules of the deals that are still to come."""
        return self._line.next_rules

    @property
    def state(self) -> State:
        """The whole truth now."""
        return self._line.state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole record, oldest first, including what was taken back."""
        return tuple(self._entries)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The entries that still stand, each with the state after it."""
        return self._line.moments

    def until(self, count: int) -> "Match":
        """Returns an independent match that stands after the first ``count`` moments of this one,
        with who plays now and the hands in the order of now.
        """
        made = Match(self.header, self._line.start, self.moments[:count])
        made.seats, made._arranged = self.seats, dict(self._arranged)
        return made

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return bool(self.state.public.winners)

    @property
    def is_between_deals(self) -> bool:
        """Whether no deal is being played: before the first, between two, or after the last."""
        return self.state.public.phase is Phase.OVER

    @property
    def actor(self) -> Seat:
        """The seat that has to act now; meaningless between deals."""
        return actor_of(self.rules, self.state.public)

    def observe(self, seat: Seat) -> Observation:
        """Returns what a seat may see now."""
        return self.view_of(self.state, seat)

    def view_of(self, state: State, seat: Seat) -> Observation:
        """Returns what a seat may see in a state of the match, and who plays on the seats."""
        return replace(observe(state, seat), levels=tuple(it.level for it in self.seats))

    def play(self, action: Action, reasons: tuple[Reason, ...] = ()) -> Decision:
        """Plays an action of the seat that has to act; a refused action changes nothing.

        A computer player's reasons are recorded with the action.
        """
        decision = decide(self.state, action)
        if isinstance(decision, Accepted):
            played = Played(self.actor, action, decision.events, reasons)
            self._record(played, decision.after)
        return decision

    def next_deal(self) -> tuple[Event, ...]:
        """Deals the next deal, or the first; returns the events.

        Raises `ValueError` while a deal is being played, or when the match is over.
        """
        if self.is_over or not self.is_between_deals:
            raise ValueError("the match is over" if self.is_over else "a deal is being played")
        dealt = deal_next(self.header, self.state, self.next_rules)
        self._record(DealBegun(dealt.events), dealt.state)
        return dealt.events

    @property
    def undo_depth(self) -> int:
        """How many actions may be taken back at once."""
        return undo_depth(self._line, self.persons)

    def undo_boundary(self, seat: Seat) -> Boundary | None:
        """Returns what keeps a seat from taking back its last action; ``None`` if nothing does."""
        return undo_boundary(self._line, seat, self.persons)

    def undo(self, count: int = 1) -> State:
        """Takes back the last actions and returns the state before them.

        Raises `ValueError` when that many may not be taken back.
        """
        if not 1 <= count <= self.undo_depth:
            raise ValueError(f"{count} actions cannot be taken back")
        self._record(Undone(count))
        return self.state

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back that may be done again."""
        return self._line.taken_back is not None

    def redo(self) -> tuple[Event, ...]:
        """Plays the action taken back last again; returns the events. Raises `ValueError`."""
        again = self._line.taken_back
        if again is None:
            raise ValueError("nothing was taken back that can be done again")
        self._record(Played(again.seat, again.action, again.events, again.reasons))
        return again.events

    def note_aid(self, seat: Seat, aid: Aid) -> None:
        """Records that the program helped a person."""
        self._record(Aided(seat, aid))

    def note_time(self, seconds: int) -> None:
        """Records how long the deal was played since the last note of it."""
        self._record(Timed(min(seconds, LONGEST_TIME)))

    def change_level(self, level: str) -> None:
        """Makes all computer players play at a level from here on."""
        self._record(LevelChanged(level))

    def change_rules(self, rules: Ruleset) -> None:
        """Plays by other rules from the next deal on; those of the present deal withdraw a change.

        Raises `ValueError` as `expect_changeable` does.
        """
        expect_changeable(self.state, rules)
        self._record(RulesChanged(rules))

    def change_player(self, seat: Seat, level: str = "") -> None:
        """Lets a computer play in a person's place at a level, or without one the person again.

        Raises `ValueError` for a seat that is no person's.
        """
        if seat not in self.people:
            raise ValueError(f"seat {seat} is no person's")
        self._record(PlayerChanged(seat, level))

    def _record(self, entry: Entry, after: State | None = None) -> None:
        if self.log is not None:
            self.log.append(entry)
        self.restore(entry, after)
