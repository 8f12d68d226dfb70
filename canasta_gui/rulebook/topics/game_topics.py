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
from canasta_gui.words.translated import Translated, marked
from engine import RulesReference, edition_ids, load_sources, offered_players

_LENDING: Final = "D59"
"""The decision by which documents without rules for two and three players get the usual ones."""


@cache
def is_borrowed(edition: str, players: int) -> bool:
    """Returns whether the rules for this number of players do not come from the edition."""
    if edition not in edition_ids() or players not in offered_players(edition):
        return False
    return _LENDING in load_sources(RulesReference(edition, players)).values()


class BorrowedNote(Translated):
    """A note for players who choose such a game."""

    def text(self, players: int) -> str:
        """Returns the note that the rules for so many players are not the edition's own."""
        return self.tr(
            "The document of this game says only how many cards {players} players get;"
            " for the rest they play by the usual rules."
        ).format(players=players)


class GameTopic(Topic):
    """The first page: the aim of the game, and the sides."""

    anchor = "game"
    heading = marked("GameTopic", "The game")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(tuple(MatchTopic(self.rules, self.words).how_to_win()))
        yield Paragraph((self.tr("A turn in three lines:"),))
        yield Points(TurnTopic(self.rules, self.words).steps())
        yield Paragraph(tuple(self._aim()))
        yield Example(natural_canasta(self.rules), self._canasta())
        yield Points(
            (*self._sides(), *self._sitting_out(), *self._borrowed(), *self._own_reading())
        )

    def _aim(self) -> Iterator[str]:
        yield self.tr(
            "Collect cards of the same rank and lay them before you: such a group is a meld."
        )
        yield self.say(
            self.tr("A meld of {size} cards is a canasta, and canastas bring the most points."),
            size=self.rules.canasta.size,
        )
        yield self.tr("A deal ends when somebody has no card left; then the points are counted.")

    def _canasta(self) -> str:
        return self.tr("A canasta.", "below a picture")

    def _sides(self) -> Iterator[str]:
        if self.rules.seats.lone_hand:
            yield from self._lone_hand()
            return
        if not self.has_partners:
            yield self.tr("Everybody plays alone. “Your side” on these pages is you by yourself.")
            return
        for side in self.rules.seats.sides:
            seats = self.words.listing(self.words.number(seat + 1) for seat in side)
            yield self.say(self.tr("These seats play together: {seats}."), seats=seats)

    def _lone_hand(self) -> Iterator[str]:
        yield self.tr("Everybody begins alone.")
        yield self.state(
            "partners",
            self.tr(
                "Who first takes the {pile} plays alone to the end of the deal; the other two are"
                " partners from then on."
            ),
        )
        yield self.tr(
            "What the partners have laid belongs to both. Two melds of a rank stay apart; cards"
            " join either."
        )
        yield self.tr(
            "Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes"
            " it, all three count alone."
        )
        yield self.tr(
            "The score has three columns. Melds, canastas, going out and both hands count in"
            " full for each partner; {bonuses} only for who has them."
        )
        yield self.tr(
            "The first melds need what the score of the player who lays them asks for; then"
            " the partner is free, too."
        )

    def _sitting_out(self) -> Iterator[str]:
        if count := self.rules.seats.sitting_out:
            text = self.tr(
                "In each deal %n players of every larger side sit out; they take turns at it.",
                "",
                count,
            )
            yield text

    def _borrowed(self) -> Iterator[str]:
        if is_borrowed(self.rules.edition, self.rules.players):
            yield BorrowedNote().text(self.rules.players)

    def _own_reading(self) -> Iterator[str]:
        if reading := own_reading(self.rules.edition):
            yield reading


class MatchTopic(Topic):
    """The end of the match."""

    anchor = "match"
    heading = marked("MatchTopic", "The match")

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
                yield self.tr("The match lasts at most %n deals.", "", end.rounds)
        elif end.rounds is not None:
            yield self.tr("The match lasts %n deals.", "", end.rounds)

    def _winner(self) -> Iterator[str]:
        yield self.tr("The highest score wins.")
        is_shared = self.rules.end.tie == "share"
        if self.rules.seats.lone_hand:
            shared = self.tr("If two players are equal, both have won.")
            played = self.tr("If two players are equal, another deal decides.")
        else:
            shared = self.tr("If two sides are equal, both have won.")
            played = self.tr("If two sides are equal, another deal decides.")
        yield shared if is_shared else played


class AdviceTopic(Topic):
    """A few lines of advice; the lessons in strategy show them at the table."""

    anchor = "advice"
    heading = marked("AdviceTopic", "Advice")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(
            (
                self.tr(
                    "No rules, but what good players keep in mind. “Learn” lets you practise it."
                ),
            )
        )
        with_foot = bool(self.rules.deal.foot_size)
        lines = self._with_second_hands() if with_foot else self._with_one_hand()
        yield Points((*lines, *self._always()))

    def _with_one_hand(self) -> Iterator[str]:
        if self.rules.pile.always_frozen:
            yield self.tr("Take a big {pile}; a small one is seldom worth a pair.")
        else:
            yield self.tr("Take a big {pile}; for a small one spend no wild card.")
        yield self.tr("Keep pairs: two cards like the top one take even a frozen {pile}.")
        if not self.rules.pile.always_frozen:
            yield self.tr(
                "Freeze when much lies in the {pile}, when the others would get it sooner, and when"
                " you hold pairs."
            )
        yield self.tr("Open early with little; with all you have when the others may go out.")

    def _with_second_hands(self) -> Iterator[str]:
        yield self.tr("Lay what you can: your second hand waits, and costs points until then.")
        yield self.tr("Think of the canastas that going out needs before you begin new melds.")

    def _always(self) -> Iterator[str]:
        yield self.tr("Before you discard, look at the melds of the others.")
        if self.rules.stop.blocks_next and not self.rules.bonus.black_too:
            yield self.tr("Keep a {stop} for the moment at which much lies in the {pile}.")
        yield self.tr("Count the cards in the other hands before you go out.")
        if self.has_partners:
            yield self.tr("Watch your partner: one who is nearly out wants your points laid.")
