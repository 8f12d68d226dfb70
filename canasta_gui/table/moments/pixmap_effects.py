"""What stands on the table stirs: frost settles, whoever goes out knocks."""

import math
from collections.abc import Hashable

from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.motion.path import ease

_KNOCK_DEPTH = 0.14
"""How far a plate goes down, by its height."""
_FROST_REACH = 0.16
"""By how much the ice begins larger than the card that it settles on."""


def fading(at: MomentContext, key: Hashable) -> Show:
    """A sign comes without moving."""
    return lambda part: at.items.pose(key, opacity=part)


def frost(at: MomentContext) -> Show:
    """Ice settles from around the card."""

    def show(part: float) -> None:
        size = 1 + _FROST_REACH * (1 - ease(part))
        at.items.pose("frost", opacity=part, across=size, high=size)

    return show


def knock(at: MomentContext, seat: int) -> Show:
    """The plate goes down twice, as a hand on the table would."""

    def show(part: float) -> None:
        at.items.pose(("seat", seat), down=_KNOCK_DEPTH * abs(math.sin(2 * math.pi * part)))

    return show
