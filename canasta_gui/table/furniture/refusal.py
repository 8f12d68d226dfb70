"""A refusal on the felt: the reason, and beside it the button with the nearest lawful way."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.buttons import button_width
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.furniture.talk import notice_room
from canasta_gui.table.furniture.words import Ink, draw_words, snug, width_of
from canasta_gui.table.layout.geometry import Rect

_PAD = 1.2
"""The space on each side of the words, by the size of the text."""
_GAP = 0.55
"""Between the reason and the button, by the size of the text."""
_MOST_OF_ROOM = 0.55
"""How much of the room the button takes at the most, while the reason needs the rest."""


@dataclass(frozen=True, slots=True)
class RefusalPlaces:
    """Where a refusal stands."""

    reason: Rect
    button: Rect | None = None


def place_refusal(show: Showing) -> RefusalPlaces | None:
    """The reason and the button, in the middle of their line; the reason comes first."""
    view, area = show.view, notice_room(show)
    if not view.notice:
        return None
    wanted = width_of(_text(show), _ink(show)) + 2 * _PAD * show.text
    if view.remedy is None:
        wide = min(wanted, area.w)
        return RefusalPlaces(Rect(area.cx - wide / 2, area.y, wide, area.h))
    gap = _GAP * show.text
    button = button_width(view.remedy.text, show.text)
    if wanted + gap + button > area.w:
        button = min(button, max(_MOST_OF_ROOM * area.w, area.w - gap - wanted))
    reason = min(wanted, area.w - gap - button)
    left = area.cx - (reason + gap + button) / 2
    first = Rect(left, area.y, reason, area.h)
    second = Rect(first.right + gap, area.y, button, area.h)
    if show.frame.is_mirrored:
        first = Rect(left + button + gap, area.y, reason, area.h)
        second = Rect(left, area.y, button, area.h)
    return RefusalPlaces(first, second)


def show_refusal(signs: Signs, show: Showing, place: Rect) -> None:
    """The reason, in its place."""
    notice = _text(show)
    ink = snug(notice, place.w - 2 * _PAD * show.text, place.h - 0.25 * show.text, _ink(show))
    signs.draw(
        "notice",
        place,
        z.Z_BADGES,
        (notice, ink),
        lambda painter, box: _draw(painter, box, notice, ink, show),
    )


def _text(show: Showing) -> str:
    view = show.view
    return f"{view.notice}  ·  {view.rules_link}" if view.rules_link else view.notice


def _ink(show: Showing) -> Ink:
    return Ink(0.95 * show.text, show.palette.word, align="centre")


def _draw(painter: QPainter, box: QRectF, text: str, ink: Ink, show: Showing) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(inner, 0.35 * box.height(), 0.35 * box.height())
    ground = QColor(show.palette.plate)
    ground.setAlphaF(0.92)
    painter.fillPath(path, ground)
    painter.strokePath(path, QPen(QColor(show.palette.drawn), 1.6))
    pad = 0.8 * show.text
    draw_words(painter, inner.adjusted(pad, 0, -pad, 0), text, ink)
