"""Computes where cards lie during the draw for seats and the cut."""

import math

from canasta_gui.table.layout import card_spreads as spreads
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, hull
from canasta_gui.table.layout.hand_layout import hand

_ARC = 17.0
"""The angle between the middle of the spread and its end, in degrees."""
_NEXT = 0.4
"""The distance between two cards drawn by the same player, in card widths."""
_LIFTED = 1.12
"""How far the packet is lifted towards the player who cuts, in card sizes."""
_TILT = 9.0


def spread(frame: Frame, count: int) -> spreads.Poses:
    """Returns a wide fan of backs across the table, between the players at the sides."""
    between = hull([frame.notice, frame.word])
    card = frame.measure.small
    turn = math.radians(_ARC)
    radius = (between.w / 2 - card) / math.sin(turn)
    sag = radius * (1 - math.cos(turn))
    cy = frame.stock.cy - sag / 2
    poses: list[Pose] = []
    for at in range(count):
        angle = turn * (2 * at / max(count - 1, 1) - 1)
        x = frame.width / 2 + radius * math.sin(angle)
        y = cy + radius * (1 - math.cos(angle))
        poses.append(Pose(x, y, card, math.degrees(angle), at))
    return tuple(poses)


def drawn(frame: Frame, chair: int, count: int) -> spreads.Poses:
    """Returns the poses of the cards that a player drew, side by side before the chair."""
    first = _first_drawn(frame, chair)
    step = _NEXT * first.width
    left = first.x - step * (count - 1) / 2
    return tuple(Pose(left + at * step, first.y, first.width, 0.0, at) for at in range(count))


def _first_drawn(frame: Frame, chair: int) -> Pose:
    if chair == next(iter(frame.seats)):
        return hand(frame.hand, frame.width / 2, frame.measure.card, (None,))[0]
    card = frame.measure.small
    fan = frame.seats[chair].fan if chair in frame.seats else frame.resting[chair].plate
    return Pose(fan.cx, fan.y + card * CARD_ASPECT / 2, card)


def packet(frame: Frame, seat: int, count: int) -> spreads.Poses:
    """Returns the poses of the cut packet, beside the stock, towards the player who cuts."""
    stock = frame.stock
    away = frame.hand if seat == next(iter(frame.seats)) else frame.place(seat).plate
    dx, dy = away.cx - stock.cx, away.cy - stock.cy
    reach = _LIFTED / max(abs(dx) / stock.w, abs(dy) / stock.h)
    tilt = _TILT if dx > 0 else -_TILT
    rise = 0.02 * stock.w
    place = Rect(stock.x + dx * reach, stock.y + dy * reach, stock.w, stock.h)
    return tuple(Pose(place.cx, place.cy - at * rise / 2, stock.w, tilt, at) for at in range(count))
