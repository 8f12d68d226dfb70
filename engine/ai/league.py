"""Odd and frozen players, whom levels have to beat and nobody is offered."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from engine.ai.style import Style
from engine.ai.temperaments import Temperament


@cache
def league() -> Mapping[str, Style]:
    """Their styles by name."""
    text = (resources.files("engine.ai") / "league.toml").read_text(encoding="utf-8")
    players = tomllib.loads(text)
    return {name: Temperament(name, factors).colour(Style()) for name, factors in players.items()}
