"""How cards lie over one another: what shows of each, and which lie on top."""

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.viewmodel.zones import ZoneKind

STRIP = 0.2
"""The visible part of a card above the next one in a meld, in card heights; it shows the rank."""
FAN = 0.28
"""The visible part of a card beside the next one in a row, in card widths; it shows the index."""
BONUS_FAN = 0.32
"""The same of bonus cards: it shows rank and suit in large type."""
TROPHY, LEAST_TROPHY = 1.25, 1.121
"""The width of a canasta, in widths of a card of the melds beside it: where there is room, and at
the least.
"""
EDGE = 0.015
"""What shows of each card below the top one of a squared stack, in card widths."""
EDGES = 6
"""The number of edges that show below a canasta."""
LIFT = 0.17
"""How far a raised card stands out of the hand, in card widths."""
PEEK = 0.06
"""How far a card comes up under the pointer, in card widths."""
BEND = 0.12
"""How far the outer cards of a hand reach below the middle ones, in card widths."""
CROSSWISE = 0.64
"""How far a card that lies crosswise reaches out of the pile, in card widths."""
_BANDS = {
    ZoneKind.BONUS: 100.0,
    ZoneKind.MELD: 200.0,
    ZoneKind.FOOT: 250.0,
    ZoneKind.PACKET: 280.0,
    ZoneKind.STOCK: 300.0,
    ZoneKind.SPREAD: 320.0,
    ZoneKind.PILE: 400.0,
    ZoneKind.DRAWN: 500.0,
    ZoneKind.STAGE: 700.0,
    ZoneKind.HAND: 800.0,
}
"""The z values by place: below 100 lies furniture, from 2000 up moving cards."""
MOVING = 2000.0
"""The z value of cards on their way."""


def in_layer(pose: Pose, kind: ZoneKind) -> Pose:
    """Returns the pose of a card, whose z value counts within its place, at that of its place."""
    return Pose(pose.x, pose.y, pose.width, pose.angle, _BANDS[kind] + pose.z)


def edges_below(lowness: float) -> int:
    """Returns the number of edges that show below a canasta: half of them in a low window."""
    return round(EDGES * (1 - lowness / 2))


def squared_height(lowness: float) -> float:
    """Returns the height of a canasta with its edges, in widths of its card."""
    return CARD_ASPECT + EDGE * edges_below(lowness)


def trophy_place(band: Rect, front: Rect, trophy: float, lowness: float) -> Rect:
    """Returns the place of a canasta among cards of a size: larger, its edges below it on their
    foot, or lower where the band is not high enough.
    """
    card = min(trophy * front.w, max(band.h / squared_height(lowness), front.w))
    high = card * CARD_ASPECT
    top = max(front.bottom - EDGE * edges_below(lowness) * card - high, band.y)
    return Rect(front.cx - card / 2, top, card, high)
