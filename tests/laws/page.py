"""Writes the page about the laws of the kernel from the notes of the last run."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.engine.kit.every_position import Name
from tests.laws.notes import is_test, noticed
from tests.laws.taking_away import MODULES, RULES, Law, all_laws, shortcuts, unnoticed

DOCUMENT = Path(__file__).parents[2] / "docs" / "measured" / "kernel-laws.md"
_HEAD = """\
# The laws, taken away one at a time

The computer players look ahead with rules on counts (`engine/kernel/`), which the tests hold
[equal to the rules on cards](kernel-deals.md). Here each condition of the kernel is taken away, one
at a time, and the ordinary equality test is run where the condition decides something: in the
positions of the [scenarios](../rules.md), and in random ones that seldom occur. It has to notice
each.

The conditions of the rules on cards (`turn_laws.py`, `exit_laws.py`, `opening_laws.py`,
`scoring.py`, `shapes.py`, `values.py`, `engine/evolve/` and `engine/rules/`) are taken away too.
There a scenario has to notice it, because what is stated once is the same in the kernel; only then
positions are asked, and in the end the tests of the room, which `tests/laws/shortcuts.toml` names.
What the search for a way out and that for the nearest way have to know is shown by small positions
of these tests.

Tried by `python -m tests.laws`, which notes in `tests/laws/noticed.json` what noticed which
condition first; `--page` writes this page from the notes.

"""
_SHORTCUTS_HEAD = """
## Shortcuts

Conditions that only save time. They were taken away too, and nothing noticed it; those of the
searches for a way out and for the nearest way were tried in 6,000 to 13,636 random positions, or
2,600 refused actions, and by the tests of their room, not yet in every scenario.

"""
_UNNOTICED_HEAD = """
## Not noticed yet

"""
_SCENARIO, _CHANCE, _TEST, _NOTHING, _SHORTCUT = _COLUMNS = (
    "noticed by a scenario",
    "by a random position",
    "by another test",
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
        for module in (*MODULES, *RULES)
    )
    lists = _SHORTCUTS_HEAD + _told(shortcuts())
    if unnoticed():
        lists += _UNNOTICED_HEAD + _told(unnoticed())
    return _HEAD + total + head + "".join(rows) + lists


def _told(laws: Mapping[str, str]) -> str:
    """Returns a list of laws by the reason why they stand there."""
    return "".join(
        f"- {reason}:\n{_names(laws, reason)}" for reason in dict.fromkeys(laws.values())
    )


def _names(laws: Mapping[str, str], reason: str) -> str:
    return "".join(f"  - `{law}`\n" for law, why in laws.items() if why == reason)


def _row(module: str, counts: Counter[str]) -> str:
    laws = counts.total() - counts[_SHORTCUT]
    return f"| `{module}` | {laws} | {' | '.join(str(counts[kind]) for kind in _COLUMNS)} |\n"


def _kind(law: Law, position: Name | None) -> str:
    if law.name in shortcuts():
        return _SHORTCUT
    if position is None:
        return _NOTHING
    if isinstance(position, int):
        return _CHANCE
    return _TEST if is_test(position) else _SCENARIO
