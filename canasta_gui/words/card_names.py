"""The names of cards and ranks, alone and counted.

Only the name that is asked for is translated: a view of the table asks for some dozens.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_gui.words.translated import Line, Texts
from engine import Card, Rank, Suit, is_bonus, is_wild, rank_of, suit_of

_ONE = 1

CardNames = Texts("CardNames")
_SUITS: Final[Mapping[Suit, Line]] = {
    Suit.SPADES: CardNames.tr("spades"),
    Suit.HEARTS: CardNames.tr("hearts"),
    Suit.DIAMONDS: CardNames.tr("diamonds"),
    Suit.CLUBS: CardNames.tr("clubs"),
}
_RANKS: Final[Mapping[Rank, Line]] = {
    Rank.TWO: CardNames.tr("two"),
    Rank.THREE: CardNames.tr("three"),
    Rank.FOUR: CardNames.tr("four"),
    Rank.FIVE: CardNames.tr("five"),
    Rank.SIX: CardNames.tr("six"),
    Rank.SEVEN: CardNames.tr("seven"),
    Rank.EIGHT: CardNames.tr("eight"),
    Rank.NINE: CardNames.tr("nine"),
    Rank.TEN: CardNames.tr("ten"),
    Rank.JACK: CardNames.tr("jack"),
    Rank.QUEEN: CardNames.tr("queen"),
    Rank.KING: CardNames.tr("king"),
    Rank.ACE: CardNames.tr("ace"),
}
_OF_SUIT = CardNames.tr("{rank} of {suit}", "such as: nine of hearts")
_A_CARD = CardNames.tr("the {rank} of {suit}", "as object: ... discards the nine of hearts")
_A_CARD_OF: Final[Mapping[Rank, Line]] = {
    Rank.JACK: CardNames.tr("the {rank} of {suit}", "as object: ... discards the jack of hearts"),
    Rank.QUEEN: CardNames.tr("the {rank} of {suit}", "as object: ... discards the queen of hearts"),
    Rank.EIGHT: CardNames.tr("the {rank} of {suit}", "as object: ... discards the eight of hearts"),
    Rank.ACE: CardNames.tr("the {rank} of {suit}", "as object: ... discards the ace of hearts"),
}
"""In some languages court cards, aces and eights have articles of their own."""


@dataclass(frozen=True, slots=True)
class NamesOfCards:
    """The names of cards in a style of words; threes without a suit are black."""

    without_suit: Mapping[Rank, Line]
    as_object: Mapping[Rank, Line]
    """The same with an article, as the object of a sentence."""
    plural: Mapping[Rank, Line]
    numbered: Mapping[Rank, Line]
    bonuses: Line
    """A number of red threes."""
    bonus: Line | None = None
    a_bonus: Line | None = None
    """One of them; ``None`` where it is called a three."""

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        own = self.bonus if is_bonus(card) else self.without_suit.get(rank_of(card))
        return _with_suit(_OF_SUIT, card) if own is None else own(_ONE)

    def a_card(self, card: Card) -> str:
        """Returns one card as the object of a sentence."""
        rank = rank_of(card)
        own = self.a_bonus if is_bonus(card) else self.as_object.get(rank)
        return _with_suit(_A_CARD_OF.get(rank, _A_CARD), card) if own is None else own(_ONE)

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        return self.plural[rank](_ONE)

    def counted(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """Returns cards counted by rank, naturals first."""
        kinds = Counter((is_wild(card), rank_of(card), is_bonus(card)) for card in cards)
        return tuple(
            (self.bonuses if is_red else self.numbered[rank])(count)
            for (_, rank, is_red), count in sorted(kinds.items())
        )


def _with_suit(pattern: Line, card: Card) -> str:
    rank, suit = _RANKS[rank_of(card)], _SUITS[suit_of(card)]
    return pattern(_ONE).format(rank=rank(_ONE), suit=suit(_ONE))


_CLASSIC = NamesOfCards(
    without_suit={
        Rank.JOKER: CardNames.tr("joker"),
        Rank.CALIENTE: CardNames.tr("Caliente card"),
    },
    as_object={
        Rank.JOKER: CardNames.tr("a joker", "as object: ... discards a joker"),
        Rank.CALIENTE: CardNames.tr("a Caliente card", "as object: ... draws a Caliente card"),
    },
    plural={
        Rank.TWO: CardNames.tr("twos"),
        Rank.THREE: CardNames.tr("black threes"),
        Rank.FOUR: CardNames.tr("fours"),
        Rank.FIVE: CardNames.tr("fives"),
        Rank.SIX: CardNames.tr("sixes"),
        Rank.SEVEN: CardNames.tr("sevens"),
        Rank.EIGHT: CardNames.tr("eights"),
        Rank.NINE: CardNames.tr("nines"),
        Rank.TEN: CardNames.tr("tens"),
        Rank.JACK: CardNames.tr("jacks"),
        Rank.QUEEN: CardNames.tr("queens"),
        Rank.KING: CardNames.tr("kings"),
        Rank.ACE: CardNames.tr("aces"),
        Rank.JOKER: CardNames.tr("jokers"),
        Rank.CALIENTE: CardNames.tr("Caliente cards"),
    },
    numbered={
        Rank.TWO: CardNames.tr("%n twos", "", n=True),
        Rank.THREE: CardNames.tr("%n black threes", "", n=True),
        Rank.FOUR: CardNames.tr("%n fours", "", n=True),
        Rank.FIVE: CardNames.tr("%n fives", "", n=True),
        Rank.SIX: CardNames.tr("%n sixes", "", n=True),
        Rank.SEVEN: CardNames.tr("%n sevens", "", n=True),
        Rank.EIGHT: CardNames.tr("%n eights", "", n=True),
        Rank.NINE: CardNames.tr("%n nines", "", n=True),
        Rank.TEN: CardNames.tr("%n tens", "", n=True),
        Rank.JACK: CardNames.tr("%n jacks", "", n=True),
        Rank.QUEEN: CardNames.tr("%n queens", "", n=True),
        Rank.KING: CardNames.tr("%n kings", "", n=True),
        Rank.ACE: CardNames.tr("%n aces", "", n=True),
        Rank.JOKER: CardNames.tr("%n jokers", "", n=True),
        Rank.CALIENTE: CardNames.tr("%n Caliente cards", "", n=True),
    },
    bonuses=CardNames.tr("%n red threes", "", n=True),
)

BoxNames = Texts("BoxNames")
_BOX = NamesOfCards(
    without_suit={
        **_CLASSIC.without_suit,
        Rank.TWO: BoxNames.tr("Little Wild"),
        Rank.THREE: BoxNames.tr("Stop card"),
        Rank.JOKER: BoxNames.tr("Big Wild"),
    },
    as_object={
        **_CLASSIC.as_object,
        Rank.TWO: BoxNames.tr("a Little Wild", "as object: ... discards a Little Wild"),
        Rank.THREE: BoxNames.tr("a Stop card", "as object: ... discards a Stop card"),
        Rank.JOKER: BoxNames.tr("a Big Wild", "as object: ... discards a Big Wild"),
    },
    plural={
        **_CLASSIC.plural,
        Rank.TWO: BoxNames.tr("Little Wilds"),
        Rank.THREE: BoxNames.tr("Stop cards"),
        Rank.JOKER: BoxNames.tr("Big Wilds"),
    },
    numbered={
        **_CLASSIC.numbered,
        Rank.TWO: BoxNames.tr("%n Little Wilds", "", n=True),
        Rank.THREE: BoxNames.tr("%n Stop cards", "", n=True),
        Rank.JOKER: BoxNames.tr("%n Big Wilds", "", n=True),
    },
    bonuses=BoxNames.tr("%n Bonus cards", "", n=True),
    bonus=BoxNames.tr("Bonus card"),
    a_bonus=BoxNames.tr("a Bonus card", "as object: ... draws a Bonus card"),
)


def names_of(style: str) -> NamesOfCards:
    """Returns the names that a ruleset asks for by ``words.style``."""
    return _BOX if style == "box" else _CLASSIC
