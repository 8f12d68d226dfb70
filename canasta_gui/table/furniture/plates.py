"""The plates with names and scores."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture.words import Ink, draw_words, fitted, snug, width_of
from canasta_gui.table.render.palette import TablePalette

_MARK = 0.86
"""The size of the quiet word beside that of the others."""
_QUIET = 0.86
"""The size of the lines below a side's name, by that of the text."""
_HEAD = 1.2
"""The height of the line with a side's name, by that of the lines below it."""
_PAD = 0.7
"""The space beside a side's words, by the size of the text."""


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


@dataclass(frozen=True, slots=True)
class ScoreSign:
    """What a side's plate says."""

    name: str
    score: str
    on_table: str
    opening: str


def draw_plate(
    painter: QPainter, box: QRectF, palette: TablePalette, text: float, *, is_lit: bool
) -> None:
    """A calm dark plate on the felt; lit, it has a bright edge."""
    radius = 0.62 * text
    inner = box.adjusted(1, 1, -1, -1)
    path = QPainterPath()
    path.addRoundedRect(inner, radius, radius)
    ground = QColor(palette.felt_low)
    ground = ground.darker(165)
    is_plain = palette.word == palette.word_quiet  # so it is in high contrast
    ground.setAlphaF(1.0 if is_plain else 0.62)
    painter.fillPath(path, ground)
    edge = QColor(palette.target if is_lit else palette.mark)
    edge.setAlphaF(1.0 if is_lit or is_plain else 0.22)
    painter.strokePath(path, QPen(edge, (0.16 if is_lit else 0.075) * text))


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
        _draw_facts(painter, row.translated(0, row.height()), sign, palette, text)
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
    return count + mark + (1.8 * text if sign.is_dealer else 0.0)


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
        left += 1.8 * text
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
    ink = fitted(sign.name, room, ink)
    draw_words(painter, name, sign.name, ink)
    if sign.is_thinking:
        x = min(left + width_of(sign.name, ink), name.right()) + 0.45 * text
        _dots(painter, QPointF(x, row.center().y() + 0.3 * text), sign.dots, palette, text)


def has_short_name(sign: ScoreSign, width: float, text: float) -> bool:
    """Whether the side's name has room beside its score."""
    score = width_of(sign.score, _score_ink(text, "#ffffff"))
    return width_of(sign.name, Ink(text, "#ffffff", is_bold=True)) <= width - score - 2.2 * text


def _score_ink(text: float, colour: str) -> Ink:
    return Ink(1.35 * text, colour, is_bold=True, align="right")


def score_part(sign: ScoreSign, width: float, text: float, *, is_beside: bool) -> float:
    """How much of the height of a plate a side's lines fill."""
    lines, _ = _lines(sign, width - 2 * _PAD * text, text, is_beside=is_beside)
    return (_HEAD + len(lines)) / (_HEAD + 2)


def draw_score(
    painter: QPainter,
    box: QRectF,
    sign: ScoreSign,
    palette: TablePalette,
    text: float,
    *,
    is_beside: bool,
) -> None:
    """The side's name and score, and what it has and needs in this deal.

    The score stands beside the name, or below it beside the rest.
    """
    draw_plate(painter, box, palette, text, is_lit=False)
    pad = _PAD * text
    if box.height() < 2.5 * text:
        _draw_headline(painter, box.adjusted(pad, 0, -pad, 0), sign, palette, text)
    else:
        body = box.adjusted(pad, 0.42 * text, -pad, -0.42 * text)
        _draw_block(painter, body, sign, palette, text, is_beside=is_beside)


def _draw_block(
    painter: QPainter,
    body: QRectF,
    sign: ScoreSign,
    palette: TablePalette,
    text: float,
    *,
    is_beside: bool,
) -> None:
    quiet = Ink(_QUIET * text, palette.word_quiet)
    ink = _score_ink(text, palette.word)
    narrow = body.width() - width_of(sign.score, ink) - 0.6 * text
    lines, is_tight = _lines(sign, body.width(), text, is_beside=is_beside)
    row = body.height() / (_HEAD + len(lines))
    head = QRectF(body.left(), body.top(), body.width(), _HEAD * row)
    rest = QRectF(body.left(), head.bottom(), body.width(), len(lines) * row)
    # A long line has the whole width, and a long score stands below it.
    score = rest.adjusted(0, row, 0, 0) if is_tight else rest
    draw_words(painter, head if is_beside else score, sign.score, ink)
    if is_beside:
        head.setWidth(narrow)
    name = Ink(text, palette.word, is_bold=True)
    draw_words(painter, head, sign.name, fitted(sign.name, head.width(), name))
    whole = rest.width()
    widths = [whole if is_beside else narrow] * len(lines)
    if is_tight:
        widths[0] = whole
    _draw_lines(painter, rest, tuple(zip(lines, widths, strict=True)), quiet)


def _lines(
    sign: ScoreSign, width: float, text: float, *, is_beside: bool
) -> tuple[list[str], bool]:
    """The lines below the name, and whether one of them leaves no room for the score beside it."""
    narrow = width - width_of(sign.score, _score_ink(text, "#ffffff")) - 0.6 * text
    quiet = Ink(_QUIET * text, "#ffffff")
    lines = [line for line in (sign.on_table, sign.opening) if line]
    is_tight = not is_beside and any(not _has_room(line, narrow, quiet) for line in lines)
    return ([*lines, ""] if is_tight and len(lines) == 1 else lines), is_tight


def _draw_lines(
    painter: QPainter, box: QRectF, lines: tuple[tuple[str, float], ...], ink: Ink
) -> None:
    """Lines below each other, each in its own width."""
    row = box.height() / max(1, len(lines))
    for number, (line, width) in enumerate(lines):
        place = QRectF(box.left(), box.top() + number * row, width, row)
        draw_words(painter, place, line, fitted(line, width, ink, 0.75))


def _has_room(line: str, width: float, ink: Ink) -> bool:
    return width_of(line, fitted(line, width, ink, 0.9)) <= width


def _draw_headline(
    painter: QPainter, row: QRectF, sign: ScoreSign, palette: TablePalette, text: float
) -> None:
    """All of it on one line: the name, what the side has and needs, and at the end its score."""
    score = Ink(1.2 * text, palette.word, is_bold=True, align="right")
    draw_words(painter, row, sign.score, score)
    row.setRight(row.right() - width_of(sign.score, score) - 0.8 * text)
    name = Ink(text, palette.word, is_bold=True)
    name = fitted(sign.name, 0.5 * row.width(), name)
    draw_words(
        painter, QRectF(row.left(), row.top(), 0.5 * row.width(), row.height()), sign.name, name
    )
    row.setLeft(row.left() + min(width_of(sign.name, name), 0.5 * row.width()) + 0.8 * text)
    rest = " · ".join(words for words in (sign.on_table, sign.opening) if words)
    quiet = Ink(0.86 * text, palette.word_quiet)
    draw_words(painter, row, rest, snug(rest, row.width(), row.height(), quiet))


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
