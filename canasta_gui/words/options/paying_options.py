"""Options of bonus cards, of points for canastas, and of the Caliente variation."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.translated import Translated


class BonusWords(Translated):
    """The words of options of red threes."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            "bonus.each": OptionWords(
                self.tr("{bonuses}: points for each"),
                self.tr("What each of them brings, or costs a side without melds."),
                Unit.POINTS,
            ),
            "bonus.set_extra": self._several(),
            "bonus.positive_if": OptionWords(
                self.tr("{bonuses} bring points when"),
                self.tr("Otherwise they cost points."),
                choices={
                    "always": self.tr("they are laid, always"),
                    "melded": self.tr("the side has melded"),
                    "one-canasta": self.tr("the side has a canasta"),
                    "two-canastas": self.tr("the side has two canastas"),
                    "sevens-canasta": self.tr("the side has a canasta of sevens"),
                    "never": self.tr("never: they always cost points"),
                },
            ),
            "bonus.does_penalty_mirror_extra": OptionWords(
                self.tr("The extra points also count as a loss"),
                self.tr("When the side has to pay for them instead."),
            ),
            "bonus.void_with_one": OptionWords(
                self.tr("{bonuses} count nothing with one canasta"),
                self.tr(
                    "Where two are needed: without one they cost points, with two they bring some."
                ),
            ),
            "bonus.black_too": OptionWords(
                self.tr("{stops} are laid like {bonuses}"),
                self.tr("And replaced, and paid, each colour by itself."),
            ),
            "bonus.may_be_forgotten": OptionWords(
                self.tr("{bonuses}: the player lays them"),
                self.tr("And may forget to; otherwise they are laid by themselves."),
            ),
            "bonus.forgotten_penalty": OptionWords(
                self.tr("{bonuses} left in the hand cost"),
                self.tr("For each one that is still in a hand at the end."),
                Unit.POINTS,
            ),
            "bonus.untouched_penalty": OptionWords(
                self.tr("{bonuses} in a foot not picked up cost"),
                self.tr("For each one that nobody could lay, because the deal ended before."),
                Unit.POINTS,
            ),
        }

    def _several(self) -> OptionWords:
        return OptionWords(
            self.tr("{bonuses}: extra points for several"),
            self.tr("From how many of them on, and how much."),
            none=self.tr("none"),
            row=self.tr("{count}: +{points}", "red threes and extra points"),
            columns={
                "count": OptionWords(self.tr("From"), "", Unit.CARDS),
                "points": OptionWords(self.tr("Extra"), "", Unit.POINTS),
            },
        )


class ScoreWords(Translated):
    """The words of options of points for canastas."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            "score.natural_canasta": OptionWords(
                self.tr("Natural canasta"), self.tr("Without any wild card."), Unit.POINTS
            ),
            "score.mixed_canasta": OptionWords(
                self.tr("Mixed canasta"), self.tr("With wild cards."), Unit.POINTS
            ),
            "score.samba": OptionWords(
                self.tr("Samba"), self.tr("A sequence of seven cards."), Unit.POINTS
            ),
            "score.short_sequence": OptionWords(
                self.tr("A short sequence costs"),
                self.tr("For each one that a side has at the end of a deal."),
                Unit.POINTS,
            ),
            "score.short_sequence_below": OptionWords(
                self.tr("A sequence is short below"),
                self.tr("With so many cards it costs nothing."),
                Unit.CARDS,
            ),
            "score.sevens_canasta": OptionWords(
                self.tr("Canasta of sevens"),
                self.tr("With wild cards or without; it is then neither natural nor mixed."),
                Unit.POINTS,
                none=self.tr("as other canastas"),
            ),
            "score.aces_canasta": OptionWords(
                self.tr("Canasta of aces"),
                self.tr("Without any wild card."),
                Unit.POINTS,
                none=self.tr("as other natural canastas"),
            ),
            **self._losses(),
            "score.wild_canasta": OptionWords(
                self.tr("Wild canasta"), self.tr("Of wild cards alone."), Unit.POINTS
            ),
            "score.wild_canasta_by_jokers": self._by_jokers(),
            "score.wild_only_out": OptionWords(
                self.tr("Only who goes out gets points for wild canastas"),
                self.tr("The other sides get the values of the cards alone."),
            ),
            **self._many(),
        }

    def _many(self) -> Mapping[str, OptionWords]:
        return {
            "score.five_natural": OptionWords(
                self.tr("Five natural canastas"),
                self.tr("Extra points for having so many."),
                Unit.POINTS,
            ),
            "score.four_natural": OptionWords(
                self.tr("Four natural canastas and a mixed one"),
                self.tr("Extra points, unless five natural ones get theirs."),
                Unit.POINTS,
            ),
            "score.ten_canastas": OptionWords(
                self.tr("Ten canastas"),
                self.tr("Extra points for ten of any kind."),
                Unit.POINTS,
            ),
            "score.four_stops": OptionWords(
                self.tr("Four {stops} melded"),
                self.tr("Extra points for whoever goes out with four of them or more."),
                Unit.POINTS,
            ),
            "score.extras_only_out": OptionWords(
                self.tr("Only who goes out gets points for wild and for many canastas"),
                self.tr("The other sides get the values of the cards alone."),
            ),
        }

    def _losses(self) -> Mapping[str, OptionWords]:
        return {
            "score.melds_need_canasta": OptionWords(
                self.tr("Melds cost points without a canasta"),
                self.tr("A side without one loses the values of its melded cards."),
            ),
            "score.unfinished_pure": OptionWords(
                self.tr("Unfinished sevens or aces cost"),
                self.tr("For a meld of them without wild cards that is no canasta at the end."),
                Unit.POINTS,
            ),
            "score.unfinished_wild": OptionWords(
                self.tr("An unfinished meld of wild cards costs"),
                self.tr("For each one that is no canasta at the end."),
                Unit.POINTS,
            ),
            "score.held_pure": OptionWords(
                self.tr("Three aces or three sevens in a hand cost"),
                self.tr("For each hand with three or more of them at the end."),
                Unit.POINTS,
            ),
        }

    def _by_jokers(self) -> OptionWords:
        return OptionWords(
            self.tr("Wild canastas by their jokers"),
            self.tr("What those with so many jokers are worth instead."),
            none=self.tr("none"),
            row=self.tr("{jokers} jokers: {points}", "jokers in a wild canasta, and its points"),
            columns={
                "jokers": OptionWords(self.tr("Jokers"), "", Unit.CARDS),
                "points": OptionWords(self.tr("Worth"), "", Unit.POINTS),
            },
        )


class CalienteWords(Translated):
    """The words of options of the Caliente variation."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {**self._playing(), **self._points()}

    def _playing(self) -> Mapping[str, OptionWords]:
        return {
            "caliente.count": OptionWords(
                self.tr("Caliente cards in the deck"),
                self.tr("They are shuffled in with the others."),
                Unit.CARDS,
            ),
            "caliente.condition": OptionWords(
                self.tr("A Caliente card may be played with"),
                self.tr("Your side's melds compared with those of the opponents."),
                choices={
                    "not-more": self.tr("as many melds or fewer"),
                    "fewer": self.tr("fewer melds"),
                },
            ),
            "caliente.refill": OptionWords(
                self.tr("A Caliente card fills the hand up to"),
                self.tr("Cards are drawn until the hand has so many."),
                Unit.CARDS,
                none=self.tr("the number dealt"),
            ),
            "caliente.is_discard_stop": OptionWords(
                self.tr("A discarded Caliente card blocks the {pile}"),
                self.tr("The next player cannot take it."),
            ),
        }

    def _points(self) -> Mapping[str, OptionWords]:
        return {
            "caliente.played": OptionWords(
                self.tr("Each Caliente card played costs"),
                self.tr("Counted at the end of the deal."),
                Unit.POINTS,
            ),
            "caliente.held_multipliers": OptionWords(
                self.tr("Caliente cards left in the hand"),
                self.tr("By how much the hand's loss is multiplied with none, one, two … held."),
                Unit.FACTOR,
                none=self.tr("none"),
            ),
        }
