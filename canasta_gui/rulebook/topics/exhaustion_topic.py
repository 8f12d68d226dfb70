"""The topic of the empty stock."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Points
from canasta_gui.rulebook.topic import Topic


class ExhaustionTopic(Topic):
    """How a deal ends when there is nothing to draw."""

    anchor = "exhaustion"

    @override
    def title(self) -> str:
        return self.tr("When the {stock} is empty")

    @override
    def blocks(self) -> Iterator[Block]:
        if self.rules.exhaustion.ends_with_turn:
            ending = self._ending()
        else:
            ending = (*self._playing_on(), self._forced(), *self._passing())
        yield Points((*ending, self._last_bonus(), *self._void()))

    def _void(self) -> Iterator[str]:
        if self.rules.exhaustion.voids_deal:
            yield self.state(
                "void",
                self.tr("A deal that ends so is void: no side gets points in it, or loses any."),
            )

    def _ending(self) -> Iterator[str]:
        yield self.say(
            self.tr(
                "Whoever draws the last card plays the turn to its end. With the discard the deal"
                " is over."
            )
        )
        yield self.say(self.tr("Then nobody gets the points for going out."))

    def _playing_on(self) -> Iterator[str]:
        yield self.say(
            self.tr("With an empty {stock} the deal goes on while each player takes the {pile}.")
        )

    def _forced(self) -> str:
        pile = self.rules.pile
        if not self.rules.exhaustion.forced_take or pile.always_frozen:
            return self.say(self.tr("Nobody has to take it."))
        if pile.open_add == "unfinished":
            return self.say(
                self.tr(
                    "Whoever can take it has to, if it is not frozen"
                    " and its top card fits an unfinished meld of the own side."
                )
            )
        return self.say(
            self.tr(
                "Whoever can take it has to, if it is not frozen"
                " and its top card fits a meld of the own side."
            )
        )

    def _passing(self) -> Iterator[str]:
        yield self.state(
            "pass",
            self.tr("Whoever cannot take it, or does not want to, passes: the deal is over."),
        )
        yield self.say(self.tr("Then nobody gets the points for going out."))

    def _last_bonus(self) -> str:
        exhaustion = self.rules.exhaustion
        if exhaustion.last_bonus_ends and exhaustion.last_bonus_stays:
            text = self.tr(
                "If the last card of the {stock} is a {bonus}, it stays in the hand and costs"
                " {points} points, and the deal ends at once."
            )
            if self.rules.bonus.black_too:
                text = self.tr(
                    "If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand"
                    " and the deal ends at once: the {bonus} costs {points} points, the {stop} its"
                    " value."
                )
            return self.say(text, points=self.rules.bonus.forgotten_penalty)
        if exhaustion.last_bonus_ends:
            return self.say(
                self.tr("If the last card of the {stock} is a {bonus}, the deal ends at once.")
            )
        return self.say(
            self.tr(
                "If the last card of the {stock} is a {bonus}, the turn goes on without it."
                " Whoever then can neither discard nor go out ends the deal."
            )
        )
