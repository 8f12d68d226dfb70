"""The positions of a recorded deal at which playback can stop (moments, turns, highlights), and
their signs: one shape for each kind, so that no colour is needed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.viewmodel.recorded_deal import Highlight


@dataclass(frozen=True, slots=True)
class MomentMark:
    """The sign that is drawn at a moment."""

    sign: Highlight | None = None
    is_own: bool = False
    """Whether the viewer's side did it."""
    has_reason: bool = False
    """Whether a computer player can say why it acted so."""
    is_finding: bool = False
    """Whether the review found something better."""

    @property
    def rank(self) -> int:
        """The rank of the sign, 0 for the most important one."""
        every = list(Highlight)
        return len(every) if self.sign is None else every.index(self.sign)


class Jump(StrEnum):
    """The ways to move along the line."""

    FIRST = "first"
    SIGN_BACK = "sign-back"
    TURN_BACK = "turn-back"
    BACK = "back"
    ON = "on"
    TURN_ON = "turn-on"
    SIGN_ON = "sign-on"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Stops:
    """The moments of a deal."""

    marks: tuple[MomentMark, ...]
    turns: tuple[int, ...]
    """By moment: the number of its turn."""

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.marks) - 1

    def ends_turn(self, at: int) -> bool:
        """Returns whether a turn, or the dealing, ends with a moment."""
        return at == self.last or self.turns[at] != self.turns[at + 1]

    def goal(self, move: Jump, at: int) -> int:
        """Returns the moment to which a move leads; ``at`` if it leads nowhere."""
        match move:
            case Jump.FIRST:
                return 0
            case Jump.LAST:
                return self.last
            case Jump.BACK | Jump.ON:
                return min(max(at + (1 if move is Jump.ON else -1), 0), self.last)
            case Jump.TURN_BACK | Jump.TURN_ON:
                ends = [one for one in range(self.last + 1) if self.ends_turn(one)]
                return _next(ends, at, is_on=move is Jump.TURN_ON)
            case Jump.SIGN_BACK | Jump.SIGN_ON:
                marked = enumerate(self.marks)
                signs = [one for one, mark in marked if mark.sign or mark.is_finding]
                return _next(signs, at, is_on=move is Jump.SIGN_ON)


def _next(places: Iterable[int], at: int, *, is_on: bool) -> int:
    """Returns the next of some sorted places after ``at`` or before it; ``at`` if there is none."""
    if is_on:
        return next((one for one in places if one > at), at)
    return next((one for one in reversed(list(places)) if one < at), at)


SIDE: Final = 15.0
"""The width and height of a sign in pixels."""
_LINE: Final = 1.7


def draw_sign(
    painter: QPainter, kind: Highlight, middle: QPointF, ink: QColor, paper: QColor
) -> None:
    """Draws a sign around a point; ``paper`` is the colour behind it."""
    painter.save()
    painter.translate(middle)
    pen = QPen(ink, _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(ink)
    _SIGNS[kind](painter, paper)
    painter.restore()


def draw_finding(painter: QPainter, middle: QPointF, ink: QColor, paper: QColor) -> None:
    """Draws the sign of a decision that the review found: an exclamation mark on a triangle."""
    painter.save()
    painter.translate(middle)
    path = QPainterPath(QPointF(0, -6))
    path.lineTo(7, 6)
    path.lineTo(-7, 6)
    path.closeSubpath()
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(ink)
    painter.drawPath(path)
    painter.setPen(QPen(paper, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0, -2), QPointF(0, 1.5))
    painter.drawPoint(QPointF(0, 4.6))
    painter.restore()


def _draw_opening(painter: QPainter, _paper: QColor) -> None:
    """Draws a flag."""
    painter.drawLine(QPointF(-4, 7), QPointF(-4, -7))
    path = QPainterPath(QPointF(-4, -7))
    path.lineTo(6, -3.5)
    path.lineTo(-4, 0.5)
    path.closeSubpath()
    painter.drawPath(path)


def _draw_taking(painter: QPainter, _paper: QColor) -> None:
    """Draws an arrow that leaves a tray."""
    painter.drawLine(QPointF(0, 4), QPointF(0, -6))
    painter.drawPolyline([QPointF(-4, -2.5), QPointF(0, -6.5), QPointF(4, -2.5)])
    painter.drawPolyline([QPointF(-6.5, 3), QPointF(-6.5, 7), QPointF(6.5, 7), QPointF(6.5, 3)])


def _draw_canasta(painter: QPainter, paper: QColor) -> None:
    """Draws a card with a seal."""
    painter.drawRoundedRect(QRectF(-5, -7, 10, 14), 2, 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawEllipse(QPointF(0, 0), 2.6, 2.6)


def _draw_freeze(painter: QPainter, _paper: QColor) -> None:
    """Draws a crystal of ice."""
    for arm in range(3):
        x, y = 6.8 * cos(pi * arm / 3 + pi / 2), 6.8 * sin(pi * arm / 3 + pi / 2)
        painter.drawLine(QPointF(-x, -y), QPointF(x, y))


def _draw_out(painter: QPainter, _paper: QColor) -> None:
    """Draws a star."""
    path = QPainterPath()
    for tip in range(10):
        far = 7.8 if tip % 2 == 0 else 3.3
        at = QPointF(far * sin(pi * tip / 5), -far * cos(pi * tip / 5))
        if tip:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)


_SIGNS: Final[Mapping[Highlight, Callable[[QPainter, QColor], None]]] = {
    Highlight.OPENING: _draw_opening,
    Highlight.TAKING: _draw_taking,
    Highlight.CANASTA: _draw_canasta,
    Highlight.FREEZE: _draw_freeze,
    Highlight.OUT: _draw_out,
}
