"""Lays out a match on as many pages as needed: a title, the table, the sum, lines to sign on.

The table has columns and headings, a row for each deal, and the sum.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt

from canasta_gui.printing.page_items import (
    Emblem,
    Mark,
    PageItems,
    Ribbon,
    TextItem,
    TextRole,
    Tint,
    height_of,
)
from canasta_gui.printing.sheet_contents import ScorePaper, SheetRow
from canasta_gui.theme.tokens import LIGHT

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight
_DEAL, _GAP, _PAD = 110.0, 24.0, 16.0
_WIDEST_SIDE, _LEAST_ENDING = 460.0, 260.0
_SUM_HEIGHT = 120.0
"""The height of the row with the sum."""
_USUAL = TextRole.POINTS, TextRole.LOSS, TextRole.STRONG
_NARROW = TextRole.NARROW_POINTS, TextRole.NARROW_LOSS, TextRole.NARROW_STRONG
_MOST_USUAL = 4
"""The most sides whose figures have the usual size: five digits and a sign fit in each column."""
_FEW_DEALS, _LOOSE_PAD = 10, 14.0
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
        air = _PAD + (_LOOSE_PAD if len(self.paper.rows) <= _FEW_DEALS else 0)
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
        gain, loss, strong = _USUAL if len(row.cells) <= _MOST_USUAL else _NARROW
        for side, cell in enumerate(row.cells):
            box = self._box(side, top, height)
            half = box.width() / 2
            role = loss if cell.is_loss else gain
            marks.append(TextItem(box.adjusted(0, 0, -half, 0), cell.points, role, _RIGHT))
            marks.append(TextItem(box.adjusted(half, 0, 0, 0), cell.total, strong, _RIGHT))
        return marks

    def sum(self, top: float) -> list[Mark]:
        """Returns the row with the final score of every side."""
        marks: list[Mark] = [Tint(self._band(top, 4), LIGHT.gold)]
        marks.append(Tint(self._band(top + 9, 2), LIGHT.gold))
        box = QRectF(self.left + _PAD, top, _DEAL + self._ending(), _SUM_HEIGHT)
        marks.append(TextItem(box, translate("ScorePaper", "Total"), TextRole.TOTAL))
        for side, total in enumerate(self.paper.totals):
            role = TextRole.BEST if side in self.paper.winners else TextRole.TOTAL
            marks.append(TextItem(self._box(side, top, _SUM_HEIGHT), total, role, _RIGHT))
        return marks


_ASIDE, _TOP, _FOOT = 190.0, 200.0, 200.0
"""The margins of a page."""
_FRAMES = ((95.0, 5.0), (108.0, 2.0))
"""The frame lines of a page: the distance from its edge and the thickness of each."""
_EMBLEM, _RIBBON = 260.0, 120.0
_SIGNATURE = 190.0
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class _Setter:
    """Puts marks on pages from top to bottom."""

    def __init__(self, paper: ScorePaper, size: QSizeF) -> None:
        self._paper = paper
        self._size = size
        self._columns = Columns(paper, _ASIDE, size.width() - 2 * _ASIDE)
        self._lowest = size.height() - _FOOT
        self.pages: list[list[Mark]] = []
        self._marks: list[Mark] = []
        self._y = _TOP

    def set(self) -> None:
        """Fills the pages."""
        self._turn()
        self._title()
        self._head()
        for position, row in enumerate(self._paper.rows):
            self._row(row, position)
        self._need(_SUM_HEIGHT)
        self._marks += self._columns.sum(self._y)
        self._y += _SUM_HEIGHT
        self._signatures()
        self._number()

    def _turn(self) -> None:
        """Begins a page."""
        self._marks = list(_frame(self._size))
        self.pages.append(self._marks)
        self._y = _TOP

    def _need(self, height: float) -> None:
        """Begins another page with headings if this one has not enough room."""
        if self._y + height > self._lowest:
            self._turn()
            self._head()

    def _line(self, text: str, role: TextRole, gap: float) -> None:
        """Adds a text in the middle of the page."""
        width = self._size.width() - 2 * _ASIDE
        height = height_of(text, role, width)
        self._marks.append(TextItem(QRectF(_ASIDE, self._y, width, height), text, role, _CENTRE))
        self._y += height + gap

    def _title(self) -> None:
        middle = self._size.width() / 2
        self._marks.append(Emblem(QRectF(middle - _EMBLEM / 2, self._y, _EMBLEM, _EMBLEM)))
        self._y += _EMBLEM + 30
        self._line(translate("ScorePaper", "Score sheet"), TextRole.EYEBROW, 0)
        self._line(self._paper.game, TextRole.TITLE, 4)
        self._line(self._paper.day, TextRole.CAPTION, 40)
        if self._paper.verdict:
            width = min(1300.0, self._size.width() - 2 * _ASIDE)
            box = QRectF(middle - width / 2, self._y, width, _RIBBON)
            self._marks.append(Ribbon(box, self._paper.verdict))
            self._y += _RIBBON + 50

    def _head(self) -> None:
        self._marks += self._columns.head(self._y)
        self._y += self._columns.head_height

    def _row(self, row: SheetRow, position: int) -> None:
        height = self._columns.row_height(row)
        is_last = position == len(self._paper.rows) - 1
        # The sum never stands alone on a page.
        self._need(height + (_SUM_HEIGHT if is_last else 0))
        self._marks += self._columns.row(row, self._y, is_striped=bool(position % 2))
        self._y += height

    def _signatures(self) -> None:
        """Adds a line for each player's signature if the page has room for all of them."""
        players = self._paper.players
        across = 2 if len(players) in {2, 4} else 3
        lines = -(-len(players) // across)
        top = self._lowest - lines * _SIGNATURE
        if top < self._y:
            return
        width = (self._size.width() - 2 * _ASIDE) / across
        for position, name in enumerate(players):
            x = _ASIDE + position % across * width + 40
            y = top + position // across * _SIGNATURE + 110
            self._marks.append(Tint(QRectF(x, y, width - 80, 2), LIGHT.edge))
            box = QRectF(x, y + 8, width - 80, 50)
            self._marks.append(TextItem(box, name, TextRole.CAPTION, _CENTRE))

    def _number(self) -> None:
        """Adds page numbers if there are several pages."""
        count = len(self.pages)
        for position, marks in enumerate(self.pages if count > 1 else ()):
            text = translate("ScorePaper", "Page {page} of {count}")
            box = QRectF(_ASIDE, self._size.height() - 180, self._size.width() - 2 * _ASIDE, 50)
            numbered = text.format(page=position + 1, count=count)
            marks.append(TextItem(box, numbered, TextRole.CAPTION, _CENTRE))


def _frame(size: QSizeF) -> Sequence[Mark]:
    """Returns two golden lines around the page."""
    return [
        Tint(box, LIGHT.gold)
        for inset, thick in _FRAMES
        for box in _edges(QRectF(0, 0, size.width(), size.height()), inset, thick)
    ]


def _edges(page: QRectF, inset: float, thick: float) -> Sequence[QRectF]:
    box = page.adjusted(inset, inset, -inset, -inset)
    return (
        QRectF(box.left(), box.top(), box.width(), thick),
        QRectF(box.left(), box.bottom() - thick, box.width(), thick),
        QRectF(box.left(), box.top(), thick, box.height()),
        QRectF(box.right() - thick, box.top(), thick, box.height()),
    )


def lay_out(paper: ScorePaper, size: QSizeF) -> tuple[PageItems, ...]:
    """Returns the pages of a sheet, on paper of a size in tenths of a millimetre."""
    setter = _Setter(paper, size)
    setter.set()
    return tuple(tuple(marks) for marks in setter.pages)
