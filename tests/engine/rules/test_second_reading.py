"""Positions by chance, judged by the rules and by a second reading of the documents."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial

import pytest

from engine import Refused, State, decide, parse_position
from engine.codec.forms import parse_action
from tests.engine.rules.second_reading import (
    DOCUMENTS,
    Cards,
    Group,
    Turn,
    is_bonus,
    is_natural,
    is_stop,
    is_wild,
    may_discard,
    may_meld,
    may_take,
    rank_of,
)

POSITIONS = 20
PACK = [*(rank + suit for rank in "AKQJT98765432" for suit in "shdc"), "Jk", "Jk"]


class Chance:
    """Deals cards of two packs, few ranks much more often than others."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)
        self.left = Counter(PACK * 2)
        self.ranks = self.random.sample("AKQJT987654", self.random.choice([2, 3, 4]))

    def is_so(self, probability: float) -> bool:
        return self.random.random() < probability

    def size(self, *sizes: int) -> int:
        return self.random.choice(sizes)

    def cards(self, count: int, fits: Callable[[str], bool]) -> list[str]:
        fitting = [card for card in self.left.elements() if fits(card)]
        chosen = self.random.sample(fitting, min(count, len(fitting)))
        self.left.subtract(chosen)
        return chosen

    def usual(self, card: str) -> bool:
        return is_natural(card) and card[0] in self.ranks

    def card(self) -> list[str]:
        kind = self.random.choices([self.usual, is_wild, is_stop, is_natural], [62, 23, 10, 5])[0]
        return self.cards(1, kind)

    def meld(self, rank: str) -> list[str]:
        naturals = self.size(3, 4, 5, 5, 6, 7)
        wilds = self.cards(self.size(0, 0, *range(min(naturals, 4))), is_wild)
        return [*self.cards(naturals, lambda card: is_natural(card) and card[0] == rank), *wilds]

    def pile(self) -> list[str]:
        """Returns a pile that may hold a bonus card and wild ones, most often under a usual one."""
        turned = self.cards(self.size(0, 0, 0, 1), is_bonus)
        below = [card for _ in range(self.size(0, 0, 1, 2)) for card in self.card()]
        top = self.cards(1, self.usual if turned or self.is_so(0.9) else is_natural)
        return [*turned, *below, *top]

    def turn(self, edition: str) -> tuple[Turn, int]:
        """Returns a turn, and how many play."""
        players, pile = self.size(2, 3, 4, 4), self.pile()
        melds = [self.meld(rank) for rank in self.ranks[: self.size(0, 1, 1, 2)]]
        variation = self.is_so(0.2) and edition not in ("hasbro-2001", "stingray-classic")
        turn = Turn(
            document=DOCUMENTS[edition],
            hand=[card for _ in range(self.size(1, 2, 3, 3, 5, 8, 11)) for card in self.card()],
            melds=tuple(meld for meld in melds if len(meld) > 2),
            pile=pile,
            is_frozen=any(is_wild(card) or is_bonus(card) for card in pile),
            is_always_frozen=variation,
            score=self.size(-20, 0, 0, 1495, 1500, 2995, 3000),
            canastas_needed=2 if players == 2 else 1,
            was_refused=players == 4 and self.is_so(0.1),
        )
        return turn, players

    def groups(self, turn: Turn, hand: Cards) -> Iterator[Group]:
        """Yields groups to lay, at most one of each rank, many of them unlawful."""
        naturals = {card[0] for card in hand if is_natural(card)}
        wilds = [card for card in hand if is_wild(card)]
        for rank in self.random.sample(sorted(naturals), min(len(naturals), self.size(1, 1, 2))):
            alike = [card for card in hand if is_natural(card) and card[0] == rank]
            count = self.size(0, 0, 1, 1, 2, 3)
            yield (*alike[: self.size(len(alike), 3, 2)], *wilds[:count]), None
            wilds = wilds[count:]
        stops = [card for card in hand if is_stop(card)]
        if len(stops) > 1 and self.is_so(0.5):
            yield stops, None
        others = [at for at, meld in enumerate(turn.melds) if rank_of(meld) not in naturals]
        if wilds and others and self.is_so(0.3):
            yield wilds[: self.size(1, 2)], self.random.choice(others)

    def support(self, turn: Turn) -> list[str]:
        """Returns hand cards to take the pile with."""
        rank = turn.pile[-1][0]
        alike = [card for card in turn.hand if is_natural(card) and card[0] == rank]
        wilds = [card for card in turn.hand if is_wild(card)]
        return [*alike[: self.size(0, 1, 2, 2, 3)], *wilds[: self.size(0, 0, 1, 2)]]


def position(turn: Turn, edition: str, players: int, phase: str) -> State:
    sides = 2 if players == 4 else players
    others: list[object] = [[] for _ in range(sides - 1)]
    return parse_position(
        {
            "rules": {
                "edition": edition,
                "players": players,
                "variations": ["always-frozen"] if turn.is_always_frozen else [],
            },
            "turn": 0,
            "phase": phase,
            "scores": [turn.score, *(0 for _ in others)],
            "hands": [" ".join(turn.hand), *([5] * (players - 1))],
            "melds": [[{"kind": "set", "cards": " ".join(meld)} for meld in turn.melds], *others],
            "pile": " ".join(turn.pile),
            "stock": {"count": 20},
            "asked": {"seat": 0, "answer": False} if turn.was_refused else None,
        }
    )


def plays(groups: Sequence[Group]) -> Sequence[Mapping[str, object]]:
    return [
        {"cards": " ".join(cards)} | ({} if place is None else {"to": place})
        for cards, place in groups
    ]


def tries(chance: Chance, turn: Turn) -> Iterator[tuple[str, Mapping[str, object], bool]]:
    """Yields phases, actions, and whether the documents allow them."""
    card = chance.random.choice(turn.hand)
    yield "play", {"do": "discard", "card": card}, may_discard(turn, card)
    for _ in range(3):
        if groups := list(chance.groups(turn, turn.hand)):
            yield "play", {"do": "meld", "plays": plays(groups)}, may_meld(turn, groups)
    if turn.was_refused or not turn.pile or not is_natural(turn.pile[-1]):
        return
    for _ in range(3):
        support = chance.support(turn)
        rest = list((Counter(turn.hand) - Counter(support)).elements())
        rest = [card for card in rest if card[0] != turn.pile[-1][0]]
        groups = list(chance.groups(turn, rest)) if chance.is_so(0.5) else []
        taken = {"do": "take", "with": " ".join(support), "plays": plays(groups)}
        yield "draw", taken, may_take(turn, support, groups)


@pytest.mark.parametrize("edition", DOCUMENTS)
def test_the_rules_allow_what_the_document_allows(edition: str) -> None:
    judged: Counter[tuple[str, bool]] = Counter()
    for number in range(POSITIONS):
        chance = Chance(f"{edition} {number}")
        turn, players = chance.turn(edition)
        if not turn.hand:
            continue
        state = cache(partial(position, turn, edition, players))
        for phase, action, is_allowed in tries(chance, turn):
            decision = decide(state(phase), parse_action(action))
            assert isinstance(decision, Refused) is not is_allowed, (turn, action, decision)
            judged[str(action["do"]), is_allowed] += 1
    assert {(do, allowed) for do in ("meld", "take") for allowed in (True, False)} <= judged.keys()
