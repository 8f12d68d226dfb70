"""Draws each picture of a card once for all tests of a process.

Half of the time of a table test went into drawing the same faces again for a new window.
"""

from functools import lru_cache

from PySide6.QtGui import QImage

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle

_KEPT = 1000
"""The largest number of kept pictures; one is about 0.1 MB."""
_draw = CardPainter.draw


def draw_once(painter: CardPainter, text: str, width: float, ratio: float) -> QImage:
    """Returns what `CardPainter.draw` returns, drawn once for a style, a text and a size.

    The picture of an imported deck depends on its files, too: it is drawn every time.
    """
    if painter.style.deck.startswith(OWN_DECK):
        return _draw(painter, text, width, ratio)
    return _drawn(painter.style, text, max(round(width), 1), ratio)


@lru_cache(maxsize=_KEPT)
def _drawn(style: DeckStyle, text: str, width: int, ratio: float) -> QImage:
    return _draw(_painter(style), text, width, ratio)


@lru_cache
def _painter(style: DeckStyle) -> CardPainter:
    """Returns one painter per style, which keeps the shadow of each size."""
    return CardPainter(style)
