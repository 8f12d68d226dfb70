"""Writes the page about the laws of the kernel from the notes of the last run."""

from collections import Counter
from pathlib import Path

from tests.engine.kit.every_position import Name
from tests.laws.notes import noticed
from tests.laws.taking_away import MODULES, Law, all_laws, shortcuts

DOCUMENT = Path(__file__).parents[2] / "docs" / "measured" / "kernel-laws.md"
_HEAD = """\
# The laws of the kernel

The computer players look ahead with rules on counts (`engine/kernel/`), which the tests hold
[equal to the rules on cards](kernel-deals.md). Here each condition of the kernel is taken away, one
at a time, and the ordinary equality test is run where the condition decides something: in the
positions of the [scenarios](../rules.md), and in random ones that seldom occur. It has to notice
each. Made by `python -m tests.laws --page`; `tests/laws/noticed.json` says which position noticed
which condition first.

"""
_SHORTCUTS_HEAD = """
## Shortcuts

Conditions that only save time. They were taken away too, and nothing noticed it.

"""
_SCENARIO, _CHANCE, _NOTHING, _SHORTCUT = _COLUMNS = (
    "noticed by a scenario",
    "by a random position",
    "by none",
    "shortcuts",
)


def page() -> str:
    """Returns the page."""
    notes = noticed()
    kinds = {law: _kind(law, notes.get(law.name)) for law in all_laws()}
    counts = Counter(kinds.values())
    laws = len(kinds) - counts[_SHORTCUT]
    total = f"{laws - counts[_NOTHING]} of {laws} laws are noticed.\n\n"
    head = f"| module | laws | {' | '.join(_COLUMNS)} |\n|---|{'---:|' * (1 + len(_COLUMNS))}\n"
    rows = (
        _row(module, Counter(kind for law, kind in kinds.items() if law.module == module))
        for module in MODULES
    )
    told = (_shortcut(reason) for reason in dict.fromkeys(shortcuts().values()))
    return _HEAD + total + head + "".join(rows) + _SHORTCUTS_HEAD + "".join(told)


def _shortcut(reason: str) -> str:
    names = (f"  - `{name}`\n" for name, why in shortcuts().items() if why == reason)
    return f"- {reason}:\n{''.join(names)}"


def _row(module: str, counts: Counter[str]) -> str:
    laws = counts.total() - counts[_SHORTCUT]
    return f"| `{module}` | {laws} | {' | '.join(str(counts[kind]) for kind in _COLUMNS)} |\n"


def _kind(law: Law, position: Name | None) -> str:
    if law.name in shortcuts():
        return _SHORTCUT
    if position is None:
        return _NOTHING
    return _CHANCE if isinstance(position, int) else _SCENARIO
