"""The second hand, going out, and asking the partner for it."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points, TablePicture, Topic


class FootTopic(Topic):
    """How the second hand is picked up, and what it costs if nobody does."""

    anchor = "foot"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.deal.foot_size > 0

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._picking_up(), *self._cost()))
        yield TablePicture("foot")

    def _picking_up(self) -> Iterator[str]:
        deal = self.rules.deal
        yield self.say("size", count=deal.foot_size)
        if deal.foot_by == "canasta":
            yield self.say("packet")
            yield self.say("first")
        else:
            if deal.foot_size > 1:
                yield self.say("melded")
            yield self.say("discarded")
            yield self.say("empty")
        yield self.say("laid")

    def _cost(self) -> Iterator[str]:
        yield self.say("cost")
        if self.rules.bonus.untouched_penalty:
            yield self.say("bonus", points=self.rules.bonus.untouched_penalty)


class OutTopic(Topic):
    """The end of a deal."""

    anchor = "out"

    @override
    def blocks(self) -> Iterator[Block]:
        last = "last" if self.rules.out.last_discard else "last-card"
        yield Paragraph((self.say(last), self.say("end")))
        yield Points((*self._need(), *self._pay()))
        yield Points(tuple(self._asking()))

    def _need(self) -> Iterator[str]:
        out, need = self.rules.out, self.rules.out.canastas
        if not need.total:
            yield self.say("no-canasta")
            return
        yield self.say("needs", need.total)
        if kinds := self._kinds():
            yield self.say("kinds", kinds=kinds)
        if out.unfinished_bars:
            yield self.say("unfinished")
        if self.rules.meld.all_wild_sets and not need.wild_counts:
            yield self.say("wild")
        if out.needs_partner_in_foot and self.has_partners:
            yield self.say("partner")
        if out.needs_pile:
            yield self.say("pile")
        if not out.in_first_turn:
            yield self.say("first-turn")
        yield self.say("until-then")

    def _kinds(self) -> str:
        need = self.rules.out.canastas
        return self.words.listing(
            (
                self.text("natural", need.natural) if need.natural else "",
                self.text("mixed", need.mixed) if need.mixed else "",
                self._counted(need.wild, "{wild_canasta}", "{wild_canastas}"),
                self._counted(need.samba, "{samba}", "{sambas}"),
                self.text("sevens", need.sevens) if need.sevens else "",
            )
        )

    def _counted(self, count: int, one: str, several: str) -> str:
        kind = self.words.fill(one if count == 1 else several)
        return self.words.fill(self.text("counted"), count=count, kind=kind) if count else ""

    def _pay(self) -> Iterator[str]:
        out = self.rules.out
        yield self.say("pays", points=out.bonus)
        if out.concealed_extra:
            yield self.say("concealed", points=out.concealed_extra)
            yield self.say("ending.discard" if out.concealed_with_discard else "ending")
            if not out.concealed_with_pile:
                yield self.say("no-pile")
            if self.has_partners:
                yield self.say("spoilt")

    def _asking(self) -> Iterator[str]:
        ask = self.rules.ask
        if not self.has_partners:
            yield self.say("nobody")
            return
        yield self.say(f"asking.{ask.mode}")
        if ask.mode == "off":
            return
        yield self.say("when.before" if ask.before_draw else "when")
        if self.rules.deal.foot_size:
            yield self.say("ask-for-foot")
        if self.rules.seats.lone_hand:
            yield self.say("alone")
        if ask.once_per_deal:
            yield self.say("once")
        exposes = ask.yes == "must" and ask.does_failure_expose
        yield self.say("yes.exposes" if exposes else f"yes.{ask.yes}")
        yield self.say("no")
        if ask.vain_penalty:
            yield self.say("vain", points=ask.vain_penalty)
