"""The index of a card: rank, sign and value, in every corner that may stay visible.

A fan shows the left 28 units of a card, a meld its upper 30: the left column holds all three one
below the other, and the upper right corner repeats sign and value. The card is the same upside
down.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.fonts import fitted_word, word_path
from canasta_gui.table.render.frame import SHEET
from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill, stroke
from canasta_gui.table.render.shapes import placed

Role = Literal["natural", "wild", "bonus", "stop", "caliente"]


@dataclass(frozen=True, slots=True)
class Index:
    """What the index of a card says."""

    rank: str
    """A word such as ``10``, or empty where ``sign`` takes its place."""
    sign: str
    """The name of a shape: the suit, or the mark of a card without one."""
    second: str
    """The shape below the rank: the suit again, or what the mark means."""
    value: str
    ink: str
    role: Role


@dataclass(frozen=True, slots=True)
class IndexPlaces:
    """Where the parts of the index lie on the sheet."""

    rank: QRectF
    sign: QRectF
    tag: QRectF
    corner_sign: QRectF
    corner_tag: QRectF


_NORMAL = IndexPlaces(
    rank=QRectF(4, 6.5, 20, 20),
    sign=QRectF(6, 30.5, 16, 14),
    tag=QRectF(3.4, 48.5, 21.2, 12),
    corner_sign=QRectF(79, 5, 14, 11.5),
    corner_tag=QRectF(75.4, 18.4, 21.2, 12),
)
_LARGE = IndexPlaces(
    rank=QRectF(3, 5, 23.5, 25),
    sign=QRectF(4.5, 33, 20, 17.5),
    tag=QRectF(2.4, 53.5, 24.6, 15),
    corner_sign=QRectF(79, 3.4, 14, 11.5),
    corner_tag=QRectF(73, 16, 24.6, 15),
)


def index_places(*, is_large: bool) -> IndexPlaces:
    """The places of the ordinary or of the large index."""
    return _LARGE if is_large else _NORMAL


def draw_index(painter: QPainter, index: Index, palette: DeckPalette, places: IndexPlaces) -> None:
    """The index in all four corners."""
    for _ in range(2):
        _draw_rank(painter, index, places.rank)
        _draw_sign(painter, index, index.second, places.sign, palette)
        _draw_tag(painter, index, palette, places.tag)
        _draw_sign(painter, index, index.sign, places.corner_sign, palette)
        _draw_tag(painter, index, palette, places.corner_tag)
        painter.translate(SHEET.width(), SHEET.height())
        painter.rotate(180)


def _draw_rank(painter: QPainter, index: Index, box: QRectF) -> None:
    middle = box.center()
    if index.rank:
        fill(painter, _glyph(index.rank, box), index.ink)
    else:
        height = min(box.height(), box.width())
        fill(painter, placed(index.sign, middle.x(), middle.y(), height), index.ink)


def _glyph(word: str, box: QRectF) -> QPainterPath:
    """A rank that fills the height of its box; a wide one is narrowed."""
    path = word_path(word)
    ink = path.boundingRect()
    down = box.height() / ink.height()
    across = min(down, box.width() / ink.width())
    scale = QTransform.fromTranslate(-ink.center().x(), -ink.center().y())
    scale *= QTransform.fromScale(across, down)
    scale *= QTransform.fromTranslate(box.center().x(), box.center().y())
    return scale.map(path)


def _draw_sign(
    painter: QPainter, index: Index, name: str, box: QRectF, palette: DeckPalette
) -> None:
    """The suit; a bonus card carries it on a star, a stop card in an octagon."""
    x, y, height = box.center().x(), box.center().y(), box.height()
    match index.role:
        case "bonus":
            star = placed("star", x, y, height * 1.42)
            fill(painter, star, palette.gold)
            stroke(painter, star, palette.gold_low, 0.6)
            fill(painter, placed(name, x, y + 0.4, height * 0.6), index.ink)
        case "stop":
            fill(painter, placed("octagon", x, y, height * 1.12), palette.stop)
            fill(painter, placed(name, x, y, height * 0.74), palette.stop_word)
        case _:
            fill(painter, placed(name, x, y, height), index.ink)


def _draw_tag(painter: QPainter, index: Index, palette: DeckPalette, box: QRectF) -> None:
    """The value in a small plate, whose colour tells what kind of card this is."""
    ground, word, edge = {
        "natural": (palette.tag, palette.tag_word, palette.tag_edge),
        "wild": (palette.wild, palette.wild_word, palette.gold_low),
        "bonus": (palette.bonus, palette.bonus_word, palette.bonus),
        "stop": (palette.stop, palette.stop_word, palette.stop),
        "caliente": (palette.caliente.ink, palette.bonus_word, palette.caliente.ink),
    }[index.role]
    plate = QPainterPath()
    plate.addRoundedRect(box, 3.2, 3.2)
    fill(painter, plate, ground)
    stroke(painter, plate, edge, 0.7)
    inner = box.adjusted(1.4, box.height() * 0.15, -1.4, -box.height() * 0.15)
    fill(painter, fitted_word(index.value, inner, narrowest=0.72), word)
