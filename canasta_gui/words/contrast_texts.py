"""The reasons that distinguish a move from another one, each as one short sentence."""

from collections.abc import Mapping

from canasta_gui.words.reason_numbers import ReasonSentence, figure
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import Reason, rank_of


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
            "contrast.gain": lambda _: self.tr(
                "In trials it brings {least} to {most} points more."
            ),
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
