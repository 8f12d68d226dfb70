"""The facts of a deal that do not change while it is played."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.dealcode import full_deck
from engine.kernel.kinds import CARDS, NATURALS, TWO, kind_counts, kinds_where, playable_kinds
from engine.rules.laying.terms import Terms, terms_of
from engine.rules.pile_ways import is_takeable
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.state import partners_against
from engine.values import (
    CanastaDemand,
    comes_to_hand,
    is_laid_at_once,
    opening_demand,
    opening_minimum,
)

NO_SEAT: Final = -1


@dataclass(frozen=True)
class Seating:
    """Seats, sides and scores of a deal, and the minimum of each side."""

    rules: Ruleset
    side_of: tuple[int, ...]
    following: tuple[int, ...]
    """The seat that plays next, by seat."""
    mates: tuple[tuple[int, ...], ...]
    """The other seats of the side, next to play first, by seat."""
    scores: tuple[int, ...]
    """Scores before this deal, by side."""
    deal: int
    lone: int = NO_SEAT
    """The seat of the lone hand against two partners, who each have a side; `NO_SEAT` without one.
    """
    needs: tuple[int, ...] = field(default=())
    """The minimum of the first melds in points, by side."""
    demands: tuple[CanastaDemand, ...] = field(default=())
    """The canastas that the first melds must include, by side."""
    pair: tuple[int, ...] = field(default=())
    """The two sides that are partners for this deal; empty without a lone hand."""
    rivals: tuple[tuple[int, ...], ...] = field(default=())
    """The opposing sides, by side."""
    seats: tuple[tuple[int, ...], ...] = field(default=())
    """The seats of the side and of its allies, by side."""
    precedes_mate: tuple[bool, ...] = field(default=())
    """Whether a partner plays next, by seat."""
    partner: tuple[int, ...] = field(default=())
    """The seat that answers the question, by seat that asks; `NO_SEAT` without one."""
    laid_from_pile: tuple[int, ...] = field(default=())
    """The kinds of cards that go from a taken pile to the table and not to the hand."""
    laid_at_once: tuple[int, ...] = field(default=())
    """The kinds of cards that are laid beside the melds and replaced."""
    may_take_wild: bool = False
    """Whether the pile may be taken with a wild card on top."""
    has_throwing_laws: bool = False
    """Whether some cards may not be thrown, or only when there are no others."""
    throwable: tuple[int, ...] = field(default=())
    """The kinds of cards that a seat may throw, as far as such laws allow it."""
    has_special_hands: bool = False
    laws: Laws = field(init=False, compare=False)
    """What the rules say, as turns ask for it."""
    terms: Terms = field(init=False, compare=False)
    """What the rules say about laying a whole hand."""
    limits: ShapeLimits = field(init=False)
    """The limits that the rules set to the shapes of melds."""
    deck: list[int] = field(init=False)
    """All cards of the game by class and by kind; never changed."""
    most_of_a_rank: int = field(init=False)
    """The most cards of a natural rank among them."""

    def __post_init__(self) -> None:
        for name, value in {**self._facts_of_sides(), **self._facts_of_rules()}.items():
            object.__setattr__(self, name, value)

    def _facts_of_sides(self) -> dict[str, object]:
        sides, seats = range(len(self.scores)), range(len(self.side_of))
        pair = partners_against(None if self.lone == NO_SEAT else self.lone, len(self.scores))
        allies = [pair if side in pair else (side,) for side in sides]
        own = [[seat for seat in seats if self.side_of[seat] in allies[side]] for side in sides]
        others = [[other for other in sides if other not in allies[side]] for side in sides]
        followed = enumerate(self.following)
        return {
            "pair": pair,
            "precedes_mate": tuple([after in self.mates[seat] for seat, after in followed]),
            "rivals": tuple(map(tuple, others)),
            "seats": tuple(map(tuple, own)),
            "partner": tuple([mates[0] if mates else NO_SEAT for mates in self.mates]),
            "needs": tuple([opening_minimum(self.rules, it, self.deal) for it in self.scores]),
            "demands": tuple([opening_demand(self.rules, it, self.deal) for it in self.scores]),
        }

    def _facts_of_rules(self) -> dict[str, object]:
        rules, throw = self.rules, self.rules.throw
        at_once = kinds_where(lambda card: is_laid_at_once(rules, card))
        playable = playable_kinds(rules.limits.lanes)
        deck = kind_counts(rules.limits.lanes, full_deck(rules))
        bars = (throw.sevens != "free", throw.wilds == "last", throw.bars_empty_pile)
        return {
            "laid_at_once": at_once,
            "laid_from_pile": kinds_where(lambda card: not comes_to_hand(rules, card)),
            "may_take_wild": is_takeable(rules, CARDS[TWO]),
            "has_throwing_laws": any(bars) or rules.stop.is_barred_in_first_turn,
            "throwable": tuple([kind for kind in playable if kind not in at_once]),
            "has_special_hands": rules.has_special_hands,
            "laws": rules.laws,
            "terms": terms_of(rules),
            "limits": rules.limits,
            "deck": deck,
            "most_of_a_rank": max(deck[:NATURALS]),
        }

    def with_lone(self, lone: int) -> "Seating":
        """Returns the seating with a lone hand and two partners."""
        pair = partners_against(lone, len(self.side_of))
        mates = tuple(
            tuple(mate for mate in pair if seat in pair and mate != seat)
            for seat in range(len(self.side_of))
        )
        return seated(self.rules, self.side_of, self.following, mates, self.scores, self.deal, lone)


seated: Final = lru_cache(maxsize=32)(Seating)
"""Returns the seating; the latest are kept, because all tables of a deal ask for the same one."""
