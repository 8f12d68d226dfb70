"""Scenarios: tests that a card player can read, written as TOML files beside this module.

A file has a ``topic``, a ``given`` that its scenarios share, and ``[[scenario]]`` tables:

- ``title``, ``source`` (documents, decisions, positions), ``atoms`` (the smallest rules it shows);
- ``rules``: the editions that it runs under. Without it: every edition that has such tables, except
  those in ``except`` and those with a file in ``named_games``. ``players`` (default four),
  ``variations``, ``teams``; ``house``: option values that override the edition's;
- ``given``: parts of a position in the program's JSON form, which override the file's; a meld may
  be written as its cards alone;
- ``do``: actions in the program's JSON form (``seat`` when another seat tries it); or ``deal``:
  hands and stock to deal from; or ``count``: how the deal ended, to count its score;
- ``expect``: the expected outcome (see `scenario_check`); ``but``: different expectations by
  edition;
- ``own``: by edition, values of ``given``, ``do``, ``deal``, ``count`` or ``house`` that override
  the common ones. A file may have ``own`` too; a scenario's values override it.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import RulesReference, Variation, edition_ids, offered_players, offered_variations

Table = Mapping[str, Any]

FOLDER = Path(__file__).parent
NAMED_GAMES = frozenset(path.stem for path in FOLDER.glob("named_games/*.toml"))
"""Editions that differ from the others so much that they have scenario files of their own."""
_SHARED_KEYS = ("players", "variations", "teams")
_FILE_KEYS = {"topic", "given", "scenario", "own", *_SHARED_KEYS}
_OWN_KEYS = {"given", "do", "deal", "count", "house"}
_KEYS = {"title", "source", "atoms", "rules", "house", "given", "do", "deal", "count", "expect"}
_OPTIONAL_KEYS = {"but", "except", "own", "seat", *_SHARED_KEYS}


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario under the rules of one edition."""

    file: str
    title: str
    rules: RulesReference
    source: tuple[str, ...]
    atoms: tuple[str, ...]
    given: Table
    do: tuple[Table, ...]
    seat: int | None
    deal: Table | None
    count: Table | None
    expect: Table

    def __str__(self) -> str:
        return f"{self.file}: {self.title} [{_table_name(self.rules)}]"


def _table_name(rules: RulesReference) -> str:
    players = "" if rules.players == 4 else f"/{rules.players}p"
    teams = "" if rules.teams is None else f"/{rules.teams}t"
    return "+".join((rules.edition + players + teams, *rules.variations))


def scenario_files() -> tuple[Path, ...]:
    """Returns the path of every scenario file."""
    return tuple(sorted(FOLDER.rglob("*.toml")))


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """Returns every scenario under each of its editions."""
    return tuple(scenario for path in scenario_files() for scenario in read_file(path))


def read_file(path: Path) -> Iterator[Scenario]:
    """Yields the scenarios of a file. Raises `ValueError` for unknown keys."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    _refuse_unknown(name, table, _FILE_KEYS)
    for entry in table["scenario"]:
        _refuse_unknown(f"{name}: {entry.get('title')}", entry, _KEYS | _OPTIONAL_KEYS)
        yield from _of_editions(name, table, {**_shared(table), **entry})


def _shared(table: Table) -> Table:
    return {name: table[name] for name in _SHARED_KEYS if name in table}


def _editions_with(players: int, variations: tuple[Variation, ...]) -> Iterator[str]:
    for edition in edition_ids():
        has_players = players in offered_players(edition)
        if edition in NAMED_GAMES:
            continue
        if has_players and set(variations) <= set(offered_variations(edition, players)):
            yield edition


def _of_editions(file: str, table: Table, entry: Table) -> Iterator[Scenario]:
    players, variations = entry.get("players", 4), tuple(entry.get("variations", ()))
    offered = entry.get("rules", tuple(_editions_with(players, variations)))
    editions = tuple(edition for edition in offered if edition not in entry.get("except", ()))
    exceptions = entry.get("but", {})
    named = {*exceptions, *entry.get("own", {})}
    unknown = {*editions, *named, *table.get("own", {})} - set(edition_ids())
    if unknown or not editions or not entry["source"] or not named <= set(editions):
        raise ValueError(f"{file}: {entry['title']}: editions or source {unknown}")
    for edition in editions:
        parts = _parts(f"{file}: {entry['title']}", table, entry, edition)
        yield Scenario(
            file=file,
            title=entry["title"],
            rules=RulesReference(
                edition, players, variations, parts.get("house", {}), entry.get("teams")
            ),
            source=tuple(entry["source"]),
            atoms=tuple(entry.get("atoms", ())),
            given=parts.get("given", {}),
            do=tuple(parts.get("do", ())),
            seat=entry.get("seat"),
            deal=parts.get("deal"),
            count=parts.get("count"),
            expect=exceptions.get(edition, entry.get("expect", {})),
        )


def _parts(place: str, table: Table, entry: Table, edition: str) -> dict[str, Any]:
    """Returns the parts of a scenario for an edition; a later layer overrides an earlier one."""
    layers: list[Table] = []
    for holder in ({"given": table.get("given", {}), "own": table.get("own", {})}, entry):
        own = holder.get("own", {}).get(edition, {})
        _refuse_unknown(place, own, _OWN_KEYS)
        layers += [{name: holder[name] for name in _OWN_KEYS & set(holder)}, own]
    parts: dict[str, Any] = {}
    for layer in layers:
        for name, part in layer.items():
            parts[name] = part if name == "do" else {**parts.get(name, {}), **part}
    return parts


def _refuse_unknown(place: str, table: Table, known: set[str]) -> None:
    unknown = set(table) - known
    if unknown:
        raise ValueError(f"{place}: unknown {', '.join(sorted(unknown))}")
