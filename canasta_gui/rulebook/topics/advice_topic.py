"""What good players keep in mind."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points
from canasta_gui.rulebook.topic import Topic


class AdviceTopic(Topic):
    """A few lines of advice; the lessons in strategy show them at the table."""

    anchor = "advice"

    @override
    def title(self) -> str:
        return self.tr("Advice")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(
            (
                self.tr(
                    "No rules, but what good players keep in mind. “Learn” lets you practise it."
                ),
            )
        )
        with_foot = bool(self.rules.deal.foot_size)
        lines = self._with_second_hands() if with_foot else self._with_one_hand()
        yield Points(tuple(map(self.say, (*lines, *self._always()))))

    def _with_one_hand(self) -> Iterator[str]:
        if self.rules.pile.always_frozen:
            yield self.tr("Take a big {pile}; a small one is seldom worth a pair.")
        else:
            yield self.tr("Take a big {pile}; for a small one spend no wild card.")
        yield self.tr("Keep pairs: two cards like the top one take even a frozen {pile}.")
        if not self.rules.pile.always_frozen:
            yield self.tr(
                "Freeze when much lies in the {pile}, when the others would get it sooner, and when"
                " you hold pairs."
            )
        yield self.tr("Open early with little; with all you have when the others may go out.")

    def _with_second_hands(self) -> Iterator[str]:
        yield self.tr("Lay what you can: your second hand waits, and costs points until then.")
        yield self.tr("Think of the canastas that going out needs before you begin new melds.")

    def _always(self) -> Iterator[str]:
        yield self.tr("Before you discard, look at the melds of the others.")
        if self.rules.stop.blocks_next and not self.rules.bonus.black_too:
            yield self.tr("Keep a {stop} for the moment at which much lies in the {pile}.")
        yield self.tr("Count the cards in the other hands before you go out.")
        if self.has_partners:
            yield self.tr("Watch your partner: one who is nearly out wants your points laid.")
