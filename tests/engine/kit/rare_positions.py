"""Random rare positions, with the engine's answers to the actions tried in them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine import Accepted, Action, Observation, State, actor_of, decide, is_legal, observe
from engine.rng import Chance
from tests.engine.kit.rare_actions import actions_in
from tests.engine.kit.rare_situations import situation_of
from tests.engine.kit.rare_tables import rare_position


@dataclass(frozen=True, slots=True)
class Answered:
    """An action and the state after it; ``None`` if it is illegal."""

    action: Action
    after: State | None


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, and the engine's answers there."""

    state: State
    view: Observation
    answers: tuple[Answered, ...]


@cache
def asked(number: int) -> Asked:
    """Returns the position with this number."""
    situation, rules = situation_of(number)
    chance = Chance(f"position {number}")
    return asked_in(rare_position(rules, situation, chance), chance)


def asked_in(state: State, chance: Chance, first: Iterable[Action] = ()) -> Asked:
    """Returns a position with the answers to these actions first, then to those of chance."""
    view = observe(state, actor_of(state.rules, state.public))
    actions = dict.fromkeys((*first, *actions_in(view, chance)))
    return Asked(state, view, tuple(_answered(state, view, action) for action in actions))


def _answered(state: State, view: Observation, action: Action) -> Answered:
    if not is_legal(view, action):
        return Answered(action, None)
    decision = decide(state, action)
    assert isinstance(decision, Accepted)
    return Answered(action, decision.after)
