"""Every value of an edition file changes at least one table."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any, cast

import pytest

from engine import RulesReference, edition_ids, offered_players, offered_variations
from engine.ruleset import load, reference
from engine.ruleset.catalogue import catalogue
from engine.ruleset.editions import offered_teams, settings
from engine.ruleset.reference import TomlTable, edition_file

OVERLAYS = ("players", "teams", "variations")

Place = tuple[str, ...]
"""The keys that lead to an option in a file."""


def tables_of(edition: str) -> list[RulesReference]:
    """Returns every table at which the edition is offered."""
    plain = [
        RulesReference(edition, players, chosen)
        for players in offered_players(edition)
        for names in [offered_variations(edition, players)]
        for count in range(len(names) + 1)
        for chosen in combinations(names, count)
    ]
    teams = [
        RulesReference(table.edition, table.players, table.variations, teams=count)
        for table in plain
        for count in offered_teams(table)
    ]
    return [*plain, *teams]


def values(table: RulesReference) -> dict[str, object]:
    """Returns the values of a table by option: from the files, or else the option's default."""
    said = {one.path: one.value for one in settings(table) if not one.agrees}
    return {path: _as_in_a_file(info.default) for path, info in catalogue().items()} | said


def _as_in_a_file(value: object) -> object:
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value


def places(table: TomlTable, before: Place = ()) -> Iterator[Place]:
    """Yields the places of all values in a file."""
    for name, part in table.items():
        if isinstance(part, dict) and name not in ("agrees", "documents"):
            place, inner = (*before, name), cast("TomlTable", part)
            if "value" in inner:
                yield place
            else:
                yield from places(inner, place)


def without_value(file: TomlTable, place: Place) -> TomlTable:
    """Returns the file without the value at this place."""
    changed = deepcopy(file)
    part: Any = changed
    for name in place:
        part = part[name]
    del part["value"]
    return changed


def forget_editions() -> None:
    reference.read_edition.cache_clear()
    load.edition_values.cache_clear()


def idle_values(edition: str, monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Returns the places of values in an edition's file that change nothing at any table."""
    file, tables = edition_file(edition), tables_of(edition)
    usual, found = [values(table) for table in tables], list[Place]()
    for place in places(file):
        changed = without_value(file, place)

        def read(wanted: str, other: TomlTable = changed) -> TomlTable:
            return other if wanted == edition else edition_file(wanted)

        with monkeypatch.context() as patch:
            patch.setattr(reference, "edition_file", read)
            forget_editions()
            if [values(table) for table in tables] == usual:
                found.append(place)
    forget_editions()
    return found


@pytest.mark.parametrize("edition", edition_ids())
def test_every_value_differs_from_what_would_hold_without_it(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert idle_values(edition, monkeypatch) == []


@pytest.mark.parametrize("edition", edition_ids())
def test_what_agrees_is_an_option_that_the_file_gives_no_value(edition: str) -> None:
    file = edition_file(edition)
    own = {".".join(place) for place in places(file) if place[0] not in OVERLAYS}
    agreeing = [path for paths in file.get("agrees", {}).values() for path in paths]
    assert set(agreeing) <= set(catalogue())
    assert len(set(agreeing)) == len(agreeing)
    assert own.isdisjoint(agreeing)
