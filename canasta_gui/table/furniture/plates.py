"""The plates with names and scores."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture.words import Ink, draw_words, width_of
from canasta_gui.table.render.palette import TablePalette


@dataclass(frozen=True, slots=True)
class SeatSign:
    """What a player's plate says."""

    name: str
    count: int | None
    is_to_act: bool
    is_dealer: bool
    is_thinking: bool
    dots: int = 0


@dataclass(frozen=True, slots=True)
class ScoreSign:
    """What a side's plate says."""

    name: str
    score: str
    on_table: str
    opening: str


def draw_plate(painter: QPainter, box: QRectF, palette: TablePalette, *, is_lit: bool) -> None:
    """A calm dark plate on the felt; lit, it has a bright edge."""
    radius = min(box.height() * 0.24, 12.0)
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(inner, radius, radius)
    ground = QColor(palette.felt_low)
    ground = ground.darker(165)
    ground.setAlphaF(0.62)
    painter.fillPath(path, ground)
    edge = QColor(palette.target if is_lit else palette.mark)
    edge.setAlphaF(1.0 if is_lit else 0.22)
    painter.strokePath(path, QPen(edge, 2.2 if is_lit else 1.0))


def draw_seat(
    painter: QPainter, box: QRectF, sign: SeatSign, palette: TablePalette, text: float
) -> None:
    """Name, number of cards, whose turn it is, and who dealt."""
    draw_plate(painter, box, palette, is_lit=sign.is_to_act)
    pad = 0.62 * text
    left, right = box.left() + pad, box.right() - pad
    if sign.is_to_act:
        _arrow(painter, QPointF(left, box.center().y()), 0.72 * text, palette)
        left += 0.95 * text
    if sign.count is not None:
        room = QRectF(box.left(), box.top(), right - box.left(), box.height())
        right = _count(painter, room, sign.count, palette, text)
    if sign.is_dealer:
        room = QRectF(box.left(), box.top(), right - box.left(), box.height())
        right = _dealer(painter, room, palette, text)
    ink = Ink(text, palette.word, is_bold=sign.is_to_act)
    name = QRectF(left, box.top(), right - left - 0.2 * text, box.height())
    if sign.is_thinking:
        name.setRight(name.right() - 1.3 * text)
    draw_words(painter, name, sign.name, ink)
    if sign.is_thinking:
        x = min(left + width_of(sign.name, ink), name.right()) + 0.45 * text
        _dots(painter, QPointF(x, box.center().y() + 0.3 * text), sign.dots, palette, text)


def draw_score(
    painter: QPainter, box: QRectF, sign: ScoreSign, palette: TablePalette, text: float
) -> None:
    """The side's name and score, and what it has and needs in this deal."""
    draw_plate(painter, box, palette, is_lit=False)
    pad = 0.7 * text
    body = box.adjusted(pad, 0.5 * text, -pad, -0.5 * text)
    row = body.height() / 3.3
    head = QRectF(body.left(), body.top(), body.width(), 1.3 * row)
    score = Ink(1.25 * text, palette.word, is_bold=True, align="right")
    draw_words(painter, head, sign.score, score)
    head.setRight(body.right() - width_of(sign.score, score) - 0.5 * text)
    draw_words(painter, head, sign.name, Ink(text, palette.word, is_bold=True))
    quiet = Ink(0.86 * text, palette.word_quiet)
    second = QRectF(body.left(), body.top() + 1.3 * row, body.width(), row)
    draw_words(painter, second, sign.on_table, quiet)
    draw_words(painter, second.translated(0, row), sign.opening, quiet)


def _arrow(painter: QPainter, at: QPointF, size: float, palette: TablePalette) -> None:
    path = QPainterPath(QPointF(at.x(), at.y() - size / 2))
    path.lineTo(at.x() + 0.85 * size, at.y())
    path.lineTo(at.x(), at.y() + size / 2)
    path.closeSubpath()
    painter.fillPath(path, QColor(palette.target))


def _count(
    painter: QPainter, room: QRectF, count: int, palette: TablePalette, text: float
) -> float:
    """The number of cards beside a small card; answers where the room for the name ends."""
    ink = Ink(text, palette.word, is_bold=True, align="right")
    word = str(count)
    width = width_of(word, ink)
    draw_words(painter, room, word, ink)
    high = 0.95 * text
    card = QRectF(
        room.right() - width - 0.95 * text, room.center().y() - high / 2, high / 1.4, high
    )
    path = QPainterPath()
    path.addRoundedRect(card, 0.12 * high, 0.12 * high)
    edge = QColor(palette.word_quiet)
    painter.strokePath(path, QPen(edge, max(0.09 * text, 1.0)))
    return card.left() - 0.4 * text


def _dealer(painter: QPainter, room: QRectF, palette: TablePalette, text: float) -> float:
    """A round button with the letter for the dealer."""
    size = 1.25 * text
    disc = QRectF(room.right() - size, room.center().y() - size / 2, size, size)
    path = QPainterPath()
    path.addEllipse(disc)
    painter.fillPath(path, QColor(palette.word))
    letter = QCoreApplication.translate("Table", "D", "one letter: the dealer's button")
    ink = Ink(0.78 * text, palette.felt_low, is_bold=True, align="centre")
    draw_words(painter, disc, letter, ink)
    return disc.left() - 0.3 * text


def _dots(painter: QPainter, at: QPointF, lit: int, palette: TablePalette, text: float) -> None:
    for number in range(3):
        colour = QColor(palette.word)
        colour.setAlphaF(1.0 if lit % 4 > number or lit == 0 else 0.35)
        path = QPainterPath()
        path.addEllipse(QPointF(at.x() + number * 0.38 * text, at.y()), 0.11 * text, 0.11 * text)
        painter.fillPath(path, colour)
