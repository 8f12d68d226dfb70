"""The sentences of refusals of first melds, of going out and of questions."""

from collections.abc import Mapping

from canasta_gui.words.refusals.refusal_words import RefusalSentence, number
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
        match refusal.params.get("why"):
            case "partner":
                return self.tr(
                    "{player} has to play from the foot first: leave two cards in your hand."
                )
            case "first-turn":
                return self.tr(
                    "Nobody goes out in the first own turn: leave two cards in your hand."
                )
            case "unasked":
                return self.tr("You have not asked your partner: leave two cards in your hand.")
            case "foot":
                return self.tr(
                    "Finish a canasta to get your foot first: leave two cards in your hand."
                )
            case "seven":
                return self.tr("You may not go out with a seven: leave two cards in your hand.")
            case "unfinished":
                return self.tr(
                    "Finish your sevens, aces or wild cards first: leave two cards in your hand."
                )
            case "no":
                return self.tr("Your partner said no: leave two cards in your hand.")
            case _:
                return self.tr("You may not go out yet: leave two cards in your hand.")

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
