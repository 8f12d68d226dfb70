"""Makes small decks in the formats of other programs; each card has a colour of its own."""

import gzip
from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from canasta_gui.foreign_decks.card_names import NEEDED, element_names, file_names

ALL = (*NEEDED, "Jk", "back")


def colour_of(text: str) -> str:
    """Returns the colour of a card, different for each card."""
    number = ALL.index(text)
    return QColor(40 + 4 * number, 250 - 4 * number, (number * 37) % 256).name()


def kde_name(text: str) -> str:
    """Returns KDE's name of a card."""
    return element_names(text)[0]


def svg_text(texts: Collection[str] = ALL, named: Callable[[str], str] = kde_name) -> str:
    """Returns an SVG in KDE's format with these cards, 100 by 140 each, with the ranks as bars in
    the corner.
    """
    cards = "".join(
        f'<g id="{named(text)}" transform="translate({100 * at} 0)">'
        f'<rect width="100" height="140" fill="{colour_of(text)}"/>'
        f'<rect x="2" y="2" width="18" height="{2 + at % 13}" fill="#000000"/></g>'
        for at, text in enumerate(texts)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="5400" height="140">{cards}</svg>'


def write_svgz(path: Path, text: str) -> Path:
    """Writes a compressed SVG."""
    path.write_bytes(gzip.compress(text.encode()))
    return path


def write_folder(folder: Path, texts: Collection[str] = NEEDED, kind: str = "1") -> Path:
    """Writes a card set in PySolFC's format, 71 by 96 pixels a card."""
    folder.mkdir(exist_ok=True)
    head = f"PySolFC solitaire cardset;4;.png;{kind};52;7;1998;\ntest;A test set\n71 96 8\n"
    (folder / "config.txt").write_text(head, encoding="utf-8")
    for text in texts:
        image = QImage(71, 96, QImage.Format.Format_RGB32)
        image.fill(QColor(colour_of(text)))
        image.save(str(folder / f"{file_names(text)[0]}.png"))
    return folder
