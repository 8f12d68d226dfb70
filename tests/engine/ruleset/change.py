"""Rulesets that differ from an edition in a few options, lawful or not."""

from typing import Any

from engine import Ruleset, load_ruleset
from engine.ruleset.model import RULESETS


def changed(values: dict[str, object], reference: str = "winning-moves-deluxe/4p") -> Ruleset:
    """Returns a ruleset with some values changed by dotted path; contradictions are not checked."""
    tree: dict[str, Any] = RULESETS.dump_python(load_ruleset(reference), mode="json")
    for path, value in values.items():
        *groups, name = path.split(".")
        branch = tree
        for group in groups:
            branch = branch[group]
        branch[name] = value
    return RULESETS.validate_python(tree)
