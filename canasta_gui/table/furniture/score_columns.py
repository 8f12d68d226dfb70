"""The columns of the score board: what its rows say, how large, and where."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from canasta_gui.table.furniture.plates import AFAR
from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.palette import SideColours, TablePalette

PAD = 0.7
"""The space beside the words of a row, by the size of the text."""
_HEAD = 1.12
"""The size of the words above the points where they have room for it, in text heights."""
_DIGITS = 0.94
"""The largest size of the sum of a side, by the height of its row without the bar."""
_TERMS, _ROOMY = 0.62, 1.5
"""The size of the points of match and deal, by that of their sum; and the least size of the sum
beside both, in text heights.
"""
_APART, _WIDE_APART = 0.95, 1.6
"""The least space between two columns of a row, and that where there is room, in text heights."""
_ALL = (0, 1, 2)
_SUM = 2
"""The columns of points, and that of the sums."""
NONE = "\N{EN DASH}"
"""The sign in place of the points of a side that has none yet."""
_GROUND = 0.25
"""How far the ground of the most points reaches into the space between two columns."""
LEAST_SIZE = 0.75
"""A long name is made smaller to this part of its size before it is shortened."""
_NAME, _LARGE_NAME, _NAME_BY_SUM = 0.45, 1.16, 0.75
"""The largest part of a row that is kept for names: longer ones are shortened; and the size of
names where all have room for it, in text heights, and by that of the sums.
"""
BAR = 0.18
"""The thickness of the bar to the score that ends the match, in text heights."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """The texts of a row, and its rectangle relative to the board."""

    name: str
    is_own: bool
    points: tuple[str, str, str]
    """The points of the match before this deal, those of this deal, and their sum."""
    leads: bool
    """Whether the side has the largest sum."""
    progress: float | None
    place: Rect
    colours: SideColours

    @property
    def box(self) -> QRectF:
        """Returns that rectangle for a painter."""
        return QRectF(self.place.x, self.place.y, self.place.w, self.place.h)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of points: which of a row's, the word above, how large they are, and where it lies
    from the right end of a row.
    """

    at: int
    head: str
    ink: TextStyle
    right: float
    width: float

    @property
    def is_sum(self) -> bool:
        """Returns whether it holds the sums, which are the largest."""
        return self.at == _SUM


@dataclass(frozen=True, slots=True)
class ScoreColumns:
    """The columns of points, from the right end of a row, in one style."""

    columns: tuple[_Column, ...]
    gap: float
    head: TextStyle
    """The style of the words above them."""
    name: float = 0.0
    """The size of the names before them."""

    @property
    def pad(self) -> float:
        """Returns how far the ground of the most points reaches beyond a column."""
        return _GROUND * self.gap

    @property
    def width(self) -> float:
        """Returns the width of all columns with the gaps before them."""
        return sum(it.width + self.gap for it in self.columns)


def head_inks(palette: TablePalette, text: float) -> tuple[TextStyle, TextStyle]:
    """Returns the styles of the words above the points: the usual one, and that with much room."""
    ink = TextStyle(text, palette.word, align="right")
    return ink, replace(ink, size=_HEAD * text)


def columns_of(
    rows: Sequence[BoardRow],
    heads: tuple[str, str, str],
    ahead: float,
    palette: TablePalette,
    text: float,
) -> ScoreColumns:
    """Returns the columns that have a head, as large as the names leave room: without those of the
    match, or the sums alone, where all would be small; the points of this deal stand before the
    melds, too. They are not spread over what stands ``ahead`` of their heads.
    """
    high = min(row.box.height() for row in rows)
    whole = rows[0].box.width() - 2 * PAD * text
    # In the largest text points are no larger than the names beside them have room for.
    share = _NAME if heads[1] else 1.0
    names = max(_name_width(row, text) for row in rows) + 1
    room = whole - min(names, share * whole)
    most = round(min(AFAR * text, _DIGITS * (high - 2 * BAR * text)))
    smallest = round(text)
    roomy = min(most, round(_ROOMY * text))
    ways = ((_ALL, roomy), (_ALL[1:], smallest)) if heads[1] else ()
    ways = ways if heads[0] else ways[1:]
    usual, large = head_inks(palette, text)
    for shown, enough in (*ways, ((_SUM,), smallest)):
        for size in range(most, enough - 1, -1):
            found = _of_size(size, shown, rows, heads, usual, text)
            if found.width <= room:
                free = min(room, whole - max(names, ahead))
                larger = _of_size(size, shown, rows, heads, large, text)
                found = larger if larger.width <= free else found
                return _named(_spread(found, free, text), rows, whole, text)
    return _named(_of_size(smallest, (_SUM,), rows, heads, usual, text), rows, whole, text)


def _named(told: ScoreColumns, rows: Sequence[BoardRow], whole: float, text: float) -> ScoreColumns:
    """Returns the columns beside names that are larger where all of them have room for it."""
    large = max(_LARGE_NAME * text, _NAME_BY_SUM * told.columns[0].ink.size)
    room = whole - told.width
    sizes = (
        size
        for size in (large, _LARGE_NAME * text)
        if all(_name_width(row, size) <= room for row in rows)
    )
    return replace(told, name=next(sizes, text))


def _name_width(row: BoardRow, size: float) -> float:
    """Returns the width of a side's name in letters of a size."""
    return width_of(row.name, TextStyle(size, "", is_bold=row.is_own))


def _spread(told: ScoreColumns, room: float, text: float) -> ScoreColumns:
    """Returns the columns farther apart, as far as names in full size leave room."""
    free = max((room - told.width) / len(told.columns), 0.0)
    more = min((_WIDE_APART - _APART) * text, free)
    columns = (replace(it, right=it.right + at * more) for at, it in enumerate(told.columns))
    return replace(told, columns=tuple(columns), gap=told.gap + more)


def _of_size(
    size: float,
    shown: Sequence[int],
    rows: Sequence[BoardRow],
    heads: tuple[str, str, str],
    head: TextStyle,
    text: float,
) -> ScoreColumns:
    """Returns the shown columns with sums of a size, below heads of a style."""
    total = TextStyle(size, head.colour, is_display=True, align="right")
    term = replace(total, size=max(_TERMS * size, text), is_display=False, is_bold=True)
    gap, right = _APART * text, 0.0
    found: list[_Column] = []
    for at in reversed(shown):
        ink = total if at == _SUM else term
        widths = (width_of(row.points[at], ink) for row in rows)
        wide = max(width_of(heads[at], head), *widths) + 1
        found.append(_Column(at, heads[at], ink, right, wide))
        right += wide + gap
    return ScoreColumns(tuple(found), gap, head)
