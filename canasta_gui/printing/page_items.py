"""The items of a page as plain values, and how they are painted: words, lines, tints and pictures
with their positions.

All lengths are tenths of a millimetre.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.icon import draw_icon
from canasta_gui.table.render.ornaments import draw_ribbon
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.pen import smooth
from canasta_gui.table.render.style import TableStyle
from canasta_gui.theme.tokens import LIGHT

DOTS_PER_INCH: Final = 254
"""The resolution at which a dot is a tenth of a millimetre."""


@dataclass(frozen=True, slots=True)
class FontStyle:
    """The font of a role in the hierarchy of type."""

    size: int
    colour: str
    is_bold: bool = False
    spacing: float = 100.0
    """The letter spacing in per cent."""

    def font(self) -> QFont:
        """Returns the font in the program's own type family."""
        made = QFont(load_fonts())
        made.setPixelSize(self.size)
        made.setBold(self.is_bold)
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, self.spacing)
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return made


class TextRole(Enum):
    """The roles of texts in the hierarchy of type."""

    EYEBROW = auto()
    TITLE = auto()
    CAPTION = auto()
    HEAD = auto()
    BODY = auto()
    POINTS = auto()
    LOSS = auto()
    STRONG = auto()
    NARROW_POINTS = auto()
    NARROW_LOSS = auto()
    NARROW_STRONG = auto()
    TOTAL = auto()
    BEST = auto()


TYPES: Final[Mapping[TextRole, FontStyle]] = {
    TextRole.EYEBROW: FontStyle(34, LIGHT.gold, is_bold=True, spacing=116),
    TextRole.TITLE: FontStyle(84, LIGHT.header, is_bold=True),
    TextRole.CAPTION: FontStyle(32, LIGHT.muted),
    TextRole.HEAD: FontStyle(38, LIGHT.on_header, is_bold=True),
    TextRole.BODY: FontStyle(34, LIGHT.text),
    TextRole.POINTS: FontStyle(38, LIGHT.text),
    TextRole.LOSS: FontStyle(38, LIGHT.red),
    TextRole.STRONG: FontStyle(38, LIGHT.text, is_bold=True),
    TextRole.NARROW_POINTS: FontStyle(30, LIGHT.text),
    TextRole.NARROW_LOSS: FontStyle(30, LIGHT.red),
    TextRole.NARROW_STRONG: FontStyle(30, LIGHT.text, is_bold=True),
    TextRole.TOTAL: FontStyle(56, LIGHT.text, is_bold=True),
    TextRole.BEST: FontStyle(56, LIGHT.gold, is_bold=True),
}

_FLAGS: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class TextItem:
    """A text in its box, broken into lines if necessary."""

    box: QRectF
    text: str
    role: TextRole
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft

    @property
    def flags(self) -> int:
        """Qt's flags for alignment and line breaks."""
        return int(self.side | _FLAGS)


@dataclass(frozen=True, slots=True)
class Tint:
    """A box filled with one colour; a flat box is a line."""

    box: QRectF
    colour: str


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A red ribbon with a word."""

    box: QRectF
    text: str


@dataclass(frozen=True, slots=True)
class Emblem:
    """The basket with its cards."""

    box: QRectF


Mark = TextItem | Tint | Ribbon | Emblem
PageItems = tuple[Mark, ...]
"""The items in the order in which they are drawn."""


def height_of(text: str, role: TextRole, width: float) -> float:
    """Returns the height of a text in a column of a given width."""
    room = QRectF(0, 0, width, 10_000)
    metrics = QFontMetricsF(TYPES[role].font())
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()


def words_of(pages: tuple[PageItems, ...]) -> list[str]:
    """Returns every text, page by page."""
    return [mark.text for page in pages for mark in page if isinstance(mark, TextItem | Ribbon)]


def draw_page(painter: QPainter, page: PageItems) -> None:
    """Draws a page with a painter whose unit is a tenth of a millimetre."""
    smooth(painter)
    for mark in page:
        _draw(painter, mark)


def _draw(painter: QPainter, mark: Mark) -> None:
    match mark:
        case TextItem():
            kind = TYPES[mark.role]
            painter.setFont(kind.font())
            painter.setPen(QColor(kind.colour))
            painter.drawText(mark.box, mark.flags, mark.text)
        case Tint(box, colour):
            painter.fillRect(box, QColor(colour))
        case Ribbon(box, text):
            palette = table_palette(TableStyle())
            draw_ribbon(painter, box, palette.seal_natural, text, palette)
        case Emblem(box):
            _draw_emblem(painter, box)


def _draw_emblem(painter: QPainter, box: QRectF) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    draw_icon(painter)
    painter.restore()
