"""Keeps the check that failed without each law; the next run tries that check first."""

import json
from collections.abc import Mapping
from pathlib import Path

_NOTES = Path(__file__).parents[2] / "build" / "laws" / "noticed.json"


def noticed() -> dict[str, str]:
    """Returns, by the name of a law, the check that failed without it; empty when none did."""
    return json.loads(_NOTES.read_text(encoding="utf-8")) if _NOTES.exists() else {}


def note(known: Mapping[str, str]) -> None:
    """Saves the checks; an interrupted run leaves no half-written file."""
    _NOTES.parent.mkdir(parents=True, exist_ok=True)
    written = _NOTES.with_suffix(".new")
    written.write_text(json.dumps(known, indent=1, sort_keys=True), encoding="utf-8")
    written.replace(_NOTES)
