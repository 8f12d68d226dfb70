"""Finds and reads the edition files, and lays overlays over them.

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

Overlays may hold overlays. What comes later wins: groups, players, teams, variations.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, cast

from engine.ruleset.model import VARIATIONS, Variation
from engine.ruleset.reference import RulesReference

TomlTable = dict[str, Any]
"""A table as TOML reads it."""

_ENDING = ".toml"
_OVERLAYS = ("players", "teams", "variations")
_NO_GROUPS = {"title", "base", "cover", "documents", "only_players", *_OVERLAYS}


@dataclass(frozen=True, slots=True)
class Setting:
    """The value that an edition gives to an option, and its source."""

    path: str
    value: object
    source: str
    agrees: bool = False
    """Whether the source only confirms the inherited value; then there is no value here."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What the box of an edition shows and tells."""

    name: str
    """A name of a word or two for places where the title is too long."""
    origin: str
    """The origin of the rules, in English."""
    special: str
    """What distinguishes the game from others, in English: one or two short sentences."""
    minutes: int
    """The minutes that a match against computer players lasts, with the usual number of players."""
    colour: str
    signs: tuple[str, str, str]
    """The signs of the cards on the box: suits, or ids of picture cards."""
    reading: str
    """What the rules leave open and how the program reads it, in English; empty where there is
    nothing."""


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
    for kind in _OVERLAYS:
        if kind in found:
            found[kind] = {name: _with_agreements(part) for name, part in found[kind].items()}
    return found


def _merge(lower: TomlTable, upper: TomlTable) -> TomlTable:
    merged = dict(lower)
    for name, part in upper.items():
        below, above = _table_in(lower, name), _table_in(upper, name)
        merged[name] = part if below is None or above is None else _merge(below, above)
    return merged


def _table_in(table: TomlTable, name: str) -> TomlTable | None:
    """Returns the table of that name; ``None`` if there is none."""
    part = table.get(name)
    return cast("TomlTable", part) if isinstance(part, dict) else None


def edition_title(edition: str) -> str:
    """Returns the name of an edition as on its box. Raises `KeyError`."""
    return read_edition(edition)["title"]


def edition_cover(edition: str) -> Cover:
    """Returns the cover of an edition. Raises `KeyError`."""
    cover = edition_file(edition)["cover"]
    left, right, front = cover["signs"]
    return Cover(
        name=cover["name"],
        origin=cover["origin"],
        special=cover["special"],
        minutes=cover["minutes"],
        colour=cover["colour"],
        signs=(left, right, front),
        reading=cover.get("reading", ""),
    )


def edition_documents(edition: str) -> Mapping[str, str]:
    """Returns the documents that an edition's sources refer to, by their short name."""
    table = read_edition(edition)
    named = {source.partition(" ")[0] for source in _sources(table)}
    return {name: document for name, document in table["documents"].items() if name in named}


def _sources(table: TomlTable) -> Iterator[str]:
    """Yields every source in a table and in the overlays of it."""
    for name in table:
        part = _table_in(table, name)
        if part is not None:
            yield from (part["source"],) if "source" in part else _sources(part)


def offered_players(edition: str) -> tuple[int, ...]:
    """Returns the numbers of players for which the edition has rules."""
    return tuple(sorted(map(int, read_edition(edition).get("players", ()))))


def usual_players(edition: str) -> int:
    """Returns the number of players that is offered first: four where the edition has rules for
    four.
    """
    offered = offered_players(edition)
    return 4 if 4 in offered else offered[0]


def offered_variations(edition: str, players: int) -> tuple[Variation, ...]:
    """Returns the variations that the edition has for so many players."""
    overlays: TomlTable = read_edition(edition).get("variations", {})
    return tuple(
        name
        for name in VARIATIONS
        if name in overlays and players in overlays[name].get("only_players", (players,))
    )


def offered_teams(reference: RulesReference) -> tuple[int, ...]:
    """Returns the numbers of sides among which the players may choose; empty without a choice."""
    tables = _overlays(read_edition(reference.edition), reference)
    return tuple(sorted({int(count) for table in tables for count in table.get("teams", ())}))


def settings(reference: RulesReference) -> Iterator[Setting]:
    """Yields the settings of an edition for a table; later ones override earlier ones."""
    for table in _overlays(read_edition(reference.edition), reference):
        groups = {name: part for name, part in table.items() if name not in _NO_GROUPS}
        yield from _settings(groups, "")


def _overlays(table: TomlTable, reference: RulesReference) -> Iterator[TomlTable]:
    """Yields the table and every matching overlay in it, recursively."""
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


def _settings(group: TomlTable, prefix: str) -> Iterator[Setting]:
    for name, part in group.items():
        if "source" in part:
            value = _without_none(part.get("value"))
            yield Setting(prefix + name, value, part["source"], agrees="value" not in part)
        else:
            yield from _settings(part, f"{prefix}{name}.")


def _without_none(value: object) -> object:
    """Returns ``None`` for the word that stands for no value, because TOML has no null."""
    return None if value == "none" else value
