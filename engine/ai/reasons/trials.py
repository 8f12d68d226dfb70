"""Reasons that were counted in the trials of two actions, which met the same worlds.

``count`` and ``other`` say in how many of 100 trials something happened, with the action and with
the one that it is compared with; ``turns``, within how many turns after the own one.
"""

from typing import Final

from engine.actions import Answer, AskPartner
from engine.ai.reasons.registry import told_later
from engine.ai.reasons.situation import Situation

BRINGS_MORE: Final = "trials.brings_more"
"""The reason that is told where no event explains the difference."""


@told_later
def rivals_out(at: Situation, count: int, other: int) -> bool:
    """In ``count`` of 100 trials a rival goes out before the player's next turn."""
    return _differ(at, count, other)


@told_later
def rivals_take(at: Situation, count: int, other: int) -> bool:
    """In ``count`` of 100 trials a rival takes the pile before the player's next turn."""
    return _differ(at, count, other)


@told_later
def rivals_out_soon(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials a rival goes out within the turns."""
    return _differ(at, count, other, turns)


@told_later
def rivals_take_soon(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials a rival takes the pile within the turns."""
    return _differ(at, count, other, turns)


@told_later
def rivals_canasta(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials a rival side completes a canasta within the turns."""
    return _differ(at, count, other, turns)


@told_later
def side_out(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player's side goes out within the turns."""
    return _differ(at, count, other, turns)


@told_later
def side_takes(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player's side takes a later pile within the turns."""
    return _differ(at, count, other, turns)


@told_later
def canasta(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player's side completes a canasta within the turns."""
    return _differ(at, count, other, turns)


@told_later
def canastas(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player's side completes two canastas within the turns."""
    return _differ(at, count, other, turns)


@told_later
def natural(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the side completes a natural canasta within the turns."""
    return _differ(at, count, other, turns)


@told_later
def foot(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player takes up the foot within the turns."""
    return at.view.public.foot_counts[at.view.seat] > 0 and _differ(at, count, other, turns)


@told_later
def opened(at: Situation, count: int, other: int, turns: int) -> bool:
    """In ``count`` of 100 trials the player's side opens within the turns."""
    return not at.view.own.has_opened and _differ(at, count, other, turns)


@told_later
def brings_more(at: Situation, count: int, other: int) -> bool:
    """In ``count`` of 100 trials the action brings more points, in ``other`` the other one."""
    return count + other <= 100 and _differ(at, count, other)


def _differ(at: Situation, count: int, other: int, turns: int = 1) -> bool:
    """Returns whether two actions can have been tried with these results."""
    is_tried = not isinstance(at.action, AskPartner | Answer)
    return (
        is_tried
        and turns > 0
        and count != other
        and min(count, other, 100 - count, 100 - other) >= 0
    )
