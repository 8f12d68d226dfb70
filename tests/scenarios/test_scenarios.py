"""Every scenario under the rules of each of its editions."""

from collections import defaultdict

import pytest

from tests.scenarios.scenario_check import judge
from tests.scenarios.scenario_file import Scenario, all_scenarios
from tests.scenarios.scenario_runner import play

SCENARIOS = all_scenarios()
BY_TITLE: defaultdict[str, list[Scenario]] = defaultdict(list)
for _scenario in SCENARIOS:
    BY_TITLE[f"{_scenario.file}: {_scenario.title}"].append(_scenario)


@pytest.mark.parametrize("title", BY_TITLE, ids=str)
def test_scenario(title: str) -> None:
    """Judges a scenario under the rules of each of its editions."""
    for scenario in BY_TITLE[title]:
        try:
            judge(scenario.expect, play(scenario))
        except Exception as error:
            error.add_note(str(scenario))
            raise


def test_every_scenario_has_a_title_of_its_own() -> None:
    names = [str(scenario) for scenario in SCENARIOS]
    assert len(names) == len(set(names))
