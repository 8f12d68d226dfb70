"""Writes every rule id with its demand, the options that change it, and the scenarios that show it.

``python -m tests.meta.rule_catalogue`` rewrites ``docs/rules.md``.
"""

import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from canasta_gui.words.problem_texts import problem_sentences
from engine import SCORE_LINES, catalogue, rule_catalogue
from tests.scenarios.scenario_file import FOLDER, scenario_files

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"

_HEAD = """\
# Rules by their ids

Every rule that can refuse an action is one function in `engine/rules/`; its id is the module and
the function. Every line of a score names the rule that pays it. *Options* are the fields of a
ruleset that change a rule, *shown in* names the scenarios under `tests/scenarios/`. What the
documents leave open, and what was decided, is in [readings.md](readings.md).

This page is made from the program: `python -m tests.meta.rule_catalogue`.
"""


def expectations(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields the expectations of a scenario, then those that differ for single editions."""
    yield entry.get("expect", {})
    yield from entry.get("but", {}).values()


def refused_alone() -> dict[str, set[str]]:
    """Returns the files of scenarios in which a rule alone refuses the action, by rule."""
    found: dict[str, set[str]] = {}
    for place, entry in _entries():
        for expect in expectations(entry):
            if isinstance(expect.get("refused"), str):
                found.setdefault(expect["refused"], set()).add(place)
    return found


def paid() -> dict[str, set[str]]:
    """Returns the files of scenarios whose score has a line of a rule, by rule of the score."""
    found: dict[str, set[str]] = {}
    for place, entry in _entries():
        for expect in expectations(entry):
            for rule, _ in (line for side in expect.get("lines", ()) for line in side):
                found.setdefault(f"score.{rule}", set()).add(place)
    return found


def _entries() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in scenario_files():
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        place = path.relative_to(FOLDER).with_suffix("").as_posix()
        yield from ((place, entry) for entry in table["scenario"])


def document() -> str:
    """Returns the whole page in Markdown."""
    return "\n".join((_HEAD, *_refusals(), *_scores(), *_contradictions()))


def _refusals() -> Iterator[str]:
    shown = refused_alone()
    for area, rules in groupby(rule_catalogue(), key=lambda rule: rule.partition(".")[0]):
        yield f"## {area}\n"
        yield "| rule | demands | options | shown in |"
        yield "|---|---|---|---|"
        for rule in rules:
            meaning = rule_catalogue()[rule].meaning
            yield f"| `{rule}` | {meaning} | {_options(rule)} | {_places(shown.get(rule, set()))} |"
        yield ""


def _scores() -> Iterator[str]:
    shown = paid()
    yield "## score\n"
    yield "| line | options | shown in |"
    yield "|---|---|---|"
    for rule in SCORE_LINES:
        yield f"| `{rule}` | {_options(rule)} | {_places(shown.get(rule, set()))} |"
    yield ""


def _contradictions() -> Iterator[str]:
    yield "## contradictions\n"
    yield "Options by which nobody could play together. House rules name them in these words.\n"
    yield "| id | what is wrong |"
    yield "|---|---|"
    for problem, words in problem_sentences().items():
        yield f"| `{problem}` | {words.text} |"
    yield ""


def _options(rule: str) -> str:
    return ", ".join(f"`{path}`" for path, info in catalogue().items() if rule in info.rules)


def _places(places: set[str]) -> str:
    return ", ".join(sorted(places))


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
