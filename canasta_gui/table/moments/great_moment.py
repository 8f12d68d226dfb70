"""Parts of the great moments: a fan of seven cards, large points and words, a large crystal."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.pixmap_items import paint
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    even_width,
    fitted,
    is_whole,
    snug,
    text_height,
    width_of,
)
from canasta_gui.table.items.card_pixmaps import Detail
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.layout.overlaps import MOVING
from canasta_gui.table.moments.effects import passing
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import bent, glide
from canasta_gui.table.render import sparks
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import rounded
from canasta_gui.viewmodel.picture import canasta_top
from canasta_gui.viewmodel.seat_views import LargeFigure
from canasta_gui.viewmodel.zones import Zone

FAN = 3.5
"""The width of the fan of a canasta, in widths of a card in the hand."""
POINTS = 0.08
"""The height of the letters of large points, as a part of the window's height."""
_WORD = 0.045
"""The height of the letters of large words, as a part of the window's height."""
_LINE_WORD, _LEAST_WORD = 0.75, 0.6
"""The least part of that to which longer ones are made smaller, in one line and in two."""
_NEAR = 2.0
"""How far at the most from the pile words on it begin, in heights of their letters."""
_LINE = 1.3
"""The height of a line of them, by the size of its letters."""
_FAN_ARC = 20.0
"""The angle between the outer cards of the fan, in degrees."""
_FAN_BEND = 0.14
"""How far its outer cards lie below the middle one, in card widths."""
_OPENS, _CLOSES = 0.32, 0.62
"""The parts of its time after which the fan is open, and after which it closes."""
_SHADOW_EVERY = 3
"""The distance between the cards of the fan that throw a long shadow: each is drawn turned and
half clear, which takes longer than the card.
"""
_FINE = 250
"""The width in device pixels up to which cards move smoothly: at the edges of a wider one nobody
sees a pixel while it moves, and it would take twice as long.
"""
_FLIES = 550.0
"""The milliseconds for which large points fly, after they stood, at normal speed."""
_ARRIVE = 0.22
"""The size with which they arrive, as a part of their size."""
_SWINGS = 0.18
"""How far their way swings aside, as a part of its length."""
_ICE = 0.6
"""How much of what lies below a large crystal it hides."""
_SIGN = 1.5
"""The size of the crystal behind a frozen pile, by the longer side of that."""


def fan(at: MomentContext, zone: Zone) -> Show:
    """Returns the movement in which the cards of a canasta are fanned out before they close."""
    board, cards = at.board, at.state.picture.cards(zone)
    poses = at.state.arrangement.poses[zone]
    top = canasta_top(cards, at.state.picture.canastas[zone])
    order = [place for place in range(len(cards)) if place != top] + [top]
    opened = _fanned(at, poses[top], len(cards))
    sprites = board.sprites[zone]
    is_large = at.state.frame.measure.card * at.effects.ratio > _FINE

    def show(part: float) -> None:
        if part == 0:
            return
        if part == 1:
            for sprite, face, pose in zip(sprites, cards, poses, strict=True):
                sprite.settle(face, pose)
            at.items.pose(("edges", zone))
            board.tidy()
            return
        far = glide(min(part / _OPENS, 1.0, (1 - part) / (1 - _CLOSES)))
        at.items.pose(("edges", zone), opacity=0.0)
        for height, place in enumerate(order):
            sprite, home = sprites[place], poses[place]
            sprite.setVisible(True)
            sprite.prepare(opened[height].width)
            # The shadows of every third card join to one below the whole fan.
            has_shadow = height % _SHADOW_EVERY == 0
            pose = _between(home, opened[height], far)
            detail = Detail.ROUGH if is_large and 0 < far < 1 else Detail.SMOOTH
            sprite.hover(pose, height=0.7 * far, has_shadow=has_shadow, detail=detail)

    return show


def _fanned(at: MomentContext, home: Pose, count: int) -> list[Pose]:
    """Returns the poses of an open fan over a canasta, within the cloth."""
    frame, card = at.state.frame, at.state.frame.measure.card
    wide, high = FAN * card, card * (CARD_ASPECT + 2 * _FAN_BEND)
    place = frame.on_cloth(around(home.x, home.y, wide, high))
    parts = [2 * number / (count - 1) - 1 for number in range(count)]
    return [
        Pose(
            place.cx + part * (wide - 1.2 * card) / 2,
            place.cy + _FAN_BEND * card * (part**2 - 0.5),
            card,
            part * _FAN_ARC / 2,
            MOVING + number,
        )
        for number, part in enumerate(parts)
    ]


def _between(home: Pose, end: Pose, part: float) -> Pose:
    return Pose(
        home.x + (end.x - home.x) * part,
        home.y + (end.y - home.y) * part,
        home.width + (end.width - home.width) * part,
        end.angle * part,
        end.z,
    )


def large_points(
    at: MomentContext,
    key: Hashable,
    told: LargeFigure,
    start: Rect,
    end: Rect,
    *,
    lasts: float,
    size: float = 1.0,
) -> Show:
    """Returns large points, with what they are for, that stand near where they were made, beside
    stock or pile, and fly to where they count; all ``lasts`` so many milliseconds.
    """
    frame, rests = at.state.frame, 1 - _FLIES / lasts
    size *= POINTS * frame.height
    left, right = sorted((frame.notice, frame.word), key=lambda it: it.x)
    room = left if start.cx < (left.right + right.x) / 2 else right
    lines = _lines_of(told, size, room.w)
    wide = max(width_of(text, style) for text, style in lines) + 0.5 * size
    high = sum(_LINE * style.size for _, style in lines)
    place = frame.on_cloth(around(room.cx, frame.centre_top + frame.measure.centre / 2, wide, high))
    way = bent((place.cx, place.cy), (end.cx, end.cy), _SWINGS if end.cx < start.cx else -_SWINGS)

    def draw(painter: QPainter, box: QRectF) -> None:
        top = box.top()
        for text, style in lines:
            line = QRectF(box.left(), top, box.width(), _LINE * style.size)
            if style.size < size:
                spare = (line.width() - width_of(text, style) - 0.7 * line.height()) / 2
                ground = line.adjusted(spare, 0, -spare, 0)
                _draw_ground(painter, ground, style.size, at.state.palette)
            _draw_rimmed(painter, line, text, style)
            top = line.bottom()

    def show(part: float) -> None:
        flown = 0.0 if at.is_still else glide(max((part - rests) / (1 - rests), 0.0))
        at.effects.draw(key, around(*way(flown), wide, high), z.Z_POINTS, (told, size), draw)
        clear = min(6 * part, 1.0, 6 * (1 - part))
        grown = _come(at, part) * (1 - (1 - _ARRIVE) * flown)
        at.effects.pose(key, opacity=clear, across=grown, high=grown)

    return passing(at, key, show)


def _lines_of(told: LargeFigure, size: float, wide: float) -> list[tuple[str, TextStyle]]:
    """Returns a figure and the words for it, which are as large as those of other moments and made
    smaller for a narrow room, in their order; without words the figure.
    """
    ink = TextStyle(size, sparks.GOLD, is_display=True, align="centre", has_shade=True)
    white = replace(ink, size=_WORD / POINTS * size, colour="#ffffff")
    lines = [(told.figure, ink), (told.words, fitted(told.words, wide, white, _LEAST_WORD))]
    return [line for line in (lines if told.is_figure_first else lines[::-1]) if line[0]]


def large_word(at: MomentContext, key: Hashable, word: str, spot: Rect) -> Show:
    """Returns large words on the cloth beside the pile, or where that has no room beside the stock,
    which come and fade; in two lines before they become smaller.
    """
    frame, size = at.state.frame, _WORD * at.state.frame.height
    room = frame.word.right - spot.right if not frame.is_mirrored else spot.x - frame.word.x
    whole = TextStyle(size, "#ffffff", is_display=True, align="centre")
    is_beside = is_whole(word, room - size, _in_lines(word, room - size, whole))
    free = (room if is_beside else frame.notice.w) - size
    ink = _in_lines(word, free, whole)
    lines = min(width_of(word, ink), even_width(word, free, ink)) + 1
    wide, high = lines + ink.size, text_height(word, lines, ink)
    away = wide / 2 + min((room - wide) / 2, _NEAR * ink.size)
    x = spot.x - away if frame.is_mirrored else spot.right + away
    place = around(x if is_beside else frame.notice.cx, spot.cy, wide, high)
    place = frame.on_cloth(place)

    def draw(painter: QPainter, box: QRectF) -> None:
        _draw_ground(painter, box, ink.size, at.state.palette)
        draw_words(painter, box.adjusted(ink.size / 2, 0, -ink.size / 2, 0), word, ink)

    def show(part: float) -> None:
        at.effects.draw(key, place, z.Z_POINTS + 1, (word, ink), draw)
        grown = _come(at, part)
        at.effects.pose(key, opacity=min(6 * part, 1.0, 4 * (1 - part)), across=grown, high=grown)

    return passing(at, key, show)


def _in_lines(word: str, wide: float, whole: TextStyle) -> TextStyle:
    """Returns the style of words in one line, a little smaller at most, or else in two."""
    ink = fitted(word, wide, whole, _LINE_WORD)
    if width_of(word, ink) <= wide:
        return ink
    return snug(word, wide, 2 * _LINE * whole.size, whole, _LEAST_WORD * whole.size)


def _come(at: MomentContext, part: float) -> float:
    """Returns the size of letters that come, as a part of theirs."""
    return 1.0 if at.is_still else min(0.6 + 4 * part, 1.0)


def _draw_ground(painter: QPainter, box: QRectF, size: float, palette: TablePalette) -> None:
    """Draws a dark ground below words of a size in one or two lines."""
    painter.fillPath(rounded(box, _LINE * size / 2), QColor(palette.plate))


def _draw_rimmed(painter: QPainter, box: QRectF, text: str, ink: TextStyle) -> None:
    """Draws words with a dark rim, which can be read on cards as well as on the cloth."""
    dark = replace(ink, colour="#3a2407", has_shade=False)

    def draw(inner: QPainter, area: QRectF) -> None:
        draw_words(inner, area, text, dark)

    # Letters as large as these are filled anew each time.
    ratio = painter.device().devicePixelRatio()
    rim = paint(box.width(), box.height(), ratio, draw)
    step = max(ink.size / 28, 1.0)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2)):
        painter.drawPixmap(box.topLeft() + QPointF(dx * step, dy * step), rim)
    draw_words(painter, box, text, ink)


def large_crystal(at: MomentContext, rect: Rect) -> Show:
    """Returns a large crystal of ice that turns behind a frozen pile and fades."""
    side = _SIGN * max(rect.w, rect.h)
    place = around(rect.cx, rect.cy, side, side)
    make = partial(sparks.crystal, side, at.effects.ratio, at.state.palette.frost_high)

    def show(part: float) -> None:
        at.effects.put("large crystal", place, z.Z_LIGHT, None, make)
        at.effects.turn("large crystal", 0.0 if at.is_still else 50 * part, is_soft=True)
        size = 1.0 if at.is_still else 0.4 + 0.6 * glide(min(2.5 * part, 1.0))
        clear = _ICE * min(5 * part, 1.0, 2 * (1 - part))
        at.effects.pose("large crystal", opacity=clear, across=size, high=size, is_soft=True)

    return passing(at, "large crystal", show)
