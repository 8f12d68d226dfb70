"""Templates of positions that can be set up for any rules."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from canasta_gui.viewmodel.picture import is_run
from engine import (
    PACK,
    Card,
    Json,
    MeldKind,
    PositionError,
    Rank,
    Ruleset,
    State,
    active_seats,
    format_card,
    format_cards,
    format_reference,
    is_bonus,
    is_natural,
    is_wild,
    opening_minimum,
    parse_cards,
    parse_position,
    points_in,
    rank_of,
    reference_of,
    side_of,
    turn_order,
)

_NATURAL = ("J", "T", "7")
_MIXED = ("5", "6", "4")
_LOW = "456789TJQ"


def canastas_for_going_out(rules: Ruleset, *but: str) -> tuple[str, ...]:
    """Returns the canastas that going out needs, without the kinds named in ``but``.

    Raises `PositionError` where the rules ask for more than there are ranks for here.
    """
    need, size = rules.out.canastas, rules.canasta.size
    kinds = ["natural"] * need.natural + ["mixed"] * need.mixed + ["wild"] * need.wild
    others = need.total - len(kinds) - need.samba - need.sevens
    kinds += ["natural"] * others + ["samba"] * need.samba + ["sevens"] * need.sevens
    for kind in but:
        if kind in kinds:
            kinds.remove(kind)
    naturals, mixed = iter(_NATURAL), iter(_MIXED)
    ranks = [
        "7" if kind == "sevens" else next(mixed if kind == "mixed" else naturals, "")
        for kind in kinds
    ]
    if "" in ranks:
        raise PositionError(("out.canastas: a lesson has no cards for so many",))
    return tuple(_canasta(kind, size, rank) for kind, rank in zip(kinds, ranks, strict=True))


def bonus_cards_in(rules: Ruleset) -> int:
    """Returns how many red threes there are in all packs."""
    return rules.deck.count * sum(map(is_bonus, PACK))


def _canasta(kind: str, size: int, rank: str) -> str:
    if kind == "wild":
        return " ".join(("Jk Jk Jk Jk 2d 2h 2s 2c 2d")[: 3 * size].split())
    if kind == "samba":
        return " ".join(f"{rank}c" for rank in _LOW[:size])
    wild = ["2c", "2d"] if kind == "mixed" else []
    cards = [f"{rank}{suit}" for suit in "shdcshdcs"[: size - len(wild)]]
    return " ".join((*cards, *wild))


_ODD = "Qc Jd 8s 5h Tc 6d"
"""Cards that fill a hand that is larger than the lesson needs, as far as they stay single."""
_LAID = 2
"""The largest number of other sides that have laid melds; more copies of their cards no deck has.
"""
_FURTHER = tuple(f"{rank}s {rank}h {rank}d {rank}c {rank}s {rank}h" for rank in "KQ9J8T65A")
_SIZES = (3, 4, 5, 6)
"""Melds that a side has laid besides, of as few cards as were enough to open."""


@dataclass(frozen=True, slots=True)
class PositionTemplate:
    """The table as the learner sees it, who has seat 0 and is to draw."""

    hand: str
    melds: tuple[str, ...] = ()
    """The melds of the own side, without those of `_FURTHER`."""
    theirs: tuple[str, ...] = ()
    """The melds of each of the first other sides, without those of `_FURTHER`."""
    pile: str = ""
    draws: tuple[str, ...] = ()
    """What the learner draws, turn by turn; empty where the pile is to be taken."""
    throws: tuple[str, ...] = ()
    """What the last of the others discards before each of the learner's next turns."""
    others: int | None = None
    """The number of cards in the others' hands; by default as many as are dealt."""
    partner: int | None = None
    """The number of cards in the hands of the learner's partners; by default as many as the others
    hold."""
    has_drawn: bool = False
    """Whether the learner has drawn already and may lay and discard."""
    opens: bool = False
    """Whether the own side opens in the first turn, by which rules let it draw further cards."""
    is_dealt: bool = False
    """Whether the own hand is filled to the number of cards that are dealt."""
    is_in_foot: bool = False
    """Whether everybody has taken up the second hand, where there is one."""
    left: int | None = None
    """The number of cards left in the stock; by default all that are nowhere else."""
    bonus: str = ""
    """The red threes of the own side."""
    score: int = 0
    """The score of the own side before the deal."""
    lone: int | None = None
    """The seat that plays alone, where the other two are partners for the deal."""
    base: str = ""
    """The face-down cards under the first up-card, where the rules have them."""

    def state(self, rules: Ruleset) -> State:
        """Returns the position. Raises `PositionError` where the rules leave no room for it."""
        empty = parse_position({"rules": format_reference(reference_of(rules))})
        return parse_position(self._position(empty))

    def _position(self, empty: State) -> dict[str, Json]:
        rules, seats = empty.rules, range(len(empty.public.hand_counts))
        active, order = active_seats(rules, empty.public), turn_order(rules, empty.public)
        hand = self._hand(rules)
        further, own = self._further(rules)
        stock = _Stock(rules, (hand, *self._named, *own, *further * _LAID))
        melds = self._melds(rules, further, own)
        return {
            "rules": format_reference(reference_of(rules)),
            "dealer": order[-1],
            "turn": 0,
            "hands": [
                hand,
                *(self._held(rules, seat) if seat in active else 0 for seat in seats[1:]),
            ],
            "melds": [[_meld(rules, meld) for meld in laid] for laid in melds],
            "melded": [seat for seat in active if melds[side_of(rules, seat)]],
            "pile": self.pile,
            "stock": {
                "top": stock.order(
                    self.draws,
                    self.throws,
                    len(active) - 1,
                    rules.draw.first_to_open if self.opens else 0,
                ),
                **({} if self.left is None else {"count": self.left}),
            },
            **dict(self._extras(rules, active, seats)),
        }

    def _melds(
        self, rules: Ruleset, further: Sequence[str], own: Sequence[str]
    ) -> list[Sequence[str]]:
        """Returns the melds of each side."""
        at, sides = side_of(rules, 0), range(len(rules.seats.sides))
        others = [side for side in sides if side != at][:_LAID]
        theirs, ours = (*self.theirs, *further), (*self.melds, *own)
        return [ours if side == at else theirs if side in others else () for side in sides]

    @property
    def _named(self) -> tuple[str, ...]:
        """The cards that the lesson is about."""
        return (self.hand, self.pile, self.base, *self.melds, *self.theirs, *self.throws)

    def _further(self, rules: Ruleset) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Returns the further melds of other sides, and those of the own one."""
        named = set(map(rank_of, parse_cards(" ".join((*self._named, *self.draws)))))
        if rules.score.unfinished_pure:
            # Three aces would cost more than all that the lesson counts.
            named.add(Rank.ACE)
        theirs = _opening(self.theirs, opening_minimum(rules, 0, 1), named)
        named |= {rank_of(parse_cards(cards)[0]) for cards in theirs}
        return theirs, _opening(self.melds, opening_minimum(rules, self.score, 1), named)

    def _held(self, rules: Ruleset, seat: int) -> int:
        """Returns how many cards another seat holds."""
        others = rules.deal.hand_size if self.others is None else self.others
        is_partner = side_of(rules, seat) == side_of(rules, 0)
        return self.partner if is_partner and self.partner is not None else others

    def _extras(
        self, rules: Ruleset, active: Sequence[int], seats: Sequence[int]
    ) -> Iterator[tuple[str, Json]]:
        sides = len(rules.seats.sides)
        if self.has_drawn:
            yield "phase", "play"
            yield "drew", "stock"
        if self.bonus:
            yield "bonus", [self.bonus, *([""] * (sides - 1))]
        if self.lone is not None:
            yield "lone", self.lone
        if self.base and rules.deal.pile_base:
            yield "base", self.base
        if self.score:
            yield "scores", [self.score, *([0] * (sides - 1))]
        if rules.deal.foot_size:
            foot = 0 if self.is_in_foot else rules.deal.foot_size
            yield "feet", [foot if seat in active else 0 for seat in seats]
            yield "in_foot", [self.is_in_foot and seat in active for seat in seats]

    def _hand(self, rules: Ruleset) -> str:
        cards = parse_cards(self.hand)
        missing = rules.deal.hand_size - len(cards) if self.is_dealt else 0
        ranks = set(map(rank_of, cards))
        odd = [card for card in parse_cards(_ODD) if rank_of(card) not in ranks]
        return format_cards((*cards, *odd[: max(missing, 0)]))


def _opening(melds: Sequence[str], need: int, named: Collection[Rank]) -> tuple[str, ...]:
    """Returns the fewest further melds, of ranks that are not named, with which these were enough
    to open; the longest of all where too few ranks are left.
    """
    missing = need - points_in(parse_cards(" ".join(melds))) if melds else 0
    found = [_enough(missing, size, named) for size in _SIZES]
    worth = [points_in(parse_cards(" ".join(cards))) for cards in found]
    enough = [cards for cards, points in zip(found, worth, strict=True) if points >= missing]
    return min(enough, key=len, default=found[-1])


def _enough(missing: int, size: int, named: Collection[Rank]) -> tuple[str, ...]:
    """Returns further melds of so many cards until no points are missing, as far as there are."""
    found: list[str] = []
    for cards in (parse_cards(further)[:size] for further in _FURTHER):
        if missing > 0 and rank_of(cards[0]) not in named:
            missing -= points_in(cards)
            found.append(format_cards(cards))
    return tuple(found)


class _Stock:
    """Orders the stock so that everybody draws what the lesson needs."""

    def __init__(self, rules: Ruleset, named: Sequence[str]) -> None:
        self._count = rules.draw.count
        used = Counter(card for text in named for card in parse_cards(text))
        self._free = [
            card
            for card in dict.fromkeys(PACK)
            if is_natural(card) and rank_of(card) <= Rank.JACK and used[card] < rules.deck.count
        ]
        # Scatters the cards, so that neighbours in rank and suit seldom follow each other.
        self._free.sort(key=lambda card: (card * 7) % 31)

    def order(self, draws: Sequence[str], throws: Sequence[str], others: int, more: int = 0) -> str:
        """Returns the top of the stock as text: the learner's cards and the others', by round.

        ``more`` cards are drawn by the learner at the end of the first turn.
        """
        found: list[Card] = []
        for turn, draw in enumerate(draws):
            found += self._draw(draw) if draw else []
            found += [self._free.pop() for _ in range(0 if turn else more)]
            for place in range(others):
                is_last = place == others - 1 and turn < len(throws)
                found += self._draw(throws[turn] if is_last else "")
        return " ".join(map(format_card, found))

    def _draw(self, text: str) -> list[Card]:
        """Returns the cards of one draw, replacements of bonus cards included."""
        cards = list(parse_cards(text))
        wanted = self._count + sum(map(is_bonus, cards))
        return [*cards[:wanted], *(self._free.pop() for _ in range(wanted - len(cards)))]


def _meld(rules: Ruleset, text: str) -> Json:
    cards = parse_cards(text)
    kind = MeldKind.SET
    if all(map(is_wild, cards)):
        kind = MeldKind.WILD
    elif rules.meld.sequences and is_run(cards):
        kind = MeldKind.SEQUENCE
    return {"kind": kind.value, "cards": text}
