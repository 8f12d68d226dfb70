"""Reasons that compare laying cards with another action, which may lay other cards or none."""

from engine.ai.reasons.fact import bonuses
from engine.ai.reasons.registry import told_later
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.state import TableMeld

_NEAR_FOOT = 3
"""The largest hand from which the second hand is near."""


@told_later
def misses_canasta(at: Situation, points: int) -> bool:
    """The better action makes a canasta that pays ``points``; this one makes none."""
    return points > 0 and not bonuses(at)


@told_later
def keeps_natural(at: Situation, cards: tuple[Card, ...]) -> bool:
    """A natural canasta of the rank stays natural; the other action adds wild cards to it."""
    melds = (meld for meld in at.view.own.melds if meld.rank == rank_of(cards[0]))
    return any(_is_natural(at, meld) for meld in melds) and not spoils_natural(at, cards)


@told_later
def spoils_natural(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The action lays wild cards on a natural canasta of the rank."""
    return rank_of(cards[0]) in {rank_of(card) for card in naturals_spoiled(at)}


@told_later
def nears_foot(at: Situation, count: int) -> bool:
    """Cards are laid, and only ``count`` cards are left before the second hand is taken up."""
    has_foot = at.view.public.foot_counts[at.view.seat] > 0
    return has_foot and bool(at.melds) and 0 < count == len(at.laid.hand_after) <= _NEAR_FOOT


@told_later
def leaves_open(at: Situation) -> bool:
    """Cards are laid, and the better action is still possible in the same turn."""
    return bool(at.melds and at.laid.hand_after)


def naturals_spoiled(at: Situation) -> tuple[Card, ...]:
    """Returns a card of each natural canasta on which the action lays wild cards."""
    return tuple(
        part.cards[0]
        for group in at.melds
        for part in group.parts
        if _is_natural(at, part) and any(map(is_wild, group.cards))
    )


def _is_natural(at: Situation, meld: TableMeld) -> bool:
    """Returns whether a meld is a canasta without wild cards."""
    return len(meld.cards) >= at.view.rules.canasta.size and all(map(is_natural, meld.cards))
