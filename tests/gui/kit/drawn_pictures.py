"""Draws each card, table, sign and icon of a tool once for all tests of a process, and cards in
few sizes; turns each card once, and seeks each place of a note once.

Half of the time of a table test went into drawing the same faces again for a new window, and a
tenth of the time of a window test into the table, the icons, plates and words. Most tests deal the
same cards, whose first notes took a sixth of a deal.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from weakref import WeakKeyDictionary

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPixmap, QTransform

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.table.furniture.furniture import Furniture
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import DrawPixmap, PixmapItems, paint
from canasta_gui.table.items import resting_picture
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render import kept_pictures, surfaces
from canasta_gui.table.render.card_body import CardSize
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.windows.frame import window_actions
from canasta_gui.windows.panels import card_place

_KEPT = 1000
"""The largest number of kept pictures; one is about 0.1 MB."""
_KEPT_TABLES = 12
"""The largest number of kept tables; one is about 4 MB."""
_KEPT_BYTES = 64 << 20
"""The bytes of pictures that the program itself keeps: in a run many more tables are shown."""
_KEPT_SIGNS = 600
"""The largest number of kept signs; one is about 0.02 MB, and five deals fill them."""
_KEPT_SHADES = 150
"""The largest number of kept shades of piles; one has up to 0.4 MB."""
DRAWN_WIDTHS = (64, 128, 256)
"""The widths of cards that are drawn, in pixels; others are scaled, larger ones drawn as well."""
_WHOLE = Qt.AspectRatioMode.IgnoreAspectRatio
_SMOOTHLY = Qt.TransformationMode.SmoothTransformation
_LARGE = 100_000
"""The number of pixels from which on a sign is drawn every time."""
_draw = CardPainter.draw
_show = Furniture.show
_draw_sign = PixmapItems.draw
_looks: WeakKeyDictionary[PixmapItems, Hashable] = WeakKeyDictionary()
"""What the signs of a table look like, besides what they show."""
_signs: dict[Hashable, QPixmap] = {}
"""The signs, those that were not used for longest first."""
_turned: dict[Hashable, QPixmap] = {}
"""The turned cards, those that were not used for longest first."""
_places: dict[Hashable, tuple[QRect, bool]] = {}
_shades: dict[Hashable, QPixmap] = {}
"""The shades of piles, those that were not used for longest first."""
_table = lru_cache(_KEPT_TABLES)(surfaces.drawn_table.__wrapped__)
_empty_place = lru_cache(_KEPT)(surfaces.empty_place)
_frost = lru_cache(_KEPT)(surfaces.frost)
_heap_shade = surfaces.heap_shade
_tool_icon = cache(window_actions.tool_icon)
_turn = resting_picture.turned
_place_near = card_place.place_near


def draw_all_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses pictures that were drawn before, for the length of a test."""
    monkeypatch.setattr(CardPainter, "draw", _draw_once)
    monkeypatch.setattr(Furniture, "show", _show_with_look)
    monkeypatch.setattr(PixmapItems, "draw", _draw_sign_once)
    monkeypatch.setattr(surfaces, "drawn_table", _table)
    monkeypatch.setattr(surfaces, "empty_place", _empty_place)
    monkeypatch.setattr(surfaces, "frost", _frost)
    monkeypatch.setattr(surfaces, "heap_shade", _shade_once)
    monkeypatch.setattr(kept_pictures, "_MOST", _KEPT_BYTES)
    monkeypatch.setattr(window_actions, "tool_icon", _tool_icon)
    monkeypatch.setattr(resting_picture, "turned", _turn_once)
    monkeypatch.setattr(card_place, "place_near", _place_once)


def _draw_once(painter: CardPainter, text: str, width: float, ratio: float) -> QImage:
    """Returns what `CardPainter.draw` returns, drawn once for a style, a text and a size.

    The picture of an imported deck depends on its files, too: it is drawn every time.
    """
    if painter.style.deck.startswith(OWN_DECK):
        return _draw(painter, text, width, ratio)
    return _drawn(painter.style, text, max(round(width), 1), ratio)


@lru_cache(maxsize=_KEPT)
def _drawn(style: DeckStyle, text: str, width: int, ratio: float) -> QImage:
    """Returns a card: scaled down from the next larger size that is drawn, a tenth of the work."""
    size = CardSize(width, ratio)
    drawn = next((wide for wide in DRAWN_WIDTHS if wide >= size.body[0]), None)
    if drawn is None or drawn == size.body[0]:
        return _draw(_painter(style), text, width, ratio)
    image = _drawn(style, text, drawn, 1.0).scaled(size.canvas().size(), _WHOLE, _SMOOTHLY)
    image.setDevicePixelRatio(ratio)
    return image


@lru_cache
def _painter(style: DeckStyle) -> CardPainter:
    """Returns one painter per style, which keeps the shadow of each size."""
    return CardPainter(style)


def _show_with_look(furniture: Furniture, state: FurnitureState) -> None:
    """Does what `Furniture.show` does, and notes what all signs of the table depend on."""
    look = state.style, state.card_pixmaps.style, state.arrangement.frame.measure
    _looks[furniture.items] = look
    _show(furniture, state)


def _draw_sign_once(
    items: PixmapItems, key: Hashable, rect: Rect, z: float, content: Hashable, draw: DrawPixmap
) -> None:
    """Does what `PixmapItems.draw` does; a sign with the same content and look is drawn once."""
    look = _looks.get(items)
    if look is None or rect.area * items.ratio**2 >= _LARGE:
        _draw_sign(items, key, rect, z, content, draw)
        return
    known = look, key, content, rect.w, rect.h, items.ratio

    def kept() -> QPixmap:
        return _keep(_signs, known, lambda: paint(rect.w, rect.h, items.ratio, draw), _KEPT_SIGNS)

    items.put(key, rect, z, content, kept)


def _turn_once(pixmap: QPixmap, angle: float) -> QPixmap:
    """Returns what `turned` returns; pixmaps of the same image are turned once."""
    return _keep(_turned, (pixmap.cacheKey(), angle), lambda: _turn(pixmap, angle))


def _shade_once(size: QSizeF, ratio: float, cards: Sequence[QTransform]) -> QPixmap:
    """Returns what `heap_shade` returns, drawn once for cards that lie in the same way."""
    lying = tuple((it.m11(), it.m12(), it.dx(), it.dy()) for it in cards)
    known = size.width(), size.height(), ratio, lying
    return _keep(_shades, known, lambda: _heap_shade(size, ratio, cards), _KEPT_SHADES)


def _keep(
    kept: dict[Hashable, QPixmap], key: Hashable, draw: Callable[[], QPixmap], most: int = _KEPT
) -> QPixmap:
    """Returns a kept picture, or draws it in place of the one that was not used for longest."""
    picture = kept.pop(key, None) or draw()
    while len(kept) >= most:
        del kept[next(iter(kept))]
    kept[key] = picture
    return picture


def _place_once(
    about: Rect, sizes: Sequence[QSize], room: QRect, obstacles: Sequence[tuple[Rect, float]]
) -> tuple[QRect, bool]:
    """Returns what `place_near` returns, sought once for the same table."""
    known = about, tuple((it.width(), it.height()) for it in sizes), room.getRect(), (*obstacles,)
    if known not in _places:
        _places[known] = _place_near(about, sizes, room, obstacles)
    place, is_free = _places[known]
    return QRect(place), is_free
