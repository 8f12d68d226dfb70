"""The table's own words: the prompt, the last action, remarks, what players say."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.bubbles import hides_plate, said, show_bubble
from canasta_gui.table.furniture.free_cloth import place_words
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import AFAR, draw_badge
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
    text_size,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.layout.measure import Lengths
from canasta_gui.viewmodel.seat_views import SeatView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_PROMPT = 1.12
"""The size of the prompt, by that of other sentences."""
_TURN_GAP = 0.7
"""The distance from the words that say whose turn it is to the prompt, in text heights."""
_FOOT: Lengths = (1.0, 0.92, 0.92)
"""The size of the word on a second hand, in text heights."""
_FOOT_LINE, _FOOT_WIDE = 1.38, 1.5
"""The height of its ground by that, and the width of a long word by that of the cards."""
_COUNTED = 3.0
"""The size of what is counted in the empty place of the hand, in text heights."""


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


def _turn_style(state: FurnitureState) -> TextStyle:
    """Returns the style of the words that say that it is the viewer's turn."""
    return TextStyle(
        AFAR * state.text, state.palette.target, align="centre", has_shade=True, is_display=True
    )


def turn_width(state: FurnitureState) -> float:
    """Returns the width of those words and of the gap behind them; zero where they are not said."""
    if not state.view.turn or state.told or not state.line:
        return 0.0
    return math.ceil(width_of(state.view.turn, _turn_style(state))) + _TURN_GAP * state.text


def show_turn(items: PixmapItems, state: FurnitureState, room: Rect) -> Rect:
    """Says that it is the viewer's turn, large before the prompt, where both have room; returns
    the room of the prompt.
    """
    wide = turn_width(state)
    ink = TextStyle(_PROMPT * state.frame.measure.words, state.palette.word, is_bold=True)
    needed = width_of(state.line, ink) + ink.size
    free = room.w - wide
    if not 0 < wide < room.w or snug(state.line, free, room.h, ink, LEAST).size < round(ink.size):
        return room
    prompt = min(needed, free)
    left = room.cx - (wide + prompt) / 2
    turn = Rect(left, room.y, wide - _TURN_GAP * state.text, room.h)
    prompt = Rect(left + wide, room.y, prompt, room.h)
    if state.frame.is_mirrored:
        turn = replace(turn, x=2 * room.cx - turn.right)
        prompt = replace(prompt, x=2 * room.cx - prompt.right)
    show_words(items, "turn", turn, state.view.turn, _turn_style(state))
    return prompt


def show_prompt(
    items: PixmapItems, state: FurnitureState, room: Rect, kept: Sequence[Rect]
) -> None:
    """Places the prompt in its line; where its words would be small there, on free cloth near it,
    or in few words; what is counted stands large in the empty place of the hand. ``kept`` are the
    buttons.
    """
    if state.counted is not None and state.is_hand_empty and not state.view.rest:
        hand = state.frame.hand
        line = replace(_turn_style(state), size=_COUNTED * state.text)
        line = snug(state.line, hand.w, hand.h, line, LEAST)
        wide, high = text_size(state.line, hand.w, line)
        place = around(state.frame.width / 2, hand.cy, wide + 2, high)
        place = place if hand.contains(place) else replace(place, x=hand.cx - place.w / 2)
        show_words(items, "prompt", place, state.line, line)
        return
    m, brief = state.frame.measure, "" if state.told else state.view.brief_prompt
    size, colour = _PROMPT * m.words, state.palette.word
    ink = TextStyle(size, colour, is_bold=True, align="centre", has_shade=True)
    # How the deal ended is read from as far as whose turn it is.
    ink = _turn_style(state) if state.has_result else ink
    line, inline = state.line, ink
    for line in dict.fromkeys((state.line, brief or state.line)):
        inline = snug(line, room.w, room.h, replace(ink, size=min(ink.size, room.h)), LEAST)
        if inline.size >= round(m.least_words):
            break
        found = place_words(items, state, line, ink, room, kept, is_first=True)
        if found is not None:
            show_words(items, "prompt", found[1], line, found[0])
            return
    else:
        more = inline.size + 1
        found = place_words(items, state, line, ink, room, kept, is_first=True, least=more)
        if found is not None:
            show_words(items, "prompt", found[1], line, found[0])
            return
    wide = min(width_of(line, inline) + inline.size, room.w)
    show_words(items, "prompt", replace(room, x=room.cx - wide / 2, w=wide), line, inline)


def show_remarks(
    items: PixmapItems, state: FurnitureState, advice: str, reason: str, kept: Sequence[Rect]
) -> None:
    """Shows the text on the raised cards, or else why a button is dim, or what happened last;
    ``kept`` are the buttons.
    """
    palette = state.palette
    if advice:
        _show_remark(items, state, "reason", advice, 0.95, palette.word, kept)
    elif not state.view.is_wordy:
        return
    elif reason:
        _show_remark(items, state, "reason", reason, 0.86, palette.word_quiet, kept)
    elif state.view.last_action:
        words, colour = state.view.last_action, palette.word_quiet
        _show_remark(items, state, "last-action", words, 0.92, colour, kept)


def _show_remark(
    items: PixmapItems,
    state: FurnitureState,
    key: str,
    text: str,
    size: float,
    colour: str,
    kept: Sequence[Rect],
) -> None:
    """Places a remark near the stock; its size is by that of other sentences."""
    m, area = state.frame.measure, state.frame.notice
    ink = TextStyle(size * m.words, colour, align="centre", has_shade=True)
    found = place_words(items, state, text, ink, area, kept, least=LEAST)
    style, rect = found or (snug(text, area.w, area.h, ink, LEAST), area)
    show_words(items, key, rect, text, style)
