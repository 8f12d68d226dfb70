"""Finds the decks that KDE, GNOME and PySolFC installed on the system."""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from canasta_gui.foreign_decks.card_names import folder_title, svg_title

_KDE: Final = ("*/*.svgz", "*/*.svg")
_GNOME: Final = ("aisleriot/cards", "gnome-games-common/cards")
_PYSOL: Final = ("share/games/pysolfc", "share/pysolfc", "share/PySolFC")
_MOST_DECKS: Final = 60
"""The largest number of decks in the menu."""


@dataclass(frozen=True, slots=True)
class InstalledDeck:
    """A deck on this computer that can be imported."""

    name: str
    path: Path


def installed_decks() -> tuple[InstalledDeck, ...]:
    """Returns the decks on this computer, by name, without reading their cards."""
    found = {deck.name: deck for deck in (*_of_gnome(), *_of_kde(), *_of_pysol())}
    return tuple(found[name] for name in sorted(found, key=str.casefold)[:_MOST_DECKS])


def _of_kde() -> Iterator[InstalledDeck]:
    for folder in _shared_folders():
        for pattern in _KDE:
            for path in _within(folder / "carddecks", pattern):
                yield InstalledDeck(svg_title(path), path)


def _of_gnome() -> Iterator[InstalledDeck]:
    for folder in _shared_folders():
        for path in (it for place in _GNOME for it in _within(folder / place, "*.svgz")):
            yield InstalledDeck(f"{svg_title(path)} (GNOME)", path)


def _of_pysol() -> Iterator[InstalledDeck]:
    homes = [Path("/usr") / place for place in _PYSOL]
    with suppress(RuntimeError):
        homes.append(Path.home() / ".PySolFC" / "cardsets")
    for home in homes:
        for folder in _within(home, "cardset-*"):
            if folder.is_dir():
                yield InstalledDeck(folder_title(folder), folder)


def _shared_folders() -> list[Path]:
    """Returns the desktop's folders of shared data, the user's own one last."""
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [Path(name) for name in reversed(shared.split(os.pathsep)) if name]
    own = os.environ.get("XDG_DATA_HOME")
    with suppress(RuntimeError):
        folders.append(Path(own) if own else Path.home() / ".local" / "share")
    return folders


def _within(folder: Path, pattern: str) -> list[Path]:
    with suppress(OSError):
        return sorted(islice(folder.glob(pattern), _MOST_DECKS))
    return []
