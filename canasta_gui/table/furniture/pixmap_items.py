"""Pixmap items of the scene, declared for every view; only changed ones are painted again."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from canasta_gui.i18n.formats import in_lines, unmarked
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.pen import Canvas, rounded

DrawPixmap = Callable[[QPainter, QRectF], None]

_FAST = Qt.TransformationMode.FastTransformation
_SMOOTH = Qt.TransformationMode.SmoothTransformation


def paint(width: float, height: float, ratio: float, draw: DrawPixmap) -> QPixmap:
    """Returns a transparent pixmap of a logical size, painted by ``draw``."""
    picture = Canvas(width, height, ratio)
    draw(picture.painter, picture.box)
    return picture.done()


class PixmapItems:
    """Keeps one item for each key. Items not declared between `begin` and `end` are removed."""

    def __init__(self, scene: QGraphicsScene, ratio: float) -> None:
        self.scene = scene
        self.ratio = ratio
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._contents: dict[Hashable, Hashable] = {}
        self._wanted: set[Hashable] = set()
        self._panels: dict[Hashable, QGraphicsPathItem] = {}
        self._wanted_panels: set[Hashable] = set()

    def begin(self) -> None:
        """Begins a declaration."""
        self._wanted, self._wanted_panels = set(), set()

    def end(self) -> None:
        """Removes the items that were not declared."""
        for key in [key for key in self._items if key not in self._wanted]:
            self.take(key)
        for key in self._panels.keys() - self._wanted_panels:
            self.scene.removeItem(self._panels.pop(key))

    def chosen(self, is_wanted: Callable[[Hashable], bool]) -> set[QGraphicsItem]:
        """Returns the items whose keys are wanted."""
        items = (*self._items.items(), *self._panels.items())
        return {item for key, item in items if is_wanted(key)}

    def draw(
        self, key: Hashable, rect: Rect, z: float, content: Hashable, draw: DrawPixmap
    ) -> None:
        """Declares an item that ``draw`` paints when its content or size changes."""
        self.put(key, rect, z, content, lambda: paint(rect.w, rect.h, self.ratio, draw))

    def put(
        self, key: Hashable, rect: Rect, z: float, content: Hashable, make: Callable[[], QPixmap]
    ) -> None:
        """Declares a pixmap at the upper left corner of a rectangle."""
        self._wanted.add(key)
        item = self._items.get(key)
        if item is None:
            item = QGraphicsPixmapItem()
            # Other shapes are in pixels, so that on fine screens one misses what one points at.
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            self._items[key] = item
            self.scene.addItem(item)
        whole = (content, round(rect.w, 2), round(rect.h, 2), self.ratio)
        if self._contents.get(key) != whole:
            item.setPixmap(make())
            self._contents[key] = whole
        item.setPos(
            round(rect.x * self.ratio) / self.ratio, round(rect.y * self.ratio) / self.ratio
        )
        item.setZValue(z)

    def panel(
        self, key: Hashable, rect: Rect, z: float, radius: float, ground: QColor, edge: QPen
    ) -> None:
        """Declares a ground with round corners; it is painted without a picture, which would be as
        wide as the table.
        """
        self._wanted_panels.add(key)
        item = self._panels.get(key)
        if item is None:
            item = self._panels[key] = QGraphicsPathItem()
            self.scene.addItem(item)
        half = edge.widthF() / 2
        box = QRectF(rect.x, rect.y, rect.w, rect.h).adjusted(half, half, -half, -half)
        item.setPath(rounded(box, radius))
        item.setBrush(ground)
        item.setPen(edge)
        item.setZValue(z)

    def tell(self, key: Hashable, text: str) -> None:
        """Sets what is told about an item while the pointer rests on it, if it is there."""
        item = self._items.get(key)
        if item is not None:
            item.setToolTip(in_lines(unmarked(text)))

    def turn(self, key: Hashable, degrees: float, *, is_soft: bool = False) -> None:
        """Rotates a picture about its middle, if it is there; soft light needs no smooth edges."""
        item = self._items.get(key)
        if item is not None:
            item.setTransformationMode(_FAST if is_soft else _SMOOTH)
            item.setTransformOriginPoint(item.boundingRect().center())
            item.setRotation(degrees)

    def take(self, key: Hashable) -> None:
        """Removes an item."""
        item = self._items.pop(key, None)
        self._contents.pop(key, None)
        self._wanted.discard(key)
        if item is not None and item.scene() is self.scene:
            self.scene.removeItem(item)

    def pose(
        self,
        key: Hashable,
        *,
        opacity: float = 1.0,
        across: float = 1.0,
        high: float = 1.0,
        down: float = 0.0,
        is_soft: bool = False,
    ) -> None:
        """Sets opacity, size and offset of an item, if it is there; soft light needs no smooth
        edges in another size.
        """
        item = self._items.get(key)
        if item is None:
            return
        box = item.boundingRect()
        middle = box.center()
        moved = QTransform.fromTranslate(middle.x(), middle.y() + down * box.height())
        moved.scale(across, high)
        if not is_soft:
            is_whole = (across, high) == (1.0, 1.0) and not item.rotation()
            item.setTransformationMode(_FAST if is_whole else _SMOOTH)
        item.setTransform(moved.translate(-middle.x(), -middle.y()))
        item.setOpacity(opacity)

    def area(self, key: Hashable) -> Rect | None:
        """Returns what an item or a ground covers; ``None`` while it is not on the table."""
        item = self._items.get(key) or self._panels.get(key)
        if item is None:
            return None
        box = item.sceneBoundingRect()
        return Rect(box.x(), box.y(), box.width(), box.height())

    @property
    def declared(self) -> tuple[Hashable, ...]:
        """Returns the keys of the items that have been declared since `begin`."""
        return tuple(self._wanted)

    @property
    def panels(self) -> list[Rect]:
        """Returns the rectangles of the grounds that have been declared since `begin`."""
        found = (self._panels[key].path().boundingRect() for key in self._wanted_panels)
        return [Rect(it.x(), it.y(), it.width(), it.height()) for it in found]

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """Returns the keys of the items in the scene."""
        return tuple(self._items)

    @property
    def grounds(self) -> tuple[Hashable, ...]:
        """Returns the keys of the grounds in the scene."""
        return tuple(self._panels)

    def picture(self, key: Hashable) -> QPixmap:
        """Returns the pixmap of an item."""
        return self._items[key].pixmap()

    def posed(self, key: Hashable) -> tuple[float, float, float]:
        """Returns an item's opacity, its horizontal scale, and its offset down as a part of its
        height.
        """
        item = self._items[key]
        box = item.boundingRect()
        down = item.transform().map(box.center()).y() - box.center().y()
        return item.opacity(), item.transform().m11(), down / box.height()

    def forget(self) -> None:
        """Forgets the contents, so that every item is painted again the next time."""
        self._contents.clear()
