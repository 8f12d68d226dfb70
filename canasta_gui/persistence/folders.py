"""The folders of matches, score sheets of real cards, house rules and imported decks."""

from pathlib import Path

from canasta_gui.settings.system_folders import data_folder

_LEAST_ROOM = 16 * 1024
"""The least free space in bytes; a deal takes about as much."""


def matches_folder() -> Path:
    """Returns the folder of all matches; it may not exist yet."""
    return data_folder() / "matches"


def house_rules_folder() -> Path:
    """Returns the folder of the player's house rules; it may not exist yet."""
    return data_folder() / "house-rules"


def real_cards_folder() -> Path:
    """Returns the folder of the score sheets of real cards; it may not exist yet."""
    return data_folder() / "real-cards"


def decks_folder() -> Path:
    """Returns the folder of the imported decks; it may not exist yet."""
    return data_folder() / "decks"


def refusal_of(folder: Path) -> OSError | None:
    """Returns why nothing can be saved in a folder; ``None`` if saving works. It leaves no trace.

    If the folder is missing, the one above it is tried, because the folder would be created there.
    """
    # Imported late, because the first frame needs only the path of the folder.
    from tempfile import TemporaryFile

    try:
        place = next(path for path in (folder, *folder.parents) if path.exists())
        with TemporaryFile(dir=place) as file:
            file.write(bytes(_LEAST_ROOM))
    except OSError as error:
        return error
    return None
