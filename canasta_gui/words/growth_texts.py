"""The sentence that tells a newcomer why the computer players play better from now on."""

from canasta_gui.viewmodel.growth import Achievement, Growth
from canasta_gui.words.level_names import level_name
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import Ruleset


class GrowthTexts(Translated):
    """One sentence by what was done well, in the words of the game."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = Vocabulary(rules.words.style)

    def text(self, grown: Growth) -> str:
        """Returns what was done well, and the level of the next deal."""
        return self._words.fill(self._pattern(grown.achievement), level=level_name(grown.level))

    def _pattern(self, achievement: Achievement) -> str:
        match achievement:
            case Achievement.SPECIAL:
                return self.tr(
                    "You laid a special hand and won the deal, so the others play better from now"
                    " on: level {level}."
                )
            case Achievement.OUT:
                return self.tr(
                    "You went out and won the deal, so the others play better from now on:"
                    " level {level}."
                )
            case Achievement.CANASTA:
                return self.tr(
                    "You made a canasta and won the deal, so the others play better from now on:"
                    " level {level}."
                )
            case Achievement.PILE:
                return self.tr(
                    "You took the {pile} and won the deal, so the others play better from now on:"
                    " level {level}."
                )
