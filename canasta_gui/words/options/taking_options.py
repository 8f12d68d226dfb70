"""Options of the opening, the pile and what blocks it."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.translated import Translated


class OpeningWords(Translated):
    """The words of options of the opening."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {
            "opening.basis": OptionWords(
                self.tr("The opening minimum depends on"),
                self.tr("What decides how many points the first melds of a side need."),
                choices={
                    "score": self.tr("the side's score"),
                    "round": self.tr("the number of the deal"),
                },
            ),
            "opening.table": self._table(),
            "opening.upcard_counts": OptionWords(
                self.tr("The top card of the {pile} counts for the opening"),
                self.tr("Only that one card; the cards below it never help to open."),
            ),
            "opening.pile_meld_counts": OptionWords(
                self.tr("The meld that takes the {pile} counts for the opening"),
                self.tr("If not, the other melds from the hand have to be enough."),
            ),
            "opening.concealed_waiver": OptionWords(
                self.tr("No minimum for going out at once"),
                self.tr(
                    "Whoever lays the whole hand in one turn, after drawing, needs no minimum."
                ),
            ),
            **self._canasta(),
            "opening.naturals_only": OptionWords(
                self.tr("First melds without wild cards"),
                self.tr("Wild cards are laid only after the side has melded."),
            ),
            "opening.with_pile": OptionWords(
                self.tr("The {pile} may be taken with the first melds"),
                self.tr("Otherwise a side has to meld from the hand before."),
            ),
            "opening.clean_triple": OptionWords(
                self.tr("The first melds contain"),
                self.tr("A meld without a mixture, with three of its cards from the hand."),
                choices={
                    "none": self.tr("what the player likes"),
                    "natural": self.tr("three natural cards of a rank"),
                    "natural-or-wild": self.tr("three natural cards of a rank, or wild cards"),
                },
            ),
            "opening.splash": OptionWords(
                self.tr("A canasta from the hand opens, whatever it counts"),
                self.tr("A natural or a wild one, without minimum or three clean cards."),
            ),
            "opening.mixed_canasta": OptionWords(
                self.tr("The first melds may hold a mixed canasta"),
                self.tr("Otherwise a side makes one only later."),
            ),
        }

    def _canasta(self) -> Mapping[str, OptionWords]:
        return {
            "opening.canasta_from": OptionWords(
                self.tr("The first melds need a canasta from"),
                self.tr("From this score (or deal) on one has to be among them."),
                none=self.tr("never"),
            ),
            "opening.pure_canasta_from": OptionWords(
                self.tr("It must not be a mixed one from"),
                self.tr("From this score (or deal) on it is natural, wild, or a sequence."),
                none=self.tr("never"),
            ),
        }

    def _table(self) -> OptionWords:
        return OptionWords(
            self.tr("Points needed to open"),
            self.tr("From which score (or which deal) on how many points are needed."),
            none=self.tr("none"),
            row=self.tr("from {score}: {need}", "one step of the opening"),
            row_none=self.tr("below zero: {need}", "one step of the opening"),
            columns={
                "score": OptionWords(self.tr("From"), "", none=self.tr("below zero")),
                "need": OptionWords(self.tr("Needed"), "", Unit.POINTS),
            },
        )


class PileWords(Translated):
    """The words of options of taking, freezing and blocking the pile."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        return {**self._ways(), **self._adding(), **self._throwing(), **self._stops()}

    def _ways(self) -> Mapping[str, OptionWords]:
        return {
            "pile.always_frozen": OptionWords(
                self.tr("The {pile} is always frozen"),
                self.tr("Only two natural cards from the hand take it."),
            ),
            "freeze.by": OptionWords(
                self.tr("Who can freeze the {pile}"),
                self.tr("Whose wild discards freeze it for a side."),
                choices={
                    "anyone": self.tr("everybody"),
                    "opponents": self.tr("only the opponents"),
                },
            ),
            "pile.frozen_until_taken": OptionWords(
                self.tr("The {pile} is frozen for each player until taken once"),
                self.tr("Until the own first time in a deal only two natural cards take it."),
            ),
            "pile.open_natural_plus_wild": OptionWords(
                self.tr("One natural and one wild card take the {pile}"),
                self.tr("While it is not frozen; otherwise two natural cards are needed."),
            ),
            "pile.most_taken": OptionWords(
                self.tr("Cards that come with the {pile}"),
                self.tr("So many are taken from the top, or all that there are; others stay."),
                Unit.CARDS,
                none=self.tr("all of it"),
            ),
            "pile.barred_from": OptionWords(
                self.tr("The top card is not taken for a meld of"),
                self.tr("With so many cards of its rank on the table a side leaves the {pile}."),
                Unit.CARDS,
                none=self.tr("any size is good"),
            ),
            "pile.wild_pair": OptionWords(
                self.tr("Two twos take a two, two jokers a joker"),
                self.tr("The three are a meld of wild cards. Otherwise a wild card on top blocks."),
            ),
            "pile.one_card_rule": OptionWords(
                self.tr("Last card in the hand, one card in the {pile}"),
                self.tr("Whether a player with one card may take a {pile} of one card."),
                choices={
                    "forbid": self.tr("never"),
                    "if-can-finish": self.tr("only to go out"),
                },
            ),
        }

    def _throwing(self) -> Mapping[str, OptionWords]:
        return {
            "throw.sevens": OptionWords(
                self.tr("Sevens are discarded"),
                self.tr("Before that only by who holds nothing else, and never to go out."),
                choices={
                    "free": self.tr("always, and to go out too"),
                    "own-canasta": self.tr("once the side has a canasta of them"),
                    "all-canastas": self.tr("once every side has a canasta of them"),
                },
            ),
            "throw.wilds": OptionWords(
                self.tr("Wild cards are discarded"),
                self.tr("The last card of who goes out may always be one."),
                choices={
                    "free": self.tr("whenever the player likes"),
                    "last": self.tr("only by who can discard nothing else"),
                },
            ),
            "throw.bars_empty_pile": OptionWords(
                self.tr("Not every card begins an empty {pile}"),
                self.tr("No seven, ace or wild card, and no rank that nobody lays any more."),
            ),
        }

    def _adding(self) -> Mapping[str, OptionWords]:
        return {
            "pile.open_add": OptionWords(
                self.tr("The top card alone may join your meld"),
                self.tr("Taking the {pile} without cards from the hand, while it is not frozen."),
                choices={
                    "any": self.tr("any meld"),
                    "unfinished": self.tr("only a meld that is no canasta yet"),
                    "never": self.tr("no meld"),
                },
            ),
            "pile.frozen_add": OptionWords(
                self.tr("The same while the {pile} is frozen"),
                self.tr("Whether its top card alone may join a meld then."),
                choices={
                    "never": self.tr("no meld"),
                    "unfinished": self.tr("only a meld that is no canasta yet"),
                },
            ),
            "pile.add_to_sequence": OptionWords(
                self.tr("The top card alone may extend a sequence"),
                self.tr("While the {pile} is not frozen."),
            ),
        }

    def _stops(self) -> Mapping[str, OptionWords]:
        return {
            "stop.blocks_next": OptionWords(
                self.tr("{stops} block the {pile}"),
                self.tr("The next player cannot take it."),
            ),
            "stop.hand_penalty": OptionWords(
                self.tr("{stops} left in the hand cost"),
                self.tr("For each one in any hand when somebody has gone out."),
                Unit.POINTS,
                none=self.tr("their value as cards"),
            ),
            "stop.has_penalty_without_exit": OptionWords(
                self.tr("{stops} cost the same when nobody went out"),
                self.tr("Otherwise they count as their value when the {stock} ran out."),
            ),
            "stop.is_barred_in_first_turn": OptionWords(
                self.tr("No {stop} is discarded in the first turn"),
                self.tr("Of each player in a deal, unless nothing else is left to throw."),
            ),
            **self._aside(),
            "stop.meld_min": OptionWords(
                self.tr("{stops}: smallest meld"),
                self.tr("They are melded only when going out."),
                Unit.CARDS,
                none=self.tr("never melded"),
            ),
            "stop.takes_wild": OptionWords(
                self.tr("A wild card may be laid with {stops}"),
                self.tr("One, with two of them or more, in going out."),
            ),
            "stop.meld_max": OptionWords(
                self.tr("{stops}: largest meld"),
                self.tr("How many may lie together."),
                Unit.CARDS,
                none=self.tr("no limit"),
            ),
        }

    def _aside(self) -> Mapping[str, OptionWords]:
        return {
            "stop.aside_from_pile": OptionWords(
                self.tr("{stops} in a {pile} that is taken are laid aside"),
                self.tr("They never come to a hand, and count for the side that took them."),
            ),
            "stop.aside_each": OptionWords(
                self.tr("{stops} laid aside: points for each"),
                self.tr("Whether or not the side has melded."),
                Unit.POINTS,
            ),
            "stop.aside_extra": OptionWords(
                self.tr("{stops} laid aside: extra points for several"),
                self.tr("From how many of them on, and how much."),
                none=self.tr("none"),
                row=self.tr("{count}: +{points}", "black threes and extra points"),
                columns={
                    "count": OptionWords(self.tr("From"), "", Unit.CARDS),
                    "points": OptionWords(self.tr("Extra"), "", Unit.POINTS),
                },
            ),
        }
