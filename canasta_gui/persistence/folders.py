"""Where matches, house rules and the player's own cards are kept."""

import os
from pathlib import Path

from canasta_gui.settings.folders import DATA_VARIABLE

_APP = "canasta-table"
_LEAST_ROOM = 16 * 1024
"""In bytes; a deal takes about as much."""


def matches_folder() -> Path:
    """The folder of all matches; it may not exist yet."""
    return _data_folder() / "matches"


def house_rules_folder() -> Path:
    """The folder of the player's own rules; it may not exist yet."""
    return _data_folder() / "house-rules"


def decks_folder() -> Path:
    """The folder of the cards that the player brought along; it may not exist yet."""
    return _data_folder() / "decks"


def refusal_of(folder: Path) -> OSError | None:
    """Why nothing can be kept in a folder; ``None`` where all is well. Leaves no trace.

    Where the folder is missing it would be made, so the one above it is tried.
    """
    # Imported late: the first frame needs only to know the folder.
    from tempfile import TemporaryFile

    try:
        place = next(path for path in (folder, *folder.parents) if path.exists())
        with TemporaryFile(dir=place) as file:
            file.write(bytes(_LEAST_ROOM))
    except OSError as error:
        return error
    return None


def _data_folder() -> Path:
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override)
    # Imported late: the override spares its cost at start-up.
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False)
