"""What is done in a turn, step by step, and when the stock is empty."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Paragraph, Points, Topic


class TurnTopic(Topic):
    """The steps of a turn: draw, meld, discard."""

    anchor = "turn"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say("three-steps"),))
        yield Points(self.steps())
        yield Points(tuple(self._remarks()))

    def steps(self) -> tuple[str, ...]:
        """Returns what is done in a turn, step by step."""
        draw = "draw" if self.rules.pile.most_taken is None else "draw.top"
        return self.say(draw, self.rules.draw.count), self.say("meld"), self.say("discard")

    def _barred(self) -> Iterator[str]:
        throw = self.rules.throw
        if throw.sevens != "free":
            yield self.say(f"sevens.{throw.sevens}")
            yield self.say("sevens-alone")
            yield self.say("sevens-last")
        if throw.wilds == "last":
            yield self.say("wilds")
        if throw.bars_empty_pile:
            yield self.say("empty.dead" if self.rules.meld.dead_ranks else "empty")
            yield self.say("nothing-else")

    def _after_opening(self) -> Iterator[str]:
        draw = self.rules.draw
        if draw.first_to_open or draw.next_to_open:
            yield self.say("after-opening", first=draw.first_to_open, later=draw.next_to_open)
            yield self.say("no-draw", least=draw.stock_to_open)

    def _remarks(self) -> Iterator[str]:
        if self.rules.caliente.count:
            yield self.say("caliente")
        yield from self._barred()
        yield from self._after_opening()
        yield self.say("pile")
        if self.rules.draw.count > 1 or self.rules.caliente.count:
            yield self.say("few-cards")


class ExhaustionTopic(Topic):
    """How a deal ends when there is nothing to draw."""

    anchor = "exhaustion"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._ending(), self._last_bonus(), *self._void()))

    def _ending(self) -> Iterator[str]:
        if self.rules.exhaustion.ends_with_turn:
            yield self.say("last-turn")
        else:
            yield self.say("play-on")
            yield self.say(f"forced.{self._forced}")
            yield self.say("pass")
        yield self.say("nothing-for-out")

    @property
    def _forced(self) -> str:
        """Who has to take the pile."""
        pile = self.rules.pile
        if not self.rules.exhaustion.forced_take or pile.always_frozen:
            return "nobody"
        return "unfinished" if pile.open_add == "unfinished" else "any"

    def _last_bonus(self) -> str:
        exhaustion = self.rules.exhaustion
        if not exhaustion.last_bonus_ends:
            return self.say("last-bonus")
        if not exhaustion.last_bonus_stays:
            return self.say("last-bonus.ends")
        text = "last-bonus.black-too" if self.rules.bonus.black_too else "last-bonus.stays"
        return self.say(text, points=self.rules.bonus.forgotten_penalty)

    def _void(self) -> Iterator[str]:
        if self.rules.exhaustion.voids_deal:
            yield self.say("void")
