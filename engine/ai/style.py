"""The numbers of the rules of thumb, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

from engine.ai.game_kind import GameKind, RuleFacts, WantedFacts, are_wanted, facts_of, read_toml
from engine.ruleset.model import Ruleset


@dataclass(frozen=True)
class Style:
    """The weights of the rules of thumb, set by hand; in points unless stated otherwise."""

    caution: float = 1.0
    """The weight of what a discard may give away; 0 ignores it."""
    closing: float = 0.5
    """The weight of the points of a canasta that a discard closes for the next player."""
    has_memory: bool = True
    """Whether the player remembers what others threw or left on the pile."""

    pile_card: float = 14.0
    """The worth of the pile to the side that takes it: each card, each point, and a base."""
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
    """The cost of an opening: for each wild card, natural card, pair, and spare point."""
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


class _Change(NamedTuple):
    """Numbers that are better in some games than those of their kind."""

    by: str
    """Who plays with them: one of `_ALL`, `_BEST`, `_CLUB`."""
    where: WantedFacts
    numbers: Mapping[str, Any]


_STORED: Final = read_toml("styles.toml")
_STYLES: Final[Mapping[GameKind, Style]] = {
    kind: Style(**{name: numbers[place] for name, numbers in _STORED["numbers"].items()})
    for place, kind in enumerate(_STORED["kinds"])
}
"""The best styles known, by kind of game alone."""
TUNED = _STYLES["sets"]
_CHANGES: Final = tuple(_Change(**change) for change in _STORED["changes"])
_ALL: Final = "all"
_BEST: Final = "best"
_CLUB: Final = "club"


def style_for(rules: Ruleset) -> Style:
    """Returns the best style known for a game to those who play by rules of thumb."""
    return _style(facts_of(rules), (_ALL, _BEST, _CLUB))


def hasty_style_for(rules: Ruleset) -> Style:
    """Returns the style on which weaker levels stand: they do not wait with their first melds."""
    return _style(facts_of(rules), (_ALL,))


def trial_style_for(rules: Ruleset) -> Style:
    """Returns the best style known for a game to those who try actions in sampled worlds."""
    return _style(facts_of(rules), (_ALL, _BEST))


@cache
def _style(game: RuleFacts, by: tuple[str, ...]) -> Style:
    """Returns the numbers of a kind of game with those changes that some players make there."""
    style = _STYLES["runs" if game.kind == "runs-and-wilds" else game.kind]
    for change in _CHANGES:
        if change.by in by and are_wanted(game, change.where):
            style = replace(style, **change.numbers)
    return style
