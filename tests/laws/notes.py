"""Keeps the position that noticed each law's absence; the next run tries it first.

The file is kept with the sources: a law that it does not name was never taken away.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from tests.engine.kit.every_position import Name
from tests.laws.taking_away import all_laws

_NOTES = Path(__file__).with_name("noticed.json")


def noticed() -> dict[str, Name]:
    """Returns the position by the name of the law."""
    return json.loads(_NOTES.read_text(encoding="utf-8"))


def is_test(name: Name) -> bool:
    """Returns whether what noticed a law is a test, and not a scenario or a position."""
    return isinstance(name, str) and ".py::" in name


def note(known: Mapping[str, Name]) -> None:
    """Saves the positions of the laws that there are; an interrupted run leaves no half-written
    file.
    """
    written, names = _NOTES.with_suffix(".new"), {law.name for law in all_laws()}
    kept = {name: at for name, at in known.items() if name in names}
    text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
    written.write_text(f"{text}\n", encoding="utf-8")
    written.replace(_NOTES)
