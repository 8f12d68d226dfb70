"""The topics of red threes and of black threes."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, Points, TablePicture, Topic
from engine import PACK, is_bonus


class BonusTopic(Topic):
    """How red threes are laid, and what they bring or cost."""

    anchor = "bonus"

    @override
    def blocks(self) -> Iterator[Block]:
        yield TablePicture("bonus")
        yield Points((*self._laying(), self.say("from-pile"), self.say("never-discarded")))
        yield Points((*self._points(), *self._extras()))

    def _laying(self) -> Iterator[str]:
        bonus = self.rules.bonus
        yield self.say("laid.later" if bonus.may_be_forgotten else "laid")
        if bonus.may_be_forgotten:
            yield self.say("forgotten", points=bonus.forgotten_penalty)
        if bonus.black_too:
            yield self.say("black")

    def _points(self) -> Iterator[str]:
        bonus = self.rules.bonus
        if bonus.positive_if == "never":
            yield self.say("minus.always", points=bonus.each)
        else:
            yield self.say(f"plus.{bonus.positive_if}", points=bonus.each)
        if bonus.void_with_one:
            yield self.say("void")
        if bonus.positive_if not in ("always", "never"):
            yield self.say("minus")

    def _extras(self) -> Iterator[str]:
        bonus = self.rules.bonus
        if bonus.positive_if == "never" and not bonus.does_penalty_mirror_extra:
            return
        for step in bonus.set_extra:
            yield self.say(self._extra(step.count), count=step.count, points=step.points)
        if len(bonus.set_extra) > 1:
            yield self.say("last-extra")
        if bonus.set_extra and bonus.positive_if not in ("always", "never"):
            yield self.say("mirror" if bonus.does_penalty_mirror_extra else "mirror.none")

    def _extra(self, count: int) -> str:
        """Returns what tells how much holding so many is worth; these may be all there are."""
        if self.rules.bonus.positive_if == "never":
            return "extra.lost"
        is_all = count == self.rules.deck.count * sum(map(is_bonus, PACK))
        return "extra.all" if is_all else "extra"


class StopsTopic(Topic):
    """How black threes block the pile, and how they are melded at the end."""

    anchor = "stops"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Example("3s 3c", self.say("example"))
        if self.rules.bonus.black_too:
            yield Points((self.say("blocked.laid"), *self._melded()))
            return
        yield Points((*self._thrown(), *self._aside(), *self._melded(), *self._left()))
        if self.rules.stop.blocks_next:
            yield TablePicture("stop")

    def _thrown(self) -> Iterator[str]:
        stop = self.rules.stop
        yield self.say("blocked" if stop.blocks_next else "harmless")
        if stop.is_barred_in_first_turn:
            yield self.say("first-turn")

    def _aside(self) -> Iterator[str]:
        stop = self.rules.stop
        if not stop.aside_from_pile:
            return
        yield self.say("aside", points=stop.aside_each)
        for step in stop.aside_extra:
            yield self.say("aside-extra", count=step.count, points=step.points)
        if len(stop.aside_extra) > 1:
            yield self.say("last-extra")

    def _melded(self) -> Iterator[str]:
        stop, four = self.rules.stop, self.rules.score.four_stops
        if stop.meld_min is None:
            yield self.say("melded")
            return
        yield self._meld(stop.meld_min, stop.meld_max)
        yield self.say("with-wild" if stop.takes_wild else "with-wild.never")
        if four:
            yield self.say("four", points=four)

    def _meld(self, least: int, most: int | None) -> str:
        if most is None:
            return self.say("out.or-more", least=least)
        return self.say("out.exactly" if most == least else "out", least=least, most=most)

    def _left(self) -> Iterator[str]:
        stop = self.rules.stop
        if stop.hand_penalty is not None:
            left = "left" if stop.has_penalty_without_exit else "left.after-exit"
            yield self.say(left, points=stop.hand_penalty)
