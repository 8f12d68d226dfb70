"""What the game is about, and who plays with whom."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.borrowed_rules import BorrowedNote, is_borrowed
from canasta_gui.rulebook.page import Block, Example, Paragraph, Points
from canasta_gui.rulebook.sample_cards import natural_canasta
from canasta_gui.rulebook.topic import Topic
from canasta_gui.rulebook.topics.match_topic import MatchTopic
from canasta_gui.rulebook.topics.turn_topic import TurnTopic
from canasta_gui.words.data_texts import own_reading


class GameTopic(Topic):
    """The first page: the aim of the game, and the sides."""

    anchor = "game"

    @override
    def title(self) -> str:
        return self.tr("The game")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(tuple(MatchTopic(self.rules, self.words).how_to_win()))
        yield Paragraph((self.say(self.tr("A turn in three lines:")),))
        yield Points(TurnTopic(self.rules, self.words).steps())
        yield Paragraph(tuple(self._aim()))
        yield Example(natural_canasta(self.rules), self.say(self._canasta()))
        yield Points(
            (*self._sides(), *self._sitting_out(), *self._borrowed(), *self._own_reading())
        )

    def _aim(self) -> Iterator[str]:
        yield self.say(
            self.tr(
                "Collect cards of the same rank and lay them before you: such a group is a meld."
            )
        )
        yield self.say(
            self.tr("A meld of {size} cards is a canasta, and canastas bring the most points."),
            size=self.rules.canasta.size,
        )
        yield self.say(
            self.tr("A deal ends when somebody has no card left; then the points are counted.")
        )

    def _canasta(self) -> str:
        return self.tr("A canasta.", "below a picture")

    def _sides(self) -> Iterator[str]:
        if self.rules.seats.lone_hand:
            yield from self._lone_hand()
            return
        if not self.has_partners:
            yield self.say(
                self.tr("Everybody plays alone. “Your side” on these pages is you by yourself.")
            )
            return
        for side in self.rules.seats.sides:
            seats = self.words.listing(self.words.number(seat + 1) for seat in side)
            yield self.say(self.tr("These seats play together: {seats}."), seats=seats)

    def _lone_hand(self) -> Iterator[str]:
        yield self.say(self.tr("Everybody begins alone."))
        yield self.state(
            "partners",
            self.tr(
                "Who first takes the {pile} plays alone to the end of the deal; the other two are"
                " partners from then on."
            ),
        )
        yield self.say(
            self.tr(
                "What the partners have laid belongs to both. Two melds of a rank stay apart; cards"
                " join either."
            )
        )
        yield self.say(
            self.tr(
                "Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes"
                " it, all three count alone."
            )
        )
        yield self.say(
            self.tr(
                "The score has three columns. Melds, canastas, going out and both hands count in"
                " full for each partner; {bonuses} only for who has them."
            )
        )
        yield self.say(
            self.tr(
                "The first melds need what the score of the player who lays them asks for; then"
                " the partner is free, too."
            )
        )

    def _sitting_out(self) -> Iterator[str]:
        if count := self.rules.seats.sitting_out:
            text = self.tr(
                "In each deal %n players of every larger side sit out; they take turns at it.",
                "",
                count,
            )
            yield self.say(text)

    def _borrowed(self) -> Iterator[str]:
        if is_borrowed(self.rules.edition, self.rules.players):
            yield BorrowedNote().text(self.rules.players)

    def _own_reading(self) -> Iterator[str]:
        if reading := own_reading(self.rules.edition):
            yield reading
