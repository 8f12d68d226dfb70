"""The edition files: finding them, reading them, laying overlays over them.

A file holds, by group and option, ``{value, source}`` where it differs from its base, and from
what an option is by itself; ``"none"`` stands for no value. Beside the groups it may hold overlays,
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
"""What TOML makes of a table."""

_ENDING = ".toml"
_OVERLAYS = ("players", "teams", "variations")
_NO_GROUPS = {"title", "base", "cover", "documents", "only_players", *_OVERLAYS}


@dataclass(frozen=True, slots=True)
class Setting:
    """The value that an edition gives to an option, and the place where it comes from."""

    path: str
    value: object
    source: str
    agrees: bool = False
    """Whether the place only says what holds without it; then there is no value here."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What tells the box of an edition from others."""

    name: str
    """A word or two, where the title is too long."""
    origin: str
    """Where the rules come from, in English."""
    special: str
    """What sets the game apart from others, in English: one or two short sentences."""
    minutes: int
    """How long a match lasts against computer players, with the usual number of players."""
    colour: str
    signs: tuple[str, str, str]
    """What the cards on it show: suits, or signs of the cards with pictures."""
    reading: str
    """What the rules leave open and how it is read here, in English; empty where nothing is."""


@cache
def edition_ids() -> tuple[str, ...]:
    """The ids of all editions, in alphabetical order."""
    names = (file.name for file in editions_folder().iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)))


@cache
def read_edition(edition: str) -> TomlTable:
    """The file of an edition, laid over that of its base. Raises `KeyError`."""
    if edition not in edition_ids():
        raise KeyError(edition)
    table = _with_agreements(edition_file(edition))
    return _merge(_base_of(table), table) if "base" in table else table


def edition_file(edition: str) -> TomlTable:
    """What stands in the file of an edition itself."""
    file = editions_folder() / (edition + _ENDING)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _base_of(table: TomlTable) -> TomlTable:
    """The file on which another one stands, as far as that is for as many players."""
    base = read_edition(table["base"])
    only = table.get("only_players")
    players: TomlTable = base.get("players", {})
    wanted = {name: part for name, part in players.items() if only is None or int(name) in only}
    return {**base, "players": wanted}


def editions_folder() -> Traversable:
    """Where the edition files are, also inside a bundled program."""
    return resources.files("engine.ruleset") / "editions"


def _with_agreements(table: TomlTable) -> TomlTable:
    """The table with a source for each option that agrees, and so the overlays in it."""
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
    """The table of that name; ``None`` if there is none, or it is no table."""
    part = table.get(name)
    return cast("TomlTable", part) if isinstance(part, dict) else None


def edition_title(edition: str) -> str:
    """The name of an edition as it is printed on the box. Raises `KeyError`."""
    return read_edition(edition)["title"]


def edition_cover(edition: str) -> Cover:
    """What the box of an edition looks like, and where it comes from. Raises `KeyError`."""
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
    """The documents that the sources of an edition name, by their short name."""
    table = read_edition(edition)
    named = {source.partition(" ")[0] for source in _sources(table)}
    return {name: document for name, document in table["documents"].items() if name in named}


def _sources(table: TomlTable) -> Iterator[str]:
    """Every source in a table and in the overlays of it."""
    for name in table:
        part = _table_in(table, name)
        if part is not None:
            yield from (part["source"],) if "source" in part else _sources(part)


def offered_players(edition: str) -> tuple[int, ...]:
    """For how many players the edition has rules."""
    return tuple(sorted(map(int, read_edition(edition).get("players", ()))))


def usual_players(edition: str) -> int:
    """The number of players that is offered first: four where there are rules for four."""
    offered = offered_players(edition)
    return 4 if 4 in offered else offered[0]


def offered_variations(edition: str, players: int) -> tuple[Variation, ...]:
    """Which variations the edition has for so many players."""
    overlays: TomlTable = read_edition(edition).get("variations", {})
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


def _overlays(table: TomlTable, reference: RulesReference) -> Iterator[TomlTable]:
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


def _settings(group: TomlTable, prefix: str) -> Iterator[Setting]:
    for name, part in group.items():
        if "source" in part:
            value = _without_none(part.get("value"))
            yield Setting(prefix + name, value, part["source"], agrees="value" not in part)
        else:
            yield from _settings(part, f"{prefix}{name}.")


def _without_none(value: object) -> object:
    """TOML has no null: a word stands for it."""
    return None if value == "none" else value
