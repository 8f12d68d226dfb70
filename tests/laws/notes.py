"""What noticed each law when it was last taken away: the next run tries that first."""

import json
from collections.abc import Mapping
from pathlib import Path

_NOTES = Path(__file__).parents[2] / "build" / "laws" / "noticed.json"


def noticed() -> dict[str, str]:
    """By the name of a law: the check that failed without it, or nothing when none did."""
    return json.loads(_NOTES.read_text(encoding="utf-8")) if _NOTES.exists() else {}


def note(known: Mapping[str, str]) -> None:
    """Keep them; a run that is broken off leaves no half note."""
    _NOTES.parent.mkdir(parents=True, exist_ok=True)
    written = _NOTES.with_suffix(".new")
    written.write_text(json.dumps(known, indent=1, sort_keys=True), encoding="utf-8")
    written.replace(_NOTES)
