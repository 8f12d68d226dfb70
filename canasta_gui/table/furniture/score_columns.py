"""The columns of the score board: what its rows say, how large, and where."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from canasta_gui.table.furniture.plates import AFAR, READABLE
from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.palette import SideColours, TablePalette

PAD = 0.7
"""The space beside the words of a row, by the size of the text."""
_HEAD = 1.0
"""The size of the words above the points, in text heights."""
_DIGITS = 1.08
"""The largest size of points, by the height of their row without the bar."""
_APART, _WIDE_APART = 1.05, 1.6
"""The least space between two columns of a row, and that where there is room, in text heights."""
NONE = "\N{EN DASH}"
"""The sign in place of the points of a side that has none yet."""
_NEED = 1.0
"""The size of what the opening needs in place of points, in text heights."""
_GROUND = 0.25
"""How far the ground of the most points reaches into the space between two columns."""
LEAST_SIZE = 0.75
"""A long name is made smaller to this part of its size before it is shortened."""
_NAME = 0.45
"""The largest part of a row that is kept for names: longer ones are shortened."""
BAR = 0.18
"""The thickness of the bar to the score that ends the match, in text heights."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """The texts of a row, and its rectangle relative to the board."""

    name: str
    is_own: bool
    points: tuple[str, str]
    """The points of this deal, and those of the match."""
    opening: str
    """What the opening needs, which stands in place of the points of this deal, or below the
    name.
    """
    charged: str
    """Why the points are below zero, below the name."""
    leads: tuple[bool, bool]
    """Whether the side has most points of this deal, and of the match."""
    progress: float | None
    place: Rect
    colours: SideColours

    @property
    def box(self) -> QRectF:
        """Returns that rectangle for a painter."""
        return QRectF(self.place.x, self.place.y, self.place.w, self.place.h)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of points: which of a row's, the word above, and where it lies from the right end
    of a row.
    """

    at: int
    head: str
    right: float
    width: float


@dataclass(frozen=True, slots=True)
class ScoreColumns:
    """The columns of points, in one style."""

    columns: tuple[_Column, ...]
    ink: TextStyle
    gap: float
    has_openings: bool
    """Whether what openings need has room in place of points."""

    def cell(self, row: BoardRow, at: int, text: float) -> tuple[str, TextStyle]:
        """Returns what a row says in a column, and how."""
        return _cell(row, at, self.ink, text, has_openings=self.has_openings)

    def second(self, row: BoardRow) -> str:
        """Returns the line below the name of a row."""
        return row.charged or ("" if self.has_openings else row.opening)

    @property
    def pad(self) -> float:
        """Returns how far the ground of the most points reaches beyond a column."""
        return _GROUND * self.gap

    @property
    def width(self) -> float:
        """Returns the width of all columns with the gaps before them."""
        return sum(it.width + self.gap for it in self.columns)


def head_ink(palette: TablePalette, text: float) -> TextStyle:
    """Returns the style of the words above the points."""
    return TextStyle(_HEAD * text, palette.word_quiet, align="right")


def columns_of(
    rows: Sequence[BoardRow], heads: tuple[str, str], palette: TablePalette, text: float
) -> ScoreColumns:
    """Returns the columns, as large as the names leave room; where this deal has none, its points
    stand before the melds alone.
    """
    high = min(row.box.height() for row in rows)
    whole = rows[0].box.width() - 2 * PAD * text
    # In the largest text points are no larger than the names beside them have room for.
    part, share = (LEAST_SIZE, _NAME) if heads[0] else (1.0, 1.0)
    least = max(part * text, min(READABLE, text))
    names = max(_name_width(row, least) for row in rows)
    room = whole - min(names, share * whole)
    size = round(min(AFAR * text, _DIGITS * (high - 2 * BAR * text)))
    for shown in ((0, 1), (1,)) if heads[0] else ((1,),):
        for tried in range(size, round(text) - 1, -1):
            found = _of_size(tried, shown, rows, heads, palette, text)
            if found.width <= room:
                told = _of_size(tried, shown, rows, heads, palette, text, has_openings=True)
                told = told if shown[0] == 0 and told.width <= room else found
                whole_names = max(_name_width(row, text) for row in rows)
                return _spread(told, min(room, whole - whole_names), text)
    return _of_size(round(text), (1,), rows, heads, palette, text)


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
    heads: tuple[str, str],
    palette: TablePalette,
    text: float,
    *,
    has_openings: bool = False,
) -> ScoreColumns:
    """Returns the shown columns with points of a size."""
    ink = TextStyle(size, palette.word, is_display=True, align="right")
    head = head_ink(palette, text)
    gap, right = _APART * text, 0.0
    found: list[_Column] = []
    for at in reversed(shown):
        cells = [_cell(row, at, ink, text, has_openings=has_openings) for row in rows]
        wide = max(width_of(heads[at], head), *(width_of(*cell) for cell in cells)) + 1
        found.append(_Column(at, heads[at], right, wide))
        right += wide + gap
    return ScoreColumns(tuple(found), ink, gap, has_openings)


def _cell(
    row: BoardRow, at: int, ink: TextStyle, text: float, *, has_openings: bool
) -> tuple[str, TextStyle]:
    """Returns what a row says in a column, and how: points, or what its opening needs."""
    if has_openings and at == 0 and row.opening and row.points[0] == NONE:
        return row.opening, TextStyle(_NEED * text, ink.colour, is_bold=True, align="right")
    return row.points[at], ink
