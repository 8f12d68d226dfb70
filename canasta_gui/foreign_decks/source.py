"""What a foreign deck is to the one who takes its pictures."""

from typing import Final, Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

PICTURE: Final = QSize(500, 700)
"""The size at which pictures of cards are kept: enough for the largest cards on a large screen."""
_STRETCH: Final = 1.13
"""By how much a card may be stretched to have our proportions; others lie on paper instead."""
_OPAQUE: Final = 200
"""From here on nothing shines through."""
_CORNER: Final = 30.0
"""Round corners of the paper, in pixels of a picture."""


class DeckSource(Protocol):
    """Where the pictures of a deck come from."""

    @property
    def name(self) -> str:
        """What the deck calls itself."""
        ...

    def names(self) -> frozenset[str]:
        """What it has pictures of, by the names in `names_of`."""
        ...

    def picture(self, name: str) -> QImage:
        """The picture with a name, `PICTURE` in size. Raises `DeckError`."""
        ...


def place_for(width: float, height: float) -> QRectF:
    """Where a card of these proportions lies in a picture."""
    whole = QRectF(0, 0, PICTURE.width(), PICTURE.height())
    ratio = (height / width) / (whole.height() / whole.width())
    if 1 / _STRETCH <= ratio <= _STRETCH:
        return whole
    scale = min(whole.width() / width, whole.height() / height)
    place = QRectF(0, 0, width * scale, height * scale)
    place.moveCenter(whole.center())
    return place


def on_paper(picture: QImage) -> QImage:
    """The picture itself; one that does not reach its edges on white paper."""
    across, down = picture.width() // 2, picture.height() // 2
    edges = ((4, down), (picture.width() - 5, down), (across, 4), (across, picture.height() - 5))
    if all(picture.pixelColor(x, y).alpha() > _OPAQUE for x, y in edges):
        return picture
    paper = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(0)
    painter = QPainter(paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = QPainterPath()
    sheet.addRoundedRect(QRectF(paper.rect()), _CORNER, _CORNER)
    painter.fillPath(sheet, Qt.GlobalColor.white)
    painter.drawImage(0, 0, picture)
    painter.end()
    return paper
