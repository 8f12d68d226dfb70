"""Makes hands and piles on which a single law depends."""

from collections.abc import Callable, Iterable
from itertools import islice

from engine import Ruleset
from engine.cards import NATURAL_RANKS, Card, Rank, Role, is_natural, is_wild, rank_of, role_of
from engine.rng import Chance
from engine.state import MeldKind, TableMeld
from tests.engine.kit.rare_cards import take_out

HandMaker = Callable[
    [Ruleset, list[Card], tuple[TableMeld, ...], tuple[Card, ...], Chance], tuple[Card, ...]
]
"""Makes a hand beside own melds and a pile, from cards that it removes."""

Melds = tuple[TableMeld, ...]
Pile = tuple[Card, ...]


def two_wilds(
    _rules: Ruleset, cards: list[Card], _own: Melds, _pile: Pile, _chance: Chance
) -> Pile:
    """Returns two wild cards."""
    return _hand(cards, [card for card in cards if is_wild(card)][:2])


def seven_alone(
    _rules: Ruleset, cards: list[Card], _own: Melds, _pile: Pile, _chance: Chance
) -> Pile:
    """Returns a seven."""
    return _hand(cards, [card for card in cards if rank_of(card) is Rank.SEVEN][:1])


def seven_and_another(
    _rules: Ruleset, cards: list[Card], _own: Melds, _pile: Pile, _chance: Chance
) -> Pile:
    """Returns a seven and another natural card."""
    sevens = [card for card in cards if rank_of(card) is Rank.SEVEN]
    others = [card for card in cards if is_natural(card) and rank_of(card) is not Rank.SEVEN]
    return _hand(cards, sevens[:1], others[:1])


def red_threes(_rules: Ruleset, cards: list[Card], own: Melds, _pile: Pile, chance: Chance) -> Pile:
    """Returns one or two red threes and a card that joins an own set."""
    threes = [card for card in cards if role_of(card) is Role.BONUS]
    return _hand(cards, threes[: 1 + chance.below(2)], _joining(cards, own)[:1])


def finishing_naturals(
    rules: Ruleset, cards: list[Card], own: Melds, _pile: Pile, chance: Chance
) -> Pile:
    """Returns the natural cards that an own set lacks for a canasta, and perhaps one other card."""
    sets = [meld for meld in own if meld.kind is MeldKind.SET]
    lacking = rules.canasta.size - len(sets[0].cards) if sets else 0
    fitting = islice(_joining(cards, tuple(sets[:1])), max(0, lacking))
    others = [card for card in cards if is_wild(card)]
    return _hand(cards, fitting, others[: chance.below(2)])


def pair_for_upcard(
    _rules: Ruleset, cards: list[Card], own: Melds, pile: Pile, chance: Chance
) -> Pile:
    """Returns two cards of the up-card's rank, and perhaps one that joins an own set."""
    alike = [card for card in cards if pile and rank_of(card) == rank_of(pile[-1])]
    others = [card for card in _joining(cards, own) if card not in alike]
    return _hand(cards, alike[:2], others[: chance.below(2)])


def pair_and_buried(
    _rules: Ruleset, cards: list[Card], _own: Melds, pile: Pile, chance: Chance
) -> Pile:
    """Returns two cards of the up-card's rank, one or two of the card below it, and another."""
    upper, lower = (pile[-1:], pile[-2:-1])
    pair = [card for card in cards if upper and rank_of(card) == rank_of(upper[0])]
    alike = [card for card in cards if lower and rank_of(card) == rank_of(lower[0])]
    more = () if upper and lower and rank_of(upper[0]) == rank_of(lower[0]) else alike
    others = [card for card in cards if is_natural(card) and card not in (*pair, *alike)]
    return _hand(cards, pair[:2], more[: 1 + chance.below(2)], others[: 1 + chance.below(2)])


def wilds_for_upcard(
    _rules: Ruleset, cards: list[Card], own: Melds, pile: Pile, chance: Chance
) -> Pile:
    """Returns two or three wild cards, most of the up-card's rank, and perhaps one other card."""
    wilds = [card for card in cards if is_wild(card)]
    alike = [card for card in wilds if pile and rank_of(card) == rank_of(pile[-1])]
    begun = alike[: 1 + chance.below(3)]
    others = [card for card in wilds if card not in begun]
    return _hand(cards, begun, others[: chance.below(2)], _joining(cards, own)[: chance.below(3)])


def alike_below(cards: list[Card], _own: Melds, size: int, chance: Chance) -> Pile:
    """Returns a pile of an up-card and cards of one rank below it."""
    naturals = tuple(filter(is_natural, cards))
    upcard, below = chance.choice(naturals), rank_of(chance.choice(naturals))
    take_out(cards, [upcard])
    buried = [card for card in cards if rank_of(card) == below][: size - 1]
    take_out(cards, buried)
    return (*buried, upcard)


def wild_on_top(cards: list[Card], _own: Melds, size: int, _chance: Chance) -> Pile:
    """Returns a pile with a wild card on top."""
    top = next((card for card in cards if is_wild(card)), cards[0])
    take_out(cards, [top])
    return (*(cards.pop() for _ in range(size - 1)), top)


def fitting_on_top(cards: list[Card], own: Melds, size: int, chance: Chance) -> Pile:
    """Returns a pile with a card on top that joins an own set, if there is one."""
    fitting = tuple(_joining(cards, own)) or tuple(filter(is_natural, cards))
    upcard = chance.choice(fitting)
    take_out(cards, [upcard])
    return (*(cards.pop() for _ in range(size - 1)), upcard)


def _joining(cards: list[Card], own: Melds) -> list[Card]:
    """Returns the natural cards that have the rank of an own set."""
    ranks = {meld.rank for meld in own if meld.rank is not None and not meld.is_stops}
    return [card for card in cards if is_natural(card) and rank_of(card) in ranks]


def _hand(cards: list[Card], *parts: Iterable[Card]) -> Pile:
    """Returns the parts as a hand, or any one card where they are empty; takes them out."""
    hand = [card for part in parts for card in part] or cards[:1]
    take_out(cards, hand)
    return tuple(sorted(hand))


_SPECIAL_HANDS = (
    *((2,) * 7, (4, 3, 3, 2, 2), (4, 4, 3, 3), (5, 4, 3, 2)),
    *((3, 3, 3, 3, 2), (4, 4, 4, 2), (5, 5, 4), (2,) * 7),
)
"""The sizes of the groups of special hands."""


def special_hand(
    _rules: Ruleset, cards: list[Card], _own: Melds, _pile: Pile, chance: Chance
) -> Pile:
    """Returns the groups of a special hand; one time in four a card is another one."""
    ranks = list(chance.shuffle((*NATURAL_RANKS, *chance.choice(((), (Rank.TWO, Rank.JOKER))))))
    hand: list[Card] = []
    if not chance.below(5):
        ranks += [Rank.TWO, Rank.THREE, Rank.JOKER]
        straight = {rank_of(card): card for card in cards if rank_of(card) in ranks}
        return _hand(cards, straight.values())
    for size in chance.choice(_SPECIAL_HANDS):
        for rank in ranks:
            alike = [card for card in cards if rank_of(card) is rank]
            if len(alike) >= size:
                ranks.remove(rank)
                hand += alike[:size]
                break
    if not chance.below(4):
        hand[0] = next(card for card in cards if card not in hand)
    return _hand(cards, hand)
