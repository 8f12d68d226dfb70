"""Reasons that were counted in the trials of two actions, which met the same worlds: one for each
event that trials count.

``count`` and ``other`` say in how many of 100 trials something happened, with the action and with
the one that it is compared with; ``turns``, within how many turns after the own one.
"""

from collections.abc import Callable
from typing import Final

from engine.actions import Answer, AskPartner
from engine.ai.reasons.registry import enter, told_later
from engine.ai.reasons.situation import Situation

BRINGS_MORE: Final = "trials.brings_more"
"""The reason that is told where no event explains the difference."""


@told_later
def brings_more(at: Situation, count: int, other: int) -> bool:
    """In ``count`` of 100 trials the action brings more points, in ``other`` the other one."""
    return count + other <= 100 and _differ(at, count, other)


def _differ(at: Situation, count: int, other: int) -> bool:
    """Returns whether two actions can have been tried with these results."""
    is_tried = not isinstance(at.action, AskPartner | Answer)
    return is_tried and count != other and min(count, other, 100 - count, 100 - other) >= 0


def _before_next_turn(reason: str, event: str) -> str:
    """Enters an event that counts until the player is to move again; returns its id."""
    meaning = f"In ``count`` of 100 trials {event} before the player's next turn."
    return enter(reason, meaning, _differ)


def _within(
    reason: str, event: str, can_happen: Callable[[Situation], bool] = lambda _at: True
) -> str:
    """Enters an event that counts within the turns that are played; returns its id."""

    def holds(at: Situation, count: int, other: int, turns: int) -> bool:
        return can_happen(at) and turns > 0 and _differ(at, count, other)

    return enter(reason, f"In ``count`` of 100 trials {event} within the turns.", holds)


def _waits_for_foot(at: Situation) -> bool:
    return at.view.public.foot_counts[at.view.seat] > 0


def _waits_to_open(at: Situation) -> bool:
    return not at.view.own.has_opened


RIVALS_OUT: Final = _before_next_turn("trials.rivals_out", "a rival goes out")
RIVALS_TAKE: Final = _before_next_turn("trials.rivals_take", "a rival takes the pile")
RIVALS_OUT_SOON: Final = _within("trials.rivals_out_soon", "a rival goes out")
RIVALS_TAKE_SOON: Final = _within("trials.rivals_take_soon", "a rival takes the pile")
RIVALS_CANASTA: Final = _within("trials.rivals_canasta", "a rival side completes a canasta")
SIDE_OUT: Final = _within("trials.side_out", "the player's side goes out")
SIDE_TAKES: Final = _within("trials.side_takes", "the player's side takes a later pile")
CANASTA: Final = _within("trials.canasta", "the player's side completes a canasta")
CANASTAS: Final = _within("trials.canastas", "the player's side completes two canastas")
NATURAL: Final = _within("trials.natural", "the side completes a natural canasta")
FOOT: Final = _within("trials.foot", "the player takes up the foot", _waits_for_foot)
OPENED: Final = _within("trials.opened", "the player's side opens", _waits_to_open)
BEFORE_NEXT_TURN: Final[tuple[str, ...]] = (RIVALS_OUT, RIVALS_TAKE)
OF_RIVALS: Final[tuple[str, ...]] = (
    *BEFORE_NEXT_TURN,
    RIVALS_OUT_SOON,
    RIVALS_TAKE_SOON,
    RIVALS_CANASTA,
)
"""The events that the side wants to prevent."""
OF_SIDE: Final[tuple[str, ...]] = (SIDE_OUT, SIDE_TAKES, CANASTA, CANASTAS, NATURAL, FOOT, OPENED)
"""The events that the side wants to happen."""
