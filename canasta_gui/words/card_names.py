"""The names of cards and ranks, alone and counted."""

from collections import Counter
from collections.abc import Iterable, Mapping

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
            Rank.JACK: self.tr(
                "the {rank} of {suit}", "as object: ... discards the jack of hearts"
            ),
            Rank.QUEEN: self.tr(
                "the {rank} of {suit}", "as object: ... discards the queen of hearts"
            ),
            Rank.EIGHT: self.tr(
                "the {rank} of {suit}", "as object: ... discards the eight of hearts"
            ),
            Rank.ACE: self.tr("the {rank} of {suit}", "as object: ... discards the ace of hearts"),
        }
        nine = self.tr("the {rank} of {suit}", "as object: ... discards the nine of hearts")
        return own.get(rank, nine)

    def _suit(self, suit: Suit) -> str:
        return {
            Suit.SPADES: self.tr("spades"),
            Suit.HEARTS: self.tr("hearts"),
            Suit.DIAMONDS: self.tr("diamonds"),
            Suit.CLUBS: self.tr("clubs"),
        }[suit]

    def _rank(self, rank: Rank) -> str:
        return {**self._low_ranks(), **self._high_ranks()}[rank]

    def _low_ranks(self) -> Mapping[Rank, str]:
        return {
            Rank.TWO: self.tr("two"),
            Rank.THREE: self.tr("three"),
            Rank.FOUR: self.tr("four"),
            Rank.FIVE: self.tr("five"),
            Rank.SIX: self.tr("six"),
            Rank.SEVEN: self.tr("seven"),
            Rank.EIGHT: self.tr("eight"),
            Rank.NINE: self.tr("nine"),
        }

    def _high_ranks(self) -> Mapping[Rank, str]:
        return {
            Rank.TEN: self.tr("ten"),
            Rank.JACK: self.tr("jack"),
            Rank.QUEEN: self.tr("queen"),
            Rank.KING: self.tr("king"),
            Rank.ACE: self.tr("ace"),
            Rank.JOKER: self.tr("joker"),
            Rank.CALIENTE: self.tr("Caliente card"),
        }

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        return {
            Rank.TWO: self.tr("twos"),
            Rank.THREE: self.tr("black threes"),
            Rank.FOUR: self.tr("fours"),
            Rank.FIVE: self.tr("fives"),
            Rank.SIX: self.tr("sixes"),
            Rank.SEVEN: self.tr("sevens"),
            Rank.EIGHT: self.tr("eights"),
            Rank.NINE: self.tr("nines"),
            Rank.TEN: self.tr("tens"),
            Rank.JACK: self.tr("jacks"),
            Rank.QUEEN: self.tr("queens"),
            Rank.KING: self.tr("kings"),
            Rank.ACE: self.tr("aces"),
            Rank.JOKER: self.tr("jokers"),
            Rank.CALIENTE: self.tr("Caliente cards"),
        }[rank]

    def counted(self, rank: Rank, count: int) -> str:
        """Returns a number of cards of one rank in words; threes are black."""
        return {
            Rank.TWO: self.tr("%n twos", "", count),
            Rank.THREE: self.tr("%n black threes", "", count),
            Rank.FOUR: self.tr("%n fours", "", count),
            Rank.FIVE: self.tr("%n fives", "", count),
            Rank.SIX: self.tr("%n sixes", "", count),
            Rank.SEVEN: self.tr("%n sevens", "", count),
            Rank.EIGHT: self.tr("%n eights", "", count),
            Rank.NINE: self.tr("%n nines", "", count),
            Rank.TEN: self.tr("%n tens", "", count),
            Rank.JACK: self.tr("%n jacks", "", count),
            Rank.QUEEN: self.tr("%n queens", "", count),
            Rank.KING: self.tr("%n kings", "", count),
            Rank.ACE: self.tr("%n aces", "", count),
            Rank.JOKER: self.tr("%n jokers", "", count),
            Rank.CALIENTE: self.tr("%n Caliente cards", "", count),
        }[rank]

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
            Rank.TWO: self.tr("Little Wild"),
            Rank.THREE: self.tr("Stop card"),
            Rank.JOKER: self.tr("Big Wild"),
        }
        return special.get(rank_of(card)) or self._plain.card(card)

    def a_card(self, card: Card) -> str:
        """Returns one card as the object of a sentence."""
        if is_bonus(card):
            return self.tr("a Bonus card", "as object: ... draws a Bonus card")
        special = {
            Rank.TWO: self.tr("a Little Wild", "as object: ... discards a Little Wild"),
            Rank.THREE: self.tr("a Stop card", "as object: ... discards a Stop card"),
            Rank.JOKER: self.tr("a Big Wild", "as object: ... discards a Big Wild"),
        }
        return special.get(rank_of(card)) or self._plain.a_card(card)

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        special = {
            Rank.TWO: self.tr("Little Wilds"),
            Rank.THREE: self.tr("Stop cards"),
            Rank.JOKER: self.tr("Big Wilds"),
        }
        return special.get(rank) or self._plain.ranks(rank)

    def counted(self, rank: Rank, count: int) -> str:
        """Returns a number of cards of one rank in words; threes are Stop cards."""
        special = {
            Rank.TWO: self.tr("%n Little Wilds", "", count),
            Rank.THREE: self.tr("%n Stop cards", "", count),
            Rank.JOKER: self.tr("%n Big Wilds", "", count),
        }
        return special.get(rank) or self._plain.counted(rank, count)

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
