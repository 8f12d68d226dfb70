"""What a ruleset says about laying a whole hand, read once."""

from functools import lru_cache
from typing import Final, final

from engine.cards import CALIENTE, JOKER, Card, Rank, Suit, make_card
from engine.exit_laws import may_throw_all_last
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.sets import SetWays
from engine.ruleset.model import Ruleset
from engine.values import is_laid_at_once

STOP: Final = make_card(Rank.THREE, Suit.SPADES)
TWO: Final = make_card(Rank.TWO, Suit.SPADES)
_SPECIAL: Final = (CALIENTE, STOP, TWO, JOKER)
"""Cards other than naturals that the last discard could be, the cheapest first."""


@final
class Terms:
    """What follows from the laws of a ruleset for laying a whole hand; nothing changes it."""

    def __init__(self, rules: Ruleset) -> None:
        limits, laws = rules.limits, rules.laws
        self.limits, self.laws = limits, laws
        self.ways = SetWays(limits)
        """The ways to lay cards of a rank within these limits."""
        self.enough = max(1, laws.out_need.total)
        """A number of canastas of a kind beyond which more make no difference."""
        self.opens_with_triple = rules.opening.clean_triple != "none"
        self.may_triple_be_wild = rules.opening.clean_triple == "natural-or-wild"
        self.are_wilds_told_apart = rules.meld.twos_as_rank or rules.meld.twos_bound
        """Whether it matters to any law which wild cards are twos."""
        has_late_wilds = limits.late_wild_naturals > 0
        self.has_laws_of_ranks = limits.pure_ranks or has_late_wilds or laws.out_unfinished_bars
        """Whether a rank, or the time at which cards are laid, has rules of its own."""
        self.last_specials: tuple[Card, ...] = tuple(
            [card for card in _SPECIAL if not is_laid_at_once(rules, card)]
        )
        """The faces other than naturals that may be the last discard, the cheapest first."""
        self.may_be_last = [
            rank != Rank.SEVEN or may_throw_all_last(laws) for rank in range(BEHIND)
        ]
        """Whether a card of a natural rank may be the last discard, by rank."""


terms_of: Final = lru_cache(maxsize=32)(Terms)
"""Returns the terms of a ruleset."""
