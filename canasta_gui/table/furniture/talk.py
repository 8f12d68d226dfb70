"""The table's own words: the prompt, the last action, remarks, what players say."""

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.bubbles import show_bubble
from canasta_gui.table.furniture.seat_faces import FaceSign, draw_face, sign_area
from canasta_gui.table.furniture.seat_plates import SeatSign, draw_seat
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    snug,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.viewmodel.table_view import SeatView
from canasta_gui.viewmodel.zones import Zone, ZoneKind


def show_seats(signs: Signs, show: Showing) -> None:
    """Places the players' plates and bubbles."""
    players = {seat.seat: seat for seat in (*show.view.seats, *show.view.resting)}
    sitting = dict(enumerate(show.chairs))
    for chair, seat in players.items():
        player = players[sitting.get(chair, chair)]
        _show_plate(signs, show, seat, player.name)
        _show_face(signs, show, seat, player.face)
        if seat.says or seat.deed:
            show_bubble(signs, show, seat)


def _show_plate(signs: Signs, show: Showing, seat: SeatView, name: str) -> None:
    place = show.frame.place(seat.seat)
    sign = SeatSign(
        name,
        None if show.told else show.count(Zone(ZoneKind.HAND, seat.seat)),
        seat.is_to_act,
        _words_on_plate(show, seat.seat),
        seat.note,
        "" if show.told else seat.mark,
        place.is_upright,
    )
    signs.draw(
        ("seat", seat.seat),
        place.plate,
        z.Z_PLATES,
        (sign, show.style),
        lambda painter, box: draw_seat(painter, box, sign, show.palette, show.text),
    )


def _show_face(signs: Signs, show: Showing, seat: SeatView, face: str) -> None:
    dots = show.dots if seat.is_thinking else 0
    sign = FaceSign(face, seat.mood, seat.is_to_act, seat.is_dealer, dots, bool(seat.note))
    signs.draw(
        ("face", seat.seat),
        sign_area(show.frame.place(seat.seat).face),
        z.Z_FACES,
        (sign, show.style),
        lambda painter, box: draw_face(painter, box, sign, show.palette, show.text),
    )


def show_rest(signs: Signs, show: Showing) -> None:
    """Tells that the viewer sits out, where the hand would lie."""
    text, area = show.view.rest, show.frame.hand
    if not text:
        return
    ink = TextStyle(
        1.3 * show.text, show.palette.word_quiet, align="centre", lines=2, has_shade=True
    )
    rect = around(area.cx, area.cy, min(area.w, 56 * show.text), min(area.h, 4 * show.text))
    signs.draw(
        "rest", rect, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def _words_on_plate(show: Showing, seat: int) -> Rect:
    """What the face and a second hand leave free on a plate, from the plate's corner."""
    place = show.frame.place(seat)
    words, plate = place.words, place.plate
    has_foot = bool(show.picture.cards(Zone(ZoneKind.FOOT, seat)))
    taken = place.foot.w + 0.3 * show.text if has_foot else 0.0
    return Rect(words.x - plate.x, words.y - plate.y, words.w - taken, words.h)


def show_last_action(signs: Signs, show: Showing) -> None:
    """Places the last action beside the stock."""
    text = show.view.last_action
    ink = TextStyle(0.92 * show.text, show.palette.word_quiet, align="centre", has_shade=True)
    area = show.frame.notice
    ink = snug(text, area.w, area.h, ink)
    signs.draw(
        "last-action", area, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_prompt(signs: Signs, show: Showing, room: Rect) -> None:
    """Places the prompt."""
    ink = TextStyle(
        1.12 * show.text, show.palette.word, is_bold=True, align="centre", has_shade=True
    )
    text = show.line
    ink = snug(text, room.w, room.h, ink)
    signs.draw(
        "prompt", room, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_remarks(signs: Signs, show: Showing, advice: str, reason: str) -> None:
    """What is said of the raised cards, or else why a button is dim, or what happened last."""
    if advice:
        ink = TextStyle(0.95 * show.text, show.palette.word, align="centre", has_shade=True)
        _show_quietly(signs, show.frame.notice, advice, ink)
    elif not show.view.is_wordy:
        return
    elif reason:
        ink = TextStyle(0.86 * show.text, show.palette.word_quiet, align="centre", has_shade=True)
        _show_quietly(signs, show.frame.notice, reason, ink)
    elif show.view.last_action:
        show_last_action(signs, show)


def _show_quietly(signs: Signs, area: Rect, text: str, ink: TextStyle) -> None:
    ink = snug(text, area.w, area.h, ink)
    signs.draw(
        "reason", area, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )
