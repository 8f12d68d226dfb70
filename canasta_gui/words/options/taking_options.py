"""Options of the opening, the pile and what blocks it."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.options.option_words import OptionTexts, Unit, no_text
from canasta_gui.words.translated import Texts

OpeningWords = Texts("OpeningWords")
_TABLE = OptionTexts(
    OpeningWords.tr("Points needed to open"),
    OpeningWords.tr("From which score (or which deal) on how many points are needed."),
    none=OpeningWords.tr("none"),
    row=OpeningWords.tr("from {score}: {need}", "one step of the opening"),
    row_none=OpeningWords.tr("below zero: {need}", "one step of the opening"),
    columns={
        "score": OptionTexts(OpeningWords.tr("From"), no_text, none=OpeningWords.tr("below zero")),
        "need": OptionTexts(OpeningWords.tr("Needed"), no_text, Unit.POINTS),
    },
)
OPENING_WORDS: Final[Mapping[str, OptionTexts]] = {
    "opening.basis": OptionTexts(
        OpeningWords.tr("The opening minimum depends on"),
        OpeningWords.tr("What decides how many points the first melds of a side need."),
        choices={
            "score": OpeningWords.tr("the side's score"),
            "round": OpeningWords.tr("the number of the deal"),
        },
    ),
    "opening.table": _TABLE,
    "opening.upcard_counts": OptionTexts(
        OpeningWords.tr("The top card of the {pile} counts for the opening"),
        OpeningWords.tr("Only that one card; the cards below it never help to open."),
    ),
    "opening.pile_meld_counts": OptionTexts(
        OpeningWords.tr("The meld that takes the {pile} counts for the opening"),
        OpeningWords.tr("If not, the other melds from the hand have to be enough."),
    ),
    "opening.concealed_waiver": OptionTexts(
        OpeningWords.tr("No minimum for going out at once"),
        OpeningWords.tr(
            "Whoever lays the whole hand in one turn, after drawing, needs no minimum."
        ),
    ),
    "opening.canasta_from": OptionTexts(
        OpeningWords.tr("The first melds need a canasta from"),
        OpeningWords.tr("From this score (or deal) on one has to be among them."),
        none=OpeningWords.tr("never"),
    ),
    "opening.pure_canasta_from": OptionTexts(
        OpeningWords.tr("It must not be a mixed one from"),
        OpeningWords.tr("From this score (or deal) on it is natural, wild, or a sequence."),
        none=OpeningWords.tr("never"),
    ),
    "opening.naturals_only": OptionTexts(
        OpeningWords.tr("First melds without wild cards"),
        OpeningWords.tr("Wild cards are laid only after the side has melded."),
    ),
    "opening.with_pile": OptionTexts(
        OpeningWords.tr("The {pile} may be taken with the first melds"),
        OpeningWords.tr("Otherwise a side has to meld from the hand before."),
    ),
    "opening.clean_triple": OptionTexts(
        OpeningWords.tr("The first melds contain"),
        OpeningWords.tr("A meld without a mixture, with three of its cards from the hand."),
        choices={
            "none": OpeningWords.tr("what the player likes"),
            "natural": OpeningWords.tr("three natural cards of a rank"),
            "natural-or-wild": OpeningWords.tr("three natural cards of a rank, or wild cards"),
        },
    ),
    "opening.splash": OptionTexts(
        OpeningWords.tr("A canasta from the hand opens, whatever it counts"),
        OpeningWords.tr("A natural or a wild one, without minimum or three clean cards."),
    ),
    "opening.mixed_canasta": OptionTexts(
        OpeningWords.tr("The first melds may hold a mixed canasta"),
        OpeningWords.tr("Otherwise a side makes one only later."),
    ),
}
"""The words of options of the opening."""

PileWords = Texts("PileWords")
PILE_WORDS: Final[Mapping[str, OptionTexts]] = {
    "pile.always_frozen": OptionTexts(
        PileWords.tr("The {pile} is always frozen"),
        PileWords.tr("Only two natural cards from the hand take it."),
    ),
    "freeze.by": OptionTexts(
        PileWords.tr("Who can freeze the {pile}"),
        PileWords.tr("Whose wild discards freeze it for a side."),
        choices={
            "anyone": PileWords.tr("everybody"),
            "opponents": PileWords.tr("only the opponents"),
        },
    ),
    "pile.frozen_until_taken": OptionTexts(
        PileWords.tr("The {pile} is frozen for each player until taken once"),
        PileWords.tr("Until the own first time in a deal only two natural cards take it."),
    ),
    "pile.open_natural_plus_wild": OptionTexts(
        PileWords.tr("One natural and one wild card take the {pile}"),
        PileWords.tr("While it is not frozen; otherwise two natural cards are needed."),
    ),
    "pile.most_taken": OptionTexts(
        PileWords.tr("Cards that come with the {pile}"),
        PileWords.tr("So many are taken from the top, or all that there are; others stay."),
        Unit.CARDS,
        none=PileWords.tr("all of it"),
    ),
    "pile.barred_from": OptionTexts(
        PileWords.tr("The top card is not taken for a meld of"),
        PileWords.tr("With so many cards of its rank on the table a side leaves the {pile}."),
        Unit.CARDS,
        none=PileWords.tr("any size is good"),
    ),
    "pile.wild_pair": OptionTexts(
        PileWords.tr("Two twos take a two, two jokers a joker"),
        PileWords.tr("The three are a meld of wild cards. Otherwise a wild card on top blocks."),
    ),
    "pile.one_card_rule": OptionTexts(
        PileWords.tr("Last card in the hand, one card in the {pile}"),
        PileWords.tr("Whether a player with one card may take a {pile} of one card."),
        choices={"forbid": PileWords.tr("never"), "if-can-finish": PileWords.tr("only to go out")},
    ),
    "pile.open_add": OptionTexts(
        PileWords.tr("The top card alone may join your meld"),
        PileWords.tr("Taking the {pile} without cards from the hand, while it is not frozen."),
        choices={
            "any": PileWords.tr("any meld"),
            "unfinished": PileWords.tr("only a meld that is no canasta yet"),
            "never": PileWords.tr("no meld"),
        },
    ),
    "pile.frozen_add": OptionTexts(
        PileWords.tr("The same while the {pile} is frozen"),
        PileWords.tr("Whether its top card alone may join a meld then."),
        choices={
            "never": PileWords.tr("no meld"),
            "unfinished": PileWords.tr("only a meld that is no canasta yet"),
        },
    ),
    "pile.add_to_sequence": OptionTexts(
        PileWords.tr("The top card alone may extend a sequence"),
        PileWords.tr("While the {pile} is not frozen."),
    ),
    "throw.sevens": OptionTexts(
        PileWords.tr("Sevens are discarded"),
        PileWords.tr("Before that only by who holds nothing else, and never to go out."),
        choices={
            "free": PileWords.tr("always, and to go out too"),
            "own-canasta": PileWords.tr("once the side has a canasta of them"),
            "all-canastas": PileWords.tr("once every side has a canasta of them"),
        },
    ),
    "throw.wilds": OptionTexts(
        PileWords.tr("Wild cards are discarded"),
        PileWords.tr("The last card of who goes out may always be one."),
        choices={
            "free": PileWords.tr("whenever the player likes"),
            "last": PileWords.tr("only by who can discard nothing else"),
        },
    ),
    "throw.bars_empty_pile": OptionTexts(
        PileWords.tr("Not every card begins an empty {pile}"),
        PileWords.tr("No seven, ace or wild card, and no rank that nobody lays any more."),
    ),
    "stop.blocks_next": OptionTexts(
        PileWords.tr("{stops} block the {pile}"), PileWords.tr("The next player cannot take it.")
    ),
    "stop.hand_penalty": OptionTexts(
        PileWords.tr("{stops} left in the hand cost"),
        PileWords.tr("For each one in any hand when somebody has gone out."),
        Unit.POINTS,
        none=PileWords.tr("their value as cards"),
    ),
    "stop.has_penalty_without_exit": OptionTexts(
        PileWords.tr("{stops} cost the same when nobody went out"),
        PileWords.tr("Otherwise they count as their value when the {stock} ran out."),
    ),
    "stop.is_barred_in_first_turn": OptionTexts(
        PileWords.tr("No {stop} is discarded in the first turn"),
        PileWords.tr("Of each player in a deal, unless nothing else is left to throw."),
    ),
    "stop.aside_from_pile": OptionTexts(
        PileWords.tr("{stops} in a {pile} that is taken are laid aside"),
        PileWords.tr("They never come to a hand, and count for the side that took them."),
    ),
    "stop.aside_each": OptionTexts(
        PileWords.tr("{stops} laid aside: points for each"),
        PileWords.tr("Whether or not the side has melded."),
        Unit.POINTS,
    ),
    "stop.aside_extra": OptionTexts(
        PileWords.tr("{stops} laid aside: extra points for several"),
        PileWords.tr("From how many of them on, and how much."),
        none=PileWords.tr("none"),
        row=PileWords.tr("{count}: +{points}", "black threes and extra points"),
        columns={
            "count": OptionTexts(PileWords.tr("From"), no_text, Unit.CARDS),
            "points": OptionTexts(PileWords.tr("Extra"), no_text, Unit.POINTS),
        },
    ),
    "stop.meld_min": OptionTexts(
        PileWords.tr("{stops}: smallest meld"),
        PileWords.tr("They are melded only when going out."),
        Unit.CARDS,
        none=PileWords.tr("never melded"),
    ),
    "stop.takes_wild": OptionTexts(
        PileWords.tr("A wild card may be laid with {stops}"),
        PileWords.tr("One, with two of them or more, in going out."),
    ),
    "stop.meld_max": OptionTexts(
        PileWords.tr("{stops}: largest meld"),
        PileWords.tr("How many may lie together."),
        Unit.CARDS,
        none=PileWords.tr("no limit"),
    ),
}
"""The words of options of taking, freezing and blocking the pile."""
