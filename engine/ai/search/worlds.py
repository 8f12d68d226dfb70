"""Samples worlds that agree with everything that the seat has seen."""

from collections import Counter

import numpy as np

from engine.ai.search.beliefs import beliefs
from engine.cards import CALIENTE, Card
from engine.dealcode import full_deck
from engine.kernel.kinds import CLASS_OF, add, kind_counts, kind_map, no_cards, put
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.observation import Observation


class Worlds:
    """Draws tables in which the unseen cards are placed where they may be."""

    def __init__(self, view: Observation, chance: np.random.Generator) -> None:
        self._chance = chance
        self._public = public = view.public
        self._lanes = view.rules.limits.lanes
        known = [kind_counts(self._lanes, cards) for cards in public.known]
        known[view.seat] = kind_counts(self._lanes, view.hand)
        self._unseen = sorted(map(kind_map(self._lanes), unseen_cards(view)))
        self._missing = [
            0 if seat == view.seat else size - len(public.known[seat])
            for seat, size in enumerate(public.hand_counts)
        ]
        self._open_seats = [seat for seat, count in enumerate(self._missing) if count]
        """Seats with unknown cards."""
        self._base = own_table(view)
        self._base.hands = known
        self._base.give_turn(public.turn)
        self.seen = self._base.copy()
        """The table as the seat sees it; any of the unseen cards lie in the stock, in the second
        hands and face down in the pile."""
        self._place(self.seen, self._unseen[:])
        weights = beliefs(view)
        self._laid = () if view.rules.bonus.may_be_forgotten else self._base.seating.laid_at_once
        """The kinds of cards that lie in no hand, because they are laid at once."""
        self._hidden = [kind for kind in self._unseen if kind not in self._laid]
        self._weights = {
            kind: [weights[seat][CLASS_OF[kind]] for seat in self._open_seats]
            for kind in set(self._hidden)
        }

    def draw(self) -> Table:
        """Returns one world."""
        table = self._base.copy()
        stock = self._fill_hands(table)
        stock += [kind for kind in self._unseen if kind in self._laid]
        self._place(table, self._shuffled(stock))
        return table

    def _place(self, table: Table, cards: list[int]) -> None:
        """Places cards in the second hands, in the stock and face down in the pile."""
        table.feet = [self._counted(cards, count) for count in self._public.foot_counts]
        stock = self._public.stock_count
        table.stock = cards[:stock]
        table.base = tuple(cards[stock : stock + self._public.base_count])

    def _shuffled(self, cards: list[int]) -> list[int]:
        places: list[int] = self._chance.permutation(len(cards)).tolist()
        return [cards[place] for place in places]

    def _fill_hands(self, table: Table) -> list[int]:
        """Deals the cards one by one to likely hands; returns those that are in no hand."""
        stock: list[int] = []
        free = [self._missing[seat] for seat in self._open_seats]
        left_over = len(self._hidden) - sum(free)
        hands = [table.hands[seat] for seat in self._open_seats]
        chances: list[float] = self._chance.random(len(self._hidden)).tolist()
        for at, kind in enumerate(self._shuffled(self._hidden)):
            weights, total = self._weights[kind], 0.0
            for place, count in enumerate(free):
                total += float(count) * weights[place]
            mark = chances[at] * (total + float(left_over))
            if mark < total:
                place = _place_at(mark, free, weights)
                put(hands[place], kind)
                free[place] -= 1
            else:
                stock.append(kind)
                left_over -= 1
        return stock

    def _counted(self, cards: list[int], count: int) -> list[int]:
        """Removes ``count`` cards from the list and returns them as the counts of a second hand.

        Returns an empty list where there is no second hand.
        """
        if not count:
            return []
        foot = no_cards(self._lanes)
        add(foot, cards[:count])
        del cards[:count]
        return foot

    def draw_many(self, count: int) -> list[Table]:
        """Returns so many worlds."""
        return [self.draw() for _ in range(count)]


def _place_at(mark: float, free: list[int], weights: list[float]) -> int:
    """Returns the place in which a mark below the sum of all weighted places falls."""
    passed = 0.0
    for place, count in enumerate(free):
        passed += float(count) * weights[place]
        if mark < passed:
            return place
    raise AssertionError(mark)


def unseen_cards(view: Observation) -> list[Card]:
    """Returns the cards that the seat cannot place."""
    return list((Counter(full_deck(view.rules)) - Counter(_seen(view))).elements())


def _seen(view: Observation) -> list[Card]:
    public = view.public
    seen = [*view.hand, *public.pile]
    for side in public.sides:
        seen.extend((*side.bonus, *side.aside))
        seen.extend([CALIENTE] * side.caliente_played)
    seen.extend(card for melds in public.melds_by_side for meld in melds for card in meld.cards)
    for seat, cards in enumerate(public.known):
        if seat != view.seat:
            seen.extend(cards)
    return seen
