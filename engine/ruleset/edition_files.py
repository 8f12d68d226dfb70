"""Finds and reads the edition files.

A file holds, by group and option, ``{value, source}`` where it differs from its base and from
the default of the option; ``"none"`` stands for no value. Beside the groups it may hold overlays,
which hold the same again and apply only where they match::

    base = "classic-1951"            # every value of that edition, unless named here
    only_players = [4]               # not for all the numbers of players that the base has
    [agrees]                         # where it says the same as the base: options by source
    "002 The Deal" = ["deal.hand_size"]
    [players.2.deal]                 # for two players
    [variations.caliente.deck]       # with a variation; ``only_players = [6]`` limits it
    [teams.3.seats]                  # where the players choose how many sides there are
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, cast

TomlTable = dict[str, Any]
"""A table as TOML reads it."""

OVERLAYS = ("players", "teams", "variations")
"""The keys of overlays in the order in which they apply; what comes later wins."""

_ENDING = ".toml"


@cache
def edition_ids() -> tuple[str, ...]:
    """Returns the ids of all editions, in alphabetical order."""
    names = (file.name for file in editions_folder().iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)))


@cache
def read_edition(edition: str) -> TomlTable:
    """Returns the file of an edition, merged over that of its base. Raises `KeyError`."""
    if edition not in edition_ids():
        raise KeyError(edition)
    table = _with_agreements(edition_file(edition))
    return _merge(_base_of(table), table) if "base" in table else table


def edition_file(edition: str) -> TomlTable:
    """Returns the content of an edition's own file."""
    file = editions_folder() / (edition + _ENDING)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _base_of(table: TomlTable) -> TomlTable:
    """Returns the base's table, limited to the numbers of players that the edition has."""
    base = read_edition(table["base"])
    only = table.get("only_players")
    players: TomlTable = base.get("players", {})
    wanted = {name: part for name, part in players.items() if only is None or int(name) in only}
    return {**base, "players": wanted}


def editions_folder() -> Traversable:
    """Returns where the edition files are, also inside a bundled program."""
    return resources.files("engine.ruleset") / "editions"


def _with_agreements(table: TomlTable) -> TomlTable:
    """Returns the table, and the overlays in it, with a source for each option that agrees."""
    found = {name: part for name, part in table.items() if name != "agrees"}
    for source, paths in table.get("agrees", {}).items():
        for path in paths:
            group, _, name = path.rpartition(".")
            branch: TomlTable = {name: {"source": source}}
            for part in reversed(group.split(".")):
                branch = {part: branch}
            found = _merge(found, branch)
    for kind in OVERLAYS:
        if kind in found:
            found[kind] = {name: _with_agreements(part) for name, part in found[kind].items()}
    return found


def _merge(lower: TomlTable, upper: TomlTable) -> TomlTable:
    merged = dict(lower)
    for name, part in upper.items():
        below, above = table_in(lower, name), table_in(upper, name)
        merged[name] = part if below is None or above is None else _merge(below, above)
    return merged


def table_in(table: TomlTable, name: str) -> TomlTable | None:
    """Returns the table of that name; ``None`` if there is none."""
    part = table.get(name)
    return cast("TomlTable", part) if isinstance(part, dict) else None


def offered_players(edition: str) -> tuple[int, ...]:
    """Returns the numbers of players for which the edition has rules."""
    return tuple(sorted(map(int, read_edition(edition).get("players", ()))))


def usual_players(edition: str) -> int:
    """Returns the number of players that is offered first, and meant where no number is named: four
    where the edition has rules for four, also if there is no such edition; otherwise the largest.
    """
    offered = offered_players(edition) if edition in edition_ids() else (4,)
    return 4 if 4 in offered else offered[-1]
