"""The plates of the players: names, cards, who is to act and who dealt."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture.plates import draw_name, draw_plate
from canasta_gui.table.furniture.words import Ink, draw_words, snug, width_of
from canasta_gui.table.render.palette import TablePalette

_DEALER = 1.8
"""The room of the dealer's button, by the size of the text."""
_MARK = 0.86
"""The size of the quiet word beside that of the others."""


@dataclass(frozen=True, slots=True)
class SeatSign:
    """What a player's plate says."""

    name: str
    count: int | None
    is_to_act: bool
    is_dealer: bool
    is_thinking: bool
    dots: int = 0
    note: str = ""
    """What it says instead of the number of cards, of somebody who sits out."""
    mark: str = ""
    """A quiet word after the number of cards."""
    room_at_end: float = 0.0
    """What is left free for the cards that lie on the plate."""


def draw_seat(
    painter: QPainter, box: QRectF, sign: SeatSign, palette: TablePalette, text: float
) -> None:
    """Name, number of cards, whose turn it is, and who dealt: on one line or, if high, on two."""
    draw_plate(painter, box, palette, text, is_lit=sign.is_to_act)
    pad = 0.65 * text
    row = box.adjusted(pad, 0, -pad - sign.room_at_end, 0)
    if sign.note:
        _draw_note(painter, row, sign, palette, text)
        return
    has_facts = sign.count is not None or sign.is_dealer
    if has_facts and box.height() >= 2.9 * text:
        inner = row.adjusted(0, 0.28 * text, 0, -0.28 * text)
        row = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        below = row.translated(0, row.height())
        if sign.is_dealer and facts_width(sign, text) > row.width():
            # Beside the name, so that the words below need not be cut.
            row.setRight(row.right() - _DEALER * text)
            _dealer(
                painter,
                QPointF(row.right() + 0.5 * _DEALER * text, row.center().y()),
                palette,
                text,
            )
            sign = replace(sign, is_dealer=False)
        _draw_facts(painter, below, sign, palette, text)
    else:
        width = facts_width(sign, text)
        facts = QRectF(row.right() - width, row.top(), width, row.height())
        _draw_facts(painter, facts, sign, palette, text)
        row.setRight(facts.left() - 0.4 * text)
    _draw_name(painter, row, sign, palette, text)


def _draw_note(
    painter: QPainter, row: QRectF, sign: SeatSign, palette: TablePalette, text: float
) -> None:
    """Quiet words: the name, and below or beside it why there are no cards."""
    words = (sign.name, sign.note)
    if row.height() < 2.9 * text:
        words = (", ".join(words),)
    inner = row.adjusted(0, 0.28 * text, 0, -0.28 * text)
    high = inner.height() / len(words)
    for number, line in enumerate(words):
        ink = Ink((0.86 if number else 1.0) * text, palette.word_quiet)
        place = QRectF(inner.left(), inner.top() + number * high, inner.width(), high)
        draw_words(painter, place, line, snug(line, place.width(), high, ink))


def facts_width(sign: SeatSign, text: float) -> float:
    """How much room the number of cards and the dealer's button take."""
    count = 0.0 if sign.count is None else width_of(str(sign.count), _count_ink(text)) + text
    mark = width_of(sign.mark, Ink(_MARK * text, "#ffffff")) + 0.7 * text if sign.mark else 0.0
    return count + mark + (_DEALER * text if sign.is_dealer else 0.0)


def _count_ink(text: float, colour: str = "#ffffff") -> Ink:
    return Ink(text, colour, is_bold=True)


def _draw_facts(
    painter: QPainter, row: QRectF, sign: SeatSign, palette: TablePalette, text: float
) -> None:
    """The number of cards beside a small card, and the dealer's button, from the left."""
    left = row.left()
    if sign.count is not None:
        ink = _count_ink(text, palette.word)
        _small_card(painter, QPointF(left + 0.38 * text, row.center().y()), palette, text)
        number = QRectF(left + text, row.top(), row.width(), row.height())
        draw_words(painter, number, str(sign.count), ink)
        left = number.left() + width_of(str(sign.count), ink) + 0.6 * text
    if sign.is_dealer:
        _dealer(painter, QPointF(left + 0.62 * text, row.center().y()), palette, text)
        left += _DEALER * text
    if sign.mark:
        ink = Ink(_MARK * text, palette.word_quiet)
        place = QRectF(left, row.top(), row.right() - left, row.height())
        draw_words(painter, place, sign.mark, snug(sign.mark, place.width(), place.height(), ink))


def _draw_name(
    painter: QPainter, row: QRectF, sign: SeatSign, palette: TablePalette, text: float
) -> None:
    left = row.left()
    if sign.is_to_act:
        _arrow(painter, QPointF(left, row.center().y()), 0.72 * text, palette)
        left += 0.95 * text
    ink = Ink(text, palette.word, is_bold=sign.is_to_act)
    room = row.right() - left - (1.4 * text if sign.is_thinking else 0.0)
    name = QRectF(left, row.top(), room, row.height())
    end = name.left() + draw_name(painter, name, sign.name, ink)
    if sign.is_thinking:
        x = end + 0.45 * text
        _dots(painter, QPointF(x, row.center().y() + 0.3 * text), sign.dots, palette, text)


def _arrow(painter: QPainter, at: QPointF, size: float, palette: TablePalette) -> None:
    path = QPainterPath(QPointF(at.x(), at.y() - size / 2))
    path.lineTo(at.x() + 0.85 * size, at.y())
    path.lineTo(at.x(), at.y() + size / 2)
    path.closeSubpath()
    painter.fillPath(path, QColor(palette.target))


def _small_card(painter: QPainter, at: QPointF, palette: TablePalette, text: float) -> None:
    high = 0.95 * text
    path = QPainterPath()
    path.addRoundedRect(
        QRectF(at.x() - high / 2.8, at.y() - high / 2, high / 1.4, high), 0.12 * high, 0.12 * high
    )
    painter.strokePath(path, QPen(QColor(palette.word_quiet), max(0.09 * text, 1.0)))


def _dealer(painter: QPainter, at: QPointF, palette: TablePalette, text: float) -> None:
    """A round button with the letter for the dealer."""
    size = 1.25 * text
    disc = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    path = QPainterPath()
    path.addEllipse(disc)
    painter.fillPath(path, QColor(palette.word))
    letter = QCoreApplication.translate("Table", "D", "one letter: the dealer's button")
    ink = Ink(0.78 * text, palette.felt_low, is_bold=True, align="centre")
    draw_words(painter, disc, letter, ink)


def _dots(painter: QPainter, at: QPointF, lit: int, palette: TablePalette, text: float) -> None:
    for number in range(3):
        colour = QColor(palette.word)
        colour.setAlphaF(1.0 if lit % 4 > number or lit == 0 else 0.35)
        path = QPainterPath()
        path.addEllipse(QPointF(at.x() + number * 0.38 * text, at.y()), 0.11 * text, 0.11 * text)
        painter.fillPath(path, colour)
