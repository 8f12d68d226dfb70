"""What a ruleset says about laying a whole hand, read once."""

from functools import lru_cache
from typing import Final, final

from engine.cards import CALIENTE, JOKER, Card, Rank, Suit, make_card
from engine.exit_laws import may_throw_all_last
from engine.laws import laws_of
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.sets import SetWays
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import CanastaNeed
from engine.values import is_laid_at_once

STOP: Final = make_card(Rank.THREE, Suit.SPADES)
TWO: Final = make_card(Rank.TWO, Suit.SPADES)
_SPECIAL: Final = (CALIENTE, STOP, TWO, JOKER)
"""Cards other than naturals that the last discard could be, the cheapest first."""


@final
class Need:
    """The canastas that going out needs."""

    __slots__ = ("mixed", "natural", "samba", "sevens", "total", "wild", "wild_counts")

    def __init__(self, need: CanastaNeed) -> None:
        self.total, self.natural, self.mixed = need.total, need.natural, need.mixed
        self.wild, self.samba, self.sevens = need.wild, need.samba, need.sevens
        self.wild_counts = need.wild_counts


@final
class Terms:
    """Options of a ruleset, and what follows from them; nothing changes them.

    The search asks for many of them at every rank. Those of the ruleset itself, whose classes are
    not compiled, are looked up by name each time.
    """

    def __init__(self, rules: Ruleset) -> None:
        limits = self.limits = rules.limits
        self.ways = SetWays(limits)
        """The ways to lay cards of a rank within these limits."""
        self.need = Need(rules.out.canastas)
        self.enough = max(1, rules.out.canastas.total)
        """A number of canastas of a kind beyond which more make no difference."""
        self.must_discard = rules.out.last_discard
        self.may_discard_concealed = rules.out.concealed_with_discard
        self.must_finish = rules.out.unfinished_bars
        self.opens_naturally = rules.opening.naturals_only
        self.opens_with_splash = rules.opening.splash
        self.opens_mixed = rules.opening.mixed_canasta
        self.opens_with_triple = rules.opening.clean_triple != "none"
        self.may_triple_be_wild = rules.opening.clean_triple == "natural-or-wild"
        self.are_wilds_bound = rules.meld.wild_cards_bound
        self.are_twos_bound = rules.meld.twos_bound
        self.are_wilds_told_apart = rules.meld.twos_as_rank or rules.meld.twos_bound
        """Whether it matters to any law which wild cards are twos."""
        has_late_wilds = limits.late_wild_naturals > 0
        self.has_laws_of_ranks = limits.pure_ranks or has_late_wilds or self.must_finish
        """Whether a rank, or the time at which cards are laid, has rules of its own."""
        self.last_specials: tuple[Card, ...] = tuple(
            [card for card in _SPECIAL if not is_laid_at_once(rules, card)]
        )
        """The faces other than naturals that may be the last discard, the cheapest first."""
        self.may_be_last = [
            rank != Rank.SEVEN or may_throw_all_last(laws_of(rules)) for rank in range(BEHIND)
        ]
        """Whether a card of a natural rank may be the last discard, by rank."""


terms_of: Final = lru_cache(maxsize=32)(Terms)
"""Returns the terms of a ruleset."""
