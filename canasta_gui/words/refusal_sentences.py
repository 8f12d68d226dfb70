"""The sentence for every rule that can refuse; those for a child are in `plain_texts.py`."""

from collections.abc import Callable, Mapping
from typing import Final

from canasta_gui.words.translated import Sentence, Sentences, chosen, given
from engine import Refusal

RefusalSentence = Callable[[Refusal], str]
"""What says why an action is refused."""

OutRefusals = Sentences("OutRefusals")
_KEEP_TWO: Final[Mapping[str, Sentence]] = {
    "partner": OutRefusals.tr(
        "{player} has to play from the foot first: leave two cards in your hand."
    ),
    "first-turn": OutRefusals.tr(
        "Nobody goes out in the first own turn: leave two cards in your hand."
    ),
    "pile": OutRefusals.tr("Your side has not taken the {pile} yet: leave two cards in your hand."),
    "unasked": OutRefusals.tr("You have not asked your partner: leave two cards in your hand."),
    "foot": OutRefusals.tr(
        "Finish a canasta to get your foot first: leave two cards in your hand."
    ),
    "seven": OutRefusals.tr("You may not go out with a seven: leave two cards in your hand."),
    "unfinished": OutRefusals.tr(
        "Finish your sevens, aces or wild cards first: leave two cards in your hand."
    ),
    "no": OutRefusals.tr("Your partner said no: leave two cards in your hand."),
}
"""By what stands in the way of going out."""
_OUT_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "opening.below_minimum": OutRefusals.tr(
        "You need {need} points to open and have {have}: %n more.", "", n="need", less="have"
    ),
    "opening.needs_canasta": given(
        "pure",
        OutRefusals.tr("Your first melds need a canasta that is not mixed."),
        OutRefusals.tr("Your first melds need a canasta."),
    ),
    "opening.needs_triple": given(
        "wild",
        OutRefusals.tr("Open with three natural cards of a rank from your hand, or wild ones."),
        OutRefusals.tr(
            "Open with three natural cards of a rank from your hand, without wild cards."
        ),
    ),
    "opening.mixed_canasta": OutRefusals.tr("Your first melds may hold no mixed canasta."),
    "out.needs_discard": OutRefusals.tr(
        "The last card is discarded: keep one card to go out with."
    ),
    "out.unfinished_meld": OutRefusals.tr("Finish {cards} before you go out."),
    "out.needs_canasta": OutRefusals.tr(
        "Your side needs %n more canastas before you may go out.", "", n="lacking"
    ),
    "out.partner_not_in_foot": OutRefusals.tr(
        "{player} has to play from the foot first: leave a card in your hand."
    ),
    "out.first_turn": OutRefusals.tr(
        "Nobody goes out in the first own turn: leave a card in your hand."
    ),
    "out.needs_pile": OutRefusals.tr(
        "Your side has not taken the {pile} yet: leave a card in your hand."
    ),
    "out.foot_first": OutRefusals.tr("Finish a canasta to get your foot before you go out."),
    "out.keep_one": OutRefusals.tr(
        "Your foot has one card: keep a card to discard, and pick it up then."
    ),
    "out.keep_two": chosen(
        "why", _KEEP_TWO, OutRefusals.tr("You may not go out yet: leave two cards in your hand.")
    ),
    "ask.switched_off": OutRefusals.tr("In this game nobody asks before going out."),
    "ask.nobody": OutRefusals.tr("You play alone: there is nobody to ask."),
    "ask.before_drawing": OutRefusals.tr("You may ask once you have drawn."),
    "ask.after_melding": OutRefusals.tr("Ask before you lay cards in your turn."),
    "ask.foot_first": OutRefusals.tr("You go out only with your foot: pick it up first."),
    "ask.asked_already": OutRefusals.tr("You have asked in this turn."),
    "ask.asked_this_deal": OutRefusals.tr("You have asked once in this deal."),
    "ask.single_card": OutRefusals.tr("Your last card needs no question: discard it to go out."),
    "ask.was_refused": OutRefusals.tr("Your partner said no: leave a card in your hand."),
    "ask.must_ask": OutRefusals.tr("Ask your partner before you go out."),
    "ask.must_go_out": OutRefusals.tr("Your partner said yes: now you have to go out."),
}
"""The sentences of refusals of first melds, of going out and of questions."""

TurnRefusals = Sentences("TurnRefusals")
_TURN_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "turn.deal_over": TurnRefusals.tr("The deal is over. Go on to the next one."),
    "turn.not_yours": TurnRefusals.tr("It is not your turn: {player} is to play."),
    "turn.answer_first": TurnRefusals.tr(
        "{player} asked whether to go out. That has to be answered first."
    ),
    "turn.no_question": TurnRefusals.tr("Nobody has asked anything."),
    "turn.draw_first": TurnRefusals.tr("You have not drawn yet."),
    "turn.already_drawn": TurnRefusals.tr("You have drawn already."),
    "draw.stock_empty": TurnRefusals.tr("The {stock} is empty."),
    "exhaustion.stock_left": TurnRefusals.tr(
        "You pass only when the {stock} is empty; it still has %n cards.", "", n="count"
    ),
    "exhaustion.forced_take": TurnRefusals.tr(
        "No cards to draw: {card} fits your meld, so take the {pile}."
    ),
    "hand.not_held": TurnRefusals.tr("You do not hold {cards}."),
    "discard.seven_barred": chosen(
        "needs",
        {
            "own-canasta": TurnRefusals.tr(
                "No sevens are discarded before your side has a canasta of them."
            )
        },
        TurnRefusals.tr("No sevens are discarded before every side has a canasta of them."),
    ),
    "discard.wild_barred": TurnRefusals.tr(
        "Wild cards are discarded only when you have nothing else: throw another card."
    ),
    "discard.onto_empty_pile": TurnRefusals.tr(
        "{card} may not begin the {pile}: throw another card."
    ),
    "discard.last_seven": TurnRefusals.tr("Nobody goes out by discarding a seven."),
    "discard.bonus_card": TurnRefusals.tr(
        "A {bonus} is never discarded. Lay it beside your melds."
    ),
    "special.not_in_game": TurnRefusals.tr("This game has no special hands."),
    "special.after_melding": TurnRefusals.tr("Your side has melded: lay cards, or discard one."),
    "special.no_such_hand": TurnRefusals.tr(
        "These cards are no special hand yet: lay cards, or discard one."
    ),
    "caliente.not_in_game": TurnRefusals.tr("This game has no Caliente cards."),
    "caliente.second": TurnRefusals.tr(
        "Only one Caliente card in a turn. Lay cards, or discard one."
    ),
    "caliente.more_sets": TurnRefusals.tr(
        "You have more melds than an opponent ({own} to {theirs}): no Caliente card."
    ),
    "caliente.not_fewer_sets": TurnRefusals.tr(
        "A Caliente card needs fewer melds than an opponent ({own} to {theirs} now)."
    ),
    "caliente.stock_empty": TurnRefusals.tr(
        "The {stock} is empty: the Caliente card has nothing to bring."
    ),
    "caliente.only_card": TurnRefusals.tr(
        "The {stock} may run out: first have a card to discard and one more."
    ),
}
"""The sentences of refusals of actions at the wrong time."""

PileRefusals = Sentences("PileRefusals")
_PAIR_OR_WILD = PileRefusals.tr(
    "You need two natural {ranks} from your hand, or one and a wild card."
)
_PAIR = PileRefusals.tr("To take the {pile} you need two natural {ranks} from your hand.")
_PILE_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "pile.empty": PileRefusals.tr("The {pile} is empty."),
    "pile.top_blocked": PileRefusals.tr("{card} blocks the {pile}: nobody can take it now."),
    "pile.after_opening": PileRefusals.tr(
        "Your side has to meld before it takes the {pile}: draw."
    ),
    "pile.meld_full": PileRefusals.tr(
        "Your meld of that rank has more than %n cards: draw instead.", "", n="most"
    ),
    "pile.one_card": PileRefusals.tr("Your only card may not take a {pile} of one card."),
    "pile.too_few_left": PileRefusals.tr(
        "Keep two cards: those under the {pile} might all be {bonuses}."
    ),
    "opening.wild_cards": PileRefusals.tr("First melds hold no wild card: put {cards} back."),
    "opening.buried_cards": PileRefusals.tr("To open, {cards} must come from your hand."),
    "pile.unopened_needs_pair": PileRefusals.tr(
        "Your side has not melded: only two natural {ranks} take the {pile}."
    ),
    "pile.frozen_needs_pair": PileRefusals.tr(
        "The {pile} is frozen: only two natural {ranks} from your hand take it."
    ),
    "pile.wild_needs_pair": PileRefusals.tr(
        "A wild card lies on top: you need two {ranks} from your hand."
    ),
    "pile.wrong_support": PileRefusals.tr(
        "Only cards like the top one, and wild cards, take the {pile}."
    ),
    "pile.sequence_end": PileRefusals.tr("{card} must follow at an end of the sequence."),
    "pile.wrong_meld": PileRefusals.tr("{card} joins only a meld of its own rank."),
}
"""The sentences of refusals to take the pile, but for what depends on the game."""


def _mixed_suits(refusal: Refusal) -> str:
    return (_ANOTHER_SUIT if len(refusal.blame) == 1 else _OTHER_SUITS)(refusal)


MeldRefusals = Sentences("MeldRefusals")
_ANOTHER_SUIT = MeldRefusals.tr("A sequence is of one suit, and this card of another: {card}.")
_OTHER_SUITS = MeldRefusals.tr("A sequence is of one suit, and these cards are of others.")
_MELD_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
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


def refusal_sentences(*, is_wild_enough: bool = True) -> Mapping[str, RefusalSentence]:
    """Returns the sentence for every rule that can refuse.

    ``is_wild_enough`` tells whether one natural and one wild card take an open pile.
    """
    needs_support = _PAIR_OR_WILD if is_wild_enough else _PAIR
    pile = {**_PILE_REFUSALS, "pile.needs_support": needs_support}
    return {**_TURN_REFUSALS, **_MELD_REFUSALS, **pile, **_OUT_REFUSALS}
