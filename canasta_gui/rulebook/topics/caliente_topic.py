"""The Caliente cards."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Points
from canasta_gui.rulebook.topic import Topic


class CalienteTopic(Topic):
    """How a Caliente card fills the hand, and what it costs."""

    anchor = "caliente"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def title(self) -> str:
        return self.tr("Caliente cards")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Example("Ca", self._number())
        yield Points((self._condition(), self._refill(), *self._limits()))
        yield Points((self._discard(), self._cost(), self._held()))
        yield FigureTable(
            (
                self.tr("Caliente cards in the hand"),
                self.tr("The other cards count"),
            ),
            tuple(self._factors()),
        )

    def _number(self) -> str:
        return self.say(
            self.tr("%n Caliente cards are in the game.", "", self.rules.caliente.count)
        )

    def _condition(self) -> str:
        if self.rules.caliente.condition == "not-more":
            return self.say(
                self.tr(
                    "Instead of drawing you may play one, if your side has no more melds"
                    " than the opponents."
                )
            )
        return self.say(
            self.tr(
                "Instead of drawing you may play one, if your side has fewer melds"
                " than the opponents."
            )
        )

    def _refill(self) -> str:
        if self.rules.caliente.refill is None:
            return self.say(
                self.tr(
                    "Then draw until you hold as many cards as you were dealt, {count};"
                    " {bonuses} do not count."
                ),
                count=self.rules.deal.hand_size,
            )
        return self.say(
            self.tr("Then draw until you hold {count} cards; {bonuses} do not count."),
            count=self.rules.caliente.refill,
        )

    def _limits(self) -> Iterator[str]:
        yield self.say(
            self.tr("You may play one in a turn, and you cannot take the {pile} in that turn.")
        )
        yield self.say(self.tr("With an empty {stock} you cannot play it."))

    def _discard(self) -> str:
        if self.rules.caliente.is_discard_stop:
            return self.say(self.tr("Discarded, it keeps the next player from taking the {pile}."))
        return self.say(self.tr("Discarded, it does not block the {pile}."))

    def _cost(self) -> str:
        return self.say(
            self.tr("Each one played costs your side {points} points at the end."),
            points=self.rules.caliente.played,
        )

    def _held(self) -> str:
        return self.say(
            self.tr(
                "Whoever still holds one at the end loses more for the other cards in the hand."
            )
        )

    def _factors(self) -> Iterator[tuple[str, str]]:
        for count, factor in enumerate(self.rules.caliente.held_multipliers):
            times = self.say(self.tr("×{factor}", "how much a card counts"), factor=factor)
            yield self.words.number(count), times
