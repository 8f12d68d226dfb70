"""Which cards there are, and how a deal begins."""

from collections import Counter
from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points, Topic
from canasta_gui.words.translated import marked
from engine import CALIENTE, PACK, Card, Role, points_of, rank_of, role_of


class CardsTopic(Topic):
    """The cards."""

    anchor = "cards"
    heading = marked("CardsTopic", "The cards")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self._number(),))
        yield Points(tuple(self._kinds()))
        yield Example("9h 2c Jk 3d 3s", self._example())
        yield FigureTable(
            (self.tr("Cards"), self.tr("How many"), self.tr("Points each")), tuple(self._rows())
        )

    def _number(self) -> str:
        text = self.tr("%n packs are shuffled together: {total} cards.", "", self.rules.deck.count)
        return self.say(text, total=len(self._deck()))

    def _deck(self) -> tuple[Card, ...]:
        return PACK * self.rules.deck.count + (CALIENTE,) * self.rules.caliente.count

    def _kinds(self) -> Iterator[str]:
        yield self.tr("Cards from four to ace are natural cards: they make the melds.")
        yield self.tr("{twos} and {jokers} are wild: in a meld they stand for a natural card.")
        yield self.tr("{bonuses} bring extra points and are never part of a meld.")
        if self.rules.bonus.black_too:
            yield self.tr("{stops} lie beside the melds as {bonuses} do.")
        else:
            yield self.tr("{stops} are mostly thrown away; they have a page of their own.")
        if not self.rules.meld.sequences:
            yield self.tr("Suits do not matter.")

    def _example(self) -> str:
        return self.tr("A natural card, two wild cards, a {bonus}, a {stop}.", "below a picture")

    def _rows(self) -> Iterator[tuple[str, ...]]:
        counts = Counter((role_of(card), points_of(card)) for card in self._deck())
        for (role, points), count in sorted(counts.items(), key=_as_read):
            value = self.rules.bonus.each if role in self._beside else points
            names = self._names(role, points)
            yield names, self.words.number(count), self.words.number(value)

    @property
    def _beside(self) -> tuple[Role, ...]:
        """The roles of cards that bring points beside the melds."""
        return (Role.BONUS, Role.STOP) if self.rules.bonus.black_too else (Role.BONUS,)

    def _names(self, role: Role, points: int) -> str:
        if role is Role.BONUS:
            return self.say("{bonuses}")
        cards = (
            card for card in self._deck() if (role_of(card), points_of(card)) == (role, points)
        )
        ranks = sorted({rank_of(card) for card in cards})
        return self.say(self.words.listing(self.words.ranks(rank) for rank in ranks))


_ORDER = (Role.NATURAL, Role.WILD, Role.STOP, Role.BONUS, Role.CALIENTE)


def _as_read(item: tuple[tuple[Role, int], int]) -> tuple[int, int]:
    (role, points), _ = item
    return _ORDER.index(role), points


class DealTopic(Topic):
    """Dealing, and the first card of the pile."""

    anchor = "deal"
    heading = marked("DealTopic", "The deal")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._dealer(), *self._hands()))
        yield Points((*self._pile(), *self._upcards(), *self._base(), *self._begin()))

    def _dealer(self) -> Iterator[str]:
        if self.rules.deal.partner_draw:
            yield self.tr(
                "Partners are found by drawing cards: the high cards play against the low ones."
            )
        yield {
            "random": self.tr("Chance decides who deals first."),
            "choose": self.tr("You choose who deals first."),
            "right-of-high-card": self.tr(
                "The first dealer sits to the right of the highest card drawn."
            ),
        }[self.rules.deal.first_dealer]
        if self.rules.deal.deals_cut:
            yield self.tr("Before each deal the cards are cut.")

    def _hands(self) -> Iterator[str]:
        yield self.say(
            self.tr("Each player is dealt {count} cards."), count=self.rules.deal.hand_size
        )
        if self.rules.deal.foot_size:
            yield self.say(
                self.tr("Each player also gets a second hand of {count} cards, the foot."),
                count=self.rules.deal.foot_size,
            )

    def _pile(self) -> Iterator[str]:
        if not self.rules.deal.upcard:
            yield self.tr(
                "The other cards lie face down: the {stock}. No card is turned up: the {pile}"
                " begins with the first discard."
            )
            return
        yield self.tr(
            "The other cards lie face down: the {stock}."
            " Its top card is turned up and begins the {pile}."
        )

    def _upcards(self) -> Iterator[str]:
        if not self.rules.deal.upcard:
            return
        if self.rules.deal.upcard_returns:
            yield self.tr(
                "A wild card or a {bonus} turned up first is put under the {stock}, and the"
                " next card is turned up."
            )
        else:
            yield self._wild()
            yield self._bonus()
        yield self._stop()
        if self.rules.caliente.count:
            yield self.tr("A Caliente card turned up first is covered too; it freezes nothing.")

    def _wild(self) -> str:
        if self.rules.pile.always_frozen:
            return self.tr("A wild card turned up first is covered by the next card.")
        if self.rules.deal.upcard_wild_freezes:
            return self.tr(
                "A wild card turned up first freezes the {pile} and is covered by the next card."
            )
        return self.tr(
            "A wild card turned up first is covered by the next card; it freezes nothing."
        )

    def _bonus(self) -> str:
        if self.rules.pile.always_frozen:
            return self.tr("A {bonus} turned up first is covered by the next card.")
        if self.rules.deal.upcard_bonus_freezes:
            return self.tr(
                "A {bonus} turned up first freezes the {pile} and is covered by the next card."
            )
        return self.tr("A {bonus} turned up first is covered by the next card; it freezes nothing.")

    def _stop(self) -> str:
        if self.rules.deal.upcard_stop == "cover":
            return self.tr("A {stop} turned up first is covered by the next card.")
        return self.tr("A {stop} turned up first stays on top of the {pile}.")

    def _base(self) -> Iterator[str]:
        if self.rules.deal.pile_base:
            yield self.state(
                "base",
                self.tr(
                    "As many cards as the rank of the first card counts are laid face down under"
                    " it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace."
                ),
            )

    def _begin(self) -> Iterator[str]:
        yield self.tr("The player to the dealer's left begins. Turn and deal pass on to the left.")
