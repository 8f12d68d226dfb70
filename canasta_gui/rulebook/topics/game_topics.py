"""What the game is about and who plays with whom, whose rules it borrows, how long a match lasts,
and what good players keep in mind.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from typing_extensions import override

from canasta_gui.rulebook.exhibits import natural_canasta
from canasta_gui.rulebook.page import Block, Example, Paragraph, Points, Topic
from canasta_gui.rulebook.topics.turn_topics import TurnTopic
from canasta_gui.words.data_texts import own_reading
from canasta_gui.words.written import sentences
from engine import RulesReference, edition_ids, load_sources, offered_players

_LENDING: Final = "D59"
"""The decision by which documents without rules for two and three players get the usual ones."""


@cache
def is_borrowed(edition: str, players: int) -> bool:
    """Returns whether the rules for this number of players do not come from the edition."""
    if edition not in edition_ids() or players not in offered_players(edition):
        return False
    return _LENDING in load_sources(RulesReference(edition, players)).values()


def borrowed_note(players: int) -> str:
    """Returns the note that the rules for so many players are not the edition's own."""
    return sentences("rules", "BorrowedNote")["borrowed"].counted(players).format(players=players)


class GameTopic(Topic):
    """The first page: the aim of the game, and the sides."""

    anchor = "game"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(tuple(MatchTopic(self.rules, self.words).how_to_win()))
        yield Paragraph((self.say("turn"),))
        yield Points(TurnTopic(self.rules, self.words).steps())
        aim = (self.say("aim"), self.say("canastas", size=self.rules.canasta.size))
        yield Paragraph((*aim, self.say("end")))
        yield Example(natural_canasta(self.rules), self.say("example"))
        yield Points((*self._sides(), *self._further()))

    def _sides(self) -> Iterator[str]:
        if self.rules.seats.lone_hand:
            for each in ("begin", "partners", "shared", "lone-hand", "columns", "opening"):
                yield self.say(each)
        elif not self.has_partners:
            yield self.say("alone")
        else:
            for side in self.rules.seats.sides:
                seats = self.words.listing(self.words.number(seat + 1) for seat in side)
                yield self.say("side", seats=seats)

    def _further(self) -> Iterator[str]:
        """Yields who sits out, and what of the rules is not that of every document."""
        rules = self.rules
        if out := rules.seats.sitting_out:
            is_even = all(len(side) == rules.seats.largest_side for side in rules.seats.sides)
            yield self.say("sitting-out.each" if is_even else "sitting-out", out)
        if is_borrowed(rules.edition, rules.players):
            yield borrowed_note(rules.players)
        if reading := own_reading(rules.edition):
            yield self.named(reading)


class MatchTopic(Topic):
    """The end of the match."""

    anchor = "match"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points(tuple(self.how_to_win()))

    def how_to_win(self) -> Iterator[str]:
        """Yields when the match ends, and who has won it then."""
        end, who = self.rules.end, "player" if self.rules.seats.lone_hand else "side"
        if end.target is not None:
            yield self.say(f"over.{who}", points=end.target)
            if end.rounds is not None:
                yield self.say("at-most", end.rounds)
        elif end.rounds is not None:
            yield self.say("lasts", end.rounds)
        yield self.say("winner")
        yield self.say(f"equal.{who}.{end.tie}")


class AdviceTopic(Topic):
    """A few lines of advice; the lessons in strategy show them at the table."""

    anchor = "advice"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say("no-rules"),))
        yield Points((*self._of_hands(), *self._always()))

    def _of_hands(self) -> Iterator[str]:
        if self.rules.deal.foot_size:
            yield self.say("foot.lay")
            yield self.say("foot.canastas")
            return
        is_frozen = self.rules.pile.always_frozen
        yield self.say("pile.frozen" if is_frozen else "pile")
        yield self.say("pairs")
        if not is_frozen:
            yield self.say("freeze")
        yield self.say("open")

    def _always(self) -> Iterator[str]:
        yield self.say("others")
        if self.rules.stop.blocks_next and not self.rules.bonus.black_too:
            yield self.say("stop")
        yield self.say("count")
        if self.has_partners:
            yield self.say("partner")
