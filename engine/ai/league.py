"""Unusual and older players that levels are tested against; the program does not offer them."""

from collections.abc import Mapping
from functools import cache

from engine.ai.style import Style
from engine.ai.temperaments import Temperament
from engine.ai.toml_tables import read_toml


@cache
def league() -> Mapping[str, Style]:
    """Returns the styles of the players by name."""
    players = read_toml("league.toml").items()
    return {name: Temperament(name, factors).colour(Style()) for name, factors in players}
