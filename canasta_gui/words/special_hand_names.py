"""The names of special hands, and the cards that they consist of."""

from collections.abc import Mapping

from canasta_gui.words.translated import Translated
from engine import SpecialKind


class SpecialHandNames(Translated):
    """Names special hands and says of which cards they consist."""

    def names(self) -> Mapping[SpecialKind, str]:
        """Returns the name of each special hand."""
        return {
            "straight": self.tr("Straight"),
            "pairs": self.tr("Seven pairs"),
            "wild-pairs": self.tr("Wild pairs"),
            "miami-pairs": self.tr("Miami pairs"),
            "zip-code": self.tr("Zip code"),
            "garbage": self.tr("Garbage"),
            "blast-off": self.tr("Blast off"),
            "triples": self.tr("Triples"),
            "quads": self.tr("Quads"),
            "dream-four": self.tr("Dream hand with four wild cards"),
            "dream-five": self.tr("Dream hand with five wild cards"),
        }

    def cards(self) -> Mapping[SpecialKind, str]:
        """Returns of which cards each special hand consists; names of cards are placeholders."""
        return {
            "straight": self.tr("One card of each rank from two to ace, and a joker"),
            "pairs": self.tr("Seven pairs without wild cards"),
            "wild-pairs": self.tr(
                "A pair of twos or of jokers, one of aces, one of sevens, and four other pairs"
            ),
            "miami-pairs": self.tr(
                "A pair of twos, of jokers, of aces and of sevens, and three other pairs"
            ),
            "zip-code": self.tr(
                "Four, three, three, two and two of a kind, with twos or jokers or without"
            ),
            "garbage": self.tr("Four, four, three and three of a kind without wild cards"),
            "blast-off": self.tr(
                "Five, four, three and two of a kind, with twos or jokers or without"
            ),
            "triples": self.tr("Four times three of a kind, and two twos or two jokers"),
            "quads": self.tr("Three times four of a kind, and two twos or two jokers"),
            "dream-four": self.tr("Five and five of a kind, and four twos or four jokers"),
            "dream-five": self.tr("Five and four of a kind, and five wild cards"),
        }
