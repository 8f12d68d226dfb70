"""What the rules of thumb do not begin or keep, because it costs points while it is unfinished."""

from typing import Final

from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel.kinds import ACE, SEVEN, WILD_SET
from engine.scoring import HELD_AT_RISK

_SURE: Final = 5
"""Cards from which a meld that costs points unfinished is begun: two more finish it."""
_COST: Final = 45.0
"""Points by which keeping a further card of such a rank is worse than keeping another card."""


def is_risky_start(estimates: SeatEstimates, head: int, cards: int, wilds: int = 0) -> bool:
    """Returns whether a new meld of so many cards, some of them wild, is too small to begin."""
    options = estimates.options
    if head == WILD_SET:
        return options.score_unfinished_wild > 0 and cards < _SURE
    is_pure = head == SEVEN or (head == ACE and not wilds)
    return is_pure and options.score_unfinished_pure > 0 and cards < _SURE


def cost_of_keeping(estimates: SeatEstimates, rank: int) -> float:
    """Returns the points that a card of the hand risks at the end: one of many sevens or aces."""
    held = estimates.hand[rank]
    if rank not in (SEVEN, ACE) or held >= _SURE:
        return 0.0
    return _COST * max(0, held - HELD_AT_RISK + 2)
