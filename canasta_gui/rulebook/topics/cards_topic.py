"""Which cards there are, what they are for and what they are worth."""

from collections import Counter
from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points
from canasta_gui.rulebook.topic import Topic
from engine import CALIENTE, PACK, Card, Role, points_of, rank_of, role_of


class CardsTopic(Topic):
    """The cards."""

    anchor = "cards"

    @override
    def title(self) -> str:
        return self.tr("The cards")

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
        yield self.say(self.tr("Cards from four to ace are natural cards: they make the melds."))
        yield self.say(
            self.tr("{twos} and {jokers} are wild: in a meld they stand for a natural card.")
        )
        yield self.say(self.tr("{bonuses} bring extra points and are never part of a meld."))
        if self.rules.bonus.black_too:
            yield self.say(self.tr("{stops} lie beside the melds as {bonuses} do."))
        else:
            yield self.say(
                self.tr("{stops} are mostly thrown away; they have a page of their own.")
            )
        if not self.rules.meld.sequences:
            yield self.say(self.tr("Suits do not matter."))

    def _example(self) -> str:
        return self.say(
            self.tr("A natural card, two wild cards, a {bonus}, a {stop}.", "below a picture")
        )

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
