"""Compares two rulesets."""

from dataclasses import dataclass

from engine.cursor import Json
from engine.ruleset.load import option_values
from engine.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class OptionChange:
    """An option that has another value in the second ruleset than in the first."""

    path: str
    before: Json
    after: Json


def differences(first: Ruleset, second: Ruleset) -> tuple[OptionChange, ...]:
    """Returns every option whose value differs, in the catalogue's order."""
    before, after = option_values(first), option_values(second)
    return tuple(
        OptionChange(path, before[path], after[path])
        for path in before
        if before[path] != after[path]
    )
