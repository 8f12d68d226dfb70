"""What a seat remembers of the next player: its seen cards, and its leanings by rank."""

from typing import NamedTuple


class Memory(NamedTuple):
    """Facts about the player who may take the pile next, by natural rank."""

    known: tuple[int, ...]
    """Cards that everybody saw going to its hand."""
    leanings: tuple[float, ...]
    """By how much likelier than chance it holds others: 1 where nothing tells."""


def chance_to_take(
    known: int, leaning: float, unseen: int, share: float, pair: float, single: float
) -> float:
    """How likely a hand that is known in part can use a card of a rank on the pile.

    The hand has a share of all unseen cards. It needs two of the rank, which it can use in so many
    cases, or just one in so many.
    """
    hidden = max(0, unseen - known)
    two = 1.0 if known >= 2 else leaning * _at_least(2 - known, hidden, share)
    one = 1.0 if known >= 1 else leaning * _at_least(1, hidden, share)
    return min(1.0, pair * two + single * (one - two))


def _at_least(wanted: int, unseen: int, share: float) -> float:
    """Chance that at least one or two of the unseen cards are in a hand of that share."""
    none = (1 - share) ** unseen
    if wanted == 1:
        return 1 - none
    one = unseen * share * (1 - share) ** max(0, unseen - 1)
    return max(0.0, 1 - none - one)
