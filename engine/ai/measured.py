"""How strong the levels are, as measured and kept with the program."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True, slots=True)
class Measured:
    """What one level made of another one over many deals, each played with either side."""

    level: str
    rival: str
    rules: str
    day: str
    """As in 2026-11-22."""
    games: int
    points: int
    """Points a deal more than the rival's."""
    interval: tuple[int, int]
    """Where the true mean lies with 95 % confidence."""
    won: float
    """The share of the deals that it won."""


@cache
def measured() -> tuple[Measured, ...]:
    """Every result that is kept, weakest level first."""
    text = (resources.files("engine.ai") / "measured.toml").read_text(encoding="utf-8")
    return tuple(map(_read, tomllib.loads(text)["result"]))


def _read(entry: dict[str, Any]) -> Measured:
    low, high = entry.pop("interval")
    return Measured(**entry, interval=(low, high))
