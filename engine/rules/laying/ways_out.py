"""How a whole hand goes in one turn: everything laid, or everything but a last discard."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.actions import Play
from engine.cards import Card, is_bonus, is_caliente, is_natural, is_stop
from engine.counts import remove_cards
from engine.rules.laying.cards import Cards
from engine.rules.laying.dealing import plays_of
from engine.rules.laying.hope import is_hopeless
from engine.rules.laying.search import search
from engine.ruleset.model import Ruleset
from engine.shapes import is_lawful_stop_set
from engine.state import TableMeld
from engine.values import points_in, points_of


@dataclass(frozen=True, slots=True)
class Exit:
    """How a hand can be laid down completely: melds, and perhaps a last discard."""

    plays: tuple[Play, ...]
    last: Card | None


class Opening(NamedTuple):
    """What the first melds of the side must count, and whether a canasta does as well."""

    need: int
    is_waivable: bool


@lru_cache(maxsize=2000)
def find_way_out(
    rules: Ruleset, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], opening: Opening
) -> Exit | None:
    """A way to get rid of the whole hand, with the canastas that going out needs; exact.

    It is dear, and who looks ahead asks the same of a hand again and again.
    """
    if is_hopeless(Cards(rules, melds, hand), spare=1):
        return None
    found = _laid(rules, melds, hand, opening, may_skip=True)
    for last in _special_discards(hand) if found is None else ():
        rest = remove_cards(hand, (last,))
        found = lay_all(rules, melds, rest, _with_discard(rules, opening))
        if found is not None:
            return Exit(found.plays, last)
    return found


def _special_discards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards other than naturals that the last discard could be, the cheapest first."""
    special = {card for card in hand if not is_natural(card) and not is_bonus(card)}
    return tuple(sorted(special, key=points_of))


def lay_all(
    rules: Ruleset, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], opening: Opening
) -> Exit | None:
    """Melds that leave nothing, with the canastas that going out needs."""
    if is_hopeless(Cards(rules, melds, hand), spare=0):
        return None
    return _laid(rules, melds, hand, opening, may_skip=False)


def _laid(
    rules: Ruleset,
    melds: tuple[TableMeld, ...],
    hand: tuple[Card, ...],
    opening: Opening,
    *,
    may_skip: bool,
) -> Exit | None:
    """Melds that leave nothing, or one natural card, with the canastas that going out needs."""
    stops = tuple(card for card in hand if is_stop(card))
    has_lawful_stops = not stops or is_lawful_stop_set(rules.limits, len(stops))
    if not has_lawful_stops or any(is_bonus(card) or is_caliente(card) for card in hand):
        return None
    cards = Cards(rules, melds, tuple(card for card in hand if not is_stop(card)))
    least = {
        rank: 0 if melds else _canastas_to_open(rules, hand, opening, rank)
        for rank in (0, *(cards.by_rank if may_skip else ()))
    }
    found = search(cards, may_skip=may_skip, least_by_skip=least)
    if found is None:
        return None
    plays, last = plays_of(cards, found)
    return Exit((Play(stops), *plays) if stops else plays, last)


def _with_discard(rules: Ruleset, opening: Opening) -> Opening:
    """The opening of who goes out by a discard: it counts where that may be concealed."""
    return Opening(opening.need, opening.is_waivable and rules.out.concealed_with_discard)


def _canastas_to_open(
    rules: Ruleset, hand: tuple[Card, ...], opening: Opening, skipped: int
) -> int | None:
    """Canastas without which the hand, but for a card of a rank, opens; ``None``: never."""
    if skipped:
        opening = _with_discard(rules, opening)
    laid = points_in(hand) - (points_of(Card(skipped * 4)) if skipped else 0)
    if len(hand) == bool(skipped) or laid >= opening.need:
        return 0
    return 1 if opening.is_waivable else None
