"""Plays the cards of a finished deal again, with a computer player on one seat."""

from dataclasses import dataclass

from engine import (
    Accepted,
    Action,
    DealBegun,
    DealScored,
    DealStarted,
    Match,
    Moment,
    Observation,
    Played,
    agent_name,
)

STAND_IN = "club"
"""The level that plays for people on other seats."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where a deal was first played otherwise, from the same position."""

    turn: int
    """Of the seat, counted from 1."""
    made: Action
    """By the person."""
    instead: Action


class DealReplay:
    """A deal from its first card on, after the scores that it began with."""

    def __init__(self, match: Match, deal: int, seat: int, level: str) -> None:
        before, self._done = moments_of(match, deal)
        self.level = level
        self.parting: Parting | None = None
        """Known as soon as the seat does something else than was done there."""
        self.match = Match(match.header)
        for moment in before:
            self.match.restore(moment.entry)
        self._begun = len(before)
        self._seat = seat
        self._turns = 0
        self._is_alike = True

    @property
    def is_over(self) -> bool:
        """Whether the deal has been scored."""
        return self.match.is_between_deals

    def follow(self) -> None:
        """Plays what the others did, as long as everybody has done the same."""
        while self._is_alike and not self.is_over and self.match.actor != self._seat:
            entry = self._done[len(self.match.moments) - self._begun].entry
            assert isinstance(entry, Played)
            self.play(entry.action)

    def ask(self) -> tuple[str, Observation]:
        """Returns the name of the computer player that has to act, and what it sees."""
        actor = self.match.actor
        player = self.match.seats[actor]
        if actor == self._seat:
            name = agent_name(self.level)
        elif player.is_person:
            name = agent_name(STAND_IN)
        else:
            name = agent_name(player.level or STAND_IN, player.temperament)
        return name, self.match.observe(actor)

    def play(self, action: Action) -> bool:
        """Plays the action of whoever has to act; returns whether it is legal."""
        actor, at = self.match.actor, len(self.match.moments) - self._begun
        is_new_turn = self.match.state.public.facts.drew is None
        if not isinstance(self.match.play(action), Accepted):
            return False
        if actor == self._seat:
            self._turns += is_new_turn
        if self._is_alike:
            self._compare(at, actor, action)
        return True

    @property
    def margin(self) -> int:
        """Points of the seat's side more than the best of the others, once the deal is over."""
        return margin_of(self.match.moments[-1], self._seat)

    def _compare(self, at: int, actor: int, action: Action) -> None:
        """Once anybody acts otherwise, the positions are no longer the same."""
        entry = self._done[at].entry
        assert isinstance(entry, Played)
        self._is_alike = entry.action == action
        if not self._is_alike and actor == self._seat:
            self.parting = Parting(self._turns, entry.action, action)


def persons_of(match: Match, deal: int) -> tuple[int, ...]:
    """The seats of people who played in a deal."""
    resting = moments_of(match, deal)[0][-1].state.public.sitting_out
    seats = enumerate(match.seats)
    return tuple(seat for seat, it in seats if it.is_person and seat not in resting)


def moments_of(match: Match, deal: int) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """Everything up to the moment when a deal was dealt, and the moments of the deal after it."""
    moments = match.moments
    begun = [at for at, moment in enumerate(moments) if isinstance(moment.entry, DealBegun)]
    first = next(at for at in begun if _number(moments[at]) == deal) + 1
    end = next((at for at in begun if at >= first), len(moments))
    return moments[:first], moments[first:end]


def margin_of(last: Moment, seat: int) -> int:
    """Points of a seat's side more than the best of the others, from a deal's last moment."""
    (scored,) = (event for event in last.entry.events if isinstance(event, DealScored))
    totals = [side.total for side in scored.sides]
    sides = last.state.rules.seats.sides
    own = totals.pop(next(at for at, seats in enumerate(sides) if seat in seats))
    return own - max(totals)


def _number(moment: Moment) -> int:
    return next(event.deal for event in moment.entry.events if isinstance(event, DealStarted))
