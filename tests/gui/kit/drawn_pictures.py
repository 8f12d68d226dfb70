"""Draws each card, table and icon of a tool once for all tests of a process.

Half of the time of a table test went into drawing the same faces again for a new window, and a
tenth of the time of a window test into the table and the icons.
"""

from functools import cache, lru_cache

import pytest
from PySide6.QtGui import QImage

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.windows.frame import window_actions

_KEPT = 1000
"""The largest number of kept pictures; one is about 0.1 MB."""
_KEPT_TABLES = 6
"""The largest number of kept tables; one is about 4 MB."""
_draw = CardPainter.draw
_table = lru_cache(_KEPT_TABLES)(surfaces.drawn_table.__wrapped__)
_tool_icon = cache(window_actions.tool_icon)


def draw_all_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses pictures that were drawn before, for the length of a test."""
    monkeypatch.setattr(CardPainter, "draw", _draw_once)
    monkeypatch.setattr(surfaces, "drawn_table", _table)
    monkeypatch.setattr(window_actions, "tool_icon", _tool_icon)


def _draw_once(painter: CardPainter, text: str, width: float, ratio: float) -> QImage:
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
