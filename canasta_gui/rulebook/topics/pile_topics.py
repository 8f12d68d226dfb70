"""Who may take the pile, and how; what freezes it."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, Paragraph, Points, TablePicture, Topic
from canasta_gui.words.translated import marked


class PileTopic(Topic):
    """Taking the pile while it is not frozen."""

    anchor = "pile"
    heading = marked("PileTopic", "Taking the {pile}")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self._gain(),))
        yield Points((*self._before(), *self._full(), *self._alone()))
        if self.rules.pile.always_frozen:
            yield Paragraph((self.tr("It is always frozen: see the next page."),))
        else:
            yield Paragraph(
                (self.tr("Once your side has melded, and while the {pile} is not frozen:"),)
            )
            yield Points(tuple(self._ways()))
        yield Example("9d 9h 9s", self._example())
        if notes := (*self._one_card(), *self._base()):
            yield Points(notes)
        yield TablePicture("piles")

    def _gain(self) -> str:
        most = self.rules.pile.most_taken
        if most is None:
            return self.tr(
                "You may take the {pile} only if you meld its top card at once."
                " Then all its cards are yours."
            )
        if most == 1:
            text = self.tr(
                "You may take the {pile} only if you meld its top card at once."
                " That card alone is yours; the others stay."
            )
            return self.state("amount", text)
        text = self.tr(
            "You may take the {pile} only if you meld its top card at once."
            " Then its top {most} cards are yours, or all if there are fewer; the others stay."
        )
        return self.state("amount", text, most=most)

    def _before(self) -> Iterator[str]:
        if not self.rules.opening.with_pile:
            yield self.state(
                "after-opening",
                self.tr(
                    "Until your side has melded you may not take the {pile}: its first melds come"
                    " from the hand."
                ),
            )
            return
        text = self.tr(
            "Until your side has melded, you need two natural cards of the top card's rank"
            " in your hand, and enough points for the first melds."
        )
        if self.rules.pile.wild_pair:
            text = self.tr(
                "Until your side has melded, you need two cards of the top card's rank in your"
                " hand, and enough points for the first melds."
            )
        yield self.state("unopened", text)

    def _alone(self) -> Iterator[str]:
        if self.rules.seats.lone_hand:
            yield self.state(
                "alone",
                self.tr(
                    "Who is the first to take it in a deal plays alone from then on; the other two"
                    " become partners."
                ),
            )

    def _full(self) -> Iterator[str]:
        least = self.rules.pile.barred_from
        if least is not None:
            yield self.state(
                "full",
                self.tr(
                    "A side with a meld of {least} or more cards of the top card's rank may not"
                    " take it."
                ),
                least=least,
            )

    def _ways(self) -> Iterator[str]:
        yield self.state(
            "open", self.tr("Two natural cards of the same rank from your hand take the top card.")
        )
        if self.rules.pile.open_natural_plus_wild:
            yield self.tr("One natural card of that rank and a wild card do it, too.")
        else:
            yield self.tr("One natural card and a wild card are not enough.")
        yield self._adding()
        if self.rules.pile.add_to_sequence:
            yield self.tr(
                "The top card may also extend a sequence of your side at either end, without"
                " help from the hand; it begins none."
            )

    def _adding(self) -> str:
        to_any = self.tr("Or the top card joins your side's meld of its rank, also a canasta.")
        closed_at = self.rules.meld.closed_at
        if closed_at is not None and closed_at <= self.rules.canasta.size:
            to_any = self.tr("Or the top card joins your side's meld of its rank that is not full.")
        return {
            "any": to_any,
            "unfinished": self.tr(
                "Or the top card joins your side's meld of its rank, but no canasta."
            ),
            "never": self.tr(
                "The top card alone may not join a meld: two cards must come from the hand."
            ),
        }[self.rules.pile.open_add]

    def _base(self) -> Iterator[str]:
        if not self.rules.deal.pile_base:
            return
        yield self.state(
            "base",
            self.tr(
                "The face-down cards under it come with it, but only after everything that you lay"
                " with the top card. A {bonus} among them is laid, and no card is drawn for it."
            ),
        )
        yield self.tr("As all of them might be {bonuses}, you need enough other cards to keep two.")

    def _example(self) -> str:
        return self.tr("The top card and two natural cards from the hand.", "below a picture")

    def _one_card(self) -> Iterator[str]:
        """Yields what holds for a single card, unless it never takes a pile."""
        pile = self.rules.pile
        if pile.always_frozen and pile.frozen_add == "never":
            return
        if pile.one_card_rule == "forbid":
            yield self.tr("With one card in your hand you may not take a {pile} of one card.")
            return
        yield self.tr(
            "With one card in your hand you take a {pile} of one card only to go out with it."
        )


class FrozenTopic(Topic):
    """The frozen pile."""

    anchor = "frozen"
    heading = marked("FrozenTopic", "The frozen {pile}")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._why(), *self._ways(), *self._wild_on_top()))
        yield TablePicture("frozen")

    def _why(self) -> Iterator[str]:
        if self.rules.pile.always_frozen:
            yield self.state(
                "always", self.tr("In this game the {pile} is always frozen, for everybody.")
            )
            return
        if self.rules.pile.frozen_until_taken:
            yield self.state(
                "untaken",
                self.tr(
                    "For each player it is frozen, too, until that player has taken it once in the"
                    " deal."
                ),
            )
        if self.rules.freeze.by == "anyone":
            yield self.state(
                "wild", self.tr("A wild card discarded freezes the {pile} for everybody.")
            )
        else:
            yield self.state(
                "wild", self.tr("A wild card discarded freezes the {pile} for the opponents only.")
            )
        yield self.tr(
            "The freezing card lies crosswise. The {pile} stays frozen until it is taken."
        )

    def _ways(self) -> Iterator[str]:
        text = self.tr(
            "Only two natural cards of the top card's rank, both from your hand, take"
            " a frozen {pile}."
        )
        if self.rules.pile.wild_pair:
            text = self.tr(
                "Only two natural cards of the top card's rank, both from your hand, take a frozen"
                " {pile} with a natural card on top."
            )
        yield self.state("pair", text)
        if self.rules.pile.frozen_add == "unfinished":
            yield self.say(
                self.tr(
                    "Or the top card joins your side's meld of its rank, if that has fewer than"
                    " {size} cards."
                ),
                size=self.rules.canasta.size,
            )
            return
        least = self.rules.pile.barred_from
        text = self.tr("It does not help that your side has a meld of that rank.")
        if least is not None:
            text = self.tr(
                "A meld of that rank does not replace them; with the top card they may join one of"
                " your side that has fewer than {least} cards."
            )
        yield self.say(text, least=least or 0)

    def _wild_on_top(self) -> Iterator[str]:
        if self.rules.pile.wild_pair:
            text = self.tr(
                "With a two on top, two twos from your hand take the {pile}, with a joker two"
                " jokers: the three are laid as wild cards alone, or join an open meld of such"
                " cards."
            )
        else:
            text = self.tr("While a wild card lies on top, nobody can take the {pile}.")
        yield self.state("top", text)
