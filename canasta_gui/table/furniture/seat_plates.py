"""Draws the plates of the players: names and numbers of cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.plates import READABLE, draw_name, draw_plate
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, snug, width_of
from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.render.palette import SideColours, TablePalette
from canasta_gui.table.render.pen import rounded
from canasta_gui.viewmodel.seat_views import SeatView

_NAME = 1.16
"""The size of a name, in text heights: it is read from farther away than what is beside it."""
_LEAST_NAME = 0.66
"""A long name is made smaller to this part of that size before it is shortened."""
_MARK = 1.0
"""The size of the word after the number of cards, in text heights."""
_BESIDE = 0.4
"""The distance of a name from what stands on its line, by the size of the text."""
_CLOSER = 1.2
"""How much too wide the words of the lower line may be before the last word is left out."""
_TWO_DIGITS = 10
_TWO_LINES = 2.5
"""From this height on there are two lines, by the size of the text."""


@dataclass(frozen=True, slots=True)
class SeatPlateData:
    """The values that decide how a player's plate is drawn."""

    name: str
    count: int | None
    is_to_act: bool
    words: Rect
    """The part of the plate that the face and the cards leave free, from the plate's corner."""
    note: str = ""
    """The text in place of the number of cards, for a player who sits out."""
    mark: str = ""
    """A word after the number of cards, such as "partner"."""
    brief_mark: str = ""
    """The text in its place where the whole one has no room."""
    is_centred: bool = False
    """Whether the texts are centred."""
    colours: SideColours | None = None
    """The colours of the player's side."""
    held: str = ""
    """The number of cards in words; without them it stands beside a small card."""
    is_large: bool = False
    """Whether large text takes the room of decoration."""


def draw_seat(
    painter: QPainter, box: QRectF, sign: SeatPlateData, palette: TablePalette, text: float
) -> None:
    """Draws name and number of cards, on one line or, if the plate is high, on two."""
    edge, ground = (sign.colours.line, sign.colours.ground) if sign.colours else ("", "")
    draw_plate(painter, box, palette, text, is_lit=sign.is_to_act, edge=edge, ground=ground)
    it = sign.words
    row = QRectF(box.left() + it.x, box.top() + it.y, it.w, it.h)
    if sign.note:
        _draw_note(painter, row, sign, palette, text)
        return
    align = "centre" if sign.is_centred else "left"
    ink = TextStyle(_NAME * text, palette.word, is_bold=True, align=align)
    has_two_lines = _has_two_lines(sign, text)
    beside = _beside(sign, text)
    if _facts_width(sign, text) + beside > row.width():
        sign = replace(sign, mark=sign.brief_mark or sign.mark)
    is_close = sign.is_large or bool(beside)
    if _facts_width(sign, text) + beside > (1.0 if is_close else _CLOSER) * row.width():
        sign = replace(sign, mark="")
    if has_two_lines:
        spare = max(row.height() - 2.74 * text, 0.0) / 2
        inner = row.adjusted(0, spare, 0, -spare)
        high = inner.height() * _NAME / (1 + _NAME)
        row = QRectF(inner.left(), inner.top(), inner.width(), high)
        _draw_facts(painter, inner.adjusted(0, high, 0, 0), sign, palette, text)
    else:
        width = _facts_width(sign, text)
        facts = QRectF(row.right() - width, row.top(), width, row.height())
        _draw_facts(painter, facts, sign, palette, text)
        row.setRight(facts.left() - _BESIDE * text)
    if width_of(sign.name, ink) > row.width():
        ink = replace(ink, is_bold=False)
    draw_name(painter, row, sign.name, ink, smallest=_LEAST_NAME)


def _has_two_lines(sign: SeatPlateData, text: float) -> bool:
    return sign.count is not None and sign.words.h >= _TWO_LINES * text


def _beside(sign: SeatPlateData, text: float) -> float:
    """Returns the width of the name with its distance where it is on the line of the number."""
    ink = TextStyle(_NAME * text, "#ffffff", is_bold=True)
    return 0.0 if _has_two_lines(sign, text) else width_of(sign.name, ink) + _BESIDE * text


def counts_alike(signs: Sequence[SeatPlateData], text: float) -> list[SeatPlateData]:
    """Returns the plates with all numbers of cards in words, or none where one has no room; a
    number of one digit has the room of two, so that playing on changes nothing.
    """
    fit = (_has_words(it, text) for it in signs if it.count is not None and not it.note)
    return list(signs) if all(fit) else [replace(it, held="") for it in signs]


def _has_words(sign: SeatPlateData, text: float) -> bool:
    """Returns whether the number of cards has room in words: beside the briefest mark and the name,
    or without a mark beside the name made smaller.
    """
    held = sign.held if (sign.count or 0) >= _TWO_DIGITS else f"0{sign.held}"
    tried = replace(sign, held=held, mark=sign.brief_mark or sign.mark)
    least = max(_LEAST_NAME, min(READABLE / (_NAME * text), 1.0))
    name = _beside(tried, text) * (1.0 if tried.mark else least)
    wide = _facts_width(tried, text) + name
    return bool(sign.held) and wide <= sign.words.w


def held_words(state: FurnitureState, seat: SeatView) -> str:
    """Returns the words for the number of cards that a player holds now; empty where large text
    has no room to spare.
    """
    if state.frame.measure.yielding or not seat.held:
        return ""
    count = state.held(seat.seat)
    if count < 2:
        return seat.held[count]
    return seat.held[2].replace(str(max(len(seat.hand), 2)), str(count))


def wordless(sign: SeatPlateData) -> SeatPlateData:
    """Returns the plate without its words, for a player who speaks over them."""
    return replace(sign, name="", count=None, mark="", brief_mark="", held="")


def words_width(sign: SeatPlateData, text: float) -> float:
    """Returns the width of the longer of the two lines of a plate."""
    name = TextStyle(_NAME * text, "#ffffff", is_bold=True)
    return max(width_of(sign.name, name), _facts_width(sign, text))


def _draw_note(
    painter: QPainter, row: QRectF, sign: SeatPlateData, palette: TablePalette, text: float
) -> None:
    """Draws quiet texts: the name, and below it why there are no cards.

    The viewer's plate has room for the name alone; the place of the hand tells the viewer the rest.
    """
    words = (sign.name, sign.note) if row.height() >= _TWO_LINES * text else (sign.name,)
    inset = 0.28 * text if len(words) > 1 else 0.0
    inner = row.adjusted(0, inset, 0, -inset)
    high = inner.height() / len(words)
    for number, line in enumerate(words):
        ink = TextStyle(text, palette.word_quiet, is_bold=not number)
        place = QRectF(inner.left(), inner.top() + number * high, inner.width(), high)
        draw_words(painter, place, line, snug(line, place.width(), high, ink))


def _facts_width(sign: SeatPlateData, text: float) -> float:
    """Returns the width of the number of cards and the word after it."""
    count = 0.0 if sign.count is None else _count_width(sign, text)
    mark = (
        width_of(sign.mark, TextStyle(_MARK * text, "#ffffff")) + 0.7 * text if sign.mark else 0.0
    )
    return count + mark


def _count_width(sign: SeatPlateData, text: float) -> float:
    """Returns the width of the number of cards with the small card before it, or in words."""
    ink = _count_style(text)
    return width_of(sign.held, ink) if sign.held else text + width_of(str(sign.count), ink)


def _count_style(text: float, colour: str = "#ffffff") -> TextStyle:
    return TextStyle(text, colour, is_bold=True)


def _draw_facts(
    painter: QPainter, row: QRectF, sign: SeatPlateData, palette: TablePalette, text: float
) -> None:
    """Draws the number of cards in words or beside a small card, and the word after it."""
    spare = max(row.width() - _facts_width(sign, text), 0.0)
    left = row.left() + (spare / 2 if sign.is_centred else 0.0)
    if sign.count is not None:
        ink = _count_style(text, palette.word)
        wide = _count_width(sign, text)
        words = sign.held or str(sign.count)
        number = QRectF(left + wide - width_of(words, ink), row.top(), row.width(), row.height())
        draw_words(painter, number, words, ink)
        if not sign.held:
            _small_card(painter, QPointF(left + 0.38 * text, row.center().y()), palette, text)
        left += wide + 0.6 * text
    if sign.mark:
        ink = TextStyle(_MARK * text, palette.word)
        place = QRectF(left, row.top(), row.right() - left, row.height())
        draw_words(painter, place, sign.mark, snug(sign.mark, place.width(), place.height(), ink))


def _small_card(painter: QPainter, at: QPointF, palette: TablePalette, text: float) -> None:
    high = 0.95 * text
    wide = high / CARD_ASPECT
    card = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
    path = rounded(card, 0.12 * high)
    painter.strokePath(path, QPen(QColor(palette.word_quiet), max(0.09 * text, 1.0)))
