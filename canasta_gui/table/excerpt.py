"""Paints a part of a table as a picture, for the rules and the lessons."""

from collections.abc import Hashable, Iterator, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.render import surfaces
from canasta_gui.table.render.pen import Canvas, rounded
from canasta_gui.table.spotlight import area_of
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import SpotlightTarget, TableView
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind

_WINDOW = (1024.0, 700.0)
_WORDS = 13.0
"""The height of the texts on a table in a window of that size."""
_AIR = 7.0
_ROUND = 12.0


class Excerpts:
    """Draws parts of a table that is never shown; its text height is that of the page."""

    def __init__(self, options: TableOptions, words: float, ratio: float) -> None:
        self._words, self._ratio = words, ratio
        self._scene = QGraphicsScene()
        self._table_scene = TableScene(self._scene, ratio)
        self._table_scene.set_options(options)
        wide, high = _WINDOW
        self._table_scene.resize(wide * words / _WORDS, high * words / _WORDS)

    def has_size(self, words: float, ratio: float) -> bool:
        """Returns whether this table was made for a text height and a device pixel ratio."""
        return (self._words, self._ratio) == (words, ratio)

    def draw(self, view: TableView, things: Sequence[SpotlightTarget]) -> QPixmap:
        """Returns the part of the table where these things lie, with their words."""
        table_scene = self._table_scene
        table_scene.show_view(view)
        table_scene.render_thread.finish()
        part = hull(list(self._areas(things))).grown(_AIR)
        return self._piece(Rect(round(part.x), round(part.y), round(part.w), round(part.h)))

    def _piece(self, part: Rect) -> QPixmap:
        """Returns a part of the table as a pixmap."""
        style, ratio = self._table_scene.options.table_style, self._ratio
        picture = Canvas(part.w, part.h, ratio)
        painter, whole = picture.painter, picture.box
        painter.setClipPath(rounded(whole, _ROUND))
        painter.drawPixmap(0, 0, surfaces.cloth(QSize(int(part.w), int(part.h)), ratio, style))
        self._scene.render(painter, whole, QRectF(part.x, part.y, part.w, part.h))
        return picture.done()

    def _areas(self, things: Sequence[SpotlightTarget]) -> Iterator[Rect]:
        table_scene = self._table_scene
        for thing in things:
            words = (table_scene.furniture.items.area(key) for key in _words_of(thing))
            found = (area_of(table_scene, thing), *words)
            yield from (area for area in found if area is not None)


def _words_of(thing: SpotlightTarget) -> Iterator[Hashable]:
    """Returns the keys of the pixmap items that belong to a place."""
    if not isinstance(thing, Zone):
        return
    match thing.kind:
        case ZoneKind.MELD:
            yield from (("caption", thing), ("seal", thing), ("worth", thing))
        case ZoneKind.STAGE:
            yield ("group", thing.index)
        case _ if thing == PILE:
            yield from ("word", "pile-count")
        case _ if thing == STOCK:
            yield "stock-count"
        case _:
            return
