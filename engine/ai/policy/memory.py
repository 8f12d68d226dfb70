"""The memory of the next player: its cards that were seen, and its leanings by rank."""

from typing import NamedTuple


class Memory(NamedTuple):
    """Facts about the player who may take the pile next, by natural rank."""

    known: tuple[int, ...]
    """Number of cards that everybody saw going to its hand."""
    leanings: tuple[float, ...]
    """Factor by which it is likelier than chance to hold further cards; 1 without evidence."""


def chance_to_take(
    known: int, leaning: float, unseen: int, share: float, pair: float, single: float
) -> float:
    """Returns the probability that a partly known hand can take the pile for a card of a rank.

    The hand holds the fraction ``share`` of all unseen cards. With two cards of the rank it can
    take the pile with probability ``pair``, with one card with probability ``single``.
    """
    hidden = max(0, unseen - known)
    two = 1.0 if known >= 2 else leaning * _at_least(2 - known, hidden, share)
    one = 1.0 if known >= 1 else leaning * _at_least(1, hidden, share)
    return min(1.0, pair * two + single * (one - two))


def _at_least(wanted: int, unseen: int, share: float) -> float:
    """Returns the probability that the hand holds ``wanted`` (1 or 2) or more of the cards."""
    none = (1 - share) ** unseen
    if wanted == 1:
        return 1 - none
    one = unseen * share * (1 - share) ** max(0, unseen - 1)
    return max(0.0, 1 - none - one)
