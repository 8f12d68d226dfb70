"""The files of editions, and references to rulesets."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, cast

from engine.cursor import Cursor, Json, ReadError, read_all, to_json
from engine.ruleset.model import VARIATIONS, Variation
from engine.shipped_files import BrokenFileError, read_shipped_table

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
    table = _with_agreements(edition_file(edition))
    return _merge(_base_of(table), table) if "base" in table else table


@cache
def edition_file(edition: str) -> TomlTable:
    """Returns the content of an edition's own file. Raises `KeyError`."""
    if edition not in edition_ids():
        raise KeyError(edition)
    return read_shipped_table(editions_folder() / (edition + _ENDING))


def _base_of(table: TomlTable) -> TomlTable:
    """Returns the base's table for the edition's numbers of players. Raises `BrokenFileError`."""
    try:
        base = read_edition(table["base"])
    except KeyError as error:
        raise BrokenFileError(editions_folder() / (table["base"] + _ENDING)) from error
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


_SHORT_FORM = re.compile(
    r"(?P<edition>[^/+]+)(/(?P<players>\d{1,2})p(/(?P<teams>\d)t)?)?(?P<variations>(\+[^+]*)*)"
)
_KEYS = ("edition", "players", "variations", "house", "teams")


class RulesetError(ReadError):
    """Raised for rules that do not exist, are not offered, or contradict themselves."""


@dataclass(frozen=True, slots=True)
class RulesReference:
    """A name for a set of rules; it may name rules that do not exist."""

    edition: str
    players: int = 0
    """The number of players; made without one, it is the usual one of the edition."""
    variations: tuple[Variation, ...] = ()
    house: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    """Values by the dotted path of the option, laid over everything else."""
    teams: int | None = None
    """The number of sides, where the players may choose it."""

    def __post_init__(self) -> None:
        """Fill in the usual number of players."""
        if not self.players:
            object.__setattr__(self, "players", usual_players(self.edition))

    @property
    def plain(self) -> "RulesReference":
        """The same table without house rules."""
        return replace(self, house={})


def parse_reference(value: object) -> RulesReference:
    """Reads a reference: the short text form or the JSON object. Raises `RulesetError`."""
    return read_all(read_reference, value, RulesetError)


def read_reference(cursor: Cursor) -> RulesReference:
    """Reads a reference; what is wrong with it is noted at the cursor."""
    if isinstance(cursor.value, str):
        return _read_text(cursor, cursor.value)
    members = cursor.members(_KEYS, required=("edition",))
    edition, players, variations, house, teams = map(members.get, _KEYS)
    return RulesReference(
        edition=edition.text() if edition else "",
        players=players.integer(2, 6) if players else 0,
        variations=_read_variations(variations.items() if variations else ()),
        house=house.mapping() if house else {},
        teams=teams.integer(2, 4) if teams else None,
    )


def _read_text(cursor: Cursor, text: str) -> RulesReference:
    match = _SHORT_FORM.fullmatch(text)
    if match is None:
        cursor.fail(f"{text!r} is not of the form edition/4p+variation")
        return RulesReference("")
    words = match["variations"].split("+")[1:]
    return RulesReference(
        edition=match["edition"],
        players=int(match["players"] or 0),
        variations=_read_variations(cursor.at(word, "variations") for word in words),
        teams=int(match["teams"]) if match["teams"] else None,
    )


def _read_variations(words: Iterable[Cursor]) -> tuple[Variation, ...]:
    chosen = {word.choice(VARIATIONS) for word in words}
    return tuple(variation for variation in VARIATIONS if variation in chosen)


def format_reference(reference: RulesReference) -> dict[str, Json]:
    """Returns the reference as JSON, without members that are not set."""
    parts: dict[str, Json] = {"edition": reference.edition, "players": reference.players}
    if reference.variations:
        parts["variations"] = list(reference.variations)
    if reference.house:
        parts["house"] = {path: to_json(value) for path, value in reference.house.items()}
    if reference.teams is not None:
        parts["teams"] = reference.teams
    return parts
