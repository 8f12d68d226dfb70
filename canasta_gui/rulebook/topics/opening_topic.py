"""The first melds of a side, and what they must be worth."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, FigureTable, Paragraph, Points, TablePicture, Topic


class OpeningTopic(Topic):
    """The minimum of the first melds."""

    anchor = "opening"

    @property
    def _basis(self) -> str:
        """What the minimum depends on: the score before the deal, or the number of the deal."""
        return self.rules.opening.basis

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say("minimum"), self.say(f"basis.{self._basis}")))
        head = (self.text(f"head.{self._basis}"), self.text("needed"))
        yield FigureTable(head, tuple(self._steps()))
        yield Points((*self._cards(), *self._counting()))
        yield TablePicture("opening")

    def _steps(self) -> Iterator[tuple[str, str]]:
        table = self.rules.opening.table
        for step, following in zip(table, (*table[1:], None), strict=True):
            need = self.words.number(step.need) if step.need else self.text("any")
            if self._basis == "round":
                end = self.rules.end.rounds if following is None else (following.score or 1) - 1
                yield self._deals(step.score or 1, end), need
            elif step.score is None:
                yield self.say("lower"), need
            else:
                yield self.say("from", score=step.score), need

    def _deals(self, first: int, last: int | None) -> str:
        """Returns the name of some deals; without a last one of all that follow the first."""
        if last is None:
            return self.say("deals.on", first=first)
        if last <= first:
            return self.say("deals.one", first=first)
        return self.say("deals", first=first, last=last)

    def _cards(self) -> Iterator[str]:
        """Yields which cards the first melds must hold, and which they must not."""
        options = self.rules.opening
        if options.canasta_from is not None:
            yield self.say(f"canasta.{self._basis}", score=options.canasta_from)
        if options.pure_canasta_from is not None:
            yield self.say(f"canasta.pure-{self._basis}", score=options.pure_canasta_from)
        if options.clean_triple != "none":
            yield self.say(f"triple.{options.clean_triple}")
        if options.splash:
            yield self.say("splash")
        if not options.mixed_canasta:
            yield self.say("mixed")
        if options.naturals_only:
            yield self.say("naturals")

    def _counting(self) -> Iterator[str]:
        options, deal = self.rules.opening, self.rules.deal
        yield self.say("together")
        yield self.say("extras")
        if not options.with_pile:
            yield self.say("pile.never")
        elif not options.pile_meld_counts:
            yield self.say("pile.other-melds")
        else:
            yield self.say("pile.top" if options.upcard_counts else "pile.hand")
        if not (deal.foot_size and deal.foot_by == "canasta"):
            yield self.say("going-out.free" if options.concealed_waiver else "going-out")
