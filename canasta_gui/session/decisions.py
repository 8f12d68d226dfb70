"""The decisions of people in a deal that is over, and what would have been better."""

from dataclasses import dataclass
from itertools import pairwise

from engine import Action, Appraisal, Event, Match, Observation, Played, observe, redact_events


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person did, and what the seat saw then."""

    at: int
    """The number of the match's moment after which it was made."""
    seat: int
    made: Action
    events: tuple[Event, ...]
    """What that seat did by it."""
    view: Observation


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision, and what would have been better."""

    decision: Decision
    appraisal: Appraisal


def decisions_of(match: Match, deal: int) -> tuple[Decision, ...]:
    """Everything that people decided in a deal."""
    found: list[Decision] = []
    for at, (before, moment) in enumerate(pairwise(match.moments)):
        entry = moment.entry
        if not isinstance(entry, Played) or before.state.public.deal != deal:
            continue
        seat = entry.seat
        if match.seats[seat].is_person:
            told = redact_events(entry.events, seat)
            done = tuple(event for event in told if getattr(event, "seat", None) == seat)
            found.append(Decision(at, seat, entry.action, done, observe(before.state, seat)))
    return tuple(found)
