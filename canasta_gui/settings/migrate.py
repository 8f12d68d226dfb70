"""Migrates older versions of the settings file one version at a time."""

from collections.abc import Callable, Mapping

from canasta_gui.settings.model import SCHEMA

RawSettings = dict[str, object]
SettingsMigration = Callable[[RawSettings], RawSettings]


def _without_free_arrangement(raw: RawSettings) -> RawSettings:
    """Removes the permission to rearrange a hand, because every hand may be rearranged now."""
    return {name: value for name, value in raw.items() if name != "free_arrangement"}


_TABLES = {"baize": "club", "burgundy": "club", "midnight": "night", "walnut": "garden"}
"""The table of the nearest colour or material for each table colour of version 2."""


def _with_tables_of_their_own(raw: RawSettings) -> RawSettings:
    """Replaces the table's colour by a table, because tables also differ in their material now."""
    if "felt" not in raw:
        return raw
    felt = raw["felt"]
    return {**raw, "felt": _TABLES.get(felt, felt) if isinstance(felt, str) else felt}


MIGRATIONS: Mapping[int, SettingsMigration] = {
    1: _without_free_arrangement,
    2: _with_tables_of_their_own,
}
"""The migrations by the version from which they start; each leads to the next version."""


def migrate(
    raw: RawSettings, migrations: Mapping[int, SettingsMigration] = MIGRATIONS, target: int = SCHEMA
) -> RawSettings:
    """Returns the file's content in the present version.

    Raises ``ValueError`` if the version is not a number, is newer than this program, or cannot be
    reached.
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
