"""The memory of the next player: its cards that were seen, and its leanings by rank."""

from math import pow as power
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
    hidden = float(max(0, unseen - known))
    none = power(1.0 - share, hidden)
    one = two = 1.0
    if known == 0:
        single_card = hidden * share * power(1.0 - share, max(0.0, hidden - 1.0))
        one, two = leaning * (1.0 - none), leaning * max(0.0, 1.0 - none - single_card)
    elif known == 1:
        two = leaning * (1.0 - none)
    return min(1.0, pair * two + single * (one - two))
