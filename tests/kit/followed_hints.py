"""Plays deals in which the first hint is always followed, and records views, advice and actions."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advice.advice import Advice
from engine.ai.advice.advise import advise
from engine.ai.levels import make_agent
from engine.dealcode import deck_order, new_code
from engine.events import Event
from engine.evolve import empty_state, fold
from engine.observation import Observation, actor_of, observe
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.state import Phase

LEARNER = 0
"""The seat that asks for hints; club players sit on the others."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An action of a deal, with the view of its seat before it."""

    view: Observation
    advice: tuple[Advice, ...]
    """The advice, of which the first is followed; empty for the other seats."""
    action: Action
    events: tuple[Event, ...]


def follow_hints(rules: str, deal: int) -> Iterator[Moment]:
    """Yields every action of a deal; the cards depend on the deal's number alone."""
    table = empty_state(load_ruleset(rules))
    order = deck_order(table.rules, new_code(b"judgement"), deal)
    state, club = fold(table, start_deal(table, 0, order, 1)), make_agent("club")
    number = 0
    while state.public.phase is not Phase.OVER:
        view, number = observe(state, actor_of(state.rules, state.public)), number + 1
        advice = advise(view) if view.seat == LEARNER else ()
        action = advice[0].action if advice else club.choose(view, str(number)).action
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        yield Moment(view, advice, action, decision.events)
        state = fold(state, decision.events)
