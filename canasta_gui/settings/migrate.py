"""Older shapes of the settings file, brought up to date one step at a time."""

from collections.abc import Callable, Mapping

from canasta_gui.settings.model import SCHEMA

Raw = dict[str, object]
Migration = Callable[[Raw], Raw]


def _without_free_arrangement(raw: Raw) -> Raw:
    """Every hand may be put into another order: nobody has to allow it."""
    return {name: value for name, value in raw.items() if name != "free_arrangement"}


_TABLES = {"baize": "club", "burgundy": "club", "midnight": "night", "walnut": "garden"}
"""By the colour of a table of version 2, the table whose colour or material is nearest."""


def _with_tables_of_their_own(raw: Raw) -> Raw:
    """Tables differ in what they are made of, not only in the colour of their cloth."""
    if "felt" not in raw:
        return raw
    felt = raw["felt"]
    return {**raw, "felt": _TABLES.get(felt, felt) if isinstance(felt, str) else felt}


MIGRATIONS: Mapping[int, Migration] = {
    1: _without_free_arrangement,
    2: _with_tables_of_their_own,
}
"""By the version that a migration starts from; each leads to the next version."""


def migrate(
    raw: Raw, migrations: Mapping[int, Migration] = MIGRATIONS, target: int = SCHEMA
) -> Raw:
    """The file's content in today's shape.

    Raises ``ValueError`` where the version is not a number, is newer than this program, or
    cannot be reached.
    """
    version = raw.get("schema_version", target)
    if not isinstance(version, int) or version > target:
        raise ValueError(f"schema version {version!r} is not known")
    while version < target:
        if version not in migrations:
            raise ValueError(f"no way from schema version {version}")
        raw = migrations[version](raw)
        version += 1
    return {**raw, "schema_version": target}
