"""Writes the results of a run over all laws as a page."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.engine.kit.every_position import Name, every_position
from tests.laws.taking_away import MODULES, Law, shortcuts

DOCUMENT = Path(__file__).parents[2] / "docs" / "kernel-laws.md"
_HEAD = """\
# The laws of the kernel

The computer players look ahead with rules on counts (`engine/ai/kernel/`), which the tests hold
[equal to the rules on cards](kernel-deals.md). Here each condition of the kernel is taken away, one
at a time, and the ordinary equality test is run in the positions that seldom occur. It has to
notice each. Made by `python -m tests.laws --page`.

"""
_SHORTCUTS_HEAD = """
## Shortcuts

Conditions that only save time. They were taken away too, and nothing noticed it.

"""


def page(found: Mapping[Law, Name | None]) -> str:
    """Returns the page; ``found`` maps each law to the position that fails without it, or to
    ``None``.
    """
    laws = [law for law in found if law.name not in shortcuts()]
    noticed = sum(found[law] is not None for law in laws)
    total = f"{noticed} of {len(laws)} laws are noticed in {len(every_position()):,} positions.\n\n"
    head = "| module | laws | noticed | not noticed | shortcuts |\n|---|---:|---:|---:|---:|\n"
    rows = (_row(module, found) for module in MODULES)
    told = (_shortcut(reason) for reason in dict.fromkeys(shortcuts().values()))
    return _HEAD + total + head + "".join(rows) + _SHORTCUTS_HEAD + "".join(told)


def _shortcut(reason: str) -> str:
    names = (f"  - `{name}`\n" for name, why in shortcuts().items() if why == reason)
    return f"- {reason}:\n{''.join(names)}"


def _row(module: str, found: Mapping[Law, Name | None]) -> str:
    counts = Counter(_kind(law, at) for law, at in found.items() if law.module == module)
    laws = counts["noticed"] + counts["not noticed"]
    numbers = (laws, counts["noticed"], counts["not noticed"], counts["shortcut"])
    return f"| `{module}` | " + " | ".join(map(str, numbers)) + " |\n"


def _kind(law: Law, position: Name | None) -> str:
    if law.name in shortcuts():
        return "shortcut"
    return "not noticed" if position is None else "noticed"
