"""Checks house rules, option by option."""

from collections.abc import Iterator

from pydantic import ValidationError

from engine.ruleset.catalogue import catalogue
from engine.ruleset.load import build, edition_values, resolve
from engine.ruleset.problem import Problem
from engine.ruleset.problems import problems
from engine.ruleset.reference import RulesReference


def house_problems(reference: RulesReference) -> tuple[Problem, ...]:
    """Returns why these house rules cannot be played; empty when they can be.

    Contradictions are searched for once every value is of the right kind. Raises `RulesetError`
    when the edition is not offered for such a table.
    """
    resolved = resolve(reference)
    unknown = tuple(
        Problem("option.unknown", path) for path in resolved.house if path not in catalogue()
    )
    try:
        ruleset = build(resolved, {**edition_values(resolved), **resolved.house})
    except ValidationError as error:
        return (*unknown, *_wrong_values(error, resolved))
    return (*unknown, *problems(ruleset))


def _wrong_values(error: ValidationError, reference: RulesReference) -> Iterator[Problem]:
    places = [".".join(map(str, detail["loc"])) + "." for detail in error.errors()]
    for path in reference.house:
        if any(place.startswith(f"{path}.") for place in places):
            yield Problem("option.wrong_value", path)
