"""Deals on counts: one deal of the engine, with its cards dealt again, and played twice."""

from dataclasses import replace
from statistics import mean

import numpy as np

from engine.ai.policy.playing import play_turn
from engine.ai.style import Style
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.kernel.counted_turn import OVER
from engine.kernel.kinds import BONUS, CLASS_OF, NATURALS, no_cards, playable_kinds, put, remove
from engine.kernel.score import deal_points
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.rules.dealing import start_deal
from engine.ruleset.model import Ruleset
from engine.seating import usual_dealer

_SCORES = (-200, 0, 0, 0, 700, 1600, 2500, 3100, 4200)


class Dealer:
    """Deals a game again and again from one random source."""

    def __init__(
        self, rules: Ruleset, scores: tuple[int, ...], dealer: int, number: int = 1
    ) -> None:
        empty = empty_state(rules, scores)
        order = deck_order(rules, new_code(b"training"), 1)
        self._table = table_of(fold(empty, start_deal(empty, dealer, order)))
        self._table.seating = replace(self._table.seating, deal=number, needs=())
        self._cards = _all_cards(self._table)
        self._sizes = self._table.sizes[:]
        self._upcards = len(self._table.pile)

    def deal(self, chance: np.random.Generator) -> Table:
        """Returns a table at the first draw."""
        table = self._table.copy()
        table.hands = [[0] * len(hand) for hand in table.hands]
        table.give_turn(table.turn)
        table.sizes = [0] * len(self._sizes)
        table.bonus = (0,) * len(table.bonus)
        stock: list[int] = [self._cards[place] for place in chance.permutation(len(self._cards))]
        table.stock = stock
        for seat, size in enumerate(self._sizes):
            for _ in range(size):
                table.draw_one(seat)
        table.feet = tuple([self._foot(table) for _ in self._sizes])
        table.pile = _turned_up(table) if self._upcards else []
        table.base = tuple([stock.pop() for _ in table.base])
        table.freezers = 0
        table.hidden = table.seating.deck[:]
        remove(table.hidden, tuple(table.pile))
        return table

    def _foot(self, table: Table) -> list[int]:
        size = table.seating.rules.deal.foot_size
        foot = no_cards(table.seating.limits.lanes) if size else []
        for _ in range(size):
            put(foot, table.stock.pop())
        return foot


def dealer_amid(rules: Ruleset, chance: np.random.Generator) -> Dealer:
    """Returns a dealer for some deal in the course of a match."""
    scores = tuple(int(chance.choice(_SCORES)) for _ in rules.seats.sides)
    number = int(chance.integers(rules.end.rounds or 1)) + 1
    dealer = usual_dealer(rules, int(chance.integers(rules.players)))
    return Dealer(rules, scores, dealer, number)


def duplicate_lead(table: Table, one: Style, other: Style) -> float:
    """Returns the points a deal by which one style leads the mean of the others when each side in
    turn plays the same cards in it.
    """
    return mean(_lead(table.copy(), side, one, other) for side in range(len(table.melds)))


def _lead(table: Table, own: int, one: Style, other: Style) -> float:
    """Returns the points by which a side in its style leads the others in theirs."""
    while table.phase != OVER:
        play_turn(table, one if table.side == own else other)
    rivals = list(deal_points(table))
    return rivals.pop(own) - mean(rivals)


def _all_cards(table: Table) -> list[int]:
    cards = [*table.stock, *table.pile, *table.base, *([BONUS] * sum(table.bonus))]
    for hand in (*table.hands, *filter(None, table.feet)):
        kinds = (*playable_kinds(table.seating.limits.lanes), BONUS)
        cards.extend(kind for kind in kinds for _ in range(hand[kind]))
    return sorted(cards)


def _turned_up(table: Table) -> list[int]:
    """Returns an up-card that freezes nothing: a shuffled stock has one at the top soon enough."""
    stock = table.stock
    place = next(at for at in reversed(range(len(stock))) if CLASS_OF[stock[at]] < NATURALS)
    return [table.stock.pop(place)]
