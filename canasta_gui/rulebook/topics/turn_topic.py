"""What is done in a turn, step by step."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points
from canasta_gui.rulebook.topic import Topic


class TurnTopic(Topic):
    """The steps of a turn: draw, meld, discard."""

    anchor = "turn"

    @override
    def title(self) -> str:
        return self.tr("Your turn")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say(self.tr("A turn has three steps.")),))
        yield Points(self.steps())
        yield Points(tuple(self._remarks()))

    def steps(self) -> tuple[str, ...]:
        """Returns the turn in three lines."""
        return self._begin(), self._meld(), self._discard()

    def _begin(self) -> str:
        count = self.rules.draw.count
        if self.rules.pile.most_taken is None:
            text = self.tr(
                "First draw %n cards from the {stock}, or take the whole {pile}.", "", count
            )
        else:
            text = self.tr(
                "First draw %n cards from the {stock}, or take the top of the {pile}.", "", count
            )
        return self.state("draw", text)

    def _meld(self) -> str:
        return self.state(
            "meld", self.tr("Then lay melds, or add cards to them, as much as you like.")
        )

    def _discard(self) -> str:
        return self.state(
            "discard", self.tr("Last, discard one card onto the {pile}: that ends your turn.")
        )

    def _sevens(self) -> Iterator[str]:
        need = self.rules.throw.sevens
        if need == "free":
            return
        if need == "own-canasta":
            text = self.tr("Discard no seven before your side has a canasta of sevens.")
        else:
            text = self.tr("Discard no seven before every side has a canasta of sevens.")
        yield self.state("sevens", text)
        yield self.say(self.tr("Whoever holds sevens alone may discard one all the same."))
        yield self.say(self.tr("Nobody ever goes out by discarding a seven."))

    def _barred(self) -> Iterator[str]:
        throw = self.rules.throw
        if throw.wilds == "last":
            yield self.state(
                "wilds", self.tr("Discard a wild card only when you can discard nothing else.")
            )
        if not throw.bars_empty_pile:
            return
        if self.rules.meld.dead_ranks:
            text = self.tr(
                "Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of"
                " which there is a canasta."
            )
        else:
            text = self.tr("Onto an empty {pile} discard no seven, ace or wild card.")
        yield self.state("empty", text)
        yield self.say(self.tr("Whoever could discard nothing then discards any card."))

    def _after_opening(self) -> Iterator[str]:
        draw = self.rules.draw
        if not draw.first_to_open and not draw.next_to_open:
            return
        yield self.state(
            "after-opening",
            self.tr(
                "Who lays the first melds of all draws {first} cards after the discard; who lays"
                " those of a side that follows draws {later}."
            ),
            first=draw.first_to_open,
            later=draw.next_to_open,
        )
        yield self.say(
            self.tr(
                "Nobody draws them who took the {pile} for it, or while the {stock} has fewer than"
                " {least} cards."
            ),
            least=draw.stock_to_open,
        )

    def _remarks(self) -> Iterator[str]:
        if self.rules.caliente.count:
            yield self.say(self.tr("Instead of drawing you may sometimes play a Caliente card."))
        yield from self._sevens()
        yield from self._barred()
        yield from self._after_opening()
        yield self.say(self.tr("Whoever takes the {pile} has to meld its top card at once."))
        if self.rules.draw.count > 1:
            yield self.say(
                self.tr("When the {stock} has too few cards, draw what is left and play on.")
            )
