"""Identifies files from elsewhere that a player wants to open, by their content."""

from pathlib import Path

from canasta_gui.persistence.house_file import SUFFIX, HouseError, HouseFault, HouseRules
from canasta_gui.persistence.house_store import read_playable
from engine import FileProblem, JournalError, Standing, peek_match

OutsideFile = Standing | HouseRules | JournalError | HouseError
"""The standing of a match, house rules, or why the file cannot be used."""


def look_at(path: Path) -> OutsideFile:
    """Returns the content of a file, whatever its name is; writes nothing."""
    if path.name.endswith(SUFFIX):
        return _rules_in(path)
    try:
        return peek_match(path)
    except JournalError as error:
        if error.problem is not FileProblem.FOREIGN:
            return error
        rules = _rules_in(path)
        is_other = isinstance(rules, HouseError) and rules.fault in _OTHER
        return error if is_other else rules


_OTHER = (HouseFault.FOREIGN, HouseFault.DAMAGED)
"""The faults of a file that was never house rules."""


def _rules_in(path: Path) -> HouseRules | HouseError:
    try:
        return read_playable(path)
    except HouseError as error:
        return error
