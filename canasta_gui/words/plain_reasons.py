"""The plain variants of a hint's sentences whose usual words a child does not know."""

from collections.abc import Mapping

from canasta_gui.words.translated import Translated
from canasta_gui.words.trial_texts import PlainTrialTexts


class PlainMoves(Translated):
    """The plain requests of a hint."""

    def throw(self) -> str:
        """Returns the request to discard a card."""
        return self.tr("Put {a_card} on the {pile}.")


class PlainReasons(Translated):
    """The plain reasons of a hint."""

    def sentences(self) -> Mapping[str, str]:
        """Returns the plain sentence of those reasons that have one."""
        return {
            **self._of_discards(),
            **self._of_cards_laid(),
            **self._of_points(),
            **PlainTrialTexts().sentences(),
        }

    def _of_discards(self) -> Mapping[str, str]:
        return {
            "discard.freeze": self.tr("It freezes the {pile}: the next one cannot take it."),
            "contrast.safer": self.tr(
                "The next one gets the {pile} {less} times in 100, not {other} times."
            ),
            "contrast.riskier": self.tr(
                "The next one gets the {pile} {more} times in 100, not {other} times."
            ),
            "contrast.worth_the_risk": self.tr(
                "That is worth it, though the next one may take the {pile}: {more} in 100."
            ),
            "contrast.keeps_stop": self.tr("Keep the card that guards the {pile} for later."),
            "contrast.keeps_fitting": self.tr("It keeps a card that goes with the {ranks}."),
            "contrast.throws_fitting": self.tr("That card goes with the {ranks}: keep it."),
            "contrast.feeds_less": self.tr("It helps the others less than the other card."),
            "fact.next_threw": self.tr("The next one gave such a card away too."),
            "fact.next_left": self.tr("The next one did not want such a card."),
            "fact.pile_frozen": self.tr("The {pile} is frozen: only two cards like it take it."),
            "fact.next_unopened": self.tr("The next one needs two cards like it to take it."),
            "fact.next_lacks": self.tr("The others have no {ranks} on the table."),
        }

    def _of_cards_laid(self) -> Mapping[str, str]:
        return {
            "contrast.keeps_wild": self.tr("It keeps a helper for later."),
            "contrast.spends_wild": self.tr("It uses up a helper."),
            "contrast.begins_meld": self.tr("The {ranks} come on the table."),
            "contrast.grows_meld": self.tr("It goes to the {ranks} on the table."),
            "laying.keeps_natural": self.tr("The {ranks} stay without helpers: worth more."),
            "laying.spoils_natural": self.tr("The {ranks} are worth more without helpers."),
            "meld.open": self.tr("The first cards are worth enough: {need} points."),
            "meld.add": self.tr("More cards that match: soon it is a canasta."),
            "meld.new": self.tr("A new group can become a canasta."),
            "meld.best": self.tr("On the table the cards bring points."),
            "meld.spend_wild": self.tr("The end is near: helpers bring points on the table."),
            "fact.pile_wilds": self.tr("Helpers lie in the {pile}."),
        }

    def _of_points(self) -> Mapping[str, str]:
        return {
            "contrast.gain": self.tr("The computer tried it out: {points} points more."),
            "contrast.close": self.tr("Both are good."),
            "out.must_ask": self.tr("First ask the partner, then finish."),
        }
