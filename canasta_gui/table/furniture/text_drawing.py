"""Draws text on the table: wrapped, shortened where there is no room, in the bundled font."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QTextLayout,
    QTextOption,
)

from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.z_order import Z_CAPTIONS
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.fonts import display_font, load_fonts
from canasta_gui.table.render.pen import shaded

Align = Literal["left", "centre", "right"]
LEAST = 8
"""The least text size, in pixels."""
_SMALLEST = 0.48
"""The least part of its size to which a text is made smaller."""
_MEASURED = 100
_DRAWN = 1.02
_LEAST_WORD = 3
"""The number of letters of a word that are kept."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The look of a text. Sizes are in logical pixels."""

    size: float
    colour: str
    is_bold: bool = False
    align: Align = "left"
    lines: int = 1
    has_shade: bool = False
    """Whether the letters have a faint shadow, for texts on the bare felt."""
    is_display: bool = False
    """Whether the text uses the font of names, headings and numbers, which is bold."""

    @property
    def font(self) -> QFont:
        """Returns the font of these words."""
        font = display_font() if self.is_display else QFont(load_fonts())
        font.setPixelSize(max(round(self.size), 1))
        font.setBold(self.is_bold or self.is_display)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    width: float
    is_whole: bool
    """Whether nothing is left out; where even the sign for that has no room, the text is empty."""


@lru_cache(maxsize=1024)
def width_of(text: str, ink: TextStyle) -> float:
    """Returns how wide the words are on one line."""
    return QFontMetricsF(ink.font).horizontalAdvance(text)


def line_height(ink: TextStyle) -> float:
    """Returns the distance from one line to the next."""
    return 1.28 * max(round(ink.size), 1)


def text_height(text: str, width: float, ink: TextStyle) -> float:
    """Returns the height of a text that is wrapped to a width."""
    return len(_lines(text, width, ink)) * line_height(ink)


def text_size(text: str, width: float, ink: TextStyle) -> tuple[float, float]:
    """Returns the width of the longest line of a text that is wrapped to a width, and the height of
    all lines. It is reckoned from the widths of the words, for places that are tried by the dozen.
    """
    size = max(round(ink.size), 1)
    space, *words = (size * one for one in _word_widths(text, ink.is_bold or ink.is_display))
    lines: list[float] = []
    for word in words:
        if lines and lines[-1] + space + word <= width:
            lines[-1] += space + word
        else:
            lines.append(word)
    # Drawn words are a little wider: each letter begins where the screen can show it.
    return _DRAWN * max(lines), len(lines) * line_height(ink)


@lru_cache(maxsize=64)
def _word_widths(text: str, is_bold: bool) -> tuple[float, ...]:
    """Returns the widths of a space and of each word, in sizes of the font."""
    metrics = QFontMetricsF(TextStyle(_MEASURED, "#000000", is_bold).font)
    return tuple(metrics.horizontalAdvance(word) / _MEASURED for word in (" ", *text.split(" ")))


def is_whole(text: str, width: float, ink: TextStyle) -> bool:
    """Returns whether the whole text fits at this width."""
    return all(line.is_whole for line in _lines(text, width, ink))


def even_width(text: str, width: float, ink: TextStyle) -> float:
    """Returns a narrower width with as many lines, so that no word is alone in the last one."""
    count = len(_lines(text, width, ink))
    for tenths in range(5, 10):
        narrow = width * tenths / 10
        if is_whole(text, narrow, ink) and len(_lines(text, narrow, ink)) == count:
            return narrow
    return width


def fitted(text: str, width: float, ink: TextStyle, smallest: float = 0.8) -> TextStyle:
    """Returns the style made smaller, at most to a part of its size, so that one line fits."""
    needed = width_of(text, ink)
    if needed <= width:
        return ink
    least = min(max(round(smallest * ink.size), LEAST), ink.size)
    # The sizes of a font are whole pixels.
    return replace(ink, size=max(int(round(ink.size) * width / needed), least))


def snug(
    text: str, width: float, height: float, ink: TextStyle, least: float | None = None
) -> TextStyle:
    """Returns the style for as many lines as a box holds, smaller where text would be cut; not
    smaller than ``least`` pixels.
    """
    size = max(round(ink.size), 1)
    least = max(_SMALLEST * ink.size, LEAST) if least is None else least
    while True:
        tried = replace(ink, size=size)
        lines = max(int(height / line_height(tried) + 0.05), 1)
        tried = replace(tried, lines=lines)
        if size <= least or is_whole(text, width, tried):
            return tried
        size -= 1


def squeezed(text: str, width: float, ink: TextStyle) -> str:
    """Returns the text on one line; if it is too long its longest words lose their ends."""
    words = text.split(" ")
    while width_of(" ".join(words), ink) > width:
        long = [at for at, word in enumerate(words) if len(word) > _LEAST_WORD]
        if not long:
            break
        at = max(long, key=lambda at: width_of(words[at], ink))
        words[at] = words[at].removesuffix("…")[:-1] + "…"
    return " ".join(words)


def draw_words(painter: QPainter, box: QRectF, text: str, ink: TextStyle) -> None:
    """Draws a text into a box, in the middle of its height."""
    lines = _lines(text, box.width(), ink)
    metrics = QFontMetricsF(ink.font)
    step = line_height(ink)
    painter.setFont(ink.font)
    # A sentence that begins with a name in Hebrew letters still runs as its language does.
    painter.setLayoutDirection(QGuiApplication.layoutDirection())
    top = box.center().y() - step * len(lines) / 2
    for number, line in enumerate(lines):
        base = top + number * step + (step + metrics.capHeight()) / 2
        _draw_line(painter, QPointF(_left(box, line, ink), base), line.text, ink)


def show_words(items: PixmapItems, key: Hashable, rect: Rect, text: str, ink: TextStyle) -> None:
    """Declares an item that shows a text on the felt."""
    items.draw(
        key, rect, Z_CAPTIONS, (text, ink), lambda painter, box: draw_words(painter, box, text, ink)
    )


def _draw_line(painter: QPainter, at: QPointF, text: str, ink: TextStyle) -> None:
    if ink.has_shade:
        # Below dark text on a light table the shadow is light.
        is_light = QColor(ink.colour).lightnessF() > 0.5
        painter.setPen(shaded("#000000" if is_light else "#ffffff", 0.4))
        painter.drawText(at + QPointF(0, max(ink.size / 16, 1.0)), text)
    painter.setPen(QColor(ink.colour))
    painter.drawText(at, text)


def _left(box: QRectF, line: _Line, ink: TextStyle) -> float:
    match ink.align:
        case "left":
            return box.left()
        case "right":
            return box.right() - line.width
        case "centre":
            return box.center().x() - line.width / 2


@lru_cache(maxsize=1024)
def _lines(text: str, width: float, ink: TextStyle) -> tuple[_Line, ...]:
    """Breaks a text into the lines that fit; the last one is shortened if there were more.

    Most texts of a picture stood in the one before, and each is measured before it is drawn.
    """
    metrics = QFontMetricsF(ink.font)
    layout = QTextLayout(text, ink.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    parts: list[_Line] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        start = line.textStart()
        is_last = len(parts) == ink.lines - 1
        rest = text[start:] if is_last else text[start : start + line.textLength()]
        rest = rest.strip()
        shown = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
        parts.append(_Line(shown, metrics.horizontalAdvance(shown), shown == rest))
        if is_last:
            break
    layout.endLayout()
    return tuple(parts)
