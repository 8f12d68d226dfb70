"""The names of cards and ranks, alone and counted; they stand in ``assets/words/cards.toml``."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from canasta_gui.words.written import sentences
from engine import Card, Rank, Suit, is_bonus, is_wild, rank_of, rank_text, suit_of


class NamesOfCards:
    """The names of cards in a style of words; threes without a suit are black.

    Only the name that is asked for is translated: a view of the table asks for some dozens.
    """

    def __init__(self, *contexts: str) -> None:
        """What a later context names it calls otherwise."""
        self._names = sentences("cards", *contexts)

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        own = "bonus" if is_bonus(card) else f"single.{rank_text(rank_of(card))}"
        return self._say(own) if own in self._names else self._with_suit("card", card)

    def a_card(self, card: Card) -> str:
        """Returns one card as the object of a sentence."""
        rank = rank_text(rank_of(card))
        own = "a_bonus" if is_bonus(card) else f"object.{rank}"
        if own in self._names:
            return self._say(own)
        # In some languages court cards, aces and eights have articles of their own.
        special = f"a_card.{rank}"
        return self._with_suit(special if special in self._names else "a_card", card)

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        return self._say(f"plural.{rank_text(rank)}")

    def counted(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """Returns cards counted by rank, naturals first."""
        kinds = Counter((is_wild(card), rank_of(card), is_bonus(card)) for card in cards)
        return tuple(
            self._say("bonuses", count) if is_red else self.number_of(rank, count)
            for (_, rank, is_red), count in sorted(kinds.items())
        )

    def by_suit(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """Returns natural cards counted by suit, such as "hearts 2", then wild ones by rank."""
        held = tuple(cards)
        suits = Counter(suit_of(card) for card in held if not is_wild(card))
        natural = (f"{self._suit(suit)} {count}" for suit, count in sorted(suits.items()))
        return (*natural, *self.counted(filter(is_wild, held)))

    def _suit(self, suit: Suit) -> str:
        return self._say(f"suit.{suit.name.lower()}")

    def number_of(self, rank: Rank, count: int) -> str:
        """Returns a number of cards of a rank."""
        return self._say(f"numbered.{rank_text(rank)}", count)

    def _with_suit(self, pattern: str, card: Card) -> str:
        rank = self._say(f"rank.{rank_text(rank_of(card))}")
        return self._say(pattern).format(rank=rank, suit=self._suit(suit_of(card)))

    def _say(self, what: str, count: int = 1) -> str:
        return self._names[what].counted(count)


@cache
def _names(*contexts: str) -> NamesOfCards:
    return NamesOfCards(*contexts)


def names_of(style: str) -> NamesOfCards:
    """Returns the names that a ruleset asks for by ``words.style``."""
    return _names("CardNames", "BoxNames") if style == "box" else _names("CardNames")
