"""The plain variants of sentences whose usual words a child does not know."""

from collections.abc import Mapping

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Translated


class PlainPrompts(Translated):
    """The plain prompts: what can be done now."""

    def lines(self) -> Mapping[TextId, str]:
        """Returns the plain line of those text ids that have one."""
        return {
            TextId.PROMPT_OPEN: self.tr(
                "Lay cards worth {need} points together, or put one card on the {pile}."
            ),
            TextId.PROMPT_NO_OPENING: self.tr(
                "Put one card on the {pile}. To lay cards you need {need} points."
            ),
            TextId.PROMPT_PLAY: self.tr("Lay cards that match, or put one card on the {pile}."),
            TextId.PROMPT_DISCARD: self.tr("Put one card on the {pile}. Then the next one plays."),
            TextId.PROMPT_READY: self.tr("Lay these cards, or take them back into your hand."),
            TextId.PROMPT_STAGED: self.tr("Some cards are missing. Add them, or take these back."),
            TextId.BRIEF_OPEN: self.tr("Lay {need} points, or put one card away."),
            TextId.BRIEF_PLAY: self.tr("Lay cards, or put one away."),
            TextId.BRIEF_DISCARD: self.tr("Now put one card away."),
        }


class PlainRefusals(Translated):
    """The plain refusals: why something cannot be done, and what can."""

    def sentences(self) -> Mapping[str, str]:
        """Returns the plain sentence of those rules that have one."""
        return {**self._of_melds(), **self._of_pile(), **self._of_ends()}

    def _of_melds(self) -> Mapping[str, str]:
        return {
            "meld.mixed_ranks": self.tr("Only cards with the same letter or number go together."),
            "meld.wrong_rank": self.tr("These cards do not match. Here you can lay {ranks}."),
            "meld.no_natural": self.tr("{twos} and {jokers} help others: lay them with them."),
            "meld.too_small": self.tr("You need {need} cards that match, and have {have}."),
            "meld.too_few_naturals": self.tr(
                "{twos} and {jokers} are helpers: {need} other cards must lie with them."
            ),
            "meld.naturals_outnumbered": self.tr(
                "Too many helpers: there must be more other cards than {twos} and {jokers}."
            ),
            "meld.wild_on_canasta": self.tr("This group is complete. It needs no helper any more."),
            "opening.below_minimum": self.tr(
                "Your first cards must be worth {need} points. These are worth {have}."
            ),
            "stop.only_going_out": self.tr("You can lay {stops} only with your last cards."),
        }

    def _of_pile(self) -> Mapping[str, str]:
        return {
            "pile.frozen_needs_pair": self.tr(
                "The {pile} is frozen. You need two {ranks} in your hand to take it."
            ),
            "pile.unopened_needs_pair": self.tr(
                "Your side has no cards on the table. You need two {ranks} in your hand."
            ),
            "pile.top_blocked": self.tr("{card} lies on the {pile}. Nobody can take it now."),
            "pile.after_opening": self.tr("First lay cards on the table. So draw now."),
        }

    def _of_ends(self) -> Mapping[str, str]:
        return {
            "out.needs_canasta": self.tr("Keep a card. Your side has too few canastas to finish."),
            "discard.bonus_card": self.tr("Keep the {bonus}: lay it on the table for points."),
        }
