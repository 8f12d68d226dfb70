"""The interface of a foreign deck: names and pictures of its cards, and the problems for which it
cannot be imported.
"""

from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from engine import UnfitFileError, read_bounded


class DeckProblem(StrEnum):
    """What is wrong with a file or folder that should hold a deck."""

    UNREADABLE = "unreadable"
    """It does not exist, or the system refuses access."""
    TOO_LARGE = "too large"
    DAMAGED = "damaged"
    """It is no picture, or reading it crashed the process."""
    NO_CARDS = "no cards"
    """No card in the drawing or folder has a known name."""
    OTHER_CARDS = "other cards"
    """It holds cards of another kind: tarock, mahjongg, hanafuda."""
    INCOMPLETE = "incomplete"
    """Some of the 52 cards are missing."""
    TOO_SLOW = "too slow"
    """The import exceeded its time limit."""
    NOT_KEPT = "not kept"
    """The pictures cannot be written."""


class DeckError(Exception):
    """Raised for a deck that cannot be imported."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem)
        self.problem = problem


PICTURE: Final = QSize(500, 700)
"""The size, in pixels, of stored pictures: enough for the largest cards on a large screen."""
BITMAPS: Final = frozenset({"png", "gif", "jpeg", "bmp", "webp", "ppm", "pgm", "pbm"})
"""Qt's names of the formats of pictures that refer to no other file, as drawings may."""
_OPAQUE: Final = 200
"""The alpha value from which a pixel counts as opaque."""
_CORNER: Final = 30.0
"""The radius of the paper's corners, in pixels of a picture."""
_INNER_CORNER: Final = 46.0
"""The radius of the corners of a card that lies on paper, without the line at its edge."""
_EQUAL: Final = 0.01
"""The difference of proportions below which nobody sees that a card differs from ours."""
_BORDER: Final = 0.021
"""The width of the line at the edge of a card, relative to the card's width; it is cut off on
paper."""
_PAPER_AT: Final = 0.03
"""How far inside a card the colour of its paper is sampled, relative to its width."""
_PARTS: Final = (0.2, 0.35, 0.5, 0.65, 0.8)
"""The places along an edge where it is sampled; a figure may cover one of them."""
_EDGE: Final = QPen(QColor(0, 0, 0, 70), 2.0)


def read_foreign(path: Path, most: int) -> bytes:
    """Returns the content of a file of at most so many bytes. Raises `DeckError`."""
    try:
        return read_bounded(path, most)
    except UnfitFileError as error:
        is_file = path.is_file()
        raise DeckError(DeckProblem.TOO_LARGE if is_file else DeckProblem.UNREADABLE) from error
    except OSError as error:
        raise DeckError(DeckProblem.UNREADABLE) from error


class DeckSource(Protocol):
    """A source of the pictures of a deck."""

    @property
    def name(self) -> str:
        """The deck's own name."""
        ...

    def find(self, text: str) -> str | None:
        """Returns the name of the picture of a card, or of the back; ``None`` if there is none."""
        ...

    def picture(self, name: str) -> QImage:
        """Returns the picture with a name, `PICTURE` in size. Raises `DeckError`."""
        ...


def _card_size(width: float, height: float) -> QSize:
    """Returns the largest size of a card of these proportions in a picture."""
    ratio = (height / width) / (PICTURE.height() / PICTURE.width())
    if abs(ratio - 1) < _EQUAL:
        return PICTURE
    scale = min(PICTURE.width() / width, PICTURE.height() / height)
    return QSize(max(round(width * scale), 1), max(round(height * scale), 1))


def blank_card(width: float, height: float) -> QImage:
    """Returns a transparent image for a card of these proportions."""
    image = QImage(_card_size(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def as_picture(card: QImage) -> QImage:
    """Returns the card as a picture; one of other proportions, or without edges, is put on paper.

    The paper has the colour of the card's own and surrounds it, so the line at the card's edge is
    cut off and a new one is drawn at the edge of the paper.
    """
    is_whole = card.size() == PICTURE
    if is_whole and _reaches_edges(card):
        return card
    picture = QImage(PICTURE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = _rounded(QRectF(picture.rect()), _CORNER)
    painter.fillPath(sheet, QColor(Qt.GlobalColor.white) if is_whole else _paper_of(card))
    place = QRectF(card.rect())
    place.moveCenter(QRectF(picture.rect()).center())
    if not is_whole:
        painter.strokePath(_rounded(QRectF(picture.rect()).adjusted(1, 1, -1, -1), _CORNER), _EDGE)
        inset = _BORDER * card.width()
        inner = place.adjusted(inset, inset, -inset, -inset)
        painter.setClipPath(_rounded(inner, _INNER_CORNER))
    painter.drawImage(place.topLeft(), card)
    painter.end()
    return picture


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _reaches_edges(card: QImage) -> bool:
    across, down = card.width() // 2, card.height() // 2
    edges = ((4, down), (card.width() - 5, down), (across, 4), (across, card.height() - 5))
    return all(card.pixelColor(x, y).alpha() > _OPAQUE for x, y in edges)


def _paper_of(card: QImage) -> QColor:
    """Returns the median colour inside the edges where paper is added; white where it is
    transparent.
    """
    inside = round(_PAPER_AT * card.width())
    wide, high = card.width(), card.height()
    if wide < PICTURE.width():
        places = [(x, round(part * high)) for x in (inside, wide - 1 - inside) for part in _PARTS]
    else:
        places = [(round(part * wide), y) for y in (inside, high - 1 - inside) for part in _PARTS]
    colours = [card.pixelColor(x, y) for x, y in places]
    solid = sorted((it for it in colours if it.alpha() > _OPAQUE), key=QColor.lightness)
    return solid[len(solid) // 2] if solid else QColor(Qt.GlobalColor.white)
