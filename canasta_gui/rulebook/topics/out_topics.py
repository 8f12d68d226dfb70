"""The second hand, going out, and asking the partner for it."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points, TablePicture, Topic
from canasta_gui.words.translated import marked


class FootTopic(Topic):
    """How the second hand is picked up, and what it costs if nobody does."""

    anchor = "foot"
    heading = marked("FootTopic", "The foot")

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.deal.foot_size > 0

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
        yield self.tr("A {bonus} in it is laid by itself, and another card is drawn for it.")

    def _by_the_last_card(self) -> Iterator[str]:
        if self.rules.deal.foot_size > 1:
            yield self.tr(
                "Meld your last card, and you pick up the foot at once and play on from it."
            )
        yield self.tr("Discard your last card, and you play from the foot in your next turn.")
        yield self.tr("Emptying the first hand is not going out.")

    def _by_a_canasta(self) -> Iterator[str]:
        yield self.tr(
            "Many call it the packet. The first canasta that you finish yourself brings it: you"
            " take it up at once and play on with all your cards."
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


class OutTopic(Topic):
    """The end of a deal."""

    anchor = "out"
    heading = marked("OutTopic", "Going out")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(
            (
                self._last_card(),
                self.tr("That ends the deal."),
            )
        )
        yield Points((*self._need(), *self._pay()))
        yield Points(tuple(self._asking()))

    def _last_card(self) -> str:
        if self.rules.out.last_discard:
            return self.state(
                "last", self.tr("You go out by discarding your last card; it is never melded.")
            )
        return self.tr("You go out by getting rid of your last card: you meld it or discard it.")

    def _need(self) -> Iterator[str]:
        need = self.rules.out.canastas
        if not need.total:
            yield self.tr("You need no canasta for it.")
            return
        yield self.state("needs", self.tr("Your side needs %n canastas for it.", "", need.total))
        if kinds := self._kinds():
            yield self.say(self.tr("Among them must be: {kinds}."), kinds=kinds)
        if self.rules.out.unfinished_bars:
            yield self.state(
                "unfinished",
                self.tr(
                    "Sevens, aces without wild cards, and melds of wild cards alone must be"
                    " finished before."
                ),
            )
        if self.rules.meld.all_wild_sets and not need.wild_counts:
            yield self.tr("{a_wild_canasta} does not count among them.")
        if self.rules.out.needs_partner_in_foot and self.has_partners:
            yield self.tr("Your partner must have played a card of the foot before.")
        if self.rules.out.needs_pile:
            yield self.state(
                "pile", self.tr("Somebody of your side must have taken the {pile} in the deal.")
            )
        if not self.rules.out.in_first_turn:
            yield self.state("first-turn", self.tr("Nobody goes out in the first own turn."))
        yield self.tr("Until then you must still hold a card when your turn is over.")

    def _kinds(self) -> str:
        need = self.rules.out.canastas
        return self.words.listing(
            (
                self.tr("%n natural canastas", "", need.natural) if need.natural else "",
                self.tr("%n mixed canastas", "", need.mixed) if need.mixed else "",
                self._counted(need.wild, "{wild_canasta}", "{wild_canastas}"),
                self._counted(need.samba, "{samba}", "{sambas}"),
                self.tr("%n canastas of sevens", "", need.sevens) if need.sevens else "",
            )
        )

    def _counted(self, count: int, one: str, several: str) -> str:
        """Returns a number of canastas whose name depends on the game; nothing for none."""
        kind = self.words.fill(one if count == 1 else several)
        text = self.tr("{count} {kind}", "a number of canastas of a kind")
        return self.words.fill(text, count=count, kind=kind) if count else ""

    def _pay(self) -> Iterator[str]:
        yield self.state(
            "pays", self.tr("Going out brings {points} points."), points=self.rules.out.bonus
        )
        if self.rules.out.concealed_extra:
            yield self.state(
                "concealed",
                self.tr(
                    "Whoever has not melded before and lays the whole hand in one turn, with a"
                    " canasta in it, goes out concealed: {points} points more."
                ),
                points=self.rules.out.concealed_extra,
            )
            yield self._last_of_concealed()
            if not self.rules.out.concealed_with_pile:
                yield self.tr("Whoever takes the {pile} in that turn does not go out concealed.")
            if self.has_partners:
                yield self.tr("A card added to the partner's melds spoils it.")

    def _last_of_concealed(self) -> str:
        if self.rules.out.concealed_with_discard:
            return self.tr("The last card of such a hand may be discarded.")
        return self.tr(
            "Such a hand must be melded to its last card: whoever ends with a discard gets"
            " nothing more."
        )

    def _asking(self) -> Iterator[str]:
        mode = self.rules.ask.mode
        if not self.has_partners:
            yield self.tr("You have no partner whom you could ask first.")
            return
        if mode == "off":
            yield self.tr("Nobody asks the partner before going out.")
            return
        if mode == "optional":
            yield self.state("asking", self.tr("You may ask your partner first: “May I go out?”"))
        else:
            yield self.state("asking", self.tr("You must ask your partner first: “May I go out?”"))
        yield self._when()
        if self.rules.deal.foot_size:
            yield self.tr(
                "Nobody asks before the foot is picked up. Just picked up, you may still ask"
                " before you play from it."
            )
        if self.rules.seats.lone_hand:
            yield self.tr("Whoever is alone asks nobody.")
        if self.rules.ask.once_per_deal:
            yield self.state("once", self.tr("Each player asks only once in a deal."))
        yield self._answer()
        yield self.tr("After a no you may not go out in this turn.")
        if self.rules.ask.vain_penalty:
            yield self.state(
                "vain",
                self.tr("Whoever asks and does not go out in that turn loses {points} points."),
                points=self.rules.ask.vain_penalty,
            )

    def _when(self) -> str:
        if self.rules.ask.before_draw:
            return self.tr("Ask before you draw or just after it, before you meld.")
        return self.tr("Ask after you have drawn, and before you meld.")

    def _answer(self) -> str:
        if self.rules.ask.yes == "must" and self.rules.ask.does_failure_expose:
            return self.tr(
                "After a yes you have to go out; if you cannot, you show all your cards."
            )
        if self.rules.ask.yes == "must":
            return self.tr("After a yes you have to go out.")
        return self.tr("After a yes you may go out, but you need not.")
