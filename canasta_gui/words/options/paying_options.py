"""Options of bonus cards, of points for canastas, and of the Caliente variation."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.options.option_words import OptionTexts, Unit, no_text
from canasta_gui.words.translated import Texts

BonusWords = Texts("BonusWords")
_SEVERAL = OptionTexts(
    BonusWords.tr("{bonuses}: extra points for several"),
    BonusWords.tr("From how many of them on, and how much."),
    none=BonusWords.tr("none"),
    row=BonusWords.tr("{count}: +{points}", "red threes and extra points"),
    columns={
        "count": OptionTexts(BonusWords.tr("From"), no_text, Unit.CARDS),
        "points": OptionTexts(BonusWords.tr("Extra"), no_text, Unit.POINTS),
    },
)
BONUS_WORDS: Final[Mapping[str, OptionTexts]] = {
    "bonus.each": OptionTexts(
        BonusWords.tr("{bonuses}: points for each"),
        BonusWords.tr("What each of them brings, or costs a side without melds."),
        Unit.POINTS,
    ),
    "bonus.set_extra": _SEVERAL,
    "bonus.positive_if": OptionTexts(
        BonusWords.tr("{bonuses} bring points when"),
        BonusWords.tr("Otherwise they cost points."),
        choices={
            "always": BonusWords.tr("they are laid, always"),
            "melded": BonusWords.tr("the side has melded"),
            "one-canasta": BonusWords.tr("the side has a canasta"),
            "two-canastas": BonusWords.tr("the side has two canastas"),
            "sevens-canasta": BonusWords.tr("the side has a canasta of sevens"),
            "never": BonusWords.tr("never: they always cost points"),
        },
    ),
    "bonus.does_penalty_mirror_extra": OptionTexts(
        BonusWords.tr("The extra points also count as a loss"),
        BonusWords.tr("When the side has to pay for them instead."),
    ),
    "bonus.void_with_one": OptionTexts(
        BonusWords.tr("{bonuses} count nothing with one canasta"),
        BonusWords.tr(
            "Where two are needed: without one they cost points, with two they bring some."
        ),
    ),
    "bonus.black_too": OptionTexts(
        BonusWords.tr("{stops} are laid like {bonuses}"),
        BonusWords.tr("And replaced, and paid, each colour by itself."),
    ),
    "bonus.may_be_forgotten": OptionTexts(
        BonusWords.tr("{bonuses}: the player lays them"),
        BonusWords.tr("And may forget to; otherwise they are laid by themselves."),
    ),
    "bonus.forgotten_penalty": OptionTexts(
        BonusWords.tr("{bonuses} left in the hand cost"),
        BonusWords.tr("For each one that is still in a hand at the end."),
        Unit.POINTS,
    ),
    "bonus.untouched_penalty": OptionTexts(
        BonusWords.tr("{bonuses} in a foot not picked up cost"),
        BonusWords.tr("For each one that nobody could lay, because the deal ended before."),
        Unit.POINTS,
    ),
}
"""The words of options of red threes."""

ScoreWords = Texts("ScoreWords")
_BY_JOKERS = OptionTexts(
    ScoreWords.tr("Wild canastas by their jokers"),
    ScoreWords.tr("What those with so many jokers are worth instead."),
    none=ScoreWords.tr("none"),
    row=ScoreWords.tr("{jokers} jokers: {points}", "jokers in a wild canasta, and its points"),
    columns={
        "jokers": OptionTexts(ScoreWords.tr("Jokers"), no_text, Unit.CARDS),
        "points": OptionTexts(ScoreWords.tr("Worth"), no_text, Unit.POINTS),
    },
)
SCORE_WORDS: Final[Mapping[str, OptionTexts]] = {
    "score.natural_canasta": OptionTexts(
        ScoreWords.tr("Natural canasta"), ScoreWords.tr("Without any wild card."), Unit.POINTS
    ),
    "score.mixed_canasta": OptionTexts(
        ScoreWords.tr("Mixed canasta"), ScoreWords.tr("With wild cards."), Unit.POINTS
    ),
    "score.samba": OptionTexts(
        ScoreWords.tr("Samba"), ScoreWords.tr("A sequence of seven cards."), Unit.POINTS
    ),
    "score.short_sequence": OptionTexts(
        ScoreWords.tr("A short sequence costs"),
        ScoreWords.tr("For each one that a side has at the end of a deal."),
        Unit.POINTS,
    ),
    "score.short_sequence_below": OptionTexts(
        ScoreWords.tr("A sequence is short below"),
        ScoreWords.tr("With so many cards it costs nothing."),
        Unit.CARDS,
    ),
    "score.sevens_canasta": OptionTexts(
        ScoreWords.tr("Canasta of sevens"),
        ScoreWords.tr("With wild cards or without; it is then neither natural nor mixed."),
        Unit.POINTS,
        none=ScoreWords.tr("as other canastas"),
    ),
    "score.aces_canasta": OptionTexts(
        ScoreWords.tr("Canasta of aces"),
        ScoreWords.tr("Without any wild card."),
        Unit.POINTS,
        none=ScoreWords.tr("as other natural canastas"),
    ),
    "score.melds_need_canasta": OptionTexts(
        ScoreWords.tr("Melds cost points without a canasta"),
        ScoreWords.tr("A side without one loses the values of its melded cards."),
    ),
    "score.unfinished_pure": OptionTexts(
        ScoreWords.tr("Unfinished sevens or aces cost"),
        ScoreWords.tr("For a meld of them without wild cards that is no canasta at the end."),
        Unit.POINTS,
    ),
    "score.unfinished_wild": OptionTexts(
        ScoreWords.tr("An unfinished meld of wild cards costs"),
        ScoreWords.tr("For each one that is no canasta at the end."),
        Unit.POINTS,
    ),
    "score.held_pure": OptionTexts(
        ScoreWords.tr("Three aces or three sevens in a hand cost"),
        ScoreWords.tr("For each hand with three or more of them at the end."),
        Unit.POINTS,
    ),
    "score.wild_canasta": OptionTexts(
        ScoreWords.tr("Wild canasta"), ScoreWords.tr("Of wild cards alone."), Unit.POINTS
    ),
    "score.wild_canasta_by_jokers": _BY_JOKERS,
    "score.wild_only_out": OptionTexts(
        ScoreWords.tr("Only who goes out gets points for wild canastas"),
        ScoreWords.tr("The other sides get the values of the cards alone."),
    ),
    "score.five_natural": OptionTexts(
        ScoreWords.tr("Five natural canastas"),
        ScoreWords.tr("Extra points for having so many."),
        Unit.POINTS,
    ),
    "score.four_natural": OptionTexts(
        ScoreWords.tr("Four natural canastas and a mixed one"),
        ScoreWords.tr("Extra points, unless five natural ones get theirs."),
        Unit.POINTS,
    ),
    "score.ten_canastas": OptionTexts(
        ScoreWords.tr("Ten canastas"),
        ScoreWords.tr("Extra points for ten of any kind."),
        Unit.POINTS,
    ),
    "score.four_stops": OptionTexts(
        ScoreWords.tr("Four {stops} melded"),
        ScoreWords.tr("Extra points for whoever goes out with four of them or more."),
        Unit.POINTS,
    ),
    "score.extras_only_out": OptionTexts(
        ScoreWords.tr("Only who goes out gets points for wild and for many canastas"),
        ScoreWords.tr("The other sides get the values of the cards alone."),
    ),
}
"""The words of options of points for canastas."""

CalienteWords = Texts("CalienteWords")
CALIENTE_WORDS: Final[Mapping[str, OptionTexts]] = {
    "caliente.count": OptionTexts(
        CalienteWords.tr("Caliente cards in the deck"),
        CalienteWords.tr("They are shuffled in with the others."),
        Unit.CARDS,
    ),
    "caliente.condition": OptionTexts(
        CalienteWords.tr("A Caliente card may be played with"),
        CalienteWords.tr("Your side's melds compared with those of the opponents."),
        choices={
            "not-more": CalienteWords.tr("as many melds or fewer"),
            "fewer": CalienteWords.tr("fewer melds"),
        },
    ),
    "caliente.refill": OptionTexts(
        CalienteWords.tr("A Caliente card fills the hand up to"),
        CalienteWords.tr("Cards are drawn until the hand has so many."),
        Unit.CARDS,
        none=CalienteWords.tr("the number dealt"),
    ),
    "caliente.is_discard_stop": OptionTexts(
        CalienteWords.tr("A discarded Caliente card blocks the {pile}"),
        CalienteWords.tr("The next player cannot take it."),
    ),
    "caliente.played": OptionTexts(
        CalienteWords.tr("Each Caliente card played costs"),
        CalienteWords.tr("Counted at the end of the deal."),
        Unit.POINTS,
    ),
    "caliente.held_multipliers": OptionTexts(
        CalienteWords.tr("Caliente cards left in the hand"),
        CalienteWords.tr("By how much the hand's loss is multiplied with none, one, two … held."),
        Unit.FACTOR,
        none=CalienteWords.tr("none"),
    ),
}
"""The words of options of the Caliente variation."""
