"""The Caliente cards, and special hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points, Topic
from canasta_gui.words.score_texts import special_hand
from engine import SPECIAL_KINDS


class CalienteTopic(Topic):
    """How a Caliente card fills the hand, and what it costs."""

    anchor = "caliente"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def blocks(self) -> Iterator[Block]:
        caliente = self.rules.caliente
        yield Example("Ca", self.say("number", caliente.count))
        condition = self.say(f"condition.{caliente.condition}")
        yield Points((condition, self._refill(), self.say("limits"), self.say("empty-stock")))
        discard = self.say("discard.stop" if caliente.is_discard_stop else "discard")
        cost = self.say("cost", points=caliente.played)
        yield Points((discard, cost, self.say("held")))
        yield FigureTable((self.text("in-hand"), self.text("others")), tuple(self._factors()))

    def _refill(self) -> str:
        count = self.rules.caliente.refill
        if count is None:
            return self.say("refill.dealt", count=self.rules.deal.hand_size)
        return self.say("refill", count=count)

    def _factors(self) -> Iterator[tuple[str, str]]:
        caliente, number = self.rules.caliente, self.words.number
        last = len(caliente.held_multipliers) - 1
        for count, factor in enumerate(caliente.held_multipliers):
            has_more = count == last < caliente.count
            held = self.say("more", count=count) if has_more else number(count)
            yield held, self.say("times", factor=factor)


_EXAMPLE = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
"""Seven pairs without wild cards."""


class SpecialTopic(Topic):
    """Whole hands that end the deal."""

    anchor = "special"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.has_special_hands

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say("hand"), self.say("ends")))
        yield Points(tuple(self._conditions()))
        if self.rules.special.pairs is not None:
            yield Example(_EXAMPLE, special_hand("pairs").name)
        yield FigureTable((self.text("head"), self.text("points")), tuple(self._rows()))

    def _conditions(self) -> Iterator[str]:
        yield self.say("before")
        yield self.say("all-cards")
        yield self.say("better")
        special, penalty = self.rules.special, self.rules.bonus.forgotten_penalty
        if special.straight is not None and special.three_kept_from is not None:
            yield self.say("three", special.three_kept_from)
            left = "left.black-too" if self.rules.bonus.black_too else "left"
            yield self.say(left, points=penalty)
        if special.dreams_win and (special.dream_four, special.dream_five) != (None, None):
            yield self.say("wins")

    def _rows(self) -> Iterator[tuple[str, str]]:
        for kind in SPECIAL_KINDS:
            points = self.rules.special.points_of(kind)
            if points is not None:
                hand = special_hand(kind)
                yield self.words.named(hand.name, hand.line), self.words.number(points)
