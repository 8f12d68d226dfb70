"""How long a match lasts, and who wins."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Points
from canasta_gui.rulebook.topic import Topic


class MatchTopic(Topic):
    """The end of the match."""

    anchor = "match"

    @override
    def title(self) -> str:
        return self.tr("The match")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points(tuple(self.how_to_win()))

    def how_to_win(self) -> Iterator[str]:
        """Yields when the match ends, and who wins it."""
        yield from self._end()
        yield from self._winner()

    def _end(self) -> Iterator[str]:
        end = self.rules.end
        if end.target is not None:
            text = self.tr("The match is over when a side has {points} points after a deal.")
            if self.rules.seats.lone_hand:
                text = self.tr("The match is over when a player has {points} points after a deal.")
            yield self.say(text, points=end.target)
            if end.rounds is not None:
                yield self.say(self.tr("The match lasts at most %n deals.", "", end.rounds))
        elif end.rounds is not None:
            yield self.say(self.tr("The match lasts %n deals.", "", end.rounds))

    def _winner(self) -> Iterator[str]:
        yield self.say(self.tr("The highest score wins."))
        is_shared = self.rules.end.tie == "share"
        if self.rules.seats.lone_hand:
            shared = self.tr("If two players are equal, both have won.")
            played = self.tr("If two players are equal, another deal decides.")
        else:
            shared = self.tr("If two sides are equal, both have won.")
            played = self.tr("If two sides are equal, another deal decides.")
        yield self.say(shared if is_shared else played)
