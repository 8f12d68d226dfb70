"""Positions from deals that computer players play with each other."""

from collections.abc import Iterator

from engine.ai.levels import make_agent
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.observation import actor_of, observe
from engine.rng import Chance
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.model import Ruleset
from engine.seating import seat_count
from engine.state import Phase, State

_PLAYERS = ("club", "club", "casual")
"""Most play as well as rules of thumb can; the mistakes of the others lead to other positions."""
_SCORES = (0, 0, 400, 900, 1600, 2300, 3100, 4200)
"""Scores of a side before the deal; the opening minimum and the end of the match depend on them."""


def dealt(rules: Ruleset, seed: str) -> State:
    """Returns the beginning of a deal in some match; the same seed gives the same cards and
    scores.
    """
    chance = Chance(f"exercise {seed}")
    scores = tuple(chance.choice(_SCORES) for _ in rules.seats.sides)
    table = empty_state(rules, scores if any(scores[1:]) else (0,) * len(scores))
    order = deck_order(rules, new_code(f"exercise {seed}".encode()), 1)
    dealer = chance.below(seat_count(rules))
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
