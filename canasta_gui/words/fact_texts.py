"""The sentences about facts that speak for an action."""

from collections.abc import Mapping

from canasta_gui.words.reason_numbers import ReasonSentence, figure
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Reason, rank_of


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
