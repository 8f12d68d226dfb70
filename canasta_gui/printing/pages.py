"""Lays out a match on as many pages as needed: a title, the table, the sum, lines to sign on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt

from canasta_gui.printing.columns import SUM_HEIGHT, Columns
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
from canasta_gui.printing.sheet_contents import ScorePaper, SheetRow, translate
from canasta_gui.theme.tokens import LIGHT

_ASIDE, _TOP, _FOOT = 190.0, 200.0, 200.0
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
        self._need(SUM_HEIGHT)
        self._marks += self._columns.sum(self._y)
        self._y += SUM_HEIGHT
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
        self._need(height + (SUM_HEIGHT if is_last else 0))
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
