"""Options of melds and canastas."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.translated import Translated


class MeldingWords(Translated):
    """The words of options of melds and canastas."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            **self._sizes(),
            **self._wilds(),
            **self._ranks(),
            **self._kinds(),
            **self._canastas(),
        }

    def _sizes(self) -> Mapping[str, OptionWords]:
        return {
            "meld.min_size": OptionWords(
                self.tr("Smallest meld"),
                self.tr("How many cards a new meld needs."),
                Unit.CARDS,
            ),
            "meld.closed_at": OptionWords(
                self.tr("Melds are closed at"),
                self.tr("A meld of this size takes no more cards."),
                Unit.CARDS,
                none=self.tr("never closed"),
            ),
            "meld.in_first_turn": OptionWords(
                self.tr("Melding in the first own turn"),
                self.tr("If not, everybody only draws and discards in it."),
            ),
            "meld.sets_per_rank": OptionWords(
                self.tr("Melds of the same rank"),
                self.tr("How many melds of one rank a side may have."),
                choices={
                    "one": self.tr("one"),
                    "unlimited": self.tr("any number"),
                    "one-open": self.tr("a new one when the last is closed"),
                },
            ),
        }

    def _wilds(self) -> Mapping[str, OptionWords]:
        return {
            "meld.min_naturals": OptionWords(
                self.tr("Natural cards in a new meld"),
                self.tr("How many cards from four to ace a meld needs at least."),
                Unit.CARDS,
            ),
            "meld.natural_majority": OptionWords(
                self.tr("Natural cards must be in the majority"),
                self.tr("A meld always has more natural cards than wild ones."),
            ),
            "meld.naturals_per_wild": OptionWords(
                self.tr("Natural cards for each wild card in a meld"),
                self.tr("With two, a wild card needs two natural ones beside it, two need four."),
                Unit.CARDS,
            ),
            "meld.wild_cap": OptionWords(
                self.tr("Most wild cards in a meld"),
                self.tr("How many wild cards may stand in, also in a canasta."),
                Unit.CARDS,
                none=self.tr("no limit"),
            ),
            "meld.wild_on_canasta": OptionWords(
                self.tr("Wild cards may join a finished canasta"),
                self.tr("Otherwise only natural cards are added to it."),
            ),
        }

    def _ranks(self) -> Mapping[str, OptionWords]:
        return {
            "meld.late_wild_naturals": OptionWords(
                self.tr("Natural cards for a wild card laid later"),
                self.tr("After a side's first melds, a wild card joins so many natural ones."),
                Unit.CARDS,
            ),
            "meld.pure_ranks": OptionWords(
                self.tr("Sevens and aces stay natural"),
                self.tr("No wild card joins sevens; aces take one only with the first melds."),
            ),
            "meld.dead_ranks": OptionWords(
                self.tr("A canasta ends its rank for all"),
                self.tr("Once a side has a canasta of a rank, nobody lays cards of that rank."),
            ),
        }

    def _kinds(self) -> Mapping[str, OptionWords]:
        return {
            "meld.all_wild_sets": OptionWords(
                self.tr("Melds of wild cards alone"),
                self.tr("Three or more wild cards may lie together."),
            ),
            "meld.wild_melds_closed_at": OptionWords(
                self.tr("Melds of wild cards alone are closed at"),
                self.tr("Such a meld takes no more cards then; a further one may be begun."),
                Unit.CARDS,
                none=self.tr("the size of other melds"),
            ),
            "meld.wild_cards_bound": OptionWords(
                self.tr("Wild cards first finish their own meld"),
                self.tr("While a meld of wild cards alone is unfinished, none joins another."),
            ),
            "meld.twos_bound": OptionWords(
                self.tr("Twos first finish their own meld"),
                self.tr("While a meld of wild cards alone is unfinished, no two joins another."),
            ),
            "meld.twos_as_rank": OptionWords(
                self.tr("Twos are a rank of their own"),
                self.tr("Jokers stand beside twos as wild cards stand beside natural ones."),
            ),
            "meld.sequences": OptionWords(
                self.tr("Sequences"),
                self.tr("Cards in a row may be melded; seven of them are a samba."),
            ),
            "meld.sequence_one_suit": OptionWords(
                self.tr("Sequences in one suit only"),
                self.tr("Otherwise the suits of a sequence may be mixed."),
            ),
            "meld.long_sequences_going_out": OptionWords(
                self.tr("Longer sequences for who goes out"),
                self.tr("In the turn that ends the deal a full sequence may be lengthened."),
            ),
        }

    def _canastas(self) -> Mapping[str, OptionWords]:
        return {
            "canasta.size": OptionWords(
                self.tr("Cards in a canasta"),
                self.tr("A meld of so many cards is a canasta."),
                Unit.CARDS,
            ),
            "canasta.min_naturals": OptionWords(
                self.tr("Natural cards in a mixed canasta"),
                self.tr("A canasta with wild cards needs at least so many natural ones."),
                Unit.CARDS,
            ),
        }
