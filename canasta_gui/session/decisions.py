"""Collects the decisions of people in a finished deal, for the review."""

from dataclasses import dataclass
from itertools import pairwise

from canasta_gui.viewmodel.builders.wording import PlayerNames
from engine import (
    Action,
    Aided,
    Appraisal,
    DealBegun,
    DrawStock,
    Event,
    Match,
    Observation,
    Played,
    Undone,
    acted_by_people,
    redact_events,
)


@dataclass(frozen=True, slots=True)
class PersonDecision:
    """An action of a person, with what the seat saw before it."""

    at: int
    """The number of the match's moment after which the action was made."""
    seat: int
    made: Action
    events: tuple[Event, ...]
    """The events of the action that the seat could see."""
    view: Observation
    has_hint: bool = False
    """Whether the person had asked for a hint in this position."""

    def players(self, match: Match) -> PlayerNames:
        """Returns the names for texts on it, which say "you" only to whoever was the only person.

        Where several people play, nobody knows who of them reads.
        """
        names = tuple(player.name for player in match.players)
        return PlayerNames(names, self.seat if len(match.people) == 1 else None)


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision together with its appraisal."""

    decision: PersonDecision
    appraisal: Appraisal


def decisions_of(match: Match, deal: int) -> tuple[PersonDecision, ...]:
    """Returns every decision of people in a deal."""
    found: list[PersonDecision] = []
    hinted, own = _hinted(match), acted_by_people(match)
    for at, (before, moment) in enumerate(pairwise(match.moments)):
        entry = moment.entry
        if not isinstance(entry, Played) or before.state.public.deal != deal:
            continue
        seat = entry.seat
        if own[at + 1]:
            told = redact_events(entry.events, seat)
            done = tuple(event for event in told if getattr(event, "seat", None) == seat)
            view = match.view_of(before.state, seat)
            found.append(PersonDecision(at, seat, entry.action, done, view, hinted[at + 1]))
    return tuple(found)


def is_mostly_hinted(match: Match, deal: int | None = None) -> bool:
    """Returns whether people asked for a hint before most of their decisions in a deal, or in the
    whole match.

    Drawing from the stock is not counted as one.
    """
    deals = range(1, match.state.public.deal + 1) if deal is None else (deal,)
    made = (it for number in deals for it in decisions_of(match, number))
    hinted = [it.has_hint for it in made if not isinstance(it.made, DrawStock)]
    return 2 * sum(hinted) > len(hinted)


def _hinted(match: Match) -> list[bool]:
    """Returns for each moment whether the person who acted had asked for a hint before."""
    found, asked = list[bool](), set[int]()
    for entry in match.entries:
        match entry:
            case Aided(seat, "hint"):
                asked.add(seat)
            case Played(seat):
                found.append(seat in asked)
                asked.discard(seat)
            case DealBegun():
                found.append(False)
                asked.clear()
            case Undone(count):
                del found[-count:]
            case _:
                pass
    return found
