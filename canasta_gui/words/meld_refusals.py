"""The sentences about melds that a rule refuses."""

from collections.abc import Callable, Mapping
from typing import Final

from canasta_gui.words.translated import Sentences, given
from engine import Refusal

RefusalSentence = Callable[[Refusal], str]
"""What says why an action is refused."""


def _mixed_suits(refusal: Refusal) -> str:
    return (_ANOTHER_SUIT if len(refusal.blame) == 1 else _OTHER_SUITS)(refusal)


MeldRefusals = Sentences("MeldRefusals")
_ANOTHER_SUIT = MeldRefusals.tr("A sequence is of one suit, and this card of another: {card}.")
_OTHER_SUITS = MeldRefusals.tr("A sequence is of one suit, and these cards are of others.")
MELD_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "meld.nothing_laid": MeldRefusals.tr("Choose the cards that you want to lay."),
    "meld.first_turn": MeldRefusals.tr("Nobody melds in the first own turn: draw and discard."),
    "meld.special_card": MeldRefusals.tr("{card} cannot be part of a meld."),
    "meld.no_such_meld": MeldRefusals.tr("Your side has no such meld."),
    "meld.mixed_ranks": MeldRefusals.tr("A meld is of one rank: lay each rank for itself."),
    "meld.wrong_rank": MeldRefusals.tr("Only {ranks} and wild cards join this meld, not {others}."),
    "meld.no_natural": MeldRefusals.tr("Wild cards join other cards: put them on a meld."),
    "meld.too_small": MeldRefusals.tr(
        "A meld needs {need} cards: %n more.", "", n="need", less="have"
    ),
    "meld.too_few_naturals": MeldRefusals.tr(
        "A meld needs {need} natural cards: %n more.", "", n="need", less="have"
    ),
    "meld.naturals_outnumbered": MeldRefusals.tr(
        "Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild."
    ),
    "meld.naturals_per_wild": MeldRefusals.tr(
        "{wilds} wild cards here need {need} natural ones: %n more.", "", n="need", less="naturals"
    ),
    "meld.too_many_wilds": MeldRefusals.tr(
        "A meld holds at most %n wild cards; this would have {have}.", "", n="most"
    ),
    "meld.wild_on_canasta": MeldRefusals.tr("A finished canasta takes no wild card."),
    "meld.closed": MeldRefusals.tr(
        "A meld is closed at %n cards; this would have {have}.", "", n="most"
    ),
    "meld.wild_too_late": MeldRefusals.tr(
        "After the first melds a wild card joins {need} natural ones: %n more.",
        "",
        n="need",
        less="have",
    ),
    "meld.pure_rank": MeldRefusals.tr("{ranks} take no wild card."),
    "meld.dead_rank": MeldRefusals.tr(
        "There is a canasta of {ranks}: nobody lays any more of them."
    ),
    "sequence.wild_card": MeldRefusals.tr("A sequence takes no wild card."),
    "sequence.stop_card": MeldRefusals.tr("A sequence takes no {stops}."),
    "sequence.mixed_suits": _mixed_suits,
    "sequence.same_rank": MeldRefusals.tr("A sequence holds each rank once, not several {others}."),
    "sequence.gap": MeldRefusals.tr(
        "The cards of a sequence follow one another: %n missing.", "", n="missing"
    ),
    "sequence.too_long": MeldRefusals.tr(
        "A sequence ends at %n cards; this would have {have}.", "", n="most"
    ),
    "meld.wild_cards_bound": MeldRefusals.tr(
        "Wild cards go on your meld of wild cards until it is finished."
    ),
    "sequence.only_going_out": MeldRefusals.tr(
        "A sequence takes more than %n cards only if you go out this turn.", "", n="most"
    ),
    "sequence.must_go_out": MeldRefusals.tr(
        "You made a sequence of more than %n cards: now you have to go out.", "", n="most"
    ),
    "meld.twos_bound": MeldRefusals.tr("Twos go on your meld of twos until it is finished."),
    "wild.jokers_beside_twos": MeldRefusals.tr(
        "Too many jokers beside these twos: lay more twos or fewer jokers."
    ),
    "wild.natural_card": MeldRefusals.tr("Only wild cards join this meld, not {others}."),
    "meld.which_meld": MeldRefusals.tr("Several of your melds take this: choose one."),
    "combine.no_target": MeldRefusals.tr("Put the meld on the one that it should join."),
    "combine.moves_once": MeldRefusals.tr("Combine two melds at a time, one step after the other."),
    "combine.not_one_rank": MeldRefusals.tr("Only two melds of the same rank can be combined."),
    "stop.no_wild": given(
        "most",
        MeldRefusals.tr("One wild card at most goes with two {stops} or more."),
        MeldRefusals.tr("Wild cards do not go with {stops}."),
    ),
    "stop.never_melded": MeldRefusals.tr("{stops} are never melded in this game."),
    "stop.too_few": MeldRefusals.tr("{stops} are melded only to go out, {need} or more together."),
    "stop.too_many": MeldRefusals.tr("A meld of {stops} holds at most %n cards.", "", n="most"),
    "stop.first_turn": MeldRefusals.tr(
        "Nobody discards a {stop} in the first turn: throw another card."
    ),
    "stop.only_going_out": MeldRefusals.tr("You may lay {stops} only when you go out with them."),
    "bonus.not_a_bonus_card": MeldRefusals.tr("{card} is no {bonus}."),
    "bonus.laid_by_itself": MeldRefusals.tr("Every {bonus} is laid by itself."),
}
"""The sentences of refusals of melds, by rule."""
