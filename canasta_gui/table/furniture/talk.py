"""What the table says: the prompt, the last action, a refusal, the stage, words beside a seat."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.plates import (
    ScoreSign,
    SeatSign,
    draw_score,
    draw_seat,
    has_short_name,
)
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.furniture.words import Ink, draw_words, text_height, width_of
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.viewmodel.table_view import SeatView
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_NOTICE_PAD = 0.8
"""The space beside the words of a refusal, by their size."""


def show_seats(signs: Signs, show: Showing) -> None:
    """The players' plates, and what they say."""
    names = {seat.seat: seat.name for seat in (*show.view.seats, *show.view.resting)}
    sitting = dict(enumerate(show.chairs))
    for seat in (*show.view.seats, *show.view.resting):
        count = show.count(Zone(ZoneKind.HAND, seat.seat))
        sign = SeatSign(
            names[sitting.get(seat.seat, seat.seat)],
            None if show.told else count,
            seat.is_to_act,
            seat.is_dealer,
            seat.is_thinking,
            show.dots if seat.is_thinking else 0,
            seat.note,
            "" if show.told else seat.mark,
            _room_for_foot(show, seat.seat),
        )
        signs.draw(
            ("seat", seat.seat),
            show.frame.plate(seat.seat),
            z.Z_PLATES,
            (sign, show.style),
            lambda painter, box, sign=sign: draw_seat(painter, box, sign, show.palette, show.text),
        )
        if seat.says:
            _show_bubble(signs, show, seat)


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


def _room_for_foot(show: Showing, seat: int) -> float:
    has_foot = bool(show.picture.cards(Zone(ZoneKind.FOOT, seat)))
    return show.frame.seats[seat].foot.w + 0.3 * show.text if has_foot else 0.0


def _show_bubble(signs: Signs, show: Showing, seat: SeatView) -> None:
    frame = show.frame.seats[seat.seat]
    ink = Ink(show.text, show.palette.felt_low, align="centre", lines=3)
    room = max(frame.fan.w, frame.plate.w) if frame.fan.w else 2 * frame.plate.w
    width = min(width_of(seat.says, ink) + 1.6 * show.text, room)
    high = text_height(seat.says, width - 1.2 * show.text, ink) + 0.9 * show.text
    if frame.fan.w:
        rect = around(frame.fan.cx, frame.fan.cy, width, high)
    else:
        rect = Rect(frame.plate.x, frame.plate.y - high - 0.2 * show.text, width, high)
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
    """What happened last, beside the stock."""
    if not show.view.last_action:
        return
    ink = Ink(0.92 * show.text, show.palette.word_quiet, align="centre", lines=4, has_shade=True)
    area = show.frame.last_action
    rect = Rect(area.x, area.y, area.w, area.h)
    text = show.view.last_action
    signs.draw(
        "last-action", rect, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_prompt(signs: Signs, show: Showing, room: Rect) -> None:
    """What is expected now."""
    ink = Ink(1.12 * show.text, show.palette.word, is_bold=True, align="centre", has_shade=True)
    if width_of(show.line, ink) > room.w:
        ink = Ink(0.9 * show.text, show.palette.word, True, "centre", 2, has_shade=True)
    text = show.line
    signs.draw(
        "prompt", room, z.Z_CAPTIONS, (text, ink), lambda p, box: draw_words(p, box, text, ink)
    )


def show_notice(signs: Signs, show: Showing, notice: str, reason: str) -> None:
    """Why the last gesture was refused; otherwise why a button is dim."""
    area = show.frame.notice
    if notice:
        _show_refusal(signs, show, notice)
    elif reason:
        side = "left" if show.frame.is_mirrored else "right"
        ink = Ink(0.86 * show.text, show.palette.word_quiet, align=side, has_shade=True)
        signs.draw(
            "reason",
            area,
            z.Z_CAPTIONS,
            (reason, ink),
            lambda p, box: draw_words(p, box, reason, ink),
        )


def _show_refusal(signs: Signs, show: Showing, notice: str) -> None:
    area = show.frame.notice
    ink = Ink(0.95 * show.text, show.palette.word, align="centre")
    wide = width_of(notice, ink) + 2.4 * show.text
    if wide > area.w:
        ink = Ink(0.72 * show.text, show.palette.word, align="centre", lines=2)
        wide = area.w
    words = text_height(notice, wide - 2 * _NOTICE_PAD * ink.size - 3, ink)
    high = max(area.h, words + 0.3 * show.text)
    rect = around(area.cx, area.bottom - high / 2, min(wide, area.w), high)
    signs.draw(
        "notice",
        rect,
        z.Z_BADGES,
        (notice, ink),
        lambda p, box: _refusal(p, box, notice, ink, show),
    )


def _refusal(painter: QPainter, box: QRectF, text: str, ink: Ink, show: Showing) -> None:
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(inner, 0.35 * box.height(), 0.35 * box.height())
    ground = QColor(show.palette.felt_low).darker(190)
    ground.setAlphaF(0.92)
    painter.fillPath(path, ground)
    painter.strokePath(path, QPen(QColor(show.palette.drawn), 1.6))
    draw_words(
        painter, inner.adjusted(_NOTICE_PAD * ink.size, 0, -_NOTICE_PAD * ink.size, 0), text, ink
    )
