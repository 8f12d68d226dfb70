"""Melds of cards in order."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Points, TablePicture
from canasta_gui.rulebook.topic import Topic


class SequencesTopic(Topic):
    """Sequences, as in Samba."""

    anchor = "sequences"

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.meld.sequences

    @override
    def title(self) -> str:
        return self.tr("Sequences")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points(tuple(self._rules()))
        yield TablePicture("sequence")
        yield TablePicture("samba")

    def _rules(self) -> Iterator[str]:
        yield self.say(
            self.tr("{least} to {most} cards in order are a meld, too: a sequence."),
            least=self.rules.meld.min_size,
            most=self.rules.canasta.size,
        )
        if self.rules.meld.sequence_one_suit:
            yield self.say(self.tr("All its cards are of one suit."))
        else:
            yield self.say(self.tr("Its cards may be of any suits."))
        yield self.say(self.tr("It goes from four, the lowest card, to ace, the highest."))
        yield self.say(self.tr("Wild cards have no place in it."))
        yield self.say(self.tr("Two sequences are never put together."))
        yield self.say(
            self.tr("With {size} cards it is full: {a_samba}, which counts as a canasta."),
            size=self.rules.canasta.size,
        )
        if self.rules.meld.long_sequences_going_out:
            yield self.state(
                "long",
                self.tr(
                    "Who goes out may lengthen a full one in that turn. Who has lengthened one has"
                    " to go out."
                ),
            )
        if self.rules.score.short_sequence:
            yield self.state(
                "short",
                self.tr(
                    "Each sequence of fewer than {size} cards that your side has at the end costs"
                    " {points} points."
                ),
                size=self.rules.score.short_sequence_below,
                points=self.rules.score.short_sequence,
            )
