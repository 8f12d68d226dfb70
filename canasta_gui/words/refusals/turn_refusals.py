"""The sentences of refusals of actions at the wrong time."""

from collections.abc import Mapping

from canasta_gui.words.refusals.refusal_words import RefusalSentence, number
from canasta_gui.words.translated import Translated
from engine import Refusal


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
