"""Options of melds and canastas."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.options.option_words import OptionTexts, Unit
from canasta_gui.words.translated import Texts

MeldingWords = Texts("MeldingWords")
MELDING_WORDS: Final[Mapping[str, OptionTexts]] = {
    "meld.min_size": OptionTexts(
        MeldingWords.tr("Smallest meld"),
        MeldingWords.tr("How many cards a new meld needs."),
        Unit.CARDS,
    ),
    "meld.closed_at": OptionTexts(
        MeldingWords.tr("Melds are closed at"),
        MeldingWords.tr("A meld of this size takes no more cards."),
        Unit.CARDS,
        none=MeldingWords.tr("never closed"),
    ),
    "meld.in_first_turn": OptionTexts(
        MeldingWords.tr("Melding in the first own turn"),
        MeldingWords.tr("If not, everybody only draws and discards in it."),
    ),
    "meld.sets_per_rank": OptionTexts(
        MeldingWords.tr("Melds of the same rank"),
        MeldingWords.tr("How many melds of one rank a side may have."),
        choices={
            "one": MeldingWords.tr("one"),
            "unlimited": MeldingWords.tr("any number"),
            "one-open": MeldingWords.tr("a new one when the last is closed"),
        },
    ),
    "meld.min_naturals": OptionTexts(
        MeldingWords.tr("Natural cards in a new meld"),
        MeldingWords.tr("How many cards from four to ace a meld needs at least."),
        Unit.CARDS,
    ),
    "meld.natural_majority": OptionTexts(
        MeldingWords.tr("Natural cards must be in the majority"),
        MeldingWords.tr("A meld always has more natural cards than wild ones."),
    ),
    "meld.naturals_per_wild": OptionTexts(
        MeldingWords.tr("Natural cards for each wild card in a meld"),
        MeldingWords.tr("With two, a wild card needs two natural ones beside it, two need four."),
        Unit.CARDS,
    ),
    "meld.wild_cap": OptionTexts(
        MeldingWords.tr("Most wild cards in a meld"),
        MeldingWords.tr("How many wild cards may stand in, also in a canasta."),
        Unit.CARDS,
        none=MeldingWords.tr("no limit"),
    ),
    "meld.wild_on_canasta": OptionTexts(
        MeldingWords.tr("Wild cards may join a finished canasta"),
        MeldingWords.tr("Otherwise only natural cards are added to it."),
    ),
    "meld.late_wild_naturals": OptionTexts(
        MeldingWords.tr("Natural cards for a wild card laid later"),
        MeldingWords.tr("After a side's first melds, a wild card joins so many natural ones."),
        Unit.CARDS,
    ),
    "meld.pure_ranks": OptionTexts(
        MeldingWords.tr("Sevens and aces stay natural"),
        MeldingWords.tr("No wild card joins sevens; aces take one only with the first melds."),
    ),
    "meld.dead_ranks": OptionTexts(
        MeldingWords.tr("A canasta ends its rank for all"),
        MeldingWords.tr("Once a side has a canasta of a rank, nobody lays cards of that rank."),
    ),
    "meld.all_wild_sets": OptionTexts(
        MeldingWords.tr("Melds of wild cards alone"),
        MeldingWords.tr("Three or more wild cards may lie together."),
    ),
    "meld.wild_melds_closed_at": OptionTexts(
        MeldingWords.tr("Melds of wild cards alone are closed at"),
        MeldingWords.tr("Such a meld takes no more cards then; a further one may be begun."),
        Unit.CARDS,
        none=MeldingWords.tr("the size of other melds"),
    ),
    "meld.wild_cards_bound": OptionTexts(
        MeldingWords.tr("Wild cards first finish their own meld"),
        MeldingWords.tr("While a meld of wild cards alone is unfinished, none joins another."),
    ),
    "meld.twos_bound": OptionTexts(
        MeldingWords.tr("Twos first finish their own meld"),
        MeldingWords.tr("While a meld of wild cards alone is unfinished, no two joins another."),
    ),
    "meld.twos_as_rank": OptionTexts(
        MeldingWords.tr("Twos are a rank of their own"),
        MeldingWords.tr("Jokers stand beside twos as wild cards stand beside natural ones."),
    ),
    "meld.sequences": OptionTexts(
        MeldingWords.tr("Sequences"),
        MeldingWords.tr("Cards in a row may be melded; seven of them are a samba."),
    ),
    "meld.sequence_one_suit": OptionTexts(
        MeldingWords.tr("Sequences in one suit only"),
        MeldingWords.tr("Otherwise the suits of a sequence may be mixed."),
    ),
    "meld.long_sequences_going_out": OptionTexts(
        MeldingWords.tr("Longer sequences for who goes out"),
        MeldingWords.tr("In the turn that ends the deal a full sequence may be lengthened."),
    ),
    "canasta.size": OptionTexts(
        MeldingWords.tr("Cards in a canasta"),
        MeldingWords.tr("A meld of so many cards is a canasta."),
        Unit.CARDS,
    ),
    "canasta.min_naturals": OptionTexts(
        MeldingWords.tr("Natural cards in a mixed canasta"),
        MeldingWords.tr("A canasta with wild cards needs at least so many natural ones."),
        Unit.CARDS,
    ),
}
"""The words of options of melds and canastas."""
