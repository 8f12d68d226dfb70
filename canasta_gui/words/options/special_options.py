"""Options of special hands."""

from collections.abc import Mapping

from canasta_gui.words.options.option_words import OptionWords, Unit
from canasta_gui.words.special_hand_names import SpecialHandNames
from canasta_gui.words.translated import Translated
from engine import SPECIAL_KINDS, option_of_special_hand


class SpecialWords(Translated):
    """The words of options of special hands."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        none = self.tr("not in the game", "a special hand")
        names, cards = SpecialHandNames().names(), SpecialHandNames().cards()
        hands = {
            f"special.{option_of_special_hand(kind)}": OptionWords(
                names[kind], f"{cards[kind]}.", Unit.POINTS, none
            )
            for kind in SPECIAL_KINDS
        }
        return {
            **hands,
            "special.three_kept_from": OptionWords(
                self.tr("A three stays in the hand for a straight from"),
                self.tr("The other cards of a straight that the hand has then."),
                Unit.CARDS,
                self.tr("never", "a three stays in the hand"),
            ),
            "special.dreams_win": OptionWords(
                self.tr("A dream hand wins the match"),
                self.tr("At once, whatever the scores are."),
            ),
        }
