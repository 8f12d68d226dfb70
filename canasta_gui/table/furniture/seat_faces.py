"""Draws the faces of the players, with marks for turn, dealer, frozen pile and thinking."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import is_plain
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, fitted, width_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.render.ornaments import crystal_path
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import disc, rounded, shaded
from canasta_gui.table.render.portrait import Gaze, portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import SeatView
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.words.sign_texts import sign_text

_GLOW = 0.12
"""How far the glow reaches, by the size of the face."""
_DIM = 0.5
"""How much is seen of somebody who sits out."""
_DEALER = (0.32, 1.25)
"""The size of the dealer's button, by that of the face; and by that of the text if it is more."""
_LETTER = (0.64, 0.8)
"""The size of its letter, by that of the button: usually, and in large text."""
_AT_DEALER = 0.36
"""How far above and beside the middle of the face it lies, by the size of the face."""
_DEALER_WORD, _LEAST_DEALER, _DEALER_PAD, _DEALER_HIGH = 0.96, 0.8, 0.9, 1.36
"""The size of the word on it, and the least one, in text heights; the space beside the word and the
height of the button, by that size.
"""
_BESIDE_EYES = 0.06
"""How far beside the middle of the face a button with a word begins, by the size of the face."""
_AT_FROST = (-0.36, 0.36)
"""How far beside and below the middle of the face the snow crystal lies; it has the dealer's
size.
"""
_THOUGHT = (0.46, 0.24)
"""The size of the bubble of somebody who thinks, by that of the face."""
_AT_THOUGHT = (0.25, 0.36)
"""How far beside and below the middle of the face it lies."""


@dataclass(frozen=True, slots=True)
class FaceData:
    """The values that decide how a face is drawn."""

    face: str
    mood: Mood
    is_to_act: bool
    is_dealer: bool
    """Whether the dealer's button lies on it, with a letter."""
    dots: int = 0
    """A counter that animates the dots while the player thinks."""
    is_dim: bool = False
    has_frost: bool = False
    """Whether the pile is frozen for the player."""
    gaze: Gaze = Gaze.AHEAD
    colour: str = ""
    is_large: bool = False
    """Whether large text takes the room of decoration."""


def face_area(face: Rect) -> Rect:
    """Returns the rectangle of a face with its glow."""
    return face.grown(_GLOW * face.w)


def show_face(items: PixmapItems, state: FurnitureState, seat: SeatView, face: str) -> None:
    """Shows the face of who sits in a place, with its marks."""
    has_frost = bool(seat.frost) and not state.told
    gaze = state.gazes.get(seat.seat, Gaze.AHEAD) if seat.mood is Mood.CALM else Gaze.AHEAD
    sign = FaceData(
        face,
        seat.mood,
        seat.is_to_act,
        seat.is_dealer and _dealer_place(state, seat) is None,
        state.dots if seat.is_thinking else 0,
        bool(seat.note),
        has_frost,
        gaze,
        "" if seat.note else state.side_colour(seat.side).line,
        bool(state.frame.measure.yielding),
    )
    key = ("face", seat.seat)
    items.draw(
        key,
        face_area(state.frame.place(seat.seat).face),
        z.Z_FACES,
        (sign, state.style),
        lambda painter, box: draw_face(painter, box, sign, state.palette, state.text),
    )
    items.tell(key, "" if state.told else seat.description)


def show_dealer(items: PixmapItems, state: FurnitureState, seat: SeatView) -> None:
    """Shows the dealer's button with a word; where that has no room, its letter is on the face."""
    place = _dealer_place(state, seat)
    if place is not None:
        key, (rect, ink), word, palette = ("dealer", seat.seat), place, seat.dealt, state.palette
        items.draw(
            key,
            rect,
            z.Z_FACES + 1,
            (word, ink, state.style),
            lambda painter, box: _draw_dealer_word(painter, box, word, ink, palette),
        )
        items.tell(key, sign_text(Sign.DEALER).line)


def marks_reach(face: Rect, text: float) -> float:
    """Returns how far beyond its middle a face and the marks at its edge reach to either side."""
    return max(face.w, 2 * _AT_DEALER * face.w + _mark_size(face.w, text)) / 2


def _dealer_place(state: FurnitureState, seat: SeatView) -> tuple[Rect, TextStyle] | None:
    """Returns the place of the dealer's button with a word, beside the eyes and before the cards in
    hand, and the style of the word; ``None`` where it has no room.
    """
    place, word, text = state.frame.place(seat.seat), seat.dealt, state.text
    if not (seat.is_dealer and word):
        return None
    face, size, is_left = place.face, _DEALER_WORD * text, place.turn < 0
    near = face.cx + (-_BESIDE_EYES if is_left else _BESIDE_EYES) * face.w
    room = near - place.plate.x if is_left else place.plate.right - near
    ink = TextStyle(size, "", is_bold=True, align="centre")
    ink = fitted(word, room - _DEALER_PAD * size, ink, _LEAST_DEALER * text / size)
    wide, high = width_of(word, ink) + _DEALER_PAD * ink.size, _DEALER_HIGH * ink.size
    if wide > room + 1 or high > face.h / 2:
        return None
    y = face.cy - _AT_DEALER * face.h - high / 2
    if not place.is_upright:
        y = min(y, place.plate.y - high + 1)
    return Rect(near - wide if is_left else near, y, wide, high), ink


def _draw_dealer_word(
    painter: QPainter, box: QRectF, word: str, ink: TextStyle, palette: TablePalette
) -> None:
    """Draws the dealer's button with a word."""
    line = 0.1 * ink.size
    body = box.adjusted(line, line, -line, -line)
    path = rounded(body, body.height() / 2)
    painter.fillPath(path, QColor(palette.ribbon_trim))
    painter.strokePath(path, QPen(QColor(palette.seal_mixed), line))
    draw_words(painter, box, word, replace(ink, colour=palette.seal_mixed))


def _mark_size(face: float, text: float) -> float:
    """Returns the size of the dealer's button and of the snow crystal."""
    return max(_DEALER[0] * face, _DEALER[1] * text)


def draw_face(
    painter: QPainter, box: QRectF, sign: FaceData, palette: TablePalette, text: float
) -> None:
    """Draws the face with its ring, the dealer's button and the thought bubble."""
    size = box.width() / (1 + 2 * _GLOW)
    if sign.is_to_act and not is_plain(palette):
        _glow(painter, box, size, palette.target)
    if sign.is_dim:
        # The plate that the face covers would show through it.
        painter.fillPath(disc(box.center(), size / 2), QColor(palette.plate))
    painter.setOpacity(_DIM if sign.is_dim else 1.0)
    ring = palette.target if sign.is_to_act else sign.colour or _ring(palette)
    ratio = painter.device().devicePixelRatioF()
    picture = portrait(sign.face, sign.mood, size, ratio, ring, sign.gaze)
    place = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
    painter.drawPixmap(place.topLeft(), picture)
    painter.setOpacity(1.0)
    if sign.is_to_act:
        _draw_ring(painter, box.center(), size, palette)
    if sign.is_dealer:
        _draw_dealer(painter, box.center(), size, palette, text, _LETTER[sign.is_large])
    if sign.has_frost:
        _draw_crystal(painter, box.center(), size, palette, text)
    if sign.mood is Mood.THINKING:
        _draw_thought(painter, box.center(), size, sign.dots, palette)


def _ring(palette: TablePalette) -> str:
    return palette.word if is_plain(palette) else palette.plate_edge


def _glow(painter: QPainter, box: QRectF, size: float, colour: str) -> None:
    """Draws light around the face, fading outwards."""
    light = QRadialGradient(box.center(), box.width() / 2)
    light.setColorAt(0.97 * size / box.width(), shaded(colour, 0.75))
    light.setColorAt(1.0, shaded(colour, 0.0))
    painter.fillRect(box, light)


def _draw_ring(painter: QPainter, middle: QPointF, size: float, palette: TablePalette) -> None:
    width = (0.07 if is_plain(palette) else 0.05) * size
    painter.strokePath(disc(middle, (size - width) / 2), QPen(QColor(palette.target), width))


def _draw_dealer(
    painter: QPainter,
    middle: QPointF,
    face: float,
    palette: TablePalette,
    text: float,
    part: float,
) -> None:
    """Draws a round button with the letter for the dealer, which takes a part of it."""
    size = _mark_size(face, text)
    at = middle + QPointF(_AT_DEALER * face, -_AT_DEALER * face)
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    path = disc(at, size / 2)
    painter.fillPath(path, QColor(palette.ribbon_trim))
    painter.strokePath(path, QPen(QColor(palette.seal_mixed), 0.06 * size))
    letter = QCoreApplication.translate("Table", "D", "one letter: the dealer's button")
    draw_words(painter, box, letter, TextStyle(part * size, palette.seal_mixed, True, "centre"))


def _draw_crystal(
    painter: QPainter, middle: QPointF, face: float, palette: TablePalette, text: float
) -> None:
    """Draws the snow crystal that lies on a frozen pile."""
    size = _mark_size(face, text)
    at = middle + QPointF(*_AT_FROST) * face
    ground = disc(at, size / 2)
    painter.fillPath(ground, QColor(palette.frost_line))
    painter.strokePath(ground, QPen(QColor(palette.frost_high), 0.06 * size))
    painter.strokePath(crystal_path(at, 0.34 * size), QPen(QColor(palette.frost_high), 0.07 * size))


def _draw_thought(
    painter: QPainter, middle: QPointF, face: float, lit: int, palette: TablePalette
) -> None:
    """Draws a small bubble with three dots, which light up one after the other."""
    wide, high = _THOUGHT[0] * face, _THOUGHT[1] * face
    at = middle + QPointF(_AT_THOUGHT[0] * face, _AT_THOUGHT[1] * face)
    path = rounded(QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high), high / 2)
    painter.fillPath(path, QColor(palette.word))
    painter.strokePath(path, QPen(QColor(palette.plate), 0.02 * face))
    for number in range(3):
        dot = disc(at + QPointF((number - 1) * 0.28 * wide, 0), 0.17 * high)
        is_lit = lit % 4 > number or lit == 0
        painter.fillPath(dot, shaded(palette.plate, 1.0 if is_lit else 0.3))
