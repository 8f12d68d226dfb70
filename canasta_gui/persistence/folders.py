"""Where matches are kept."""

import os
from pathlib import Path

from canasta_gui.settings.folders import DATA_VARIABLE

_APP = "canasta-table"


def matches_folder() -> Path:
    """The folder of all matches; it may not exist yet."""
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override) / "matches"
    # Imported late: the override spares its cost at start-up.
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False) / "matches"
