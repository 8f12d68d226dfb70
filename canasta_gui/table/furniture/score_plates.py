"""The plates of the sides: what they have, and what they need."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture.plates import draw_name, draw_plate
from canasta_gui.table.furniture.words import Ink, draw_words, fitted, snug, width_of
from canasta_gui.table.render.palette import TablePalette

_QUIET = 0.86
"""The size of the lines below a side's name, by that of the text."""
_HEAD = 1.2
"""The height of the line with a side's name, by that of the lines below it."""
_LINES = 2
"""The lines below a side's name; room is kept for both."""
_WIDE_SCORE = "\N{MINUS SIGN}10,000"
_PAD = 0.7
"""The space beside a side's words, by the size of the text."""


@dataclass(frozen=True, slots=True)
class ScoreSign:
    """What a side's plate says."""

    name: str
    score: str
    on_table: str
    opening: str


def has_short_name(sign: ScoreSign, width: float, text: float) -> bool:
    """Whether the side's name has room beside any score that a match may bring."""
    ink = _score_ink(text, "#ffffff")
    score = max(width_of(sign.score, ink), width_of(_WIDE_SCORE, ink))
    return width_of(sign.name, Ink(text, "#ffffff", is_bold=True)) <= width - score - 2.2 * text


def _score_ink(text: float, colour: str) -> Ink:
    return Ink(1.35 * text, colour, is_bold=True, align="right")


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
    """The score has its place whatever is said: at the end of the first line, or of the last."""
    row = body.height() / (_HEAD + _LINES)
    head = QRectF(body.left(), body.top(), body.width(), _HEAD * row)
    last = QRectF(body.left(), body.bottom() - row, body.width(), row)
    ink = _score_ink(text, palette.word)
    narrow = body.width() - width_of(sign.score, ink) - 0.6 * text
    draw_words(painter, head if is_beside else last, sign.score, ink)
    if is_beside:
        head.setWidth(narrow)
    draw_name(painter, head, sign.name, Ink(text, palette.word, is_bold=True))
    lines = [line for line in (sign.on_table, sign.opening) if line]
    quiet = Ink(_QUIET * text, palette.word_quiet)
    for number, line in enumerate(lines):
        place = QRectF(body.left(), head.bottom() + number * row, body.width(), row)
        if number == _LINES - 1 and not is_beside:
            place.setWidth(narrow)
        draw_words(painter, place, line, fitted(line, place.width(), quiet, 0.75))


def _draw_headline(
    painter: QPainter, row: QRectF, sign: ScoreSign, palette: TablePalette, text: float
) -> None:
    """All of it on one line: the name, what the side has and needs, and at the end its score."""
    score = Ink(1.2 * text, palette.word, is_bold=True, align="right")
    draw_words(painter, row, sign.score, score)
    row.setRight(row.right() - width_of(sign.score, score) - 0.8 * text)
    name = Ink(text, palette.word, is_bold=True)
    half = QRectF(row.left(), row.top(), 0.5 * row.width(), row.height())
    row.setLeft(row.left() + draw_name(painter, half, sign.name, name) + 0.8 * text)
    rest = " · ".join(words for words in (sign.on_table, sign.opening) if words)
    quiet = Ink(0.86 * text, palette.word_quiet)
    draw_words(painter, row, rest, snug(rest, row.width(), row.height(), quiet))
