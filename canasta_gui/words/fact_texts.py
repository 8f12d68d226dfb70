"""The sentences about facts that speak for an action, and about what distinguishes it from another
one.
"""

from collections.abc import Callable, Mapping

from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Reason, rank_of

ReasonSentence = Callable[[Reason], str]
"""A function from a reason to a text with placeholders; the reason's numbers choose the plural."""


def figure(reason: Reason, name: str) -> int:
    """Returns a number of a reason."""
    return int(reason.params.get(name, 0))


class PileFacts(Translated):
    """The sentences of facts about the pile: its content, and who can take it."""

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each fact."""
        return {
            "fact.no_take": lambda _: self.tr("The {pile} cannot be taken now."),
            "fact.pile_thin": lambda r: self.tr(
                "With %n cards the {pile} is worth little.", "", figure(r, "count")
            ),
            "fact.pile_fits": lambda r: self.tr(
                "Below its top card %n cards go with the melds or the hand.",
                "",
                figure(r, "count"),
            ),
            "fact.pile_wilds": lambda r: self.tr(
                "%n wild cards lie in the {pile}.", "", figure(r, "count")
            ),
            "fact.pile_points": lambda r: self.tr(
                "It holds %n cards worth {points} points.", "", figure(r, "count")
            ),
            "fact.pile_frozen": lambda _: self.tr(
                "The {pile} is frozen: only a natural pair from the hand takes it."
            ),
            "fact.opens_pile": lambda r: self.tr(
                "Once open, a side takes the {pile} more easily; it holds %n cards.",
                "",
                figure(r, "count"),
            ),
        }


class MeldFacts(Translated):
    """The sentences of facts about melds."""

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each fact."""
        return {
            "fact.canasta_bonus": lambda r: self.tr(
                "A canasta is made at once, for %Ln points.", "", figure(r, "points")
            ),
            "fact.canasta_lacks": lambda r: self.tr(
                "Then %n cards are missing for a canasta.", "", figure(r, "count")
            ),
            "fact.rivals_may_end": lambda r: self.tr(
                "The opponents may end the deal soon: one of them holds only %n cards.",
                "",
                figure(r, "count"),
            ),
        }


class DiscardFacts(Translated):
    """The sentences of facts about the safety of a discard."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each fact."""
        return {
            "fact.next_can_add": lambda r: self._of_rank(
                self.tr("Mind: the next player can take the {pile} for it and add it to {ranks}."),
                r,
            ),
            "fact.next_unopened": lambda _: self.tr(
                "The next player has not opened and needs a natural pair for it."
            ),
            "fact.next_threw": lambda r: self._of_rank(
                self.tr("{ranks}: the next player threw one away too."), r
            ),
            "fact.next_left": lambda r: self._of_rank(
                self.tr("{ranks}: the next player let one lie lately."), r
            ),
            "fact.next_lacks": lambda r: self._of_rank(
                self.tr("The next player's side has no meld of {ranks}."), r
            ),
            "fact.rank_seen": self._seen,
            "fact.single": lambda _: self.tr("Nothing else in the hand goes with it."),
        }

    def _seen(self, reason: Reason) -> str:
        parts = (
            (self.tr("{melded} melded"), figure(reason, "melded")),
            (self.tr("{piled} in the {pile}"), figure(reason, "piled")),
        )
        words = self._vocabulary
        where = words.listing(text for text, count in parts if count)
        text = self.tr("{ranks}: {where}; {unseen} not seen yet.")
        return self._of_rank(text.replace("{where}", where), reason)

    def _of_rank(self, text: str, reason: Reason) -> str:
        name = self._vocabulary.ranks(rank_of(reason.cards[0])) if reason.cards else ""
        begins = text.startswith("{ranks}")
        return self._vocabulary.fill(text, ranks=capital(name) if begins else name)


class ContrastTexts(Translated):
    """The sentences of a hint that compares one move with another."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def sentences(self) -> Mapping[str, ReasonSentence]:
        """Returns the sentence of each reason."""
        return {**self._merits(), **self._risks(), **self._costs()}

    def _merits(self) -> Mapping[str, ReasonSentence]:
        return {
            "contrast.keeps_group": lambda r: self._of_rank(
                self.tr("It keeps the {count} {ranks} together."), r
            ),
            "contrast.keeps_fitting": lambda r: self._of_rank(
                self.tr("It keeps a card for the meld of {ranks}."), r
            ),
            "contrast.keeps_hidden": lambda r: self._of_rank(
                self.tr("It keeps the {count} {ranks} in the hand, unseen."), r
            ),
            "contrast.keeps_stop": lambda _: self.tr(
                "It saves the card that blocks the {pile} for a fuller one."
            ),
            "contrast.begins_meld": lambda r: self._of_rank(
                self.tr("It begins a meld of {ranks}."), r
            ),
            "contrast.grows_meld": lambda r: self._of_rank(
                self.tr("It adds a card to the meld of {ranks}."), r
            ),
            "contrast.keeps_wild": lambda r: self.tr(
                "It saves %n wild cards.", "", figure(r, "count")
            ),
            "contrast.feeds_less": lambda r: self._of_rank(
                self.tr("Their {ranks} lack {count} cards for a canasta, the other meld {other}."),
                r,
            ),
            "contrast.gives_little": lambda r: self.tr(
                "They want that card: now it brings them only %n cards.", "", figure(r, "count")
            ),
            "laying.keeps_natural": lambda r: self._of_rank(
                self.tr("It keeps wild cards off the natural canasta of {ranks}."), r
            ),
            "laying.nears_foot": lambda r: self.tr(
                "Then only %n cards are left before the foot.", "", figure(r, "count")
            ),
            "laying.leaves_open": lambda _: self.tr("The best move can still follow."),
            "contrast.sheds": lambda r: self.tr(
                "It gets rid of %Ln points, the other card of {other}.", "", figure(r, "points")
            ),
            "contrast.lays_more": lambda r: self.tr(
                "It puts %Ln points more on the table.", "", figure(r, "points")
            ),
            "contrast.close": lambda _: self.tr("It is close."),
            "contrast.gain": lambda _: self.tr("In trials it brings about {points} points more."),
        }

    def _risks(self) -> Mapping[str, ReasonSentence]:
        return {
            "contrast.safer": lambda _: self.tr(
                "It gives the {pile} away in {less} of 100 cases, not in {other}."
            ),
            "contrast.worth_the_risk": lambda _: self.tr(
                "That is worth more than the risk: {more} in 100, not {other}."
            ),
            "contrast.riskier": lambda _: self.tr(
                "It gives the {pile} away in {more} of 100 cases, not in {other}."
            ),
        }

    def _costs(self) -> Mapping[str, ReasonSentence]:
        return {
            "contrast.breaks_group": lambda r: self._of_rank(
                self.tr("It breaks up the {count} {ranks}."), r
            ),
            "contrast.throws_fitting": lambda r: self._of_rank(
                self.tr("It throws away a card for the meld of {ranks}."), r
            ),
            "laying.spoils_natural": lambda r: self._of_rank(
                self.tr("It spoils the natural canasta of {ranks}."), r
            ),
            "laying.misses_canasta": lambda r: self.tr(
                "It leaves a canasta for %Ln points unmade.", "", figure(r, "points")
            ),
            "contrast.spends_wild": lambda r: self.tr(
                "It spends %n wild cards more.", "", figure(r, "count")
            ),
            "contrast.lays_less": lambda r: self.tr(
                "It leaves %Ln points in the hand.", "", figure(r, "points")
            ),
            "contrast.leaves_pile": lambda r: self.tr(
                "It leaves the %n cards of the {pile}.", "", figure(r, "count")
            ),
        }

    def _of_rank(self, text: str, reason: Reason) -> str:
        name = self._vocabulary.ranks(rank_of(reason.cards[0])) if reason.cards else ""
        return self._vocabulary.fill(text, ranks=name, count=figure(reason, "count"))
