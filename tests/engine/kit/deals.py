"""Plays deals to the end, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import (
    Accepted,
    Action,
    Event,
    Observation,
    Phase,
    Ruleset,
    State,
    actor_of,
    decide,
    empty_state,
    fold,
    observe,
    start_deal,
)
from engine.dealcode import full_deck
from engine.rng import Chance
from engine.seating import first_active, sitters
from tests.engine.kit.player import choose

MOST_ACTIONS = 1500
"""The largest allowed number of actions in a deal, far above the number in any real deal."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action with the states before and after it, and its events."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State

    @property
    def view(self) -> Observation:
        """Returns what the acting seat saw."""
        return observe(self.before, actor_of(self.before.rules, self.before.public))


def dealt(rules: Ruleset, seed: str) -> tuple[State, tuple[Event, ...]]:
    """Returns a deal at its first turn, under scores that make every opening step occur."""
    chance = Chance(f"deal {seed}")
    scores = tuple(5 * (chance.below(1100) - 100) for _ in rules.seats.sides)
    table = empty_state(rules, scores)
    dealer, order = chance.below(rules.players), chance.shuffle(full_deck(rules))
    sitting_out = sitters(rules, dealer - 1)
    dealer = first_active(rules, sitting_out, dealer)
    events = start_deal(table, dealer, order, sitting_out=sitting_out)
    return fold(table, events), events


def play_out(rules: Ruleset, seed: str) -> Iterator[Step]:
    """Yields every step of a deal. Raises `AssertionError` when it does not end."""
    chance = Chance(f"play {seed}")
    reluctance = chance.choice((0, 5, 9))
    state, _ = dealt(rules, seed)
    for _ in range(MOST_ACTIONS):
        if state.public.phase is Phase.OVER:
            return
        action = choose(observe(state, actor_of(rules, state.public)), chance, reluctance)
        decision = decide(state, action)
        assert isinstance(decision, Accepted), (action, decision)
        after = decision.after
        yield Step(state, action, decision.events, after)
        state = after
    raise AssertionError(f"deal {seed!r} did not end in {MOST_ACTIONS} actions")
