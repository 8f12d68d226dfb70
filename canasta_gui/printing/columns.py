"""The table on the sheet: columns, headings, a row for each deal, the sum."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from canasta_gui.printing.page_items import Mark, TextItem, TextRole, Tint, height_of
from canasta_gui.printing.sheet_contents import ScorePaper, SheetRow, translate
from canasta_gui.theme.tokens import LIGHT

_RIGHT = Qt.AlignmentFlag.AlignRight
_DEAL, _GAP, _PAD = 110.0, 24.0, 16.0
_WIDEST_SIDE, _LEAST_ENDING = 460.0, 340.0
SUM_HEIGHT = 120.0
"""The height of the row with the sum."""
_FEW, _LOOSE = 10, 14.0
"""The number of deals up to which rows have extra space, and that space above and below each."""
_STRIPE = LIGHT.window


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a table on a page of a given width between its margins."""

    paper: ScorePaper
    left: float
    width: float

    @property
    def _side(self) -> float:
        """The width of a side's two columns of figures."""
        return min(_WIDEST_SIDE, (self.width - _DEAL - _LEAST_ENDING) / len(self.paper.sides))

    def _begin(self, side: int) -> float:
        return self.left + self.width - self._side * (len(self.paper.sides) - side)

    def _ending(self) -> float:
        return self._begin(0) - self.left - _DEAL

    def _band(self, top: float, height: float) -> QRectF:
        return QRectF(self.left, top, self.width, height)

    def _box(self, side: int, top: float, height: float) -> QRectF:
        begin = self._begin(side) + _GAP
        return QRectF(begin, top, self._side - _GAP - _PAD, height)

    @property
    def head_height(self) -> float:
        """The height of the headings; names may need several lines."""
        width = self._side - _GAP - _PAD
        return 2 * _PAD + max(height_of(name, TextRole.HEAD, width) for name in self.paper.sides)

    def head(self, top: float) -> list[Mark]:
        """Returns the headings with the names of the sides, which are repeated on every page."""
        height = self.head_height
        marks: list[Mark] = [Tint(self._band(top, height), LIGHT.header)]
        deal = QRectF(self.left + _PAD, top, _DEAL + self._ending() - _PAD, height)
        marks.append(TextItem(deal, translate("ScorePaper", "Deal"), TextRole.HEAD))
        for side, name in enumerate(self.paper.sides):
            marks.append(TextItem(self._box(side, top, height), name, TextRole.HEAD, _RIGHT))
        return marks

    def row_height(self, row: SheetRow) -> float:
        """Returns the height of a deal's row; its words may need several lines."""
        air = _PAD + (_LOOSE if len(self.paper.rows) <= _FEW else 0)
        return 2 * air + height_of(row.ending, TextRole.BODY, self._ending() - _PAD)

    def row(self, row: SheetRow, top: float, *, is_striped: bool) -> list[Mark]:
        """Returns the row of a deal: the points of the deal and the score after it."""
        height = self.row_height(row)
        marks: list[Mark] = [Tint(self._band(top, height), _STRIPE)] if is_striped else []
        number = QRectF(self.left + _PAD, top, _DEAL - _PAD, height)
        ending = QRectF(self.left + _DEAL, top, self._ending() - _PAD, height)
        marks += [
            TextItem(number, row.deal, TextRole.STRONG),
            TextItem(ending, row.ending, TextRole.BODY),
        ]
        for side, cell in enumerate(row.cells):
            box = self._box(side, top, height)
            half = box.width() / 2
            role = TextRole.LOSS if cell.is_loss else TextRole.POINTS
            marks.append(TextItem(box.adjusted(0, 0, -half, 0), cell.points, role, _RIGHT))
            marks.append(TextItem(box.adjusted(half, 0, 0, 0), cell.total, TextRole.STRONG, _RIGHT))
        return marks

    def sum(self, top: float) -> list[Mark]:
        """Returns the row with the final score of every side."""
        marks: list[Mark] = [Tint(self._band(top, 4), LIGHT.gold)]
        marks.append(Tint(self._band(top + 9, 2), LIGHT.gold))
        box = QRectF(self.left + _PAD, top, _DEAL + self._ending(), SUM_HEIGHT)
        marks.append(TextItem(box, translate("ScorePaper", "Total"), TextRole.TOTAL))
        for side, total in enumerate(self.paper.totals):
            role = TextRole.BEST if side in self.paper.winners else TextRole.TOTAL
            marks.append(TextItem(self._box(side, top, SUM_HEIGHT), total, role, _RIGHT))
        return marks
