"""Where matches and house rules are kept."""

import os
from pathlib import Path

from canasta_gui.settings.folders import DATA_VARIABLE

_APP = "canasta-table"


def matches_folder() -> Path:
    """The folder of all matches; it may not exist yet."""
    return _data_folder() / "matches"


def house_rules_folder() -> Path:
    """The folder of the player's own rules; it may not exist yet."""
    return _data_folder() / "house-rules"


def _data_folder() -> Path:
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override)
    # Imported late: the override spares its cost at start-up.
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False)
