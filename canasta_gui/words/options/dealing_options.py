"""Options of cards, deal and draw."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.options.option_words import OptionTexts, Unit
from canasta_gui.words.translated import Texts

DealingWords = Texts("DealingWords")
DEALING_WORDS: Final[Mapping[str, OptionTexts]] = {
    "deck.count": OptionTexts(
        DealingWords.tr("Decks of cards"),
        DealingWords.tr("How many decks of 54 cards are shuffled together."),
        Unit.DECKS,
    ),
    "deal.hand_size": OptionTexts(
        DealingWords.tr("Cards dealt to each player"),
        DealingWords.tr("How many cards everybody holds at the start of a deal."),
        Unit.CARDS,
    ),
    "deal.foot_size": OptionTexts(
        DealingWords.tr("Foot (a second hand)"),
        DealingWords.tr("Cards that lie face down until the first hand has been played."),
        Unit.CARDS,
    ),
    "deal.foot_by": OptionTexts(
        DealingWords.tr("The foot comes with"),
        DealingWords.tr("What a player does to pick it up."),
        choices={
            "last-card": DealingWords.tr("the last card of the first hand"),
            "canasta": DealingWords.tr("the first canasta that the player finishes"),
        },
    ),
    "draw.count": OptionTexts(
        DealingWords.tr("Cards drawn in a turn"),
        DealingWords.tr("How many cards a player draws from the {stock}."),
        Unit.CARDS,
    ),
    "draw.first_to_open": OptionTexts(
        DealingWords.tr("Cards for the side that melds first"),
        DealingWords.tr(
            "Who lays its first melds draws them after the discard, without the {pile}."
        ),
        Unit.CARDS,
    ),
    "draw.next_to_open": OptionTexts(
        DealingWords.tr("Cards for a side that melds later"),
        DealingWords.tr("The same for its first melds, once another side has melded."),
        Unit.CARDS,
    ),
    "draw.stock_to_open": OptionTexts(
        DealingWords.tr("Least {stock} for these cards"),
        DealingWords.tr("With fewer cards in the {stock} nobody draws them."),
        Unit.CARDS,
    ),
    "deal.upcard": OptionTexts(
        DealingWords.tr("A card is turned up to begin the {pile}"),
        DealingWords.tr("Otherwise the {pile} is empty until the first discard."),
    ),
    "deal.upcard_stop": OptionTexts(
        DealingWords.tr("{stops} as the first card of the {pile}"),
        DealingWords.tr("When the card turned up after dealing would block the first player."),
        choices={
            "cover": DealingWords.tr("another card is put on top"),
            "stay": DealingWords.tr("the card stays and blocks"),
        },
    ),
    "deal.upcard_wild_freezes": OptionTexts(
        DealingWords.tr("A wild card turned up at the start freezes the {pile}"),
        DealingWords.tr("It is covered by another card either way."),
    ),
    "deal.upcard_bonus_freezes": OptionTexts(
        DealingWords.tr("{bonuses} turned up at the start freeze the {pile}"),
        DealingWords.tr("They are covered by another card either way."),
    ),
    "deal.upcard_returns": OptionTexts(
        DealingWords.tr("Wild cards and {bonuses} turned up at the start go back"),
        DealingWords.tr("They are put under the {stock}, and another card is turned up."),
    ),
    "deal.pile_base": OptionTexts(
        DealingWords.tr("Face-down cards under the first card of the {pile}"),
        DealingWords.tr("As many as its rank counts; who takes the {pile} gets them, too."),
    ),
    "deal.partner_draw": OptionTexts(
        DealingWords.tr("Draw cards for partners"),
        DealingWords.tr("Before the match everybody draws a card; the highest two play together."),
    ),
    "deal.first_dealer": OptionTexts(
        DealingWords.tr("First dealer"),
        DealingWords.tr("Who deals first in a match."),
        choices={
            "random": DealingWords.tr("by chance"),
            "choose": DealingWords.tr("the players choose"),
            "right-of-high-card": DealingWords.tr("right of the highest card drawn"),
        },
    ),
    "deal.deals_cut": OptionTexts(
        DealingWords.tr("Cut before dealing"),
        DealingWords.tr("The deck is cut before each deal. The cards stay as they come."),
    ),
    "seats.lone_hand": OptionTexts(
        DealingWords.tr("Who first takes the {pile} plays alone"),
        DealingWords.tr("For three: the other two are partners for the rest of the deal."),
    ),
}
"""The words of options of cards, deal and draw."""
