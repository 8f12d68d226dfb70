"""Unusual and older players that levels are tested against; the program does not offer them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from engine.ai.style import Style
from engine.ai.temperaments import Temperament


@cache
def league() -> Mapping[str, Style]:
    """Returns the styles of the players by name."""
    text = (resources.files("engine.ai") / "league.toml").read_text(encoding="utf-8")
    players = tomllib.loads(text)
    return {name: Temperament(name, factors).colour(Style()) for name, factors in players.items()}
