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
        return self.state(
            "draw",
            self.tr(
                "First draw %n cards from the {stock}, or take the whole {pile}.",
                "",
                self.rules.draw.count,
            ),
        )

    def _meld(self) -> str:
        return self.state(
            "meld", self.tr("Then lay melds, or add cards to them, as much as you like.")
        )

    def _discard(self) -> str:
        return self.state(
            "discard", self.tr("Last, discard one card onto the {pile}: that ends your turn.")
        )

    def _remarks(self) -> Iterator[str]:
        if self.rules.caliente.count:
            yield self.say(self.tr("Instead of drawing you may sometimes play a Caliente card."))
        yield self.say(self.tr("Whoever takes the {pile} has to meld its top card at once."))
        if self.rules.draw.count > 1:
            yield self.say(
                self.tr("When the {stock} has too few cards, draw what is left and play on.")
            )
