"""The observation of a seat: the public part of the state and the seat's private part."""

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Final

from engine.cards import Card
from engine.events import BaseLaid, BaseTaken, CardDrawn, CardsDealt, DealStarted, Event, FootTaken
from engine.record import record
from engine.ruleset.model import Ruleset
from engine.seating import partner_of
from engine.state import Phase, Public, Seat, Side, SideTable, State

# Bound once, because Python 3.11 calls a function for each `Phase.NAME`.
_ANSWER: Final = Phase.ANSWER
_OVER: Final = Phase.OVER


@record
class Observation:
    """The table as one seat sees it. Hidden cards are never part of it."""

    rules: Ruleset
    seat: Seat
    public: Public
    hand: tuple[Card, ...]
    drawn: tuple[Card, ...] = ()
    """The cards drawn from the stock in the present turn."""
    levels: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """By seat, the level of the computer player, or nothing for a person; empty if unknown."""

    side: Side = field(init=False, repr=False, compare=False)
    """The seat's own side."""
    own: SideTable = field(init=False, repr=False, compare=False)
    """The table of the own side."""

    def __post_init__(self) -> None:
        """Finds the own side once, because nearly every rule needs it."""
        side = self.rules.side_by_seat[self.seat]
        object.__setattr__(self, "side", side)
        object.__setattr__(self, "own", self.public.sides[side])

    @property
    def actor(self) -> Seat:
        """The seat that has to act now."""
        return actor_of(self.rules, self.public)

    @property
    def is_to_act(self) -> bool:
        """Whether this seat has to act now."""
        return self.public.phase is not _OVER and self.actor == self.seat


def actor_of(rules: Ruleset, public: Public) -> Seat:
    """Returns the seat that has to act now: the mover, or the partner who owes an answer."""
    if public.phase is _ANSWER:
        partner = partner_of(rules, public, public.turn)
        return public.turn if partner is None else partner
    return public.turn


_latest: dict[Seat, tuple[State, Observation]] = {}
"""By seat: the state that was observed last, and what the seat sees of it. A player observes it to
choose an action, and the rules observe it again to judge the action.
"""


def observe(state: State, seat: Seat) -> Observation:
    """Returns what the seat may see of the state."""
    observed, view = _latest.get(seat, (None, None))
    if view is None or observed is not state:
        private = state.private[seat]
        view = Observation(state.rules, seat, state.public, private.hand, private.drawn)
        _latest[seat] = state, view
    return view


def redact_event(event: Event, viewer: Seat | None) -> Event:
    """Returns the event as a seat (``None``: a bystander) may see it."""
    match event:
        case DealStarted():
            return replace(event, order=None)
        case CardsDealt() if event.seat != viewer or event.is_foot:
            return replace(event, cards=None)
        case CardDrawn() if event.seat != viewer:
            return replace(event, card=None)
        case FootTaken() | BaseTaken() if event.seat != viewer:
            return replace(event, cards=None)
        case BaseLaid():
            return replace(event, cards=None)
        case _:
            return event


def redact_events(events: Iterable[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Returns the events as a seat (``None``: a bystander) may see them."""
    return tuple(redact_event(event, viewer) for event in events)
