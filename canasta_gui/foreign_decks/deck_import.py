"""Imports a foreign deck: draws its pictures and writes them into the deck library.

It runs in a separate process, because a foreign drawing may need unlimited time or memory.
"""

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from itertools import combinations
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QImage

from canasta_gui.foreign_decks.card_names import NEEDED, OWN_DECK, WELCOME
from canasta_gui.foreign_decks.deck_library import (
    DRAFT,
    DeckInfo,
    imported_decks,
    picture_path,
    remove_deck,
    write_deck_info,
)
from canasta_gui.foreign_decks.source import DeckError, DeckProblem, DeckSource
from canasta_gui.persistence.folders import decks_folder, stem_of
from canasta_gui.process_setup import end_with_parent

_MOST_MEMORY: Final = 2 * 1024**3
_MOST_SECONDS: Final = 90
"""The limit of processor time, in case the program that would end the process hangs."""
_DIGITS: Final = 8
_OF_ONE_SUIT: Final = ("4d", "6d", "9d", "Kd")
_TELLING: Final = 2.0
"""The mean difference of grey values by which two corners must differ."""
_PIP_CARDS: Final = tuple(rank + suit for rank in "456" for suit in "cdhs")
"""The cards whose pips are looked at: there are several, and room between them."""
_HUES: Final = 12
_VIVID: Final = 100
_OF_ONE_COLOUR: Final = 0.85
"""The share of vivid pixels of two neighbouring hues from which pips have one colour, as those of
French suits have: all pixels in 45 decks of KDE and GNOME, 0.37 and 0.67 in the Swiss and the
German one of them.
"""
_HASTE: Final = 80
"""The speed of packing pictures, from 0 (smallest files) to 100 (fastest)."""


def import_deck_in_process(connection: Connection, path: str) -> None:
    """Imports a deck; sends per cents, then the value of the deck or a `DeckProblem`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _bound()
    qInstallMessageHandler(_say_nothing)
    application = QGuiApplication([])
    try:
        connection.send(import_deck(Path(path), connection.send))
    except DeckError as error:
        connection.send(error.problem)
    except MemoryError:
        connection.send(DeckProblem.TOO_LARGE)
    del application


def _say_nothing(_kind: QtMsgType, _context: QMessageLogContext, _message: str) -> None:
    """Drops Qt's messages, because nobody could repair a foreign file."""


def import_deck(path: Path, tell: Callable[[int], object] = int) -> str:
    """Writes the pictures of a deck; returns the value by which settings name it.

    Calls ``tell`` after each card with the share that is done, in per cent. Raises `DeckError`.
    """
    source = _open(path)
    chosen = _chosen(source)
    try:
        folder = decks_folder()
        folder.mkdir(parents=True, exist_ok=True)
        _sweep(folder)
        draft = Path(tempfile.mkdtemp(prefix=DRAFT, dir=folder))
        try:
            digest = _write(source, chosen, draft, tell)
            info = DeckInfo(
                name=source.name,
                source=os.fspath(path),
                has_ranks=_has_ranks(draft),
                has_own_suits=not all(
                    _is_of_one_colour(picture_path(draft, it)) for it in _PIP_CARDS
                ),
            )
            return _put_in_place(draft, info, digest)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
    except OSError as error:
        raise DeckError(DeckProblem.NOT_KEPT) from error


def _open(path: Path) -> DeckSource:
    if path.is_dir():
        from canasta_gui.foreign_decks.folder_source import FolderSource

        return FolderSource(path)
    from canasta_gui.foreign_decks.svg_source import SvgSource

    return SvgSource(path)


def _chosen(source: DeckSource) -> dict[str, str]:
    """Returns the name of the picture in the source, by the text of each card that has one."""
    chosen: dict[str, str] = {}
    for text in (*NEEDED, *WELCOME):
        name = source.find(text)
        if name is not None:
            chosen[text] = name
    if lacking := [text for text in NEEDED if text not in chosen]:
        is_empty = len(lacking) == len(NEEDED)
        raise DeckError(DeckProblem.NO_CARDS if is_empty else DeckProblem.INCOMPLETE)
    return chosen


def _write(
    source: DeckSource, chosen: dict[str, str], draft: Path, tell: Callable[[int], object]
) -> str:
    """Writes every picture and returns a digest of all of them."""
    digest = sha256()
    for done, (text, name) in enumerate(chosen.items(), start=1):
        picture = source.picture(name)
        digest.update(bytes(picture.constBits()))
        if not picture.save(os.fspath(picture_path(draft, text)), quality=_HASTE):
            raise DeckError(DeckProblem.NOT_KEPT)
        tell(100 * done // len(chosen))
    return digest.hexdigest()[:_DIGITS]


def _has_ranks(folder: Path) -> bool:
    """Returns whether the upper left corners of the cards in a folder differ from rank to rank."""
    corners = [_corner(QImage(os.fspath(picture_path(folder, text)))) for text in _OF_ONE_SUIT]
    return all(
        sum(abs(a - b) for a, b in zip(one, other, strict=True)) > _TELLING * len(one)
        for one, other in combinations(corners, 2)
    )


def _is_of_one_colour(picture: Path) -> bool:
    """Returns whether all vivid colours of a card between its corners are much alike."""
    small = QImage(os.fspath(picture)).scaled(
        50, 70, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    counts = [0] * _HUES
    for colour in (small.pixelColor(x, y) for x in range(11, 39) for y in range(5, 65)):
        if colour.alpha() > _VIVID < colour.hsvSaturation() and colour.value() > _VIVID:
            counts[colour.hsvHue() * _HUES // 360] += 1
    most = max(counts[at - 1] + counts[at] for at in range(_HUES))
    return most >= _OF_ONE_COLOUR * sum(counts)


def _corner(picture: QImage) -> bytes:
    """Returns the upper left corner of a card as a few grey values."""
    part = picture.copy(0, 0, round(picture.width() * 0.22), round(picture.height() * 0.22))
    small = part.scaled(
        16, 16, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return bytes(small.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def _put_in_place(draft: Path, info: DeckInfo, digest: str) -> str:
    """Renames the draft to its final name; removes a deck imported from the same source before."""
    write_deck_info(draft, info)
    before = [deck.value for deck in imported_decks() if deck.info.source == info.source]
    name = f"{stem_of(info.name) or 'deck'}-{digest}"
    for old in {*before, OWN_DECK + name}:
        remove_deck(old)
    draft.rename(draft.with_name(name))
    return OWN_DECK + name


def _sweep(folder: Path) -> None:
    """Removes the drafts that killed processes left."""
    for left in folder.glob(f"{DRAFT}*"):
        shutil.rmtree(left, ignore_errors=True)


def _bound() -> None:
    """Limits the memory and processor time of this process."""
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (_MOST_SECONDS, _MOST_SECONDS))
