"""Records the texts that a painter draws, without painting anything."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPixmap,
    QTextItem,
)

from canasta_gui.table.furniture.pixmap_items import DrawPixmap
from canasta_gui.table.layout.geometry import Rect

Heard = list[tuple[str, Rect, float]]
"""Lines of text, each with its rectangle and its font size in pixels."""


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.words: list[tuple[QPointF, str, float, int]] = []

    def begin(self, _device: QPaintDevice, /) -> bool:
        return True

    def end(self) -> bool:
        return True

    def updateState(self, _state: QPaintEngineState, /) -> None:
        pass

    def drawPixmap(
        self, _to: QRectF | QRect, _picture: QPixmap | QImage, _part: QRectF | QRect, /
    ) -> None:
        pass

    def drawPath(self, _path: QPainterPath, /) -> None:
        pass

    def drawLines(self, *_lines: object) -> None:
        pass

    def drawPolygon(self, *_points: object) -> None:
        pass

    def drawEllipse(self, _box: QRectF | QRect, /) -> None:
        pass

    def drawTextItem(self, at: QPointF | QPoint | QPainterPath.Element, item: QTextItem, /) -> None:
        assert isinstance(at, QPointF)
        self.words.append((QPointF(at), item.text(), item.width(), item.font().pixelSize()))

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User


class _Device(QPaintDevice):
    """A paint device that is larger than any screen."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric, /) -> int:
        sizes = {
            QPaintDevice.PaintDeviceMetric.PdmWidth: 8000,
            QPaintDevice.PaintDeviceMetric.PdmHeight: 8000,
            QPaintDevice.PaintDeviceMetric.PdmDpiX: 96,
            QPaintDevice.PaintDeviceMetric.PdmDpiY: 96,
        }
        return sizes.get(metric, 1)


def overheard(draw: DrawPixmap, width: float, height: float) -> Heard:
    """Returns the texts that the function draws; a text and its shadow count once."""
    device = _Device()
    painter = QPainter(device)
    draw(painter, QRectF(0, 0, width, height))
    painter.end()
    found: dict[tuple[str, int], tuple[str, Rect, float]] = {}
    for at, text, wide, size in device.engine.words:
        body = Rect(at.x(), at.y() - 0.72 * size, wide, 0.78 * size)
        found[text, round(at.x())] = (text, body, float(size))
    return list(found.values())
