"""What is done in a turn, step by step, and when the stock is empty."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points, Topic
from canasta_gui.words.translated import marked


class TurnTopic(Topic):
    """The steps of a turn: draw, meld, discard."""

    anchor = "turn"
    heading = marked("TurnTopic", "Your turn")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.tr("A turn has three steps."),))
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
        yield self.tr("Whoever holds sevens alone may discard one all the same.")
        yield self.tr("Nobody ever goes out by discarding a seven.")

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
        yield self.tr("Whoever could discard nothing then discards any card.")

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
            yield self.tr("Instead of drawing you may sometimes play a Caliente card.")
        yield from self._sevens()
        yield from self._barred()
        yield from self._after_opening()
        yield self.tr("Whoever takes the {pile} has to meld its top card at once.")
        if self.rules.draw.count > 1:
            yield self.tr("When the {stock} has too few cards, draw what is left and play on.")


class ExhaustionTopic(Topic):
    """How a deal ends when there is nothing to draw."""

    anchor = "exhaustion"
    heading = marked("ExhaustionTopic", "When the {stock} is empty")

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
        yield self.tr(
            "Whoever draws the last card plays the turn to its end. With the discard the deal"
            " is over."
        )
        yield self.tr("Then nobody gets the points for going out.")

    def _playing_on(self) -> Iterator[str]:
        yield self.tr("With an empty {stock} the deal goes on while each player takes the {pile}.")

    def _forced(self) -> str:
        pile = self.rules.pile
        if not self.rules.exhaustion.forced_take or pile.always_frozen:
            return self.tr("Nobody has to take it.")
        if pile.open_add == "unfinished":
            return self.tr(
                "Whoever can take it has to, if it is not frozen"
                " and its top card fits an unfinished meld of the own side."
            )
        return self.tr(
            "Whoever can take it has to, if it is not frozen"
            " and its top card fits a meld of the own side."
        )

    def _passing(self) -> Iterator[str]:
        yield self.state(
            "pass",
            self.tr("Whoever cannot take it, or does not want to, passes: the deal is over."),
        )
        yield self.tr("Then nobody gets the points for going out.")

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
            return self.tr("If the last card of the {stock} is a {bonus}, the deal ends at once.")
        return self.tr(
            "If the last card of the {stock} is a {bonus}, the turn goes on without it."
            " Whoever then can neither discard nor go out ends the deal."
        )
