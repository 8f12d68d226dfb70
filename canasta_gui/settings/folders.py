"""The folders in which the program keeps its files."""

import errno
import os
from pathlib import Path

DATA_VARIABLE = "CANASTA_DATA_DIR"
"""An environment variable that moves every file of the program into one folder."""

_APP = "canasta-table"


def use_folder(folder: Path) -> None:
    """Moves every file of the program into one folder, which is created if necessary.

    Raises ``OSError`` if the folder cannot be created.
    """
    try:
        whole = folder.expanduser().resolve()
    except RuntimeError as error:
        # The user name is unknown, or links form a circle.
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder)) from error
    whole.mkdir(parents=True, exist_ok=True)
    os.environ[DATA_VARIABLE] = str(whole)


def config_folder() -> Path:
    """Returns the folder of the settings; it may not exist yet."""
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override)
    # Imported late, because with the override it is not needed at the start.
    from platformdirs import user_config_path

    return user_config_path(_APP, appauthor=False)


def log_folder() -> Path:
    """Returns the folder of the log; it may not exist yet."""
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override) / "log"
    from platformdirs import user_log_path

    return user_log_path(_APP, appauthor=False)
