"""Controls with pictures: the choice of tables and card backs, and a preview of the cards."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.pen import rounded
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.table.render.surfaces import cloth, table_sample
from canasta_gui.widgets.setting_controls import Control
from canasta_gui.widgets.switches import lead_tab_to_choice

DrawPicture = Callable[[QSize, float], QPixmap]

_BACK = QSize(54, 54)
_TABLE = QSize(112, 70)
_AIR = 5
_BELOW = 4
"""The space between a picture and its name, in pixels."""


def _draw_felt(name: str) -> DrawPicture:
    """Returns a function that draws a small table."""
    return lambda size, ratio: table_sample(size, ratio, TableStyle(felt=name))


def draw_back(name: str) -> DrawPicture:
    """Returns a function that draws the middle of a card back."""

    def draw(size: QSize, ratio: float) -> QPixmap:
        width = size.width() * 1.15
        card = CardPainter(DeckStyle(back=name)).back(width, ratio)
        side = round(size.width() * ratio)
        return card.copy((card.width() - side) // 2, (card.height() - side) // 2, side, side)

    return draw


class Swatch(QAbstractButton):
    """A picture to choose; the chosen one has a heavy ring and a tick."""

    chosen = Signal(str)

    def __init__(self, value: str, draw: DrawPicture, size: QSize, *, has_name: bool) -> None:
        super().__init__()
        self._value = value
        self.clicked.connect(self._tell)
        self._draw, self._size, self._has_name = draw, size, has_name
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        whole = self._size + QSize(2 * _AIR, 2 * _AIR)
        if not self._has_name:
            return whole
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.accessibleName()) + 2 * _AIR
        return QSize(max(whole.width(), wide), whole.height() + _BELOW + metrics.height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - self._size.width()) / 2
        box = QRectF(left, _AIR, self._size.width(), self._size.height())
        painter.setClipPath(rounded(box, 8))
        painter.drawPixmap(box, self._pixmap(), QRectF(self._pixmap().rect()))
        painter.setClipping(False)
        role = QPalette.ColorRole
        if self.isChecked():
            self._ring(painter, box.adjusted(-3, -3, 3, 3), role.Highlight, 3)
        if self.hasFocus():
            self._ring(painter, box.adjusted(2, 2, -2, -2), role.Base, 2)
        painter.setPen(QPen(self.palette().color(role.Dark), 1))
        painter.drawRoundedRect(box, 8, 8)
        if self.isChecked():
            self._tick(painter, box)
        if self._has_name:
            self._write_name(painter, QRectF(0, box.bottom() + _BELOW, self.width(), self.height()))

    def _write_name(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        where = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, where, self.accessibleName())

    def _tell(self) -> None:
        self.chosen.emit(self._value)

    def _pixmap(self) -> QPixmap:
        if self._picture is None or self._picture.devicePixelRatio() != self.devicePixelRatio():
            self._picture = self._draw(self._size, self.devicePixelRatio())
        return self._picture

    def _ring(self, painter: QPainter, box: QRectF, role: QPalette.ColorRole, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.palette().color(role), width))
        painter.drawRoundedRect(box, 10, 10)

    def _tick(self, painter: QPainter, box: QRectF) -> None:
        middle = box.bottomRight()
        disc = QRectF(middle.x() - 20, middle.y() - 20, 18, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(disc)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.HighlightedText), 2))
        path = QPainterPath(disc.topLeft())
        path.moveTo(disc.x() + 5, disc.y() + 9.5)
        path.lineTo(disc.x() + 8, disc.y() + 12.5)
        path.lineTo(disc.x() + 13, disc.y() + 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


class PictureControl(Control):
    """A choice of one picture among a few."""

    def __init__(self, field: str, swatches: Mapping[str, Swatch]) -> None:
        super().__init__(field)
        self.swatches = swatches
        group = QButtonGroup(self)
        lead_tab_to_choice(group)
        self.row.setSpacing(4)
        self.row.addStretch(1)
        for value, swatch in self.swatches.items():
            swatch.setObjectName(value)
            swatch.chosen.connect(self.tell)
            group.addButton(swatch)
            self.row.addWidget(swatch)

    @override
    def show_value(self, value: object) -> None:
        if (swatch := self.swatches.get(str(value))) is not None:
            swatch.setChecked(True)

    @override
    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Writes the name of each picture."""
        for value, text in texts.items():
            self.swatches[value].setToolTip(text)
            self.swatches[value].setAccessibleName(text)
            self.swatches[value].updateGeometry()


def table_control(field: str) -> PictureControl:
    """Returns the choice of tables, each with its name."""
    swatches = {name: Swatch(name, _draw_felt(name), _TABLE, has_name=True) for name in FELTS}
    return PictureControl(field, swatches)


def back_control(field: str) -> PictureControl:
    """Returns the choice of card backs."""
    swatches = {name: Swatch(name, draw_back(name), _BACK, has_name=False) for name in BACKS}
    return PictureControl(field, swatches)


class DeckPreview(QWidget):
    """A few cards on the felt in the chosen style."""

    CARDS = ("7h", "7d", "9c", "Qs", "2c", "Jk", "3h")

    def __init__(self) -> None:
        super().__init__()
        self._cards = CardPainter(DeckStyle())
        self._table = TableStyle()
        self.setFixedHeight(150)

    def show_style(self, deck: DeckStyle, table: TableStyle) -> None:
        """Draws the preview in a style."""
        self._cards, self._table = CardPainter(deck), table
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded(QRectF(self.rect()), 10))
        ratio = self.devicePixelRatio()
        painter.drawPixmap(0, 0, cloth(self.size(), ratio, self._table))
        width = 80.0
        pictures = [self._cards.face(text, width, ratio) for text in self.CARDS]
        pictures.append(self._cards.back(width, ratio))
        step = width * 0.62
        left = (self.width() - step * (len(pictures) - 1) - width) / 2 - width * SHADOW_MARGIN
        top = (self.height() - width * CARD_ASPECT) / 2 - width * SHADOW_MARGIN
        for position, picture in enumerate(pictures):
            painter.drawPixmap(round(left + position * step), round(top), picture)

    @override
    def changeEvent(self, event: QEvent) -> None:
        self.update()
        super().changeEvent(event)
