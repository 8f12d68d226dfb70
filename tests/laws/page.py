"""Writes the results of a run over all laws as a page."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.laws.taking_away import MODULES, Law, shortcuts

DOCUMENT = Path(__file__).parents[2] / "docs" / "kernel-laws.md"
_HEAD = """\
# The laws of the kernel

The computer players look ahead with rules on counts (`engine/ai/kernel/`), which the tests hold
[equal to the rules on cards](kernel-deals.md). Here each condition of the kernel is taken away, one
at a time, and the ordinary equality test is run: positions that seldom occur, a deal at every
table, and deals by rulesets made by chance. It has to notice each. Made by
`python -m tests.laws --page`.

"""
_SHORTCUTS_HEAD = """
## Shortcuts

Conditions that only save time. They were taken away too, and nothing noticed it.

"""


def page(found: Mapping[Law, str]) -> str:
    """Returns the page; ``found`` maps each law to the check that fails without it, or to an empty
    string.
    """
    laws = {law: check for law, check in found.items() if law.name not in shortcuts()}
    total = f"{sum(map(bool, laws.values()))} of {len(laws)} laws are noticed.\n\n"
    head = "| module | laws | noticed in a position | in a deal | not | shortcuts |\n"
    head += "|---|---:|---:|---:|---:|---:|\n"
    rows = (_row(module, found) for module in MODULES)
    told = (_shortcut(reason) for reason in dict.fromkeys(shortcuts().values()))
    return _HEAD + total + head + "".join(rows) + _SHORTCUTS_HEAD + "".join(told)


def _shortcut(reason: str) -> str:
    names = (f"  - `{name}`\n" for name, why in shortcuts().items() if why == reason)
    return f"- {reason}:\n{''.join(names)}"


def _row(module: str, found: Mapping[Law, str]) -> str:
    counts = Counter(_kind(law, check) for law, check in found.items() if law.module == module)
    numbers = [counts[kind] for kind in ("position", "deal", "not", "shortcut")]
    laws = sum(numbers) - counts["shortcut"]
    return f"| `{module}` | " + " | ".join(map(str, (laws, *numbers))) + " |\n"


def _kind(law: Law, check: str) -> str:
    if law.name in shortcuts():
        return "shortcut"
    if not check:
        return "not"
    return "position" if check.startswith("position ") else "deal"
