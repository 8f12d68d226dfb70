"""What the table says: the prompt, the last action, a refusal, the stage, words beside a seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.score_plates import (
    ScoreSign,
    draw_score,
    has_short_name,
)
from canasta_gui.table.furniture.seat_faces import FaceSign, draw_face, sign_area
from canasta_gui.table.furniture.seat_plates import SeatSign, draw_seat
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.furniture.words import (
    Ink,
    draw_words,
    fitted,
    is_whole,
    line_height,
    snug,
    text_height,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.viewmodel.table_view import SeatView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_OWN_BUBBLE = 14.0
"""The width of what the viewer says at the most, by the size of the text."""
_NOTICE_PAD = 0.8
"""The space beside the words of a refusal, by the size of the text."""


def show_seats(signs: Signs, show: Showing) -> None:
    """The players' plates, and what they say."""
    players = {seat.seat: seat for seat in (*show.view.seats, *show.view.resting)}
    sitting = dict(enumerate(show.chairs))
    for chair, seat in players.items():
        player = players[sitting.get(chair, chair)]
        _show_plate(signs, show, seat, player.name)
        _show_face(signs, show, seat, player.face)
        if seat.says:
            _show_bubble(signs, show, seat)


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
    """Where the viewer's hand would lie: that the viewer sits out."""
    text, area = show.view.rest, show.frame.hand
    if not text:
        return
    ink = Ink(1.3 * show.text, show.palette.word_quiet, align="centre", lines=2, has_shade=True)
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


def _place_bubble(show: Showing, seat: SeatView) -> tuple[Rect, Ink]:
    """Over the player's fan, but beside or below the plate; that of the viewer beside the face."""
    frame, text = show.frame.seats[seat.seat], show.text
    plate, fan = frame.plate, frame.fan
    is_below = fan.y >= plate.bottom
    pad = (0.9 if fan.w else 0.4) * text
    room = show.frame.stage.bottom - plate.bottom if is_below else 3.3 * text
    ink = Ink(text, show.palette.plate, align="centre")
    widest = max(fan.w, plate.w) if is_below else fan.w or _OWN_BUBBLE * text
    width = min(width_of(seat.says, ink) + 1.6 * text, widest)
    ink = snug(seat.says, width - 1.2 * text, room - pad, ink)
    high = text_height(seat.says, width - 1.2 * text, ink) + pad
    if not fan.w:
        face = frame.face
        x = face.x - width if show.frame.is_mirrored else face.right
        return Rect(x, plate.y - high - 0.1 * text, width, high), ink
    if is_below:
        y = max(fan.cy - high / 2, plate.bottom)
        return Rect(fan.cx - width / 2, y, width, high), ink
    x = max(fan.cx - width / 2, plate.right)
    return Rect(x, max(fan.cy - high / 2, 0.0), width, high), ink


def _show_bubble(signs: Signs, show: Showing, seat: SeatView) -> None:
    rect, ink = _place_bubble(show, seat)
    content = (seat.says, ink)
    signs.draw(
        ("bubble", seat.seat),
        rect,
        z.Z_BUBBLES,
        content,
        lambda painter, box: _bubble(painter, box, seat.says, ink, show),
    )


def _bubble(painter: QPainter, box: QRectF, text: str, ink: Ink, show: Showing) -> None:
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(1, 1, -1, -1), 0.7 * ink.size, 0.7 * ink.size)
    painter.fillPath(path, QColor(show.palette.word))
    draw_words(painter, box.adjusted(0.6 * ink.size, 0, -0.6 * ink.size, 0), text, ink)


def show_scores(signs: Signs, show: Showing) -> None:
    """The sides' plates, all in the same manner; there are none before the seats are drawn."""
    if show.chairs:
        return
    plates = {
        side.side: ScoreSign(side.name, side.score, side.on_table, side.opening)
        for side in show.view.sides
    }
    is_beside = all(
        has_short_name(sign, show.frame.sides[side].plate.w, show.text)
        for side, sign in plates.items()
    )
    for side, sign in plates.items():
        signs.draw(
            ("score", side),
            show.frame.sides[side].plate,
            z.Z_PLATES,
            (sign, is_beside, show.style),
            lambda painter, box, sign=sign: draw_score(
                painter, box, sign, show.palette, show.text, is_beside=is_beside
            ),
        )


def show_last_action(signs: Signs, show: Showing) -> None:
    """What happened last, beside the stock: on one line, or on two where words are large."""
    if not show.view.last_action:
        return
    ink = Ink(0.92 * show.text, show.palette.word_quiet, align="centre", has_shade=True)
    area, text = show.frame.last_action, show.view.last_action
    line = fitted(text, area.w, ink)
    is_long = not is_whole(text, area.w, line)
    ink = snug(text, area.w, min(area.h, 2 * line_height(ink)), ink) if is_long else line
    signs.draw(
        "last-action", area, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_prompt(signs: Signs, show: Showing, room: Rect) -> None:
    """What is expected now."""
    ink = Ink(1.12 * show.text, show.palette.word, is_bold=True, align="centre", has_shade=True)
    text = show.line
    ink = snug(text, room.w, room.h, ink)
    signs.draw(
        "prompt", room, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_notice(signs: Signs, show: Showing, advice: str, reason: str) -> Rect | None:
    """Why the last gesture was refused, and where that stands; otherwise what is said of the
    raised cards, or why a button is dim.
    """
    view, area = show.view, _notice_room(show)
    if view.notice:
        text = f"{view.notice}  ·  {view.rules_link}" if view.rules_link else view.notice
        return _show_refusal(signs, show, text, area)
    if advice:
        ink = Ink(0.95 * show.text, show.palette.word, align="centre", has_shade=True)
        _show_quietly(signs, area, advice, ink)
    elif reason:
        side = "left" if show.frame.is_mirrored else "right"
        ink = Ink(0.86 * show.text, show.palette.word_quiet, align=side, has_shade=True)
        _show_quietly(signs, area, reason, ink)
    return None


def _show_quietly(signs: Signs, area: Rect, text: str, ink: Ink) -> None:
    ink = snug(text, area.w, area.h, ink)
    signs.draw(
        "reason", area, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def _notice_room(show: Showing) -> Rect:
    """The line for it, beside what the viewer says."""
    area, viewer = show.frame.notice, show.view.seats[0]
    if not viewer.says:
        return area
    taken = _place_bubble(show, viewer)[0].w + show.text
    return Rect(area.x + (0 if show.frame.is_mirrored else taken), area.y, area.w - taken, area.h)


def _show_refusal(signs: Signs, show: Showing, notice: str, area: Rect) -> Rect:
    ink = Ink(0.95 * show.text, show.palette.word, align="centre")
    pad = 2.4 * show.text
    ink = snug(notice, area.w - pad, area.h - 0.25 * show.text, ink)
    rect = around(area.cx, area.cy, min(width_of(notice, ink) + pad, area.w), area.h)
    signs.draw(
        "notice",
        rect,
        z.Z_BADGES,
        (notice, ink),
        lambda p, box: _refusal(p, box, notice, ink, show),
    )
    return rect


def _refusal(painter: QPainter, box: QRectF, text: str, ink: Ink, show: Showing) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(inner, 0.35 * box.height(), 0.35 * box.height())
    ground = QColor(show.palette.plate)
    ground.setAlphaF(0.92)
    painter.fillPath(path, ground)
    painter.strokePath(path, QPen(QColor(show.palette.drawn), 1.6))
    pad = _NOTICE_PAD * show.text
    draw_words(painter, inner.adjusted(pad, 0, -pad, 0), text, ink)
