"""Decisions where a document leaves a choice: every number is explained and linked."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine import catalogue, edition_ids, load_sources
from engine.ruleset.load import DEFAULT
from tests.gui.rulebook.games import references
from tests.meta.rulebooks import FOLDER, READINGS, decisions_of, link_to_decision
from tests.scenarios.scenario_file import all_scenarios

ROOT = Path(__file__).parents[2]
_ROW = re.compile(r'\| <a id="(d\d{2,3})"></a>(D\d{2,3}) \| (.+) \| (.*) \| (.+) \|')
_NUMBER = re.compile(r"\bD\d{2,3}\b")


@cache
def rows() -> dict[str, str]:
    """Returns the texts of the decisions, by number."""
    found = [_ROW.fullmatch(line) for line in READINGS.read_text(encoding="utf-8").splitlines()]
    return {row[2]: row[5] for row in found if row is not None and row[1] == row[2].lower()}


def test_every_number_is_explained_once() -> None:
    counts = Counter(re.findall(r'<a id="d(\d{2,3})">', READINGS.read_text(encoding="utf-8")))
    assert set(counts.values()) == {1}
    assert {f"{number:02}" for number in range(1, 107)} <= set(counts)
    assert set(rows()) == {f"D{number}" for number in counts}


def test_every_number_that_the_project_names_is_explained() -> None:
    texts = [*ROOT.glob("engine/**/*.toml"), *ROOT.glob("engine/**/*.py")]
    texts += [*ROOT.glob("canasta_gui/**/*.py"), *ROOT.glob("docs/**/*.md")]
    named = {number for text in texts for number in _NUMBER.findall(text.read_text("utf-8"))}
    named |= {source for scenario in all_scenarios() for source in scenario.source}
    named = {name for name in named if _NUMBER.fullmatch(name)}
    assert {"D01", "D34", "D59"} <= named <= set(rows())


@pytest.mark.parametrize("edition", edition_ids())
def test_a_decision_names_the_options_that_an_edition_has_by_it(edition: str) -> None:
    for table in references():
        if table.edition == edition:
            for path, source in load_sources(table).items():
                for number in _NUMBER.findall(source):
                    assert f"`{path}`" in rows()[number], (number, path)


@cache
def family_options() -> frozenset[str]:
    """Returns the options that no game plays otherwise than by default: families choose them."""
    stated = {
        path
        for table in references()
        for path, source in load_sources(table).items()
        if source != DEFAULT
    }
    return frozenset(catalogue()) - stated


@pytest.mark.parametrize("path", sorted(family_options()))
def test_what_only_families_play_has_a_decision_and_a_scenario_that_shows_it(path: str) -> None:
    decisions = {number for number, row in rows().items() if f"`{path}`" in row}
    assert decisions, "the decision says who plays so, and which book tells of it"
    shown = [it for it in all_scenarios() if path in it.rules.house]
    assert any(it.expect for it in shown)
    assert any(decisions & set(it.source) for it in shown), [it.source for it in shown]


def test_every_option_that_a_decision_names_exists() -> None:
    named = {path for row in rows().values() for path in re.findall(r"`([a-z_.]+)`", row)}
    assert named <= set(catalogue())


@pytest.mark.parametrize("edition", edition_ids())
def test_the_page_of_a_game_leads_to_its_decisions(edition: str) -> None:
    page = (FOLDER / f"{edition}.md").read_text(encoding="utf-8")
    assert decisions_of(edition)
    assert all(link_to_decision(number) in page for number in decisions_of(edition))
