"""What freezes the pile, and how a frozen one is taken."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Points, TablePicture
from canasta_gui.rulebook.topic import Topic


class FrozenTopic(Topic):
    """The frozen pile."""

    anchor = "frozen"

    @override
    def title(self) -> str:
        return self.tr("The frozen {pile}")

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
        yield self.say(
            self.tr("The freezing card lies crosswise. The {pile} stays frozen until it is taken.")
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
