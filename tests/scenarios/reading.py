"""Scenarios: tests that a card player can read, written as TOML files beside this module.

A file has a ``topic``, a ``given`` that its scenarios share, and ``[[scenario]]`` tables:

- ``title``, ``source`` (documents, decisions, positions), ``atoms`` (the smallest rules it shows);
- ``rules``: the editions it is for, every edition when left out; ``house``: options laid over them;
- ``given``: parts of a position in the program's JSON form, laid over the file's; a meld may be
  written as its cards alone;
- ``do``: actions in the program's JSON form (``seat`` when another seat tries it), or instead
  ``deal``: hands and stock to deal from, or ``count``: how the deal ended, to be counted;
- ``expect``: what comes of it (see `judging`); ``but``: what an edition does otherwise.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import edition_ids

Table = Mapping[str, Any]

FOLDER = Path(__file__).parent
_FILE_KEYS = {"topic", "given", "scenario"}
_KEYS = {"title", "source", "atoms", "rules", "house", "given", "do", "deal", "count", "expect"}
_OPTIONAL_KEYS = {"but", "seat"}


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario under the rules of one edition."""

    file: str
    title: str
    edition: str
    atoms: tuple[str, ...]
    house: Table
    given: Table
    do: tuple[Table, ...]
    seat: int | None
    deal: Table | None
    count: Table | None
    expect: Table

    def __str__(self) -> str:
        return f"{self.file}: {self.title} [{self.edition}]"


def scenario_files() -> tuple[Path, ...]:
    """Every file of scenarios."""
    return tuple(sorted(FOLDER.rglob("*.toml")))


def all_scenarios() -> tuple[Scenario, ...]:
    """Every scenario under each of its editions."""
    return tuple(scenario for path in scenario_files() for scenario in read_file(path))


def read_file(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file. Raises `ValueError` for words that mean nothing here."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    _refuse_unknown(name, table, _FILE_KEYS)
    for entry in table["scenario"]:
        _refuse_unknown(f"{name}: {entry.get('title')}", entry, _KEYS | _OPTIONAL_KEYS)
        yield from _of_editions(name, table.get("given", {}), entry)


def _of_editions(file: str, shared: Table, entry: Table) -> Iterator[Scenario]:
    editions = entry.get("rules", edition_ids())
    exceptions = entry.get("but", {})
    unknown = {*editions, *exceptions} - set(edition_ids())
    if unknown or not editions or not entry["source"] or not set(exceptions) <= set(editions):
        raise ValueError(f"{file}: {entry['title']}: editions or source {unknown}")
    for edition in editions:
        yield Scenario(
            file=file,
            title=entry["title"],
            edition=edition,
            atoms=tuple(entry.get("atoms", ())),
            house=entry.get("house", {}),
            given={**shared, **entry.get("given", {})},
            do=tuple(entry.get("do", ())),
            seat=entry.get("seat"),
            deal=entry.get("deal"),
            count=entry.get("count"),
            expect=exceptions.get(edition, entry.get("expect", {})),
        )


def _refuse_unknown(place: str, table: Table, known: set[str]) -> None:
    unknown = set(table) - known
    if unknown:
        raise ValueError(f"{place}: unknown {', '.join(sorted(unknown))}")
