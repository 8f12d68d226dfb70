"""The folders in which the program keeps its files."""

import errno
import os
from pathlib import Path
from typing import Literal

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
    return _folder("config")


def data_folder() -> Path:
    """Returns the folder of matches, house rules and decks; it may not exist yet."""
    return _folder("data")


def log_folder() -> Path:
    """Returns the folder of the log; it may not exist yet."""
    return _folder("log", within="log")


def _folder(kind: Literal["config", "data", "log"], within: str = "") -> Path:
    """Returns the system's folder of a kind, or the folder ``within`` the one for all files."""
    if override := os.environ.get(DATA_VARIABLE):
        return Path(override, within)
    # Imported late, because with the override it is not needed at the start.
    import platformdirs

    find = {
        "config": platformdirs.user_config_path,
        "data": platformdirs.user_data_path,
        "log": platformdirs.user_log_path,
    }
    return find[kind](_APP, appauthor=False)
