"""The sentences of refusals to take the pile."""

from collections.abc import Mapping

from canasta_gui.words.refusals.refusal_words import RefusalSentence, number
from canasta_gui.words.translated import Translated
from engine import Refusal


class PileRefusals(Translated):
    """The sentences of refusals to take the pile."""

    def __init__(self, *, is_wild_enough: bool) -> None:
        self._is_wild_enough = is_wild_enough

    def sentences(self) -> Mapping[str, RefusalSentence]:
        """Returns the sentence of each rule id."""
        return {**self._of_pile(), **self._of_support()}

    def _of_pile(self) -> Mapping[str, RefusalSentence]:
        return {
            "pile.empty": lambda _: self.tr("The {pile} is empty."),
            "pile.top_blocked": lambda _: self.tr(
                "{card} blocks the {pile}: nobody can take it now."
            ),
            "pile.after_opening": lambda _: self.tr(
                "Your side has to meld before it takes the {pile}: draw."
            ),
            "pile.meld_full": lambda r: self.tr(
                "Your meld of that rank has more than %n cards: draw instead.",
                "",
                number(r, "most"),
            ),
            "pile.one_card": lambda _: self.tr("Your only card may not take a {pile} of one card."),
            "pile.too_few_left": lambda _: self.tr(
                "Keep two cards: those under the {pile} might all be {bonuses}."
            ),
            "opening.wild_cards": lambda _: self.tr(
                "First melds hold no wild card: put {cards} back."
            ),
            "opening.buried_cards": lambda _: self.tr("To open, {cards} must come from your hand."),
        }

    def _of_support(self) -> Mapping[str, RefusalSentence]:
        return {
            "pile.unopened_needs_pair": lambda _: self.tr(
                "Your side has not melded: only two natural {ranks} take the {pile}."
            ),
            "pile.frozen_needs_pair": lambda _: self.tr(
                "The {pile} is frozen: only two natural {ranks} from your hand take it."
            ),
            "pile.needs_support": self._needs_support,
            "pile.wild_needs_pair": lambda _: self.tr(
                "A wild card lies on top: you need two {ranks} from your hand."
            ),
            "pile.wrong_support": lambda _: self.tr(
                "Only cards like the top one, and wild cards, take the {pile}."
            ),
            "pile.sequence_end": lambda _: self.tr("{card} must follow at an end of the sequence."),
            "pile.wrong_meld": lambda _: self.tr("{card} joins only a meld of its own rank."),
        }

    def _needs_support(self, _refusal: Refusal) -> str:
        if self._is_wild_enough:
            return self.tr("You need two natural {ranks} from your hand, or one and a wild card.")
        return self.tr("To take the {pile} you need two natural {ranks} from your hand.")
