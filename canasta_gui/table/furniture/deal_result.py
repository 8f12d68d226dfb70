"""Shows how a deal ended: the points of each side, large, and the faces of its players."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_plate
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, width_of
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.layout.measure import FACE_STEP
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import SideView
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_POINTS = 0.09
"""The height of the letters, as a part of the window's height."""
_FACE = 1.12
"""The size of a face, in letter heights."""
_GAP = 0.3
"""The gap between faces, points and the colon, in letter heights."""
_COLON = ":"
_CAPTION = 0.26
"""The size of the words above, in letter heights."""
_LINE = 1.4
"""The height of their line, by their size."""


@dataclass(frozen=True, slots=True)
class SideResult:
    """The faces of the players of a side, and its points."""

    faces: tuple[tuple[str, Mood], ...]
    points: str
    is_bright: bool = False
    """Whether its points are gold."""


def side_result(view: TableView, side: int, points: str, *, is_bright: bool = False) -> SideResult:
    """Returns the points of a side with the faces of its players."""
    faces = tuple((it.face, it.mood) for it in view.players if it.side == side)
    return SideResult(faces, points, is_bright)


def is_in_hand(state: FurnitureState) -> bool:
    """Returns whether the result lies in the empty place of the viewer's hand."""
    return state.has_result and state.is_hand_empty


def show_result(items: PixmapItems, state: FurnitureState, buttons: tuple[Rect, ...]) -> None:
    """Shows the result in the empty place of the hand, beside its buttons; where cards lie there,
    above stock and pile.
    """
    if not state.has_result:
        return
    sides = tuple(
        _deal_result(state.view, side)
        for side in sorted(state.view.sides, key=lambda it: not it.is_own)
    )
    size, room = _fitting_room(state, sides, buttons)
    wide, high = result_size(sides, size)
    ink = TextStyle(
        max(_CAPTION * size, state.text), state.palette.word, is_bold=True, align="centre"
    )
    high += _LINE * ink.size
    head = state.view.score_heads[1]
    cx = state.frame.width / 2
    if cx + wide / 2 > room.right or cx - wide / 2 < room.x:
        cx = room.cx
    place = around(cx, room.cy, wide, high)
    items.draw(
        "result",
        place,
        z.Z_COUNTS,
        (head, ink, sides, size, state.style),
        lambda painter, box: _draw(painter, box, (head, ink), sides, size, state.palette),
    )


def _fitting_room(
    state: FurnitureState, sides: tuple[SideResult, ...], buttons: tuple[Rect, ...]
) -> tuple[float, Rect]:
    """Returns the height of the letters and the room for them: not beside buttons so long that
    points would be smaller than other words there.
    """
    hand = state.frame.hand
    right = min((it.x for it in buttons), default=hand.right) - 1.5 * state.text
    beside = (replace(hand, w=right - hand.x),) if is_in_hand(state) else ()
    most, part = _POINTS * state.frame.height, 1 - _CAPTION
    rooms = (*beside, _between_hands(state))
    found = [(fitting_size(sides, most, room.w, part * room.h), room) for room in rooms]
    return next((it for it in found if it[0] >= state.text), found[-1])


def _between_hands(state: FurnitureState) -> Rect:
    """Returns the room over stock and pile, between the hands that lie open at the edges."""
    frame, gap = state.frame, 2 * state.frame.measure.gap
    aside = min(frame.notice.x, frame.word.x)
    left, right = aside, frame.width - aside
    for seat, place in frame.seats.items():
        poses = state.arrangement.poses.get(Zone(ZoneKind.HAND, seat), ())
        if place.turn and poses:
            cards = hull([pose.rect for pose in poses])
            left = max(left, cards.right + gap) if place.turn > 0 else left
            right = min(right, cards.x - gap) if place.turn < 0 else right
    return Rect(left, frame.stock.y, right - left, frame.stock.h)


def _deal_result(view: TableView, side: SideView) -> SideResult:
    """Returns what a side has from the deal; gold for those whose faces are glad."""
    result = side_result(view, side.side, side.result)
    return replace(result, is_bright=all(mood is Mood.GLAD for _, mood in result.faces))


def result_size(sides: tuple[SideResult, ...], size: float) -> tuple[float, float]:
    """Returns the width and the height of the whole result at a height of the letters."""
    return _width(sides, size) + 1.2 * size, 1.3 * _FACE * size


def fitting_size(sides: tuple[SideResult, ...], size: float, wide: float, high: float) -> float:
    """Returns the height of the letters, at most ``size``, with which a result has room."""
    size *= min(1.0, wide / result_size(sides, size)[0], high / (1.4 * _FACE * size))
    while result_size(sides, size)[0] > wide:  # Fonts have whole sizes.
        size -= 1
    return size


def _ink(size: float, colour: str = "#ffffff") -> TextStyle:
    return TextStyle(size, colour, is_display=True, has_shade=True)


def _faces(side: SideResult, size: float) -> float:
    """Returns the width of the faces of a side."""
    return _FACE * size * (1 + FACE_STEP * (len(side.faces) - 1))


def _width(sides: tuple[SideResult, ...], size: float) -> float:
    """Returns the width of the whole result at a height of the letters."""
    each = (_faces(it, size) + _GAP * size + width_of(it.points, _ink(size)) for it in sides)
    between = width_of(_COLON, _ink(size)) + 2 * _GAP * size
    return sum(each) + (len(sides) - 1) * between


def _draw(
    painter: QPainter,
    box: QRectF,
    head: tuple[str, TextStyle],
    sides: tuple[SideResult, ...],
    size: float,
    palette: TablePalette,
) -> None:
    """Draws the result on a plate, above it that it is the deal's."""
    draw_plate(painter, box, palette, 0.3 * size, is_lit=False)
    line = QRectF(box.left(), box.top() + 0.06 * size, box.width(), _LINE * head[1].size)
    draw_words(painter, line, *head)
    draw_result(painter, box.adjusted(0, 0.8 * line.height(), 0, 0), sides, size, palette)


def draw_result(
    painter: QPainter,
    box: QRectF,
    sides: tuple[SideResult, ...],
    size: float,
    palette: TablePalette,
) -> None:
    """Draws faces and points of each side in the middle of a box; the last side's faces stand
    behind its points.
    """
    x = box.center().x() - _width(sides, size) / 2
    for place, side in enumerate(sides):
        if place:
            x += _write(painter, box, x + _GAP * size, _COLON, _ink(size, palette.word_quiet))
            x += 2 * _GAP * size
        points = _ink(size, palette.target if side.is_bright else palette.word)
        is_last = place == len(sides) - 1 and place > 0
        if is_last:
            x += _write(painter, box, x, side.points, points) + _GAP * size
        _draw_faces(painter, box, x, side, size, palette)
        x += _faces(side, size)
        if not is_last:
            x += _GAP * size
            x += _write(painter, box, x, side.points, points)


def _write(painter: QPainter, box: QRectF, x: float, text: str, ink: TextStyle) -> float:
    """Writes a text in the middle of the height; returns its width."""
    wide = width_of(text, ink)
    draw_words(painter, QRectF(x, box.top(), wide + 1, box.height()), text, ink)
    return wide


def face_pictures(
    side: SideResult, size: float, ratio: float, palette: TablePalette
) -> Iterator[QPixmap]:
    """Yields the faces of a side at a height of the letters; each is drawn when it is asked for."""
    for name, mood in side.faces:
        yield portrait(name, mood, _FACE * size, ratio, palette.plate_edge)


def _draw_faces(
    painter: QPainter, box: QRectF, x: float, side: SideResult, size: float, palette: TablePalette
) -> None:
    face, ratio = _FACE * size, painter.device().devicePixelRatioF()
    pictures = face_pictures(side, size, ratio, palette)
    for place, picture in reversed(list(enumerate(pictures))):
        left = x + place * FACE_STEP * face
        painter.drawPixmap(round(left), round(box.center().y() - face / 2), picture)
