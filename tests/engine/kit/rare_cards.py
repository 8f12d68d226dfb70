"""Makes random melds, hands and piles from the remaining cards."""

from collections.abc import Callable, Iterable
from itertools import islice

from engine import Ruleset
from engine.cards import NATURAL_RANKS, Card, Rank, Role, is_natural, is_wild, rank_of, role_of
from engine.rng import Chance
from engine.rules.homes import open_home
from engine.rules.lawful import is_lawful_meld, lane_of
from engine.state import MeldKind, TableMeld, make_meld

Ranks = tuple[Rank, ...]
MeldMaker = Callable[[Ruleset, list[Card], Ranks, Chance], TableMeld]
"""Makes a meld, legal or not, from cards; does not remove them."""
PileMaker = Callable[[list[Card], tuple[TableMeld, ...], int, Chance], tuple[Card, ...]]
"""Makes a pile of a number of cards beside own melds, from cards that it removes."""

_NO_MELD = TableMeld(MeldKind.SEQUENCE, ())
_SPECIAL = {Role.STOP, Role.BONUS, Role.CALIENTE}


def some_melds(
    rules: Ruleset, cards: list[Card], makers: tuple[MeldMaker, ...], ranks: Ranks, chance: Chance
) -> tuple[TableMeld, ...]:
    """Returns up to four legal melds that a side may own together; removes their cards."""
    found: list[TableMeld] = []
    for _ in range(chance.below(5)):
        meld = chance.choice(makers)(rules, cards, ranks, chance)
        if not is_lawful_meld(rules.limits, meld):
            continue
        if open_home(rules, tuple(enumerate(found)), meld.cards) is None:
            found.append(meld)
            take_out(cards, meld.cards)
    return tuple(found)


def take_out(cards: list[Card], gone: Iterable[Card]) -> None:
    """Removes each card once."""
    for card in gone:
        cards.remove(card)


def a_set(_rules: Ruleset, cards: list[Card], ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a set of some cards of a rank and up to three wild cards."""
    return _set_of(cards, chance.choice(ranks), 2 + chance.below(7), chance.below(4))


def small_set(_rules: Ruleset, cards: list[Card], ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a set so small that a side may own several of its rank."""
    return _set_of(cards, chance.choice(ranks), 2 + chance.below(3), chance.below(3))


def a_canasta(rules: Ruleset, cards: list[Card], ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a set of the size of a canasta with up to two wild cards."""
    wilds = chance.below(3)
    return _set_of(cards, chance.choice(ranks), rules.canasta.size - wilds, wilds)


def sevens(rules: Ruleset, cards: list[Card], _ranks: Ranks, _chance: Chance) -> TableMeld:
    """Returns a natural canasta of sevens."""
    return _set_of(cards, Rank.SEVEN, rules.canasta.size, 0)


def set_two_short(rules: Ruleset, cards: list[Card], ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a set of natural cards, two short of a canasta."""
    return _set_of(cards, chance.choice(ranks), rules.canasta.size - 2, 0)


def _set_of(cards: list[Card], rank: Rank, size: int, most_wilds: int) -> TableMeld:
    naturals = [card for card in cards if rank_of(card) == rank][:size]
    wilds = [card for card in cards if is_wild(card)][:most_wilds]
    return make_meld(MeldKind.SET, (*naturals, *wilds)) if naturals else _NO_MELD


def a_run(rules: Ruleset, cards: list[Card], _ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns neighbouring cards of a lane, no more than fit a sequence."""
    lane, size = chance.below(4), 3 + chance.below(rules.canasta.size - 2)
    by_rank = {rank_of(card): card for card in cards if lane_of(rules.limits, card) == lane}
    line: list[Card] = []
    for rank in NATURAL_RANKS[chance.below(8) :]:
        if rank in by_rank and len(line) < size:
            line.append(by_rank[rank])
        elif line:
            break
    return make_meld(MeldKind.SEQUENCE, tuple(line))


def a_samba(rules: Ruleset, cards: list[Card], ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns the longest of several random runs, which is often complete."""
    runs = [a_run(rules, cards, ranks, chance) for _ in range(12)]
    return max(runs, key=lambda run: len(run.cards))


def wild_cards(_rules: Ruleset, cards: list[Card], _ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a meld of wild cards."""
    wilds = [card for card in cards if is_wild(card)][: 3 + chance.below(chance.choice((2, 6)))]
    return make_meld(MeldKind.WILD, tuple(wilds)) if wilds else _NO_MELD


def many_twos(rules: Ruleset, cards: list[Card], _ranks: Ranks, chance: Chance) -> TableMeld:
    """Returns a meld of twos with more cards than a canasta."""
    twos = [card for card in cards if rank_of(card) is Rank.TWO]
    return make_meld(MeldKind.WILD, tuple(twos[: rules.canasta.size + 1 + chance.below(2)]))


def a_pile(
    cards: list[Card], own: tuple[TableMeld, ...], size: int, chance: Chance
) -> tuple[Card, ...]:
    """Returns a pile of ``size`` cards; its up-card often fits an own meld, and a three may lie
    below.
    """
    pile = [cards.pop() for _ in range(size)]
    fitting = [card for card in _likely(cards, own, ()) if is_natural(card)]
    if pile and fitting and chance.below(3):
        _put(pile, -1, chance.choice(tuple(fitting)), cards)
    threes = [card for card in cards if rank_of(card) is Rank.THREE]
    if len(pile) > 1 and threes and not chance.below(3):
        _put(pile, 0, threes[0], cards)
    return tuple(pile)


def _put(pile: list[Card], place: int, card: Card, cards: list[Card]) -> None:
    """Replaces a card of the pile, which goes back to the cards."""
    cards.remove(card)
    cards.append(pile[place])
    pile[place] = card


def whole_hand(rules: Ruleset, cards: list[Card], chance: Chance) -> tuple[Card, ...]:
    """Returns a hand that can be laid in one turn, or all but a few of its cards."""
    hand: list[Card] = []
    for rank in chance.shuffle(NATURAL_RANKS)[: 1 + chance.below(3)]:
        size = chance.choice((3, rules.canasta.size - 1, rules.canasta.size))
        hand += [card for card in cards if rank_of(card) == rank][:size]
    wilds = [card for card in cards if is_wild(card)][: chance.below(3)]
    rest = [card for card in cards if card not in hand and not is_wild(card)]
    hand += [*wilds, *rest[: chance.below(3)]]
    take_out(cards, hand)
    return tuple(sorted(hand))


def few_cards(
    rules: Ruleset,
    cards: list[Card],
    own: tuple[TableMeld, ...],
    pile: tuple[Card, ...],
    first: tuple[Role, ...],
    most: int,
    chance: Chance,
) -> tuple[Card, ...]:
    """Returns a small hand, mostly of cards that can be laid; the first roles come first."""
    size = min(most, 1 + chance.below(chance.choice((2, 4, 9))))
    foremost = [card for card in cards if role_of(card) in first][: chance.below(7)]
    left = cards[:]
    take_out(left, foremost)
    wanted = (*pile[-1:], chance.choice(tuple(left)))
    likely = _likely(left, own, map(rank_of, wanted))
    others = [card for card in left if role_of(card) in _SPECIAL]
    calientes = [card for card in others if role_of(card) is Role.CALIENTE]
    line = list(a_run(rules, left, (), chance).cards) if rules.meld.sequences else likely
    pools = (
        likely,
        likely,
        likely + others,
        others[:3] + likely,
        left,
        calientes[:1] + likely,
        line + others,
    )
    hand = list(islice([*foremost, *chance.choice(pools)], size))
    if own and chance.below(5) < 2:
        hand = foremost[: 1 + chance.below(3)] + _finishing(rules, left, chance.choice(own), chance)
    elif not chance.below(5):
        hand = _pair_and_wild(left, chance)
    hand = hand[:most] or cards[:1]
    take_out(cards, hand)
    return tuple(sorted(hand))


def beside_pile(cards: list[Card], pile: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """Returns a hand with cards that may take the pile, and some that match its buried cards."""
    upcard = pile[-1]
    alike = [card for card in cards if rank_of(card) == rank_of(upcard)]
    wilds = [card for card in cards if is_wild(card) and card not in alike]
    line = [*_neighbours(cards, upcard, 4, 2), *_neighbours(cards, upcard, -4, 2)]
    pair = alike[:2]
    begun = chance.choice(
        (alike[:1], pair, pair, alike[:3], wilds[:2], alike[:1] + wilds[:1], line)
    )
    left = cards[:]
    take_out(left, begun)
    buried = set(map(rank_of, pile[:-1]))
    likely = [card for card in left if is_natural(card) and rank_of(card) in buried]
    others = chance.choice((left, likely[: 1 + chance.below(3)]))
    hand = [*begun, *others[: chance.choice((0, 0, 1, 2, 5))]] or left[:1]
    take_out(cards, hand)
    return tuple(sorted(hand))


def _pair_and_wild(cards: list[Card], chance: Chance) -> list[Card]:
    """Returns two cards of a rank, a wild card, and perhaps one more card."""
    rank = chance.choice(NATURAL_RANKS)
    alike = [card for card in cards if rank_of(card) == rank]
    wilds = [card for card in cards if is_wild(card)]
    others = [card for card in cards if is_natural(card) and card not in alike]
    return [*alike[:2], *wilds[:1], *others[: chance.below(2)]]


def _finishing(rules: Ruleset, cards: list[Card], meld: TableMeld, chance: Chance) -> list[Card]:
    """Returns the available cards that complete a meld to a canasta, and up to two others."""
    lacking = max(0, rules.canasta.size - len(meld.cards))
    if meld.kind is MeldKind.SEQUENCE:
        lacking += chance.below(3) if rules.meld.long_sequences_going_out else 0
        fitting = [
            *_neighbours(cards, meld.cards[-1], 4, lacking),
            *_neighbours(cards, meld.cards[0], -4, lacking),
        ]
    else:
        ranks = {rank_of(card) for card in meld.cards}
        fitting = [card for card in cards if is_wild(card) or rank_of(card) in ranks]
    hand = fitting[:lacking]
    left = cards[:]
    take_out(left, hand)
    return hand + left[: chance.below(3)]


def _neighbours(cards: list[Card], end: Card, step: int, most: int) -> list[Card]:
    """Returns the available cards that lengthen a sequence at an end, the nearest first."""
    found: list[Card] = []
    while len(found) < most:
        card = Card(end + step * (len(found) + 1))
        if card not in cards or not is_natural(card):
            break
        found.append(card)
    return found


def _likely(cards: list[Card], own: tuple[TableMeld, ...], more: Iterable[Rank]) -> list[Card]:
    """Returns the wild cards and the cards that fit own melds or the given ranks."""
    ranks, faces = set(more), set[Card]()
    for meld in own:
        if meld.kind is MeldKind.SEQUENCE:
            low, high = meld.cards[0], meld.cards[-1]
            faces.update(Card(face) for face in (low - 8, low - 4, high + 4, high + 8))
        else:
            ranks.update(map(rank_of, meld.naturals))
    natural_faces = {face for face in faces if rank_of(face) in NATURAL_RANKS}
    return [
        card
        for card in cards
        if is_wild(card) or card in natural_faces or (is_natural(card) and rank_of(card) in ranks)
    ]
