"""Draws the speech bubbles beside the players' faces."""

from collections.abc import Hashable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.buttons import button_width
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.seat_faces import marks_reach
from canasta_gui.table.furniture.seat_plates import SeatPlateData, held_words, words_width
from canasta_gui.table.furniture.text_drawing import LEAST, TextStyle, draw_words, snug, width_of
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.layout.seats import SeatFrame
from canasta_gui.table.render.pen import rounded
from canasta_gui.viewmodel.seat_views import SeatView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind

_HIGH = 1.95
"""The height of a bubble, in text heights."""
_TWO_LINES = 2.9
"""The height of a bubble with two lines, in text heights."""
_LEAST_HIGH = 2.8 * LEAST
"""The height of two lines of the smallest text, in pixels."""
_PAD = 0.45
"""The space beside its text, in text heights."""
_TAIL = 0.45
"""The length of its tail."""
_ROUND = 1.0
"""The largest radius of its corners, in text heights."""
_OVER = 0.9
"""How far it may reach beyond the cards of a player opposite, in text heights."""
_STATE = 1.4
"""The height of what is said of the pile's state below it, in text heights."""
_AIR = 0.5
"""The space between a name and a bubble that lies over the end of its plate."""
_OWN = 14.0
"""The largest width of what the viewer says, in text heights."""


def said(seat: SeatView) -> str:
    """Returns the text of a player's bubble: question, answer, or the last action."""
    return seat.says or seat.action_text


def is_bubble(key: Hashable) -> bool:
    """Returns whether an item is what a player says."""
    return isinstance(key, tuple) and key[:1] == ("bubble",)


def show_bubble(items: PixmapItems, state: FurnitureState, seat: SeatView) -> None:
    """Shows a player's bubble."""
    rect, tail = bubble_place(state, seat)
    ink = _ink_in(rect, tail, state, seat)
    items.draw(
        ("bubble", seat.seat),
        rect,
        z.Z_BUBBLES,
        (said(seat), ink, tail.toTuple(), state.style),
        lambda painter, box: _draw(painter, box, said(seat), ink, tail, state),
    )


def hides_plate(state: FurnitureState, seat: SeatView) -> bool:
    """Returns whether a bubble lies over the words on its player's plate: where large text has no
    other room, the face says who speaks.
    """
    it = state.frame.place(seat.seat)
    return bool(it.fan.w and not it.turn) and bubble_place(state, seat)[0] == _over_plate(state, it)


def _ink_in(rect: Rect, tail: QPointF, state: FurnitureState, seat: SeatView) -> TextStyle:
    """Returns the style of what a player says in a bubble."""
    ink = TextStyle(state.text, state.palette.plate, is_bold=True, align="centre")
    left, top, right, bottom = _body(tail, state.text)
    wide = rect.w - left - right - 2 * _PAD * state.text - 3
    return snug(said(seat), wide, rect.h - top - bottom - 2, ink)


def _roomiest(
    state: FurnitureState, seat: SeatView, tail: QPointF, usual: Rect, over: Rect
) -> Rect:
    """Returns the usual place, or the one over decoration where large words are larger there."""
    places = (usual, over) if state.frame.measure.yielding else (usual,)
    return max(places, key=lambda rect: _ink_in(rect, tail, state, seat).size)


def bubble_place(state: FurnitureState, seat: SeatView) -> tuple[Rect, QPointF]:
    """Returns the rectangle of a bubble with its tail, and the direction of the tail.

    At the edges it lies towards the middle of the table; opposite beyond the cards or, without
    room there, over them; the viewer's above the hand.
    """
    it, text = state.frame.place(seat.seat), state.text
    ink = TextStyle(text, state.palette.plate, is_bold=True)
    wide = width_of(said(seat), ink) + (2 * _PAD + 0.5) * text + 3
    if it.turn:
        usual, tail = _beside_edge(state, it, wide)
        return _roomiest(state, seat, tail, usual, _over_fan(it, usual, text)), tail
    if it.fan.w:
        usual, tail = _opposite(state, seat, wide + _TAIL * text), QPointF(-1, 0)
        return _roomiest(state, seat, tail, usual, _over_plate(state, it)), tail
    return _above_hand(state, wide)


def _opposite(state: FurnitureState, seat: SeatView, wide: float) -> Rect:
    """Returns the place of a bubble of a player opposite."""
    it, text = state.frame.place(seat.seat), state.text
    high = min(max(_HIGH * text, _LEAST_HIGH), it.fan.h)
    cards = [pose.rect for pose in state.arrangement.poses.get(Zone(ZoneKind.HAND, seat.seat), ())]
    left = hull(cards).right if cards else it.plate.right
    if _free_until(state, it.fan) - left < wide:
        most = it.fan.w + 1.75 * text
        # What needs two lines takes the height of the cards, so that it stays legible.
        if wide > most:
            high = max(it.fan.h, min(_TWO_LINES * text, state.frame.board.h))
            most += max(min(_longest(seat, text) - most, _free_end(state, seat)), 0.0)
        wide = min(wide, most)
        left = min(it.plate.right - 0.25 * text, it.fan.right + _OVER * text - wide)
    return Rect(left, it.fan.cy - high / 2, wide, high)


def _over_plate(state: FurnitureState, it: SeatFrame) -> Rect:
    """Returns the place over the plate and the cards of a player opposite, from the face on."""
    high = max(it.fan.h, min(_TWO_LINES * state.text, state.frame.board.h))
    left = it.face.cx + marks_reach(it.face, state.text)
    return Rect(left, it.fan.cy - high / 2, it.fan.right - left, high)


def _over_fan(it: SeatFrame, usual: Rect, text: float) -> Rect:
    """Returns the place beside a player at the edge, and over the cards before the face."""
    high, reach = it.plate.y - it.fan.y, marks_reach(it.face, text)
    if it.turn > 0:
        left = it.face.cx + reach
        return Rect(left, it.fan.y, usual.right - left, high)
    return Rect(usual.x, it.fan.y, it.face.cx - reach - usual.x, high)


def _longest(seat: SeatView, text: float) -> float:
    """Returns the width of a bubble with a line for each of its words."""
    ink = TextStyle(text, "#ffffff", is_bold=True)
    longest = max(width_of(word, ink) for word in said(seat).split())
    return longest + (2 * _PAD + _TAIL + 0.5) * text + 3


def _free_end(state: FurnitureState, seat: SeatView) -> float:
    """Returns the width that the words on a player's plate leave free at its end."""
    words, hand = state.frame.place(seat.seat).words, Zone(ZoneKind.HAND, seat.seat)
    brief = SeatPlateData(seat.name, state.count(hand), False, words, mark=seat.mark)
    widths = [
        words_width(it, state.text) for it in (replace(brief, held=held_words(state, seat)), brief)
    ]
    return words.w - next((it for it in widths if it <= words.w), widths[-1]) - _AIR * state.text


def _free_until(state: FurnitureState, fan: Rect) -> float:
    """Returns the x up to which the space beyond the fan of a player opposite is free."""
    frame = state.frame
    seats = [*frame.seats.values(), *frame.resting.values()]
    beside = [rect for seat in seats for rect in (seat.body, seat.fan) if rect.w] + [frame.board]
    band = replace(fan, x=fan.right, w=frame.width - fan.right)
    edge = frame.width - frame.measure.side_margin
    return min([edge, *(rect.x for rect in beside if rect.overlap(band))])


def _beside_edge(state: FurnitureState, it: SeatFrame, wide: float) -> tuple[Rect, QPointF]:
    """Returns the place of a bubble of a player at the left or right edge."""
    text, frame = state.text, state.frame
    centre = hull([frame.stock, state.arrangement.areas[PILE]])
    room = centre.x - it.plate.right if it.turn > 0 else it.plate.x - centre.right
    wide, room = wide + _TAIL * text, room - text
    # What needs two lines takes the height beside the plate as well.
    pile = state.view.pile
    said_of_pile = pile.word or pile.short
    most = it.plate.bottom - it.fan.y - (_STATE * text if said_of_pile else 0.0)
    high = _HIGH * text if wide <= room else min(_TWO_LINES * text, most)
    wide = min(wide, room)
    if it.turn > 0:
        return Rect(it.plate.right, it.fan.y, wide, high), QPointF(-1, 0)
    return Rect(it.plate.x - wide, it.fan.y, wide, high), QPointF(1, 0)


def _above_hand(state: FurnitureState, wide: float) -> tuple[Rect, QPointF]:
    """Returns the place of the viewer's bubble, in the line of the prompt."""
    text, line, sort = state.text, state.frame.line, sort_place(state)
    wide, high = min(wide, _OWN * text), min((_HIGH + _TAIL) * text, line.h)
    x = sort.x - 0.5 * text - wide if state.frame.is_mirrored else sort.right + 0.5 * text
    return Rect(x, line.y, wide, high), QPointF(0, 1)


def sort_place(state: FurnitureState) -> Rect:
    """Returns the rectangle of the button that sorts the hand."""
    room, sort = state.frame.sort, state.view.sort
    width = min(button_width(sort.text, state.text), room.w) if sort is not None else 0.0
    x = room.right - width if state.frame.is_mirrored else room.x
    return Rect(x, room.y, width, room.h)


def _body(tail: QPointF, text: float) -> tuple[float, float, float, float]:
    """Returns the widths that the tail takes at the left, top, right and bottom."""
    reach = _TAIL * text
    return (
        reach if tail.x() < 0 else 0.0,
        0.0,
        reach if tail.x() > 0 else 0.0,
        reach if tail.y() > 0 else 0.0,
    )


def _draw(
    painter: QPainter, box: QRectF, text: str, ink: TextStyle, tail: QPointF, state: FurnitureState
) -> None:
    left, top, right, bottom = _body(tail, state.text)
    body = box.adjusted(left + 1, top + 1, -right - 1, -bottom - 1)
    path = rounded(body, min(body.height() / 2, _ROUND * state.text))
    path = path.united(_tail_path(body, tail, state.text))
    painter.fillPath(path, QColor(state.palette.word))
    painter.strokePath(path, QPen(QColor(state.palette.plate), 0.06 * state.text))
    pad = _PAD * state.text
    draw_words(painter, body.adjusted(pad, 0, -pad, 0), text, ink)


def _tail_path(body: QRectF, tail: QPointF, text: float) -> QPainterPath:
    """Returns the outline of the tail."""
    wide, reach = 0.4 * text, _TAIL * text
    path = QPainterPath()
    if tail.y():
        x = body.left() + body.height()
        path.moveTo(x - wide, body.bottom() - 2)
        path.lineTo(x - wide, body.bottom() + reach)
        path.lineTo(x + wide, body.bottom() - 2)
    else:
        x = body.left() + 2 if tail.x() < 0 else body.right() - 2
        y = body.center().y()
        path.moveTo(x, y - wide / 2)
        path.lineTo(x + tail.x() * (reach + 2), y + wide)
        path.lineTo(x, y + wide)
    path.closeSubpath()
    return path
