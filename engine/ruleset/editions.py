"""The description of an edition and of its tables: cover, documents, variations, sides, values.

Overlays may hold overlays, which apply in the order: groups, players, teams, variations.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine.ruleset.model import VARIATIONS, Variation
from engine.ruleset.reference import (
    OVERLAYS,
    RulesReference,
    TomlTable,
    edition_file,
    offered_players,
    read_edition,
    table_in,
)

_NO_GROUPS = {"title", "base", "cover", "documents", "only_players", *OVERLAYS}


@dataclass(frozen=True, slots=True)
class Setting:
    """The value that an edition gives to an option, and its source."""

    path: str
    value: object
    source: str
    agrees: bool = False
    """Whether the source only confirms the inherited value; then there is no value here."""


ALONE = 4
"""The number of players, and of sides, where four play a game of two pairs each alone."""
_EACH_ALONE = (
    Setting("seats.sides", [[seat] for seat in range(ALONE)], "D60"),
    Setting("deal.partner_draw", value=False, source="D60"),
    Setting("ask.mode", "off", "D60"),
)


@dataclass(frozen=True, slots=True)
class Cover:
    """What the box of an edition shows and tells."""

    name: str
    """A name of a word or two for places where the title is too long."""
    origin: str
    """The origin of the rules, in English."""
    special: str
    """What distinguishes the game from others, in English: one or two short sentences."""
    colour: str
    signs: tuple[str, str, str]
    """The signs of the cards on the box: suits, or ids of picture cards."""
    reading: str = ""
    """What the rules leave open and how the program reads it, in English; perhaps empty."""


def edition_title(edition: str) -> str:
    """Returns the name of an edition as on its box. Raises `KeyError`."""
    return edition_file(edition)["title"]


@cache
def edition_cover(edition: str) -> Cover:
    """Returns the cover of an edition. Raises `KeyError`."""
    table = edition_file(edition)["cover"]
    cover: TomlTable = {**table, "signs": tuple(table["signs"])}
    return Cover(**cover)


def edition_documents(edition: str) -> Mapping[str, str]:
    """Returns the documents that an edition's sources refer to, by their short name."""
    table = read_edition(edition)
    named = {source.partition(" ")[0] for source in _sources(table)}
    return {name: document for name, document in table["documents"].items() if name in named}


def _sources(table: TomlTable) -> Iterator[str]:
    """Yields every source in a table and in the overlays of it."""
    for name in table:
        part = table_in(table, name)
        if part is not None:
            yield from (part["source"],) if "source" in part else _sources(part)


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


def may_play_alone(reference: RulesReference) -> bool:
    """Returns whether four may also play each for oneself: where they are two pairs otherwise."""
    plain, is_offered = replace(reference, teams=None), ALONE in offered_players(reference.edition)
    if not is_offered or reference.players != ALONE or offered_teams(plain):
        return False
    seated = [one.value for one in settings(plain) if one.path == "seats.sides" and not one.agrees]
    return seated[-1] != _EACH_ALONE[0].value


def settings(reference: RulesReference) -> Iterator[Setting]:
    """Yields the settings of an edition for a table; later ones override earlier ones."""
    yield from _settings_of_tables(reference)
    if reference.players == reference.teams == ALONE:
        yield from _EACH_ALONE


def _settings_of_tables(reference: RulesReference) -> Iterator[Setting]:
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
            # TOML has no null.
            value = None if part.get("value") == "none" else part.get("value")
            yield Setting(prefix + name, value, part["source"], agrees="value" not in part)
        else:
            yield from _settings(part, f"{prefix}{name}.")
