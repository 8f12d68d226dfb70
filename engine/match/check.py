"""Verifies a recorded match: every deal, every action, every undo."""

from dataclasses import dataclass

from engine.cards import Card
from engine.codec.forms import event_text
from engine.events import DealStarted, DeckCut, Event, Melded, MeldsCombined
from engine.evolve import empty_state, fold
from engine.match.match import Match
from engine.match.next_deal import deal_next, next_deck, player_of_first_deal
from engine.match.records import (
    Aided,
    Arranged,
    DealBegun,
    Entry,
    Header,
    LevelChanged,
    Played,
    PlayerChanged,
    RulesChanged,
    Timed,
)
from engine.observation import actor_of
from engine.rules.decide import Refused, decide
from engine.seat_draw import dealer_after, draw_seats
from engine.state import Phase, State


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a record breaks the rules."""

    line: int
    """The line in the match file, counted from 1."""
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"


def first_difference(match: Match) -> Difference | None:
    """Returns the first place where the record breaks the rules; ``None`` if it never does."""
    if _is_dealer_wrong(match.header):
        return Difference(1, "the first dealer does not follow from the drawn cards")
    if not _is_first_deal_fair(match.header):
        return Difference(1, "the seat spared in the first deal is not the only person's")
    again = Match(match.header)
    for line, entry in enumerate(match.entries, start=2):
        what = _objection(again, entry)
        if what is not None:
            return Difference(line, what)
        again.restore(entry)
    return None


def promised_deck(match: Match, deal: int) -> tuple[Card, ...]:
    """Returns the deck that a begun deal of a match must have. Raises `ValueError` for others."""
    state = empty_state(match.rules)
    for moment in match.moments:
        if isinstance(moment.entry, DealBegun) and moment.state.public.deal == deal:
            return next_deck(match.header, state)
        state = moment.state
    raise ValueError(f"no deal {deal}")


def _is_dealer_wrong(header: Header) -> bool:
    if not header.are_seats_drawn:
        return False
    dealer = dealer_after(header.rules, draw_seats(header.rules, header.code))
    return dealer not in (None, header.first_dealer)


def _is_first_deal_fair(header: Header) -> bool:
    """Returns whether only a single person among computers is exempt from sitting out the first
    deal.

    Files of earlier versions exempt nobody.
    """
    return header.in_first_deal in (None, player_of_first_deal(header.rules, header.seats))


def _objection(match: Match, entry: Entry) -> str | None:
    match entry:
        case DealBegun(events):
            return _deal_objection(match, events)
        case Played():
            return _action_objection(match.state, entry)
        case Aided(seat):
            return None if seat in match.persons else f"nobody on seat {seat} could be helped"
        case Arranged(seat):
            return None if seat in match.persons else f"nobody on seat {seat} sorts a hand"
        case PlayerChanged(seat):
            return None if seat in match.people else f"seat {seat} is no person's"
        case Timed() | LevelChanged() | RulesChanged():
            return None
        case _:
            is_fair = 1 <= entry.count <= match.undo_depth
            return None if is_fair else f"{entry.count} actions could not be taken back"


def _deal_objection(match: Match, events: tuple[Event, ...]) -> str | None:
    if match.is_over or not match.is_between_deals:
        return "no deal could begin here"
    started = next((event for event in events if isinstance(event, DealStarted)), None)
    if started is None:
        return "the deal does not begin with its deck"
    number = match.state.public.deal + 1
    if started.order != next_deck(match.header, match.state):
        return f"deal {number} has not the cards of the deal code"
    return _event_objection(_deal_expected(match, events), events)


def _deal_expected(match: Match, found: tuple[Event, ...]) -> tuple[Event, ...]:
    """Returns the events with which the deal should begin.

    Earlier versions recorded no cut, which moves no card. Once a record contains a cut, every later
    deal must have one.
    """
    expected = deal_next(match.header, match.state, match.next_rules).events
    before = (entry.events for entry in match.entries if isinstance(entry, DealBegun))
    if any(isinstance(event, DeckCut) for events in (found, *before) for event in events):
        return expected
    return tuple(event for event in expected if not isinstance(event, DeckCut))


def _action_objection(state: State, entry: Played) -> str | None:
    if state.public.phase is Phase.OVER:
        return "nobody could act here"
    actor = actor_of(state.rules, state.public)
    if entry.seat != actor:
        return f"seat {actor} was to act, not seat {entry.seat}"
    decision = decide(state, entry.action)
    if isinstance(decision, Refused):
        return "the action is not legal: " + ", ".join(r.rule for r in decision.refusals)
    if is_joined_as_before(state, decision.events, entry.events):
        return None
    return _event_objection(decision.events, entry.events)


def is_joined_as_before(
    state: State, expected: tuple[Event, ...], found: tuple[Event, ...]
) -> bool:
    """Returns whether the events join melds in the order of earlier versions: before the wild
    cards.

    The resulting state is the same, and no other event differs.
    """
    if not any(isinstance(event, MeldsCombined) for event in expected):
        return False
    joins = Melded, MeldsCombined
    rest, other = ([e for e in events if not isinstance(e, joins)] for events in (expected, found))
    return rest == other and fold(state, expected) == fold(state, found)


def _event_objection(expected: tuple[Event, ...], found: tuple[Event, ...]) -> str | None:
    for number, (wanted, had) in enumerate(zip(expected, found, strict=False), start=1):
        if wanted != had:
            return f"event {number}: expected {event_text(wanted)}, found {event_text(had)}"
    if len(expected) != len(found):
        return f"{len(expected)} events expected, {len(found)} found"
    return None
