"""The chart of a match: one line for each side, from deal to deal."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import number
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.style import TableStyle
from canasta_gui.viewmodel.match_story import MatchStory
from engine import side_of

_Role = QPalette.ColorRole
_LINES: Final = (
    (3.0, ()),
    (2.0, (4.0, 3.0)),
    (2.0, (1.0, 2.0)),
    (2.0, (6.0, 2.0, 1.0, 2.0)),
    (1.6, (2.0, 2.0)),
    (1.6, ()),
)
"""The width and dashes by rank, so that the lines differ without colours too."""
_DOT: Final = 3.5
_MOST_NUMBERS: Final = 12
"""The largest number of deals that are numbered; a longer match has room for some numbers only."""


def _pen_of(story: MatchStory, rank: int, palette: QPalette) -> QPen:
    """Returns the pen of a side's line, by its rank at the end, counted from 0: in the colour that
    the side has on the table, where the viewer's own comes first.
    """
    viewer = story.last.viewer
    own = 0 if viewer is None else side_of(story.last.rules, viewer)
    colours = table_palette(TableStyle()).sides
    side = colours[(story.ranking[rank] - own) % len(story.ranking)]
    is_dark = palette.color(_Role.Window).lightnessF() < 0.5
    width, dashes = _LINES[rank % len(_LINES)]
    pen = QPen(QColor(side.line if is_dark else side.ground), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if not dashes else Qt.PenCapStyle.FlatCap)
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


class LineSample(QWidget):
    """A short piece of a side's line, shown beside its name."""

    def __init__(self, story: MatchStory, rank: int) -> None:
        super().__init__()
        self._story, self._rank = story, rank
        self.setFixedSize(30, 14)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen_of(self._story, self._rank, self.palette()))
        painter.drawLine(QPointF(2, 7), QPointF(28, 7))


class ScoreChart(QWidget):
    """The scores after every deal, with a fine line at the score that wins."""

    def __init__(self, story: MatchStory) -> None:
        super().__init__()
        self._story = story
        self._totals = [story.totals(side) for side in story.ranking]
        self._target = story.last.rules.end.target
        every = [score for totals in self._totals for score in totals]
        self._low, self._high = min(0, *every), max(self._target or 0, *every, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        return QSize(340, 9 * self.fontMetrics().height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, 6 * self.fontMetrics().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPointSizeF(0.9 * font.pointSizeF())
        painter.setFont(font)
        area = self._area(painter)
        self._draw_ground(painter, area)
        # The winners' line is drawn last, on top of the others.
        for rank in reversed(range(len(self._totals))):
            self._draw_line(painter, area, rank)

    def _area(self, painter: QPainter) -> QRectF:
        """Returns the area of the lines, without the margins for scores and deals."""
        metrics = painter.fontMetrics()
        marks = (self._low, 0, self._target or 0)
        left = max(metrics.horizontalAdvance(number(mark)) for mark in marks) + 8
        high = metrics.height()
        right = max(metrics.horizontalAdvance(number(self._deals)) / 2 + 2, 8)
        return QRectF(self.rect()).adjusted(left, high / 2 + 2, -right, -high - 8)

    @property
    def _deals(self) -> int:
        """Returns the number of deals."""
        return len(self._totals[0]) - 1

    def _draw_ground(self, painter: QPainter, area: QRectF) -> None:
        muted, line = self._colour(_Role.PlaceholderText), self._colour(_Role.Mid)
        high = painter.fontMetrics().height()
        for score in {0, *((self._target,) if self._target else ())}:
            y = self._y(area, score)
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(muted)
            place = QRectF(0, y - high / 2, area.left() - 8, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, number(score))
        painter.setPen(muted)
        step = -(-self._deals // _MOST_NUMBERS)
        for deal in range(self._deals, 0, -step):
            place = QRectF(self._x(area, deal) - high, area.bottom() + 6, 2 * high, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, number(deal))

    def _draw_line(self, painter: QPainter, area: QRectF, rank: int) -> None:
        totals, pen = self._totals[rank], _pen_of(self._story, rank, self.palette())
        points = [
            QPointF(self._x(area, at), self._y(area, score)) for at, score in enumerate(totals)
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pen.color())
        for point in points[1:]:
            painter.drawEllipse(point, _DOT, _DOT)

    def _x(self, area: QRectF, deal: int) -> float:
        return area.left() + area.width() * deal / max(self._deals, 1)

    def _y(self, area: QRectF, score: int) -> float:
        return area.bottom() - area.height() * (score - self._low) / (self._high - self._low)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
