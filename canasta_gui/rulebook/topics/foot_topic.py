"""The second hand."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Points, TablePicture
from canasta_gui.rulebook.topic import Topic


class FootTopic(Topic):
    """How the second hand is picked up, and what it costs if nobody does."""

    anchor = "foot"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.deal.foot_size > 0

    @override
    def title(self) -> str:
        return self.tr("The foot")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._picking_up(), *self._cost()))
        yield TablePicture("foot")

    def _picking_up(self) -> Iterator[str]:
        yield self.say(
            self.tr("The foot is your second hand of {count} cards; nobody looks at it before."),
            count=self.rules.deal.foot_size,
        )
        if self.rules.deal.foot_by == "canasta":
            yield from self._by_a_canasta()
        else:
            yield from self._by_the_last_card()
        yield self.say(
            self.tr("A {bonus} in it is laid by itself, and another card is drawn for it.")
        )

    def _by_the_last_card(self) -> Iterator[str]:
        if self.rules.deal.foot_size > 1:
            yield self.say(
                self.tr(
                    "Meld your last card, and you pick up the foot at once and play on from it."
                )
            )
        yield self.say(
            self.tr("Discard your last card, and you play from the foot in your next turn.")
        )
        yield self.say(self.tr("Emptying the first hand is not going out."))

    def _by_a_canasta(self) -> Iterator[str]:
        yield self.say(
            self.tr(
                "Many call it the packet. The first canasta that you finish yourself brings it: you"
                " take it up at once and play on with all your cards."
            )
        )
        yield self.state("first", self.tr("Nobody goes out before having taken it up."))

    def _cost(self) -> Iterator[str]:
        yield self.state(
            "cost",
            self.tr("The cards of a foot that was not picked up count against you at the end."),
        )
        if self.rules.bonus.untouched_penalty:
            yield self.state(
                "bonus",
                self.tr("Each {bonus} in it costs {points} points."),
                points=self.rules.bonus.untouched_penalty,
            )
