"""The sentence for every rule that can refuse; those on melds are in `meld_refusals`."""

from collections.abc import Mapping

from canasta_gui.words.meld_refusals import MeldRefusals, RefusalSentence, number
from canasta_gui.words.translated import Translated
from engine import Refusal


class OutRefusals(Translated):
    """The sentences of refusals of first melds, of going out and of questions."""

    def sentences(self) -> Mapping[str, RefusalSentence]:
        """Returns the sentence of each rule id."""
        return {**self._of_going_out(), **self._of_asking()}

    def _of_going_out(self) -> Mapping[str, RefusalSentence]:
        return {
            "opening.below_minimum": lambda r: self.tr(
                "You need {need} points to open and have {have}: %n more.",
                "",
                number(r, "need") - number(r, "have"),
            ),
            "opening.needs_canasta": self._needs_canasta_to_open,
            "opening.needs_triple": self._needs_triple,
            "opening.mixed_canasta": lambda _: self.tr(
                "Your first melds may hold no mixed canasta."
            ),
            "out.needs_discard": lambda _: self.tr(
                "The last card is discarded: keep one card to go out with."
            ),
            "out.unfinished_meld": lambda _: self.tr("Finish {cards} before you go out."),
            "out.needs_canasta": lambda r: self.tr(
                "Your side needs %n more canastas before you may go out.", "", number(r, "lacking")
            ),
            "out.partner_not_in_foot": lambda _: self.tr(
                "{player} has to play from the foot first: leave a card in your hand."
            ),
            "out.first_turn": lambda _: self.tr(
                "Nobody goes out in the first own turn: leave a card in your hand."
            ),
            "out.needs_pile": lambda _: self.tr(
                "Your side has not taken the {pile} yet: leave a card in your hand."
            ),
            "out.foot_first": lambda _: self.tr(
                "Finish a canasta to get your foot before you go out."
            ),
            "out.keep_one": lambda _: self.tr(
                "Your foot has one card: keep a card to discard, and pick it up then."
            ),
            "out.keep_two": self._keep_two,
        }

    def _needs_canasta_to_open(self, refusal: Refusal) -> str:
        if number(refusal, "pure"):
            return self.tr("Your first melds need a canasta that is not mixed.")
        return self.tr("Your first melds need a canasta.")

    def _needs_triple(self, refusal: Refusal) -> str:
        if refusal.params.get("wild"):
            return self.tr("Open with three natural cards of a rank from your hand, or wild ones.")
        return self.tr(
            "Open with three natural cards of a rank from your hand, without wild cards."
        )

    def _keep_two(self, refusal: Refusal) -> str:
        usual = self.tr("You may not go out yet: leave two cards in your hand.")
        return self._obstacles().get(str(refusal.params.get("why")), usual)

    def _obstacles(self) -> Mapping[str, str]:
        return {
            "partner": self.tr(
                "{player} has to play from the foot first: leave two cards in your hand."
            ),
            "first-turn": self.tr(
                "Nobody goes out in the first own turn: leave two cards in your hand."
            ),
            "pile": self.tr(
                "Your side has not taken the {pile} yet: leave two cards in your hand."
            ),
            "unasked": self.tr("You have not asked your partner: leave two cards in your hand."),
            "foot": self.tr(
                "Finish a canasta to get your foot first: leave two cards in your hand."
            ),
            "seven": self.tr("You may not go out with a seven: leave two cards in your hand."),
            "unfinished": self.tr(
                "Finish your sevens, aces or wild cards first: leave two cards in your hand."
            ),
            "no": self.tr("Your partner said no: leave two cards in your hand."),
        }

    def _of_asking(self) -> Mapping[str, RefusalSentence]:
        return {
            "ask.switched_off": lambda _: self.tr("In this game nobody asks before going out."),
            "ask.nobody": lambda _: self.tr("You play alone: there is nobody to ask."),
            "ask.before_drawing": lambda _: self.tr("You may ask once you have drawn."),
            "ask.after_melding": lambda _: self.tr("Ask before you lay cards in your turn."),
            "ask.foot_first": lambda _: self.tr(
                "You go out only with your foot: pick it up first."
            ),
            "ask.asked_already": lambda _: self.tr("You have asked in this turn."),
            "ask.asked_this_deal": lambda _: self.tr("You have asked once in this deal."),
            "ask.single_card": lambda _: self.tr(
                "Your last card needs no question: discard it to go out."
            ),
            "ask.was_refused": lambda _: self.tr(
                "Your partner said no: leave a card in your hand."
            ),
            "ask.must_ask": lambda _: self.tr("Ask your partner before you go out."),
            "ask.must_go_out": lambda _: self.tr("Your partner said yes: now you have to go out."),
        }


class TurnRefusals(Translated):
    """The sentences of refusals of actions at the wrong time."""

    def sentences(self) -> Mapping[str, RefusalSentence]:
        """Returns the sentence of each rule id."""
        return {
            "turn.deal_over": lambda _: self.tr("The deal is over. Go on to the next one."),
            "turn.not_yours": lambda _: self.tr("It is not your turn: {player} is to play."),
            "turn.answer_first": lambda _: self.tr(
                "{player} asked whether to go out. That has to be answered first."
            ),
            "turn.no_question": lambda _: self.tr("Nobody has asked anything."),
            "turn.draw_first": lambda _: self.tr("You have not drawn yet."),
            "turn.already_drawn": lambda _: self.tr("You have drawn already."),
            "draw.stock_empty": lambda _: self.tr("The {stock} is empty."),
            "exhaustion.stock_left": lambda r: self.tr(
                "You pass only when the {stock} is empty; it still has %n cards.",
                "",
                number(r, "count"),
            ),
            "exhaustion.forced_take": lambda _: self.tr(
                "No cards to draw: {card} fits your meld, so take the {pile}."
            ),
            "hand.not_held": lambda _: self.tr("You do not hold {cards}."),
            "discard.seven_barred": self._seven_barred,
            "discard.wild_barred": lambda _: self.tr(
                "Wild cards are discarded only when you have nothing else: throw another card."
            ),
            "discard.onto_empty_pile": lambda _: self.tr(
                "{card} may not begin the {pile}: throw another card."
            ),
            "discard.last_seven": lambda _: self.tr("Nobody goes out by discarding a seven."),
            "discard.bonus_card": lambda _: self.tr(
                "A {bonus} is never discarded. Lay it beside your melds."
            ),
            **self._of_caliente(),
            **self._of_special_hands(),
        }

    def _seven_barred(self, refusal: Refusal) -> str:
        if refusal.params.get("needs") == "own-canasta":
            return self.tr("No sevens are discarded before your side has a canasta of them.")
        return self.tr("No sevens are discarded before every side has a canasta of them.")

    def _of_special_hands(self) -> Mapping[str, RefusalSentence]:
        return {
            "special.not_in_game": lambda _: self.tr("This game has no special hands."),
            "special.after_melding": lambda _: self.tr(
                "Your side has melded: lay cards, or discard one."
            ),
            "special.no_such_hand": lambda _: self.tr(
                "These cards are no special hand yet: lay cards, or discard one."
            ),
        }

    def _of_caliente(self) -> Mapping[str, RefusalSentence]:
        return {
            "caliente.not_in_game": lambda _: self.tr("This game has no Caliente cards."),
            "caliente.second": lambda _: self.tr(
                "Only one Caliente card in a turn. Lay cards, or discard one."
            ),
            "caliente.more_sets": lambda _: self.tr(
                "You have more melds than an opponent ({own} to {theirs}): no Caliente card."
            ),
            "caliente.not_fewer_sets": lambda _: self.tr(
                "A Caliente card needs fewer melds than an opponent ({own} to {theirs} now)."
            ),
            "caliente.stock_empty": lambda _: self.tr(
                "The {stock} is empty: the Caliente card has nothing to bring."
            ),
            "caliente.only_card": lambda _: self.tr(
                "The {stock} may run out: first have a card to discard and one more."
            ),
        }


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


def refusal_sentences(*, is_wild_enough: bool = True) -> Mapping[str, RefusalSentence]:
    """Returns the sentence for every rule that can refuse.

    ``is_wild_enough`` tells whether one natural and one wild card take an open pile.
    """
    pile = PileRefusals(is_wild_enough=is_wild_enough)
    areas = (TurnRefusals(), MeldRefusals(), pile, OutRefusals())
    return {rule: sentence for area in areas for rule, sentence in area.sentences().items()}
