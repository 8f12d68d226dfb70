"""Decks that were opened: a folder of pictures each, in the program's own data folder."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.persistence.folders import decks_folder
from canasta_gui.settings.record import Text, plain, read_record
from engine import format_json, parse_object, read_bounded, write_whole

ABOUT: Final = "deck.json"
DRAFT: Final = ".new-"
"""How the folder of a deck begins while its pictures are being written."""
_MOST: Final = 100_000
"""Bytes of a file that tells of a deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What is kept of a deck besides its pictures."""

    name: Text
    source: Text
    """Where it was opened; opened again from there, it takes the place of this one."""
    has_ranks: bool
    """Whether the corner that a fan shows tells ranks apart; otherwise our index lies over it."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck that can be chosen."""

    value: str
    """How the setting names it."""
    about: About


def kept_decks() -> tuple[KeptDeck, ...]:
    """Every deck that was opened, by name; a folder that is of no use is passed over."""
    return tuple(sorted(_found(), key=lambda deck: (deck.about.name.casefold(), deck.value)))


def is_kept(value: str) -> bool:
    """Whether a value of the setting names a deck that is there."""
    folder = folder_of(value)
    return folder is not None and (folder / ABOUT).is_file()


def picture_path(value: str, text: str) -> Path | None:
    """Where the picture of a card or of the `BACK` lies; ``None`` for no value of a kept deck."""
    folder = folder_of(value)
    return None if folder is None else folder / f"{text}.png"


def has_ranks(value: str) -> bool:
    """Whether a deck says in its corner which rank a card has."""
    folder = folder_of(value)
    with suppress(OSError, ValueError):
        return folder is not None and _about(folder).has_ranks
    return False


def folder_of(value: str) -> Path | None:
    """The folder of a kept deck; ``None`` for another value, or one that leads elsewhere."""
    name = value.removeprefix(OWN_DECK)
    is_plain = name.replace("-", "").isalnum()
    return decks_folder() / name if value.startswith(OWN_DECK) and is_plain else None


def write_about(folder: Path, about: About) -> None:
    """Keep what is known of a deck. Raises `OSError`."""
    write_whole(folder / ABOUT, format_json(plain(about), indent=2))


def remove(value: str) -> None:
    """Forget a deck, as far as the system lets it go."""
    if (folder := folder_of(value)) is not None:
        shutil.rmtree(folder, ignore_errors=True)


def _found() -> Iterator[KeptDeck]:
    with suppress(OSError):
        for folder in decks_folder().iterdir():
            if not folder.name.startswith(DRAFT):
                with suppress(OSError, ValueError):
                    yield KeptDeck(OWN_DECK + folder.name, _about(folder))


def _about(folder: Path) -> About:
    """What is kept of a deck. Raises `OSError` or `ValueError`."""
    return read_record(About, parse_object(read_bounded(folder / ABOUT, _MOST)))
