"""The edition files: finding them, reading them, laying overlays over them.

A file holds, by group and option, ``{value, source}``; ``"none"`` stands for no value. Beside the
groups it may hold overlays, which hold the same again and apply only where they match::

    base = "classic-1951"            # every value of that edition, unless named here
    [players.2.deal]                 # for two players
    [variations.caliente.deck]       # with a variation; ``players = [6]`` limits it
    [teams.3.seats]                  # where the players choose how many sides there are

Overlays may hold overlays. What comes later wins: groups, players, teams, variations.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from engine.ruleset.model import VARIATIONS, Variation
from engine.ruleset.reference import RulesReference

Table = dict[str, Any]
"""What TOML makes of a table."""

_ENDING = ".toml"
_NO_GROUPS = {"title", "base", "documents", "only_players", "players", "teams", "variations"}


@dataclass(frozen=True, slots=True)
class Setting:
    """The value that an edition gives to an option, and the place where it comes from."""

    path: str
    value: object
    source: str


@cache
def edition_ids() -> tuple[str, ...]:
    """The ids of all editions, in alphabetical order."""
    names = (file.name for file in editions_folder().iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)))


@cache
def read_edition(edition: str) -> Table:
    """The file of an edition, laid over that of its base. Raises `KeyError`."""
    if edition not in edition_ids():
        raise KeyError(edition)
    file = editions_folder() / (edition + _ENDING)
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return _merge(read_edition(table["base"]), table) if "base" in table else table


def editions_folder() -> Traversable:
    """Where the edition files are, also inside a bundled program."""
    return resources.files("engine.ruleset") / "editions"


def _merge(lower: Table, upper: Table) -> Table:
    merged = dict(lower)
    for name, value in upper.items():
        is_branch = isinstance(lower.get(name), dict) and "value" not in value
        merged[name] = _merge(lower[name], value) if is_branch else value
    return merged


def edition_title(edition: str) -> str:
    """The name of an edition as it is printed on the box. Raises `KeyError`."""
    return read_edition(edition)["title"]


def edition_documents(edition: str) -> Mapping[str, str]:
    """The documents that the sources of an edition name, by their short name."""
    return read_edition(edition)["documents"]


def offered_players(edition: str) -> tuple[int, ...]:
    """For how many players the edition has rules."""
    return tuple(sorted(map(int, read_edition(edition).get("players", ()))))


def offered_variations(edition: str, players: int) -> tuple[Variation, ...]:
    """Which variations the edition has for so many players."""
    overlays: Table = read_edition(edition).get("variations", {})
    return tuple(
        name
        for name in VARIATIONS
        if name in overlays and players in overlays[name].get("only_players", (players,))
    )


def offered_teams(reference: RulesReference) -> tuple[int, ...]:
    """How many sides the players may choose to be; empty where there is no choice."""
    tables = _overlays(read_edition(reference.edition), reference)
    return tuple(sorted({int(count) for table in tables for count in table.get("teams", ())}))


def settings(reference: RulesReference) -> Iterator[Setting]:
    """What an edition says for a table, in the order in which later settings win."""
    for table in _overlays(read_edition(reference.edition), reference):
        groups = {name: part for name, part in table.items() if name not in _NO_GROUPS}
        yield from _settings(groups, "")


def _overlays(table: Table, reference: RulesReference) -> Iterator[Table]:
    """The table itself and every overlay in it that matches, and those in them."""
    yield table
    wanted = (
        ("players", str(reference.players)),
        ("teams", str(reference.teams)),
        *(("variations", variation) for variation in reference.variations),
    )
    for kind, name in wanted:
        overlay = table.get(kind, {}).get(name)
        if overlay is not None:
            yield from _overlays(overlay, reference)


def _settings(group: Table, prefix: str) -> Iterator[Setting]:
    for name, part in group.items():
        if "value" in part:
            yield Setting(prefix + name, _without_none(part["value"]), part["source"])
        else:
            yield from _settings(part, f"{prefix}{name}.")


def _without_none(value: object) -> object:
    """TOML has no null: a word stands for it."""
    return None if value == "none" else value
