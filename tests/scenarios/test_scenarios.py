"""Every scenario under the rules of each of its editions."""

import pytest

from tests.scenarios.scenario_check import judge
from tests.scenarios.scenario_file import Scenario, all_scenarios
from tests.scenarios.scenario_runner import play

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_scenario(scenario: Scenario) -> None:
    judge(scenario.expect, play(scenario))


def test_every_scenario_has_a_title_of_its_own() -> None:
    names = [str(scenario) for scenario in SCENARIOS]
    assert len(names) == len(set(names))
