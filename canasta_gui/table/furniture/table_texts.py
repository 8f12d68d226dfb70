"""Players with their plates, faces and second hands, and what they say."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.bubbles import hides_plate, is_bubble, said, show_bubble
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import draw_badge
from canasta_gui.table.furniture.seat_faces import show_dealer, show_face
from canasta_gui.table.furniture.seat_plates import (
    SeatPlateData,
    counts_alike,
    draw_seat,
    held_words,
    wordless,
)
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    draw_words,
    show_words,
    snug,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.layout.measure import Lengths
from canasta_gui.viewmodel.seat_views import SeatView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_FOOT: Lengths = (1.0, 0.92, 0.92)
"""The size of the word on a second hand, in text heights."""
_FOOT_LINE, _FOOT_WIDE = 1.38, 1.5
"""The height of its ground by that, and the width of a long word by that of the cards."""


def show_seats(items: PixmapItems, state: FurnitureState) -> None:
    """Places the players' plates, faces and bubbles."""
    sitting = list(_sitting(state))
    plates = counts_alike([_plate(state, *it) for it in sitting], state.text)
    for (seat, _), plate in zip(sitting, plates, strict=True):
        # What was said last is over once the score is counted.
        speaks = bool(said(seat)) and not state.has_result
        is_hidden = speaks and hides_plate(state, seat)
        _show_plate(items, state, seat.seat, wordless(plate) if is_hidden else plate)
        if speaks:
            show_bubble(items, state, seat)
        show_dealer(items, state, seat)
    show_faces(items, state)


def show_faces(items: PixmapItems, state: FurnitureState) -> None:
    """Places the players' faces."""
    for seat, player in _sitting(state):
        show_face(items, state, seat, player.face)


def _sitting(state: FurnitureState) -> Iterator[tuple[SeatView, SeatView]]:
    """Yields each seat, and that of who sits there now."""
    players = {seat.seat: seat for seat in state.view.players}
    sitting = dict(enumerate(state.chairs))
    for chair, seat in players.items():
        yield seat, players[sitting.get(chair, chair)]


def _plate(state: FurnitureState, seat: SeatView, player: SeatView) -> SeatPlateData:
    count = None if state.told else state.held(seat.seat)
    return SeatPlateData(
        player.name,
        count,
        seat.is_to_act,
        _words_on_plate(state, seat.seat),
        seat.note,
        "" if state.told else seat.mark,
        "" if state.told else seat.brief_mark,
        state.frame.place(seat.seat).is_upright,
        None if seat.note else state.side_colour(seat.side),
        "" if count is None else held_words(state, seat),
        bool(state.frame.measure.yielding),
    )


def _show_plate(items: PixmapItems, state: FurnitureState, seat: int, sign: SeatPlateData) -> None:
    items.draw(
        ("seat", seat),
        state.frame.place(seat).plate,
        z.Z_PLATES,
        (sign, state.style),
        lambda painter, box: draw_seat(painter, box, sign, state.palette, state.text),
    )


def show_feet(items: PixmapItems, state: FurnitureState) -> None:
    """Says what the packet of cards beside a player is."""
    for seat in state.view.seats:
        lies = seat.foot and state.count(Zone(ZoneKind.FOOT, seat.seat)) == seat.foot
        if lies and not state.told:
            _show_foot(items, state, seat)


def _show_foot(items: PixmapItems, state: FurnitureState, seat: SeatView) -> None:
    """Shows the word on a packet that does not lie on a plate, beside the plate."""
    place, key = state.frame.place(seat.seat), ("foot", seat.seat)
    packet, plate = place.foot, place.plate
    if plate.contains(packet):
        return
    m = state.frame.measure
    ink = TextStyle(m.yielded(_FOOT) * m.text, state.palette.word, is_bold=True, align="centre")
    if not m.yielding:
        ink = snug(seat.foot_word, _FOOT_WIDE * packet.w, 2 * ink.size, ink, LEAST)
    wide, high = width_of(seat.foot_word, ink) + 0.8 * ink.size, _FOOT_LINE * ink.size
    if wide > 2 * _FOOT_WIDE * packet.w:
        # Large text is left out where it would be small.
        return
    rect = around(packet.cx, packet.bottom - high / 2, wide, high)
    if packet.x >= plate.right:
        rect = replace(rect, x=max(rect.x, plate.right + 1))
    elif packet.right <= plate.x:
        rect = replace(rect, x=min(rect.x, plate.x - 1 - wide))
    else:
        rect = replace(rect, x=min(rect.x, plate.right - wide))

    bubbles = (items.area(it) for it in items.declared if is_bubble(it))
    if any(it is not None and it.overlap(rect) > 0 for it in bubbles):
        return

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_badge(painter, box, state.palette, box.height() / 2)
        draw_words(painter, box, seat.foot_word, ink)

    items.draw(key, rect, z.Z_FACES + 1, (seat.foot_word, ink, state.style), draw)
    items.tell(key, seat.foot_told)


def show_rest(items: PixmapItems, state: FurnitureState) -> None:
    """Tells that the viewer sits out, where the hand would lie."""
    text, area = state.view.rest, state.frame.hand
    if not text:
        return
    ink = TextStyle(
        1.3 * state.text, state.palette.word_quiet, align="centre", lines=2, has_shade=True
    )
    rect = around(area.cx, area.cy, min(area.w, 56 * state.text), min(area.h, 4 * state.text))
    show_words(items, "rest", rect, text, ink)


def _words_on_plate(state: FurnitureState, seat: int) -> Rect:
    """Returns the part of a plate that the face and a second hand leave free, from its corner."""
    place = state.frame.place(seat)
    words, plate = place.words, place.plate
    has_foot = bool(state.picture.cards(Zone(ZoneKind.FOOT, seat))) and plate.contains(place.foot)
    taken = place.foot.w + 0.47 * state.text if has_foot else 0.0
    return Rect(words.x - plate.x, words.y - plate.y, words.w - taken, words.h)
