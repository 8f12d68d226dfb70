"""The numbers of the rules of thumb, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.ruleset.model import Ruleset

LIGHTEST = 5.0
"""The value in points of the cheapest cards."""


@dataclass(frozen=True)
class Style:
    """The weights of the rules of thumb, in points unless stated otherwise. The defaults were set
    by hand.
    """

    caution: float = 1.0
    """The weight of what a discard may give away; 0 ignores it."""
    has_memory: bool = True
    """Whether the player remembers what others threw or left on the pile."""

    pile_card: float = 14.0
    """The worth of the pile to the side that takes it: for each card, for each point of its cards,
    and as a base."""
    pile_point: float = 0.8
    pile_base: float = 25.0

    unopened_pair: float = 0.6
    """The probability that a side that has not opened can use a pair, and that an open side can use
    a card with a wild one."""
    single_and_wild: float = 0.5

    single: float = 1.0
    """The worth of a card in the hand: alone, in a pair, in a set, on a meld, on a canasta."""
    single_unseen: float = 0.8
    pair: float = 16.0
    pair_unseen: float = 1.5
    group: float = 34.0
    group_card: float = 4.0
    on_meld: float = 30.0
    on_canasta: float = 12.0
    late_point: float = 0.6
    """The reduction for each point of a card's value when the deal may end soon."""
    wild: float = 60.0
    stop: float = 18.0
    stop_when_needed: float = 4.0
    stop_pile: float = 60.0
    """The worth of a pile from which a stop card is needed."""
    freeze_unopened: float = 25.0
    """The worth of freezing before the opening with two wild cards; of freezing with own pairs a
    pile worth more than ``freeze_pile``; and that worth of the pile."""
    freeze_pairs: float = 35.0
    freeze_pile: float = 120.0

    take_card: float = 10.0
    """The gain of taking the pile: for each card, match and wild card, a canasta, the opening."""
    take_match: float = 9.0
    take_wild: float = 35.0
    take_canasta: float = 60.0
    take_opening: float = 25.0
    take_spent: float = 26.0
    """The cost of taking the pile: for each wild card laid, and for the card from the stock."""
    take_base: float = 4.0

    open_wild: float = 22.0
    """The cost of an opening: for each wild card, natural card, pair used, and point above the
    minimum."""
    open_natural: float = 3.0
    open_pair: float = 6.0
    open_surplus: float = 0.05

    spoil_first: float = 100.0
    """A natural set gets wild cards if fewer than this many unseen cards are left for each card
    that its canasta lacks: for the side's first canasta, and for others."""
    spoil: float = 1.0

    open_patience: float = 1000.0
    """The cost above which an opening waits while the deal is young."""

    hold: float = 5.0
    """The number of cards that are kept in the hand while the deal is young."""
    late_stock: float = 8.0
    """The deal is late with a stock of so few cards, or rivals with a canasta and so few cards."""
    small_hand: float = 4.0
    partner_cards: float = 3.0
    """The number of cards in the partner's hand up to which the player goes out at once."""
    others_card: float = 6.0
    """Points that each card in the others' hands is worth to a partner who is asked whether to go
    out; the partner says no with a hand of more points than that."""


TUNED = Style(
    pile_card=18.68,
    pile_point=1.21,
    pile_base=17.66,
    unopened_pair=0.8,
    single_and_wild=0.38,
    single=1.86,
    single_unseen=0.97,
    pair=27.64,
    pair_unseen=1.34,
    group=8.87,
    group_card=1.47,
    on_meld=51.27,
    on_canasta=24.77,
    late_point=0.67,
    wild=55.07,
    stop=25.99,
    stop_when_needed=2.84,
    stop_pile=65.2,
    freeze_unopened=17.51,
    freeze_pairs=18.08,
    freeze_pile=123.52,
    take_card=13.03,
    take_match=8.8,
    take_wild=17.94,
    take_canasta=76.14,
    take_opening=24.63,
    take_spent=36.37,
    take_base=3.91,
    open_wild=10.4,
    open_natural=5.68,
    open_pair=3.9,
    open_surplus=0.07,
    open_patience=73.55,
    hold=15.19,
    late_stock=3.15,
    small_hand=3.65,
    partner_cards=9.37,
)
"""Found by an earlier form of `python packaging/workshop tuning`, in 31,000 pairs of deals."""

TUNED_FOR_TWO_CARDS = replace(TUNED, take_base=110.0)
"""The style where two cards are drawn at once: a small pile is worth less than the stock."""


TUNED_FOR_FEET = Style(
    caution=0.3,
    pile_card=16.21,
    pile_point=0.77,
    pile_base=18.31,
    unopened_pair=0.47,
    single_and_wild=0.27,
    single=0.55,
    single_unseen=0.94,
    pair=40.75,
    pair_unseen=1.78,
    group=92.64,
    group_card=4.89,
    on_meld=53.52,
    on_canasta=13.11,
    late_point=0.69,
    wild=122.01,
    stop=9.0,
    stop_when_needed=5.64,
    stop_pile=42.26,
    freeze_unopened=47.25,
    freeze_pairs=15.64,
    freeze_pile=189.48,
    take_card=70.99,
    take_match=17.44,
    take_wild=52.17,
    take_canasta=22.01,
    take_opening=22.09,
    take_spent=34.78,
    take_base=110.0,
    open_wild=10.84,
    open_natural=6.62,
    open_pair=2.01,
    open_surplus=0.04,
    spoil_first=33.4,
    spoil=1.57,
    open_patience=1719.03,
    hold=0.62,
    late_stock=9.76,
    small_hand=0.6,
    partner_cards=4.86,
    others_card=10.0,
)
"""The style with second hands: it keeps few cards and takes few piles. A hundred steps of
`python packaging/workshop tuning` from the plain `Style()` led a third of the way here;
`caution` and `take_base` were then found by trial, because neither is worth changing alone."""


TUNED_FOR_RUNS = Style(
    caution=1.69,
    pile_card=20.64,
    pile_point=0.91,
    pile_base=21.24,
    unopened_pair=0.47,
    single_and_wild=0.46,
    single=1.2,
    single_unseen=0.73,
    pair=15.31,
    pair_unseen=1.82,
    group=39.04,
    group_card=2.94,
    on_meld=28.65,
    on_canasta=10.81,
    late_point=0.61,
    wild=54.24,
    stop=17.83,
    stop_when_needed=3.64,
    stop_pile=68.94,
    freeze_unopened=24.16,
    freeze_pairs=45.02,
    freeze_pile=116.15,
    take_card=11.97,
    take_match=8.32,
    take_wild=33.23,
    take_canasta=56.52,
    take_opening=22.68,
    take_spent=25.78,
    take_base=84.34,
    open_wild=32.72,
    open_natural=3.12,
    open_pair=6.67,
    open_surplus=0.04,
    spoil_first=78.43,
    spoil=0.86,
    open_patience=37.21,
    hold=2.0,
    late_stock=23.39,
    small_hand=4.79,
    partner_cards=9.3,
)
"""The style with sequences: a deal counts as late early, and few cards are kept. 240 steps of
`python packaging/workshop tuning` from the plain `Style()` with eight other numbers, found by
trial: caution 1.6, pile_card 18, take_base 60, open_patience 70, hold 2, late_stock 24, small_hand
6 and partner_cards 6."""


def style_for(rules: Ruleset) -> Style:
    """Returns the best style known for a game."""
    if rules.meld.sequences:
        return TUNED_FOR_RUNS
    if rules.deal.foot_size:
        return TUNED_FOR_FEET
    return TUNED if rules.draw.count == 1 else TUNED_FOR_TWO_CARDS


@dataclass(frozen=True)
class Weakness:
    """The numbers in which a weaker player differs from the best style known.

    Some mistakes are good play with second hands; there the numbers differ.
    """

    usual: Mapping[str, Any]
    with_feet: Mapping[str, Any]


BEGINNER = Weakness(
    usual={
        "caution": 0.0,
        "has_memory": False,
        "wild": 200.0,
        "single": 12.0,
        "pair": 12.0,
        "take_base": 110.0,
        "hold": 0.0,
        "small_hand": 0.0,
        "late_stock": 0.0,
        "partner_cards": 3.0,
    },
    with_feet={
        "caution": 0.0,
        "has_memory": False,
        "single": 12.0,
        "pair": 12.0,
        "take_base": 0.0,
        "late_stock": 110.0,
    },
)
"""Lays all it can, breaks pairs, does not see what the next player wants, and leaves most piles.

With a second hand it takes every pile instead, and soon spends its wild cards on any set.
"""

CASUAL = Weakness(
    usual={
        "caution": 0.15,
        "has_memory": False,
        "wild": 200.0,
        "single": 12.0,
        "pair": 12.0,
        "take_base": 80.0,
        "hold": 2.0,
        "partner_cards": 3.0,
    },
    with_feet={"has_memory": False, "take_base": 0.0, "hold": 7.0},
)
"""Looks at the table, forgets what was thrown; lays early, takes fat piles only, never freezes.

With a second hand it takes every pile instead, and keeps cards back that are in its way there.
"""

NONE = Weakness(usual={}, with_feet={})


def weakened(rules: Ruleset, weakness: Weakness) -> Style:
    """Returns the style of a player with a weakness: the best one known for the game, with its
    changes.
    """
    worse = weakness.with_feet if rules.deal.foot_size else weakness.usual
    return replace(style_for(rules), **worse)
