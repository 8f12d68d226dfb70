"""The names of cards and ranks, alone and counted.

Only the name that is asked for is translated: a view of the table asks for some dozens.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from canasta_gui.words.translated import Translated
from engine import Card, Rank, Suit, is_bonus, is_wild, rank_of, suit_of


class CardNames(Translated):
    """The names of cards in the classic game."""

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        rank = rank_of(card)
        name = self._rank(rank)
        if rank in (Rank.JOKER, Rank.CALIENTE):
            return name
        pattern = self.tr("{rank} of {suit}", "such as: nine of hearts")
        return pattern.format(rank=name, suit=self._suit(suit_of(card)))

    def a_card(self, card: Card) -> str:
        """Returns one card as the object of a sentence."""
        rank = rank_of(card)
        if rank is Rank.JOKER:
            return self.tr("a joker", "as object: ... discards a joker")
        if rank is Rank.CALIENTE:
            return self.tr("a Caliente card", "as object: ... draws a Caliente card")
        pattern = self._with_article(rank)
        return pattern.format(rank=self._rank(rank), suit=self._suit(suit_of(card)))

    def _with_article(self, rank: Rank) -> str:
        """Returns a card of this rank with its article; in some languages court cards, aces and
        eights have their own.
        """
        own = {
            Rank.JACK: lambda: self.tr(
                "the {rank} of {suit}", "as object: ... discards the jack of hearts"
            ),
            Rank.QUEEN: lambda: self.tr(
                "the {rank} of {suit}", "as object: ... discards the queen of hearts"
            ),
            Rank.EIGHT: lambda: self.tr(
                "the {rank} of {suit}", "as object: ... discards the eight of hearts"
            ),
            Rank.ACE: lambda: self.tr(
                "the {rank} of {suit}", "as object: ... discards the ace of hearts"
            ),
        }
        if rank in own:
            return own[rank]()
        return self.tr("the {rank} of {suit}", "as object: ... discards the nine of hearts")

    def _suit(self, suit: Suit) -> str:
        return {
            Suit.SPADES: lambda: self.tr("spades"),
            Suit.HEARTS: lambda: self.tr("hearts"),
            Suit.DIAMONDS: lambda: self.tr("diamonds"),
            Suit.CLUBS: lambda: self.tr("clubs"),
        }[suit]()

    def _rank(self, rank: Rank) -> str:
        return {**self._low_ranks(), **self._high_ranks()}[rank]()

    def _low_ranks(self) -> Mapping[Rank, Callable[[], str]]:
        return {
            Rank.TWO: lambda: self.tr("two"),
            Rank.THREE: lambda: self.tr("three"),
            Rank.FOUR: lambda: self.tr("four"),
            Rank.FIVE: lambda: self.tr("five"),
            Rank.SIX: lambda: self.tr("six"),
            Rank.SEVEN: lambda: self.tr("seven"),
            Rank.EIGHT: lambda: self.tr("eight"),
            Rank.NINE: lambda: self.tr("nine"),
        }

    def _high_ranks(self) -> Mapping[Rank, Callable[[], str]]:
        return {
            Rank.TEN: lambda: self.tr("ten"),
            Rank.JACK: lambda: self.tr("jack"),
            Rank.QUEEN: lambda: self.tr("queen"),
            Rank.KING: lambda: self.tr("king"),
            Rank.ACE: lambda: self.tr("ace"),
            Rank.JOKER: lambda: self.tr("joker"),
            Rank.CALIENTE: lambda: self.tr("Caliente card"),
        }

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        return {
            Rank.TWO: lambda: self.tr("twos"),
            Rank.THREE: lambda: self.tr("black threes"),
            Rank.FOUR: lambda: self.tr("fours"),
            Rank.FIVE: lambda: self.tr("fives"),
            Rank.SIX: lambda: self.tr("sixes"),
            Rank.SEVEN: lambda: self.tr("sevens"),
            Rank.EIGHT: lambda: self.tr("eights"),
            Rank.NINE: lambda: self.tr("nines"),
            Rank.TEN: lambda: self.tr("tens"),
            Rank.JACK: lambda: self.tr("jacks"),
            Rank.QUEEN: lambda: self.tr("queens"),
            Rank.KING: lambda: self.tr("kings"),
            Rank.ACE: lambda: self.tr("aces"),
            Rank.JOKER: lambda: self.tr("jokers"),
            Rank.CALIENTE: lambda: self.tr("Caliente cards"),
        }[rank]()

    def counted(self, rank: Rank, count: int) -> str:
        """Returns a number of cards of one rank in words; threes are black."""
        return {
            Rank.TWO: lambda: self.tr("%n twos", "", count),
            Rank.THREE: lambda: self.tr("%n black threes", "", count),
            Rank.FOUR: lambda: self.tr("%n fours", "", count),
            Rank.FIVE: lambda: self.tr("%n fives", "", count),
            Rank.SIX: lambda: self.tr("%n sixes", "", count),
            Rank.SEVEN: lambda: self.tr("%n sevens", "", count),
            Rank.EIGHT: lambda: self.tr("%n eights", "", count),
            Rank.NINE: lambda: self.tr("%n nines", "", count),
            Rank.TEN: lambda: self.tr("%n tens", "", count),
            Rank.JACK: lambda: self.tr("%n jacks", "", count),
            Rank.QUEEN: lambda: self.tr("%n queens", "", count),
            Rank.KING: lambda: self.tr("%n kings", "", count),
            Rank.ACE: lambda: self.tr("%n aces", "", count),
            Rank.JOKER: lambda: self.tr("%n jokers", "", count),
            Rank.CALIENTE: lambda: self.tr("%n Caliente cards", "", count),
        }[rank]()

    def bonuses(self, count: int) -> str:
        """Returns a number of red threes in words."""
        return self.tr("%n red threes", "", count)


class BoxNames(Translated):
    """The names of the special cards in the boxed editions."""

    def __init__(self, plain: CardNames) -> None:
        self._plain = plain

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        if is_bonus(card):
            return self.tr("Bonus card")
        special = {
            Rank.TWO: lambda: self.tr("Little Wild"),
            Rank.THREE: lambda: self.tr("Stop card"),
            Rank.JOKER: lambda: self.tr("Big Wild"),
        }
        return special.get(rank_of(card), lambda: self._plain.card(card))()

    def a_card(self, card: Card) -> str:
        """Returns one card as the object of a sentence."""
        if is_bonus(card):
            return self.tr("a Bonus card", "as object: ... draws a Bonus card")
        special = {
            Rank.TWO: lambda: self.tr("a Little Wild", "as object: ... discards a Little Wild"),
            Rank.THREE: lambda: self.tr("a Stop card", "as object: ... discards a Stop card"),
            Rank.JOKER: lambda: self.tr("a Big Wild", "as object: ... discards a Big Wild"),
        }
        return special.get(rank_of(card), lambda: self._plain.a_card(card))()

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        special = {
            Rank.TWO: lambda: self.tr("Little Wilds"),
            Rank.THREE: lambda: self.tr("Stop cards"),
            Rank.JOKER: lambda: self.tr("Big Wilds"),
        }
        return special.get(rank, lambda: self._plain.ranks(rank))()

    def counted(self, rank: Rank, count: int) -> str:
        """Returns a number of cards of one rank in words; threes are Stop cards."""
        special = {
            Rank.TWO: lambda: self.tr("%n Little Wilds", "", count),
            Rank.THREE: lambda: self.tr("%n Stop cards", "", count),
            Rank.JOKER: lambda: self.tr("%n Big Wilds", "", count),
        }
        return special.get(rank, lambda: self._plain.counted(rank, count))()

    def bonuses(self, count: int) -> str:
        """Returns a number of Bonus cards in words."""
        return self.tr("%n Bonus cards", "", count)


AnyCardNames = CardNames | BoxNames


def names_of(style: str) -> AnyCardNames:
    """Returns the names that a ruleset asks for by ``words.style``."""
    return BoxNames(CardNames()) if style == "box" else CardNames()


def counted_cards(names: AnyCardNames, cards: Iterable[Card]) -> tuple[str, ...]:
    """Returns cards counted by rank, naturals first."""
    kinds = Counter((is_wild(card), rank_of(card), is_bonus(card)) for card in cards)
    return tuple(
        names.bonuses(count) if is_red else names.counted(rank, count)
        for (_, rank, is_red), count in sorted(kinds.items())
    )
