"""Who may take the pile, and how; what freezes it."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, Paragraph, Points, TablePicture, Topic


class PileTopic(Topic):
    """Taking the pile while it is not frozen."""

    anchor = "pile"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self._gain(),))
        yield Points(tuple(self._conditions()))
        if self.rules.pile.always_frozen:
            yield Paragraph((self.say("always-frozen"),))
        else:
            yield Paragraph((self.say("once-melded"),))
            yield Points(tuple(self._ways()))
        yield Example("9d 9h 9s", self.say("example"))
        if notes := (*self._one_card(), *self._base()):
            yield Points(notes)
        yield TablePicture("piles")

    def _gain(self) -> str:
        most = self.rules.pile.most_taken
        if most is None:
            return self.say("whole")
        return self.say("amount.one" if most == 1 else "amount", most=most)

    def _conditions(self) -> Iterator[str]:
        pile = self.rules.pile
        if not self.rules.opening.with_pile:
            yield self.say("after-opening")
        else:
            yield self.say("unopened.any" if pile.wild_pair else "unopened")
        if pile.barred_from is not None:
            yield self.say("full", least=pile.barred_from)
        if self.rules.seats.lone_hand:
            yield self.say("alone")

    def _ways(self) -> Iterator[str]:
        pile, closed_at = self.rules.pile, self.rules.meld.closed_at
        yield self.say("open")
        yield self.say("wild" if pile.open_natural_plus_wild else "wild.never")
        is_closed = closed_at is not None and closed_at <= self.rules.canasta.size
        way = "not-full" if is_closed and pile.open_add == "any" else pile.open_add
        yield self.say(f"add.{way}")
        if pile.add_to_sequence:
            yield self.say("sequence")

    def _base(self) -> Iterator[str]:
        if self.rules.deal.pile_base:
            yield self.say("base")
            yield self.say("keep-two")

    def _one_card(self) -> Iterator[str]:
        pile, deal = self.rules.pile, self.rules.deal
        if pile.always_frozen and pile.frozen_add == "never":
            return
        if pile.one_card_rule == "forbid":
            yield self.say("one-card.never")
        elif deal.foot_size and deal.foot_by == "last-card":
            yield self.say("one-card.foot")
        else:
            yield self.say("one-card")


class FrozenTopic(Topic):
    """The frozen pile."""

    anchor = "frozen"

    @override
    def blocks(self) -> Iterator[Block]:
        has_pairs = self.rules.pile.wild_pair
        on_top = self.say("top.pair" if has_pairs else "top")
        yield Points((*self._why(), *self._ways(has_pairs=has_pairs), on_top))
        yield TablePicture("frozen")

    def _why(self) -> Iterator[str]:
        if self.rules.pile.always_frozen:
            yield self.say("always")
            return
        if self.rules.pile.frozen_until_taken:
            yield self.say("untaken")
        yield self.say("wild" if self.rules.freeze.by == "anyone" else "wild.opponents")
        if self.rules.freeze.stops_too:
            yield self.say("stops")
        yield self.say("crosswise")

    def _ways(self, *, has_pairs: bool) -> Iterator[str]:
        pile = self.rules.pile
        yield self.say("pair.below-natural" if has_pairs else "pair")
        if pile.frozen_add == "unfinished":
            yield self.say("add", size=self.rules.canasta.size)
        elif pile.barred_from is None:
            yield self.say("no-help")
        else:
            yield self.say("no-help.join", least=pile.barred_from)
