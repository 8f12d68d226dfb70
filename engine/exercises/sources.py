"""The sources of exercises: a new deal, or the finished deals of a kept match."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from engine.exercises.codec import make_exercise
from engine.exercises.exercise import Exercise
from engine.exercises.selfplay import dealt, played
from engine.jsonfiles.text import parse_json
from engine.match.match import Match
from engine.match.people import acted_by_people
from engine.observation import actor_of, observe
from engine.ruleset.load import load_ruleset
from engine.ruleset.reference import parse_reference
from engine.saves.loading import load_match
from engine.state import Phase, State


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A deal that computer players play with each other."""

    rules: str
    """A reference as JSON."""
    seed: str


@dataclass(frozen=True, slots=True)
class KeptDeals:
    """The decisions of people in the finished deals of a match file."""

    path: Path


Source = NewDeal | KeptDeals


@dataclass(frozen=True, slots=True)
class Look:
    """The result of looking at one position of a source."""

    exercise: Exercise | None
    total: int
    """How many positions the source has."""


def look_at(source: Source, place: int) -> Look:
    """Judges a position of a source, counted from 0; finds nothing beyond the last one.

    Raises `JournalError` for a match that cannot be read.
    """
    # Imported here because numpy is slow to load.
    from engine.exercises.making import judge

    found = _positions(source)
    if place >= len(found):
        return Look(None, len(found))
    state = found[place]
    view = observe(state, actor_of(state.rules, state.public))
    judged = judge(view, f"{source} {place}")
    return Look(None if judged is None else make_exercise(state, judged), len(found))


@lru_cache(maxsize=1)
def _positions(source: Source) -> tuple[State, ...]:
    match source:
        case NewDeal(rules, seed):
            ruleset = load_ruleset(parse_reference(parse_json(rules)))
            return tuple(played(dealt(ruleset, seed), seed))
        case KeptDeals(path):
            return tuple(decided(load_match(path).match))


def decided(match: Match) -> Iterator[State]:
    """Yields every state of finished deals in which a person acted, the last deal first."""
    last, moments = match.state.public, match.moments
    open_deal = None if last.phase is Phase.OVER else last.deal
    found: dict[int, list[State]] = {}
    own = acted_by_people(match)[1:]
    for (before, _), is_own in zip(pairwise(moments), own, strict=True):
        public = before.state.public
        if is_own and public.deal != open_deal:
            found.setdefault(public.deal, []).append(before.state)
    for deal in sorted(found, reverse=True):
        yield from found[deal]
