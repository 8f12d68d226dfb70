"""Draws the plates of players and sides, and the grounds of counts."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    fitted,
    squeezed,
    width_of,
)
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded, shaded

NAMES_JOINED = " · "
"""What stands between the names of players of one side."""
AFAR = 1.9
"""The size of what is read from farthest away, in text heights: whose turn it is, the score."""
READABLE = 10.0
"""The size of letters in pixels below which no name is made smaller."""
ROUND = 0.62
"""The radius of the corners of a plate, in text heights."""
_EDGES = (0.075, 0.11, 0.16)
"""The widths of the edge of a plate, of one in a colour, and of a lit one, in text heights."""


def is_plain(palette: TablePalette) -> bool:
    """Returns whether the palette has edges instead of shades, as in high contrast."""
    return palette.plate_opacity == 1.0


def draw_plate(
    painter: QPainter,
    box: QRectF,
    palette: TablePalette,
    text: float,
    *,
    is_lit: bool,
    edge: str = "",
    ground: str = "",
) -> None:
    """Draws a plate with an edge and a ground of a colour; a lit one has a bright edge."""
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, ROUND * text)
    opacity = 1.0 if ground else palette.plate_opacity
    painter.fillPath(path, shaded(ground or palette.plate, opacity))
    colour = palette.target if is_lit else edge or palette.plate_edge
    line = shaded(colour, 1.0 if is_lit or edge or is_plain(palette) else 0.5)
    painter.strokePath(path, QPen(line, _EDGES[2 if is_lit else bool(edge)] * text))


def draw_badge(painter: QPainter, box: QRectF, palette: TablePalette, radius: float) -> None:
    """Draws the dark ground of a count or a caption, round at its ends."""
    inner = box.adjusted(1, 1, -1, -1)
    path = rounded(inner, min(radius, inner.height() / 2))
    painter.fillPath(path, shaded(palette.plate, 0.88))
    painter.setPen(shaded(palette.mark, 0.35))
    painter.drawPath(path)


def _brief(names: str, initial: str = " {}.") -> str:
    """Returns the names of players with their first words, and initials for the others."""
    people = (name.split() for name in names.split(NAMES_JOINED))
    return NAMES_JOINED.join(
        "".join((*words[:1], *(initial.format(word[0]) for word in words[1:]))) for words in people
    )


def draw_name(
    painter: QPainter, box: QRectF, name: str, ink: TextStyle, smallest: float = 0.8
) -> float:
    """Draws a name, smaller or shortened to fit; returns its width.

    It is made smaller to the part ``smallest``, but no smaller than can be read. Then initials
    stand for all but the first name of each player, then nothing, and only then it loses its end.
    """
    least = max(smallest, min(READABLE / ink.size, 1.0))
    small, shown = ink, name
    for shown in (name, _brief(name), _brief(name, "")):
        small = fitted(shown, box.width(), ink, least)
        if width_of(shown, small) <= box.width():
            break
    ink, shown = small, squeezed(shown, box.width(), small)
    draw_words(painter, box, shown, ink)
    return min(width_of(shown, ink), box.width())
