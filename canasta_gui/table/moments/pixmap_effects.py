"""Effects that move items of the furniture: frost that settles, and the knock of going out."""

import math
from collections.abc import Hashable

from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import ease

_KNOCK_DEPTH = 0.14
"""How far a plate moves down, as a part of its height."""
_NOD_DEPTH = 0.1
"""The same of a face that nods."""
_FROST_REACH = 0.16
"""How much larger the ice is at the beginning, as a part of its size."""


def fading(at: MomentContext, key: Hashable) -> Show:
    """Returns a movement in which an item fades in."""
    return lambda part: at.items.pose(key, opacity=part)


def frost(at: MomentContext) -> Show:
    """Returns the movement of ice that settles on the card from around it."""

    def show(part: float) -> None:
        size = 1 + _FROST_REACH * (1 - ease(part))
        at.items.pose("frost", opacity=part, across=size, high=size)

    return show


def nod(at: MomentContext, seat: int) -> Show:
    """Returns the movement of a face that goes down twice, slowly, as one nods."""

    def show(part: float) -> None:
        at.items.pose(("face", seat), down=_NOD_DEPTH * math.sin(2 * math.pi * part) ** 2)

    return show


def knock(at: MomentContext, seat: int) -> Show:
    """Returns the movement of a player's plate that goes down twice, like a knock on the table."""

    def show(part: float) -> None:
        at.items.pose(("seat", seat), down=_KNOCK_DEPTH * abs(math.sin(2 * math.pi * part)))

    return show
