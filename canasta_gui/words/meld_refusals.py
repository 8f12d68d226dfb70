"""The sentences about melds that a rule refuses."""

from collections.abc import Callable, Mapping

from canasta_gui.words.translated import Translated
from engine import Refusal

RefusalSentence = Callable[[Refusal], str]
"""A function from a refusal to a text with placeholders; the refusal's numbers choose the
plural.
"""


def number(refusal: Refusal, name: str) -> int:
    """Returns a numeric parameter of a refusal."""
    return int(refusal.params.get(name, 0))


class MeldRefusals(Translated):
    """The sentences of refusals of melds."""

    def sentences(self) -> Mapping[str, RefusalSentence]:
        """Returns the sentence of each rule id."""
        return {
            **self._of_cards(),
            **self._of_numbers(),
            **self._of_specials(),
            **self._of_sequences(),
            **self._of_combining(),
        }

    def _of_cards(self) -> Mapping[str, RefusalSentence]:
        return {
            "meld.nothing_laid": lambda _: self.tr("Choose the cards that you want to lay."),
            "meld.first_turn": lambda _: self.tr(
                "Nobody melds in the first own turn: draw and discard."
            ),
            "meld.special_card": lambda _: self.tr("{card} cannot be part of a meld."),
            "meld.no_such_meld": lambda _: self.tr("Your side has no such meld."),
            "meld.mixed_ranks": lambda _: self.tr(
                "A meld is of one rank: lay each rank for itself."
            ),
            "meld.wrong_rank": lambda _: self.tr(
                "Only {ranks} and wild cards join this meld, not {others}."
            ),
            "meld.no_natural": lambda _: self.tr(
                "Wild cards join other cards: put them on a meld."
            ),
        }

    def _of_numbers(self) -> Mapping[str, RefusalSentence]:
        return {
            "meld.too_small": lambda r: self.tr(
                "A meld needs {need} cards: %n more.", "", number(r, "need") - number(r, "have")
            ),
            "meld.too_few_naturals": lambda r: self.tr(
                "A meld needs {need} natural cards: %n more.",
                "",
                number(r, "need") - number(r, "have"),
            ),
            "meld.naturals_outnumbered": lambda _: self.tr(
                "Natural cards must outnumber wild cards:"
                " this has {naturals} natural, {wilds} wild."
            ),
            "meld.naturals_per_wild": lambda r: self.tr(
                "{wilds} wild cards here need {need} natural ones: %n more.",
                "",
                number(r, "need") - number(r, "naturals"),
            ),
            "meld.too_many_wilds": lambda r: self.tr(
                "A meld holds at most %n wild cards; this would have {have}.", "", number(r, "most")
            ),
            "meld.wild_on_canasta": lambda _: self.tr("A finished canasta takes no wild card."),
            "meld.closed": lambda r: self.tr(
                "A meld is closed at %n cards; this would have {have}.", "", number(r, "most")
            ),
            **self._of_purity(),
        }

    def _of_purity(self) -> Mapping[str, RefusalSentence]:
        return {
            "meld.wild_too_late": lambda r: self.tr(
                "After the first melds a wild card joins {need} natural ones: %n more.",
                "",
                number(r, "need") - number(r, "have"),
            ),
            "meld.pure_rank": lambda _: self.tr("{ranks} take no wild card."),
            "meld.dead_rank": lambda _: self.tr(
                "There is a canasta of {ranks}: nobody lays any more of them."
            ),
        }

    def _of_sequences(self) -> Mapping[str, RefusalSentence]:
        return {
            "sequence.wild_card": lambda _: self.tr("A sequence takes no wild card."),
            "sequence.stop_card": lambda _: self.tr("A sequence takes no {stops}."),
            "sequence.mixed_suits": self._mixed_suits,
            "sequence.same_rank": lambda _: self.tr(
                "A sequence holds each rank once, not several {others}."
            ),
            "sequence.gap": lambda r: self.tr(
                "The cards of a sequence follow one another: %n missing.",
                "",
                number(r, "missing"),
            ),
            "sequence.too_long": lambda r: self.tr(
                "A sequence ends at %n cards; this would have {have}.", "", number(r, "most")
            ),
            "meld.wild_cards_bound": lambda _: self.tr(
                "Wild cards go on your meld of wild cards until it is finished."
            ),
            "sequence.only_going_out": lambda r: self.tr(
                "A sequence takes more than %n cards only if you go out this turn.",
                "",
                number(r, "most"),
            ),
            "sequence.must_go_out": lambda r: self.tr(
                "You made a sequence of more than %n cards: now you have to go out.",
                "",
                number(r, "most"),
            ),
            "meld.twos_bound": lambda _: self.tr(
                "Twos go on your meld of twos until it is finished."
            ),
            "wild.jokers_beside_twos": lambda _: self.tr(
                "Too many jokers beside these twos: lay more twos or fewer jokers."
            ),
            "wild.natural_card": lambda _: self.tr("Only wild cards join this meld, not {others}."),
        }

    def _mixed_suits(self, refusal: Refusal) -> str:
        if len(refusal.blame) == 1:
            return self.tr("A sequence is of one suit, and this card of another: {card}.")
        return self.tr("A sequence is of one suit, and these cards are of others.")

    def _of_combining(self) -> Mapping[str, RefusalSentence]:
        return {
            "meld.which_meld": lambda _: self.tr("Several of your melds take this: choose one."),
            "combine.no_target": lambda _: self.tr("Put the meld on the one that it should join."),
            "combine.moves_once": lambda _: self.tr(
                "Combine two melds at a time, one step after the other."
            ),
            "combine.not_one_rank": lambda _: self.tr(
                "Only two melds of the same rank can be combined."
            ),
        }

    def _of_specials(self) -> Mapping[str, RefusalSentence]:
        return {
            "stop.no_wild": lambda r: (
                self.tr("One wild card at most goes with two {stops} or more.")
                if number(r, "most")
                else self.tr("Wild cards do not go with {stops}.")
            ),
            "stop.never_melded": lambda _: self.tr("{stops} are never melded in this game."),
            "stop.too_few": lambda _: self.tr(
                "{stops} are melded only to go out, {need} or more together."
            ),
            "stop.too_many": lambda r: self.tr(
                "A meld of {stops} holds at most %n cards.", "", number(r, "most")
            ),
            "stop.first_turn": lambda _: self.tr(
                "Nobody discards a {stop} in the first turn: throw another card."
            ),
            "stop.only_going_out": lambda _: self.tr(
                "You may lay {stops} only when you go out with them."
            ),
            "bonus.not_a_bonus_card": lambda _: self.tr("{card} is no {bonus}."),
            "bonus.laid_by_itself": lambda _: self.tr("Every {bonus} is laid by itself."),
        }
