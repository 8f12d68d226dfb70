"""Options of going out, asking, the empty stock and the end of the match."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.translated import Translated


class OutWords(Translated):
    """The words of options of going out and asking."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {**self._canastas(), **self._points(), **self._asking()}

    def _canastas(self) -> Mapping[str, OptionWords]:
        return {
            "out.canastas.total": OptionWords(
                self.tr("Canastas needed to go out"),
                self.tr("How many canastas a side needs in all."),
                Unit.CANASTAS,
            ),
            "out.canastas.natural": OptionWords(
                self.tr("Natural canastas among them"),
                self.tr("Canastas without any wild card."),
                Unit.CANASTAS,
            ),
            "out.canastas.mixed": OptionWords(
                self.tr("Mixed canastas among them"),
                self.tr("Canastas with wild cards."),
                Unit.CANASTAS,
            ),
            "out.canastas.wild": OptionWords(
                self.tr("Wild canastas among them"),
                self.tr("Canastas of wild cards alone."),
                Unit.CANASTAS,
            ),
            "out.canastas.samba": OptionWords(
                self.tr("Sambas among them"),
                self.tr("Sequences of seven cards."),
                Unit.CANASTAS,
            ),
            "out.canastas.sevens": OptionWords(
                self.tr("Canastas of sevens among them"),
                self.tr("Where these are a kind of their own."),
                Unit.CANASTAS,
            ),
            "out.canastas.wild_counts": OptionWords(
                self.tr("Wild canastas count for going out"),
                self.tr("Otherwise only canastas of other kinds make up the number."),
            ),
        }

    def _points(self) -> Mapping[str, OptionWords]:
        return {
            "out.bonus": OptionWords(
                self.tr("Points for going out"),
                self.tr("For the side that ends the deal."),
                Unit.POINTS,
            ),
            "out.needs_partner_in_foot": OptionWords(
                self.tr("Going out waits for the partner"),
                self.tr("Until the partner has played a card of the foot."),
            ),
            "out.needs_pile": OptionWords(
                self.tr("Going out needs the {pile}"),
                self.tr("Somebody of the side must have taken it in the deal."),
            ),
            "out.in_first_turn": OptionWords(
                self.tr("Going out in the first own turn"),
                self.tr("If not, everybody has a turn before going out."),
            ),
            "out.concealed_extra": OptionWords(
                self.tr("Extra points for going out at once"),
                self.tr("For laying the whole hand in one turn, without melds before."),
                Unit.POINTS,
            ),
            "out.concealed_with_discard": OptionWords(
                self.tr("Going out at once may end with a discard"),
                self.tr("If not, the extra points are for a hand melded to its last card."),
            ),
            "out.concealed_with_pile": OptionWords(
                self.tr("Going out at once with the {pile}"),
                self.tr("If not, whoever takes the {pile} in that turn gets no extra points."),
            ),
            "out.last_discard": OptionWords(
                self.tr("The last card is discarded"),
                self.tr("Nobody goes out by melding it."),
            ),
            "out.unfinished_bars": OptionWords(
                self.tr("No going out with something unfinished"),
                self.tr("A meld of sevens, of natural aces or of wild cards has to be a canasta."),
            ),
        }

    def _asking(self) -> Mapping[str, OptionWords]:
        return {
            "ask.mode": OptionWords(
                self.tr("Asking the partner before going out"),
                self.tr("“May I go out?”"),
                choices={
                    "off": self.tr("not allowed"),
                    "optional": self.tr("allowed"),
                    "mandatory": self.tr("required"),
                },
            ),
            "ask.yes": OptionWords(
                self.tr("When the partner says yes"),
                self.tr("Whether the player who asked has to go out."),
                choices={
                    "may": self.tr("the player may go out"),
                    "must": self.tr("the player must go out"),
                },
            ),
            "ask.does_failure_expose": OptionWords(
                self.tr("Whoever must go out after a yes and cannot shows the hand"),
                self.tr("It lies open for all until that player's next turn."),
            ),
            "ask.vain_penalty": OptionWords(
                self.tr("A question without going out costs"),
                self.tr("When the player does not go out in that turn, after a yes or a no."),
                Unit.POINTS,
            ),
            "ask.before_draw": OptionWords(
                self.tr("Asking before drawing is allowed"),
                self.tr("Otherwise one asks after drawing, before melding."),
            ),
            "ask.once_per_deal": OptionWords(
                self.tr("Each player asks once in a deal"),
                self.tr("Otherwise once in every turn."),
            ),
        }


class EndWords(Translated):
    """The words of options of the empty stock and the end of the match."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            "exhaustion.forced_take": OptionWords(
                self.tr("Without a {stock}, a fitting card must be taken"),
                self.tr("When the top card fits your meld and the {pile} is not frozen."),
            ),
            "exhaustion.ends_with_turn": OptionWords(
                self.tr("The last card of the {stock} ends the deal"),
                self.tr("Who draws it plays the turn to its end; then the deal is over."),
            ),
            "exhaustion.last_bonus_ends": OptionWords(
                self.tr("{bonuses} as the last card end the deal"),
                self.tr("There is no card left to replace it with."),
            ),
            "exhaustion.last_bonus_stays": OptionWords(
                self.tr("{bonuses} as the last card stay in the hand"),
                self.tr("They are not laid then, and cost what such a card costs in a hand."),
            ),
            "exhaustion.voids_deal": OptionWords(
                self.tr("A deal in which nobody goes out is void"),
                self.tr("When the {stock} is used up, no side scores anything."),
            ),
            "end.target": OptionWords(
                self.tr("Points to win the match"),
                self.tr("A side with so many points ends the match."),
                Unit.POINTS,
                none=self.tr("no target"),
            ),
            "end.rounds": OptionWords(
                self.tr("Deals in a match"),
                self.tr("After so many deals the match is over."),
                Unit.DEALS,
                none=self.tr("until the target is reached"),
            ),
            "end.tie": OptionWords(
                self.tr("Sides that are equal at the end"),
                self.tr("When two sides lead with the same score as the match would be over."),
                choices={
                    "another-deal": self.tr("another deal decides"),
                    "share": self.tr("they share the win"),
                },
            ),
        }
