"""Keeps the position that noticed each law's absence; the next run tries it first."""

import json
from collections.abc import Mapping
from pathlib import Path

from tests.engine.kit.every_position import Name

_NOTES = Path(__file__).parents[2] / "build" / "laws" / "positions.json"


def noticed() -> dict[str, Name]:
    """Returns the position by the name of the law; empty before the first run."""
    return json.loads(_NOTES.read_text(encoding="utf-8")) if _NOTES.exists() else {}


def note(known: Mapping[str, Name]) -> None:
    """Saves the positions; an interrupted run leaves no half-written file."""
    _NOTES.parent.mkdir(parents=True, exist_ok=True)
    written = _NOTES.with_suffix(".new")
    written.write_text(json.dumps(known, indent=1, sort_keys=True), encoding="utf-8")
    written.replace(_NOTES)
