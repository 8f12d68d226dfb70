"""Which cards there are, and how a deal begins."""

from collections import Counter
from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points, Topic
from engine import CALIENTE, PACK, Card, Role, points_of, rank_of, role_of


class CardsTopic(Topic):
    """The cards."""

    anchor = "cards"

    @override
    def blocks(self) -> Iterator[Block]:
        total = len(self._deck())
        yield Paragraph((self.say("number", self.rules.deck.count, total=total),))
        yield Points(tuple(self._kinds()))
        yield Example("9h 2c Jk 3d 3s", self.say("example"))
        head = (self.text("cards"), self.text("how-many"), self.text("points"))
        yield FigureTable(head, tuple(self._rows()))

    def _deck(self) -> tuple[Card, ...]:
        return PACK * self.rules.deck.count + (CALIENTE,) * self.rules.caliente.count

    def _kinds(self) -> Iterator[str]:
        yield self.say("natural")
        yield self.say("wild")
        yield self.say("bonuses")
        yield self.say("stops.laid" if self.rules.bonus.black_too else "stops")
        if not self.rules.meld.sequences:
            yield self.say("suits")

    def _rows(self) -> Iterator[tuple[str, ...]]:
        counts = Counter((role_of(card), points_of(card)) for card in self._deck())
        for (role, points), count in sorted(counts.items(), key=_as_read):
            value = self.rules.bonus.each if role in self._beside else points
            names = self._names(role, points)
            yield names, self.words.number(count), self.words.number(value)

    @property
    def _beside(self) -> tuple[Role, ...]:
        """The kinds of cards that are laid beside the melds."""
        return (Role.BONUS, Role.STOP) if self.rules.bonus.black_too else (Role.BONUS,)

    def _names(self, role: Role, points: int) -> str:
        if role is Role.BONUS:
            return self.named("{bonuses}")
        cards = (
            card for card in self._deck() if (role_of(card), points_of(card)) == (role, points)
        )
        ranks = sorted({rank_of(card) for card in cards})
        return self.named(self.words.listing(self.words.ranks(rank) for rank in ranks))


_ORDER = (Role.NATURAL, Role.WILD, Role.STOP, Role.BONUS, Role.CALIENTE)


def _as_read(item: tuple[tuple[Role, int], int]) -> tuple[int, int]:
    (role, points), _ = item
    return _ORDER.index(role), points


class DealTopic(Topic):
    """Dealing, and the first card of the pile."""

    anchor = "deal"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._dealer(), *self._hands()))
        yield Points((*self._pile(), self.say("begin")))

    def _dealer(self) -> Iterator[str]:
        deal = self.rules.deal
        if deal.partner_draw:
            yield self.say("partners")
        yield self.say(f"dealer.{deal.first_dealer}")
        if deal.deals_cut:
            yield self.say("cut")

    def _hands(self) -> Iterator[str]:
        deal = self.rules.deal
        yield self.say("hand", count=deal.hand_size)
        if deal.foot_size:
            yield self.say("foot", count=deal.foot_size)

    def _pile(self) -> Iterator[str]:
        if self.rules.deal.upcard:
            yield self.say("pile")
            yield from self._upcards()
        else:
            yield self.say("pile.empty")
        if self.rules.deal.pile_base:
            yield self.say("base")

    def _upcards(self) -> Iterator[str]:
        deal = self.rules.deal
        if deal.upcard_returns:
            yield self.say("returns")
        else:
            yield self.say(f"wild.{self._effect(freezes=deal.upcard_wild_freezes)}")
            yield self.say(f"bonus.{self._effect(freezes=deal.upcard_bonus_freezes)}")
        yield self.say("stop.covered" if deal.upcard_stop == "cover" else "stop")
        if self.rules.caliente.count:
            yield self.say("caliente")

    def _effect(self, *, freezes: bool) -> str:
        """Returns what a first card that is covered does to the pile."""
        if self.rules.pile.always_frozen:
            return "covered"
        return "freezes" if freezes else "freezes-nothing"
