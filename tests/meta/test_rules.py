"""The list of rules is closed: each has a meaning, a scenario that provokes it alone, and words."""

import subprocess
import sys

import pytest

import engine
from engine import SCORE_LINES, rule_catalogue
from tests.for_each import for_each
from tests.meta.rule_catalogue import DOCUMENT, document, paid, refused_alone
from tests.scenarios.scenario_file import all_scenarios


@pytest.mark.parametrize("ids", ["rule_catalogue", "reason_catalogue", "problem_ids"])
def test_a_closed_list_is_whole_whatever_was_imported_before(ids: str) -> None:
    """A new process, in which nothing else has imported the modules."""
    count = f"import engine; print(len(engine.{ids}()))"
    done = subprocess.run([sys.executable, "-c", count], check=True, capture_output=True, text=True)
    assert int(done.stdout) == len(getattr(engine, ids)()) > 20


def test_every_rule_is_provoked_alone() -> None:
    assert set(refused_alone()) == set(rule_catalogue())


@for_each(rule=rule_catalogue())
def test_every_rule_says_what_it_demands(rule: str) -> None:
    meaning = rule_catalogue()[rule].meaning
    assert meaning.endswith(".")
    assert 15 < len(meaning) < 120


def test_scenarios_expect_only_refusals_that_exist() -> None:
    for scenario in all_scenarios():
        refused = scenario.expect.get("refused", [])
        assert {*([refused] if isinstance(refused, str) else refused)} <= set(rule_catalogue())


def test_every_line_of_a_score_is_paid_in_a_scenario() -> None:
    assert set(paid()) == set(SCORE_LINES)


def test_the_document_lists_the_rules_as_they_are() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), (
        "write it anew: python -m tests.meta.rule_catalogue"
    )
