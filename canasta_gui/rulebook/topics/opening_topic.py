"""The first melds of a side, and what they must be worth."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, FigureTable, Paragraph, Points, TablePicture, Topic
from canasta_gui.words.translated import marked


class OpeningTopic(Topic):
    """The minimum of the first melds."""

    anchor = "opening"
    heading = marked("OpeningTopic", "The first melds")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(tuple(self._minimum()))
        yield FigureTable((self._head(), self.tr("Points needed")), tuple(self._steps()))
        yield Points(tuple(self._counting()))
        yield TablePicture("opening")

    def _minimum(self) -> Iterator[str]:
        yield self.state(
            "minimum",
            self.tr("The first melds of your side in a deal must be worth enough points."),
        )
        if self.rules.opening.basis == "score":
            yield self.tr("How many depends on your score before the deal.")
        else:
            yield self.tr("How many depends on which deal of the match it is.")

    def _head(self) -> str:
        if self.rules.opening.basis == "score":
            return self.tr("Score before the deal")
        return self.tr("Deal", "heading of a column: the first, the second, …")

    def _steps(self) -> Iterator[tuple[str, str]]:
        table = self.rules.opening.table
        for step, following in zip(table, (*table[1:], None), strict=True):
            need = self.words.number(step.need) if step.need else self.tr("any number")
            if self.rules.opening.basis == "round":
                end = self.rules.end.rounds if following is None else (following.score or 1) - 1
                yield self._deals(step.score or 1, end), need
            else:
                yield self._from(step.score), need

    def _deals(self, first: int, last: int | None) -> str:
        """Returns the name of a row for some deals of the match."""
        if last is None:
            return self.say(self.tr("from deal {first} on"), first=first)
        if last <= first:
            return self.say(self.tr("deal {first}", "by its number"), first=first)
        return self.say(self.tr("deals {first} to {last}"), first=first, last=last)

    def _from(self, score: int | None) -> str:
        if score is None:
            return self.say(self.tr("lower", "a score below those in the next rows"))
        return self.say(self.tr("from {score} on", "a score"), score=score)

    def _canasta(self) -> Iterator[str]:
        """Yields from which score or round the first melds need a canasta."""
        options = self.rules.opening
        is_round = options.basis == "round"
        if options.canasta_from is not None:
            by_score = self.tr(
                "With a score of {score} or more they must hold a canasta, of whatever kind."
            )
            by_deal = self.tr("From deal {score} on they must hold a canasta, of whatever kind.")
            text = by_deal if is_round else by_score
            yield self.state("canasta", text, score=options.canasta_from)
        if options.pure_canasta_from is not None:
            by_score = self.tr(
                "With a score of {score} or more they must hold a canasta that is not mixed."
            )
            by_deal = self.tr("From deal {score} on they must hold a canasta that is not mixed.")
            text = by_deal if is_round else by_score
            yield self.state("canasta", text, score=options.pure_canasta_from)

    def _clean(self) -> Iterator[str]:
        options = self.rules.opening
        if options.clean_triple == "natural":
            text = self.tr(
                "They must hold three natural cards of a rank from the hand, in a meld without wild"
                " cards."
            )
            yield self.state("triple", text)
        elif options.clean_triple == "natural-or-wild":
            text = self.tr(
                "They must hold three natural cards of a rank from the hand, in a meld without wild"
                " cards, or three wild cards in a meld of their own."
            )
            yield self.state("triple", text)
        if options.splash:
            yield self.state(
                "splash",
                self.tr("A canasta from the hand that is not mixed opens, whatever it counts."),
            )
        if not options.mixed_canasta:
            yield self.state("mixed", self.tr("They hold no mixed canasta."))

    def _counting(self) -> Iterator[str]:
        yield from self._canasta()
        yield from self._clean()
        if self.rules.opening.naturals_only:
            yield self.state(
                "naturals",
                self.tr(
                    "They hold no wild card, not even twos alone. Wild cards may be laid after"
                    " them, in the same turn too."
                ),
            )
        yield self.tr("All cards that you meld in that turn count together.")
        yield self.tr("Points for canastas and for {bonuses} do not count here.")
        if not self.rules.opening.with_pile:
            yield self.tr("The {pile} may not be taken for it.")
        elif not self.rules.opening.pile_meld_counts:
            yield self.tr(
                "When you take the {pile} for it, only the other melds from your hand count,"
                " not the one with the top card."
            )
        elif self.rules.opening.upcard_counts:
            yield self.tr(
                "When you take the {pile} for it, its top card counts;"
                " the cards below it do not help."
            )
        else:
            yield self.tr("When you take the {pile} for it, only cards from your hand count.")
        yield from self._going_out()

    def _going_out(self) -> Iterator[str]:
        """Yields what first melds need with which a player goes out, if anybody can."""
        deal = self.rules.deal
        if deal.foot_size and deal.foot_by == "canasta":
            return
        if self.rules.opening.concealed_waiver:
            yield self.tr(
                "Whoever draws from the {stock} and goes out in that turn, with a canasta in"
                " the hand, needs no minimum."
            )
        else:
            yield self.tr("Whoever goes out in one turn needs the minimum, too.")
