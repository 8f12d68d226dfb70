"""The sources of exercises: a new deal, or the finished deals of a kept match."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from engine.ai.levels import make_agent
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.exercises.exercise import Exercise, make_exercise
from engine.jsonfiles import parse_json
from engine.match.match import Match
from engine.match.match_record import acted_by_people
from engine.observation import actor_of, observe
from engine.rng import Chance
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import parse_reference
from engine.saves.loading import load_match
from engine.seating import usual_dealer
from engine.state import Phase, State

_PLAYERS = ("club", "club", "casual")
"""Most play as well as rules of thumb can; the mistakes of the others lead to other positions."""
_SCORES = (0, 0, 400, 900, 1600, 2300, 3100, 4200)
"""Scores of a side before the deal; the opening minimum and the end of the match depend on them."""


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
    """Judges a position of a source, counted from 0, if there is one. Raises `JournalError`."""
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


def dealt(rules: Ruleset, seed: str) -> State:
    """Returns the beginning of a deal in some match, whose cards and scores the seed decides."""
    chance = Chance(f"exercise {seed}")
    scores = tuple(chance.choice(_SCORES) for _ in rules.seats.sides)
    table = empty_state(rules, scores if any(scores[1:]) else (0,) * len(scores))
    order = deck_order(rules, new_code(f"exercise {seed}".encode()), 1)
    dealer = usual_dealer(rules, chance.below(rules.players))
    return fold(table, start_deal(table, dealer, order, 1))


def played(state: State, seed: str) -> Iterator[State]:
    """Yields every state of the deal in which somebody has to act."""
    chance = Chance(f"players {seed}")
    agents = [make_agent(chance.choice(_PLAYERS)) for _ in state.private]
    number = 0
    while state.public.phase is not Phase.OVER:
        yield state
        seat, number = actor_of(state.rules, state.public), number + 1
        action = agents[seat].choose(observe(state, seat), f"{seed} {number}").action
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        state = decision.after
