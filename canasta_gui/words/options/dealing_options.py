"""Options of cards, deal and draw."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.translated import Translated


class DealingWords(Translated):
    """The words of options of cards, deal and draw."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            **self._cards(),
            **self._after_opening(),
            **self._upcard(),
            **self._customs(),
            **self._partners(),
        }

    def _cards(self) -> Mapping[str, OptionWords]:
        return {
            "deck.count": OptionWords(
                self.tr("Decks of cards"),
                self.tr("How many decks of 54 cards are shuffled together."),
                Unit.DECKS,
            ),
            "deal.hand_size": OptionWords(
                self.tr("Cards dealt to each player"),
                self.tr("How many cards everybody holds at the start of a deal."),
                Unit.CARDS,
            ),
            "deal.foot_size": OptionWords(
                self.tr("Foot (a second hand)"),
                self.tr("Cards that lie face down until the first hand has been played."),
                Unit.CARDS,
            ),
            "deal.foot_by": OptionWords(
                self.tr("The foot comes with"),
                self.tr("What a player does to pick it up."),
                choices={
                    "last-card": self.tr("the last card of the first hand"),
                    "canasta": self.tr("the first canasta that the player finishes"),
                },
            ),
            "draw.count": OptionWords(
                self.tr("Cards drawn in a turn"),
                self.tr("How many cards a player draws from the {stock}."),
                Unit.CARDS,
            ),
        }

    def _after_opening(self) -> Mapping[str, OptionWords]:
        return {
            "draw.first_to_open": OptionWords(
                self.tr("Cards for the side that melds first"),
                self.tr(
                    "Who lays its first melds draws them after the discard, without the {pile}."
                ),
                Unit.CARDS,
            ),
            "draw.next_to_open": OptionWords(
                self.tr("Cards for a side that melds later"),
                self.tr("The same for its first melds, once another side has melded."),
                Unit.CARDS,
            ),
            "draw.stock_to_open": OptionWords(
                self.tr("Least {stock} for these cards"),
                self.tr("With fewer cards in the {stock} nobody draws them."),
                Unit.CARDS,
            ),
        }

    def _upcard(self) -> Mapping[str, OptionWords]:
        return {
            "deal.upcard": OptionWords(
                self.tr("A card is turned up to begin the {pile}"),
                self.tr("Otherwise the {pile} is empty until the first discard."),
            ),
            "deal.upcard_stop": OptionWords(
                self.tr("{stops} as the first card of the {pile}"),
                self.tr("When the card turned up after dealing would block the first player."),
                choices={
                    "cover": self.tr("another card is put on top"),
                    "stay": self.tr("the card stays and blocks"),
                },
            ),
            "deal.upcard_wild_freezes": OptionWords(
                self.tr("A wild card turned up at the start freezes the {pile}"),
                self.tr("It is covered by another card either way."),
            ),
            "deal.upcard_bonus_freezes": OptionWords(
                self.tr("{bonuses} turned up at the start freeze the {pile}"),
                self.tr("They are covered by another card either way."),
            ),
            "deal.upcard_returns": OptionWords(
                self.tr("Wild cards and {bonuses} turned up at the start go back"),
                self.tr("They are put under the {stock}, and another card is turned up."),
            ),
            "deal.pile_base": OptionWords(
                self.tr("Face-down cards under the first card of the {pile}"),
                self.tr("As many as its rank counts; who takes the {pile} gets them, too."),
            ),
        }

    def _customs(self) -> Mapping[str, OptionWords]:
        return {
            "deal.partner_draw": OptionWords(
                self.tr("Draw cards for partners"),
                self.tr("Before the match everybody draws a card; the highest two play together."),
            ),
            "deal.first_dealer": OptionWords(
                self.tr("First dealer"),
                self.tr("Who deals first in a match."),
                choices={
                    "random": self.tr("by chance"),
                    "choose": self.tr("the players choose"),
                    "right-of-high-card": self.tr("right of the highest card drawn"),
                },
            ),
            "deal.deals_cut": OptionWords(
                self.tr("Cut before dealing"),
                self.tr("The deck is cut before each deal. The cards stay as they come."),
            ),
        }

    def _partners(self) -> Mapping[str, OptionWords]:
        return {
            "seats.lone_hand": OptionWords(
                self.tr("Who first takes the {pile} plays alone"),
                self.tr("For three: the other two are partners for the rest of the deal."),
            ),
        }
