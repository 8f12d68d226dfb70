"""The positions of the scenarios, with the engine's answers to the actions tried in them.

Each scenario shows a rule at work, so that its position seldom occurs by chance. A scenario of
several games is tried in the first of them.
"""

from collections.abc import Mapping
from functools import cache

from engine import Accepted, Action, Observation, State, actor_of, decide, observe
from engine.actions import Meld, TakePile
from engine.codec.forms import parse_action
from engine.position import parse_position
from engine.rng import Chance
from engine.rules.bundle import missing_from_hand
from tests.engine.kit.rare_positions import Asked, asked_in
from tests.scenarios.scenario_file import Scenario, all_scenarios
from tests.scenarios.scenario_runner import play, position_of


@cache
def scenario_positions() -> Mapping[str, tuple[Scenario, int]]:
    """Returns the scenario and the number of earlier actions by the name of the position.

    There is one for each action of a scenario, and one for each deal that is counted.
    """
    first: dict[str, Scenario] = {}
    for scenario in all_scenarios():
        if scenario.deal is None and scenario.seat is None:
            first.setdefault(f"{scenario.file}: {scenario.title}", scenario)
    return {
        f"{name} ({step + 1})" if step else name: (scenario, step)
        for name, scenario in first.items()
        for step in range(len(scenario.do) or 1)
    }


@cache
def scenario_position(name: str) -> Asked:
    """Returns the position with this name."""
    scenario, step = scenario_positions()[name]
    if scenario.count is not None:
        state = play(scenario).after
        return Asked(state, observe(state, 0), ())
    actions = [parse_action(action) for action in scenario.do]
    state = _after(scenario, actions[:step])
    view = observe(state, actor_of(state.rules, state.public))
    own = [action for action in actions[step : step + 1] if _is_possible(view, action)]
    return asked_in(state, Chance(name), own)


def _after(scenario: Scenario, actions: list[Action]) -> State:
    """Returns the state after the first actions of a scenario."""
    state = parse_position(position_of(scenario))
    for action in actions:
        decision = decide(state, action)
        assert isinstance(decision, Accepted)
        state = decision.after
    return state


def _is_possible(view: Observation, action: Action) -> bool:
    """Returns whether the cards of an action are there, and the melds that it names."""
    match action:
        case Meld(plays):
            take, places = None, ()
        case TakePile(_, place, plays):
            take, places = action, (place,)
        case _:
            return True
    named = {*places, *(place for play in plays for place in (play.to, play.source))} - {None}
    return named <= set(range(len(view.own.melds))) and not missing_from_hand(view, take, plays)
