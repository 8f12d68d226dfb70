"""Plays the cards of a finished deal again, with a computer player on one seat."""

from dataclasses import dataclass

from canasta_gui.viewmodel.recorded_deal import recorded_deals
from engine import (
    Accepted,
    Action,
    DealScored,
    Match,
    Moment,
    Observation,
    Played,
    acted_by_people,
    agent_name,
    lead_of,
    side_of,
)

_STAND_IN = "club"
"""The level of the computer players that replace people on other seats."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The first decision in which the replay differs from the match, in the same position."""

    turn: int
    """The number of the seat's turn, counted from 1."""
    made: Action
    """The action of the person."""
    instead: Action


class DealReplay:
    """A deal played again from its first card, starting from the scores before it."""

    def __init__(self, match: Match, deal: int, seat: int, level: str) -> None:
        before, self._done = moments_of(match, deal)
        self.level = level
        self.parting: Parting | None = None
        """The first difference; ``None`` until the seat acts otherwise than in the match."""
        self.match = Match(match.header, moments=before)
        self._begun = len(before)
        self._seat = seat
        self._turns = 0
        self._is_alike = True

    @property
    def is_over(self) -> bool:
        """Returns whether the deal has been scored."""
        return self.match.is_between_deals

    def follow(self) -> None:
        """Plays the recorded actions of the others, until somebody acts otherwise."""
        while self._is_alike and not self.is_over and self.match.actor != self._seat:
            entry = self._done[len(self.match.moments) - self._begun].entry
            assert isinstance(entry, Played)
            self.play(entry.action)

    def ask(self) -> tuple[str, Observation]:
        """Returns the name of the computer player that has to act, and its observation."""
        actor = self.match.actor
        player = self.match.seats[actor]
        if actor == self._seat:
            name = agent_name(self.level)
        elif player.is_person:
            name = agent_name(_STAND_IN)
        else:
            name = agent_name(player.level or _STAND_IN, player.temperament)
        return name, self.match.observe(actor)

    def play(self, action: Action) -> bool:
        """Plays the action of the seat that has to act; returns whether it is legal."""
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
        """Returns how many points the seat's side made more than the best other side, once the deal
        is over.
        """
        return margin_of(self.match.moments[-1], self._seat)

    def _compare(self, at: int, actor: int, action: Action) -> None:
        """Compares an action with the recorded one; after the first difference positions are not
        the same.
        """
        entry = self._done[at].entry
        assert isinstance(entry, Played)
        self._is_alike = entry.action == action
        if not self._is_alike and actor == self._seat:
            self.parting = Parting(self._turns, entry.action, action)


def persons_of(match: Match, deal: int) -> tuple[int, ...]:
    """Returns the seats of people who played all of a deal themselves; none if the record does not
    have it.
    """
    found = next((it for it in recorded_deals(match) if it.number == deal), None)
    if found is None:
        return ()
    by_people = acted_by_people(match)[found.first + 1 :]
    moments = zip(found.moments[1:], by_people, strict=False)
    entries = ((moment.entry, is_persons) for moment, is_persons in moments)
    others = {it.seat for it, is_persons in entries if isinstance(it, Played) and not is_persons}
    return tuple(sorted(match.people - others - set(found.resting)))


def moments_of(match: Match, deal: int) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """Returns the moments before a deal up to its dealing, and the moments of the deal after it."""
    recorded = next(it for it in recorded_deals(match) if it.number == deal)
    return match.moments[: recorded.first + 1], recorded.moments[1:]


def lead_in(match: Match, deal: int, seat: int) -> int:
    """Returns how many points a seat's side made more than the best other side in a deal."""
    recorded = next(it for it in recorded_deals(match) if it.number == deal)
    return margin_of(recorded.moments[-1], seat)


def margin_of(last: Moment, seat: int) -> int:
    """Returns how many points a seat's side made more than the best other side, by a deal's last
    moment.
    """
    (scored,) = (event for event in last.entry.events if isinstance(event, DealScored))
    return lead_of(side_of(last.state.rules, seat), scored.sides)
