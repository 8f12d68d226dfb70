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
    draw_name(painter, head, sign.name, name)
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
    half = QRectF(row.left(), row.top(), 0.5 * row.width(), row.height())
    row.setLeft(row.left() + draw_name(painter, half, sign.name, name) + 0.8 * text)
    rest = " · ".join(words for words in (sign.on_table, sign.opening) if words)
    quiet = Ink(0.86 * text, palette.word_quiet)
    draw_words(painter, row, rest, snug(rest, row.width(), row.height(), quiet))
