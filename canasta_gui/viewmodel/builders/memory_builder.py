"""Builds the memory aid: what a player could remember of a deal, the seen cards of each rank, and
who threw and took what.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from canasta_gui.viewmodel.builders.hand_arrangement import sort_hand
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from engine import (
    CALIENTE,
    Card,
    Observation,
    Rank,
    Thrown,
    full_deck,
    is_bonus,
    next_seat,
    rank_of,
    turn_order,
)


@dataclass(frozen=True, slots=True)
class RankMemory:
    """Cards of one rank: how many were seen, how many are still to be found, and the risk of
    throwing one.
    """

    name: str
    seen: int
    unseen: int
    risk: int | None = None
    """In how many of 100 cases the next player takes the pile with such a card of the hand on
    top; ``None`` where none may be thrown."""


@dataclass(frozen=True, slots=True)
class PlayerMemory:
    """The cards that everybody saw a player discard and take."""

    name: str
    told: str


@dataclass(frozen=True, slots=True)
class MemoryAidView:
    """The memory aid for one viewer."""

    ranks: tuple[RankMemory, ...]
    players: tuple[PlayerMemory, ...]


_LATEST = 3
"""The number of a player's latest discards that the memory aid lists."""

_Kind = tuple[Rank, bool]
"""A rank, and whether it means red threes: they are counted apart from black ones."""


def build_memory(view: Observation, names: tuple[str, ...], words: Wording) -> MemoryAidView:
    """Returns what a seat could remember of the deal, only from what it has seen, with the risk of
    each discard, as far as the seat can know it.
    """
    recall = _Recall(view, names, words)
    return MemoryAidView(tuple(recall.ranks(_risks(view))), tuple(recall.players()))


def _risks(view: Observation) -> Mapping[Card, int]:
    # Loads the computer players' rules of thumb, which no start waits for.
    from engine import take_risks

    return take_risks(view)


@dataclass(frozen=True, slots=True)
class _Recall:
    """What one seat has seen in the deal so far."""

    view: Observation
    names: tuple[str, ...]
    words: Wording

    def ranks(self, risks: Mapping[Card, int]) -> Iterator[RankMemory]:
        """Yields every rank of the deck, in the order of a hand; of its cards the largest risk."""
        deck = sort_hand(full_deck(self.view.rules))
        seen = Counter(map(_kind, self._seen()))
        for kind, count in Counter(map(_kind, deck)).items():
            risk = max((it for card, it in risks.items() if _kind(card) == kind), default=None)
            yield RankMemory(self._name(kind), seen[kind], count - seen[kind], risk)

    def players(self) -> Iterator[PlayerMemory]:
        """Yields every player of this deal, in the order of play."""
        you = self.words.say(TextId.SEAT_YOU)
        for seat in turn_order(self.view.rules, self.view.public):
            name = you if seat == self.view.seat else self.names[seat]
            yield PlayerMemory(name, self.words.sentences((self._threw(seat), self._holds(seat))))

    def _name(self, kind: _Kind) -> str:
        rank, is_red_three = kind
        return self.words.say(TextId.MEMORY_BONUS) if is_red_three else self.words.ranks(rank)

    def _seen(self) -> Iterator[Card]:
        """Yields the cards that lie open, the own hand, and cards that were seen to go to another
        hand.
        """
        public = self.view.public
        for melds in public.melds_by_side:
            for meld in melds:
                yield from meld.cards
        for table in public.sides:
            yield from (*table.bonus, *table.aside)
            yield from (CALIENTE,) * table.caliente_played
        yield from public.pile
        yield from self.view.hand
        for seat, cards in enumerate(public.known):
            if seat != self.view.seat:
                yield from cards

    def _threw(self, seat: int) -> str:
        thrown = [one for one in reversed(self.view.public.thrown) if one.seat == seat]
        if not thrown:
            return self.words.say(TextId.MEMORY_THREW_NOTHING)
        latest = self.words.listing(map(self._fate, thrown[:_LATEST]))
        return self.words.say(TextId.MEMORY_THREW, cards=latest)

    def _fate(self, thrown: Thrown) -> str:
        """Returns the text for a discard, with the player who took the pile because of it."""
        card = self.words.card(thrown.card)
        if not thrown.was_taken:
            return card
        taker = next_seat(self.view.rules, self.view.public, thrown.seat)
        if taker == self.view.seat:
            return self.words.say(TextId.MEMORY_YOU_TOOK, card=card)
        return self.words.say(TextId.MEMORY_TOOK, card=card, player=self.names[taker])

    def _holds(self, seat: int) -> str:
        """Returns the text for cards that everybody saw going to a hand, mostly with the pile."""
        known = self.view.public.known[seat]
        return self.words.say(TextId.MEMORY_HOLDS, cards=self.words.cards(known)) if known else ""


def _kind(card: Card) -> _Kind:
    return rank_of(card), is_bonus(card)
