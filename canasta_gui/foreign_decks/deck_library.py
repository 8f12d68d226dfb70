"""The imported decks: a folder of pictures for each, in the program's data folder."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.persistence.folders import decks_folder
from canasta_gui.settings.record import Text, plain, read_record
from engine import format_json, parse_object, read_bounded, write_whole

INFO_FILE: Final = "deck.json"
DRAFT: Final = ".new-"
"""The beginning of the name of a folder whose pictures are still being written."""
_PICTURE: Final = ".png"
_MOST_BYTES: Final = 100_000
"""The largest size, in bytes, of a file that describes a deck."""
_MOST_OF_PICTURE: Final = 4 << 20
"""The same of a picture, which is packed, but in haste."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckInfo:
    """The description of a deck, kept beside its pictures."""

    name: Text
    source: Text
    """The path of the import; a new import from there replaces this deck."""
    has_ranks: bool
    """Whether the corner that a fan shows tells ranks apart; otherwise the program draws its own
    index over it."""
    has_own_suits: bool = False
    """Whether its suits look other than clubs, diamonds, hearts and spades."""


@dataclass(frozen=True, slots=True)
class ImportedDeck:
    """An imported deck that can be chosen in the settings."""

    value: str
    """The value of the setting."""
    info: DeckInfo


@dataclass(frozen=True, slots=True)
class DeckPictures:
    """The pictures of an imported deck, read ahead: they are drawn while nobody may wait."""

    by_text: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    """The contents of their files by the text of the card, or `BACK`; those that can be read."""
    has_ranks: bool = False
    """Whether the corners of the cards show their ranks."""


@OWN_FILES.does
def imported_decks() -> tuple[ImportedDeck, ...]:
    """Returns every imported deck, by name; skips damaged folders."""
    return tuple(sorted(_found(), key=lambda deck: (deck.info.name.casefold(), deck.value)))


@OWN_FILES.does
def is_imported(value: str) -> bool:
    """Returns whether a value of the setting names an imported deck."""
    folder = folder_of(value)
    return folder is not None and (folder / INFO_FILE).is_file()


@OWN_FILES.does
def deck_pictures(value: str) -> DeckPictures:
    """Returns the pictures of an imported deck; none for another value, or where it is gone."""
    folder = folder_of(value)
    with suppress(OSError):
        if folder is not None:
            return _pictures_in(folder, folder.stat().st_mtime_ns)
    return DeckPictures()


@lru_cache(maxsize=1)
def _pictures_in(folder: Path, _changed: int) -> DeckPictures:
    """Returns the pictures in a folder that was last changed at a time. Raises `OSError`."""
    pictures = dict[str, bytes]()
    for path in folder.iterdir():
        if path.suffix == _PICTURE:
            with suppress(OSError):
                pictures[path.stem] = read_bounded(path, _MOST_OF_PICTURE)
    with suppress(OSError, ValueError):
        return DeckPictures(pictures, _read_info(folder).has_ranks)
    return DeckPictures(pictures)


def picture_path(folder: Path, text: str) -> Path:
    """Returns the file with the picture of a card or of the `BACK` in the folder of a deck."""
    return folder / f"{text}{_PICTURE}"


def folder_of(value: str) -> Path | None:
    """Returns the folder of an imported deck; ``None`` for other values and unsafe names."""
    name = value.removeprefix(OWN_DECK)
    is_plain = name.replace("-", "").isalnum()
    return decks_folder() / name if value.startswith(OWN_DECK) and is_plain else None


def write_deck_info(folder: Path, info: DeckInfo) -> None:
    """Writes the description of a deck into its folder. Raises `OSError`."""
    write_whole(folder / INFO_FILE, format_json(plain(info), indent=2))


@OWN_FILES.does
def remove_deck(value: str) -> None:
    """Deletes a deck; ignores files that the system does not delete."""
    if (folder := folder_of(value)) is not None:
        shutil.rmtree(folder, ignore_errors=True)


def _found() -> Iterator[ImportedDeck]:
    with suppress(OSError):
        for folder in decks_folder().iterdir():
            if not folder.name.startswith(DRAFT):
                with suppress(OSError, ValueError):
                    yield ImportedDeck(OWN_DECK + folder.name, _read_info(folder))


def _read_info(folder: Path) -> DeckInfo:
    """Reads the description of a deck. Raises `OSError` or `ValueError`."""
    return read_record(DeckInfo, parse_object(read_bounded(folder / INFO_FILE, _MOST_BYTES)))
