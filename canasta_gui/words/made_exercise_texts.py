"""The titles and questions of exercises, by theme."""

from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Ruleset, Theme


class MadeExerciseTexts(Translated):
    """Titles and questions, in the words of a game."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = Vocabulary(rules.words.style)

    def title(self, theme: Theme) -> str:
        """Returns the name of the theme."""
        titles = {
            Theme.OPENING: self.tr("Melding for the first time"),
            Theme.PILE: self.tr("Taking the {pile}"),
            Theme.DISCARDING: self.tr("Discarding"),
            Theme.FREEZING: self.tr("Freezing"),
            Theme.CANASTAS: self.tr("Building canastas"),
            Theme.GOING_OUT: self.tr("Going out"),
        }
        return capital(self._words.fill(titles[theme]))

    def heading(self, theme: str, level: str) -> str:
        """Returns the theme with its difficulty."""
        return self.tr("{theme} · {level}", "an exercise").format(theme=theme, level=level)

    def task(self, theme: Theme) -> str:
        """Returns the question, without a hint at the answer."""
        tasks = {
            Theme.OPENING: self.tr("Your side has melded nothing yet. Meld now, or wait?"),
            Theme.PILE: self.tr("Take the {pile}, or leave it? If so, with which cards?"),
            Theme.DISCARDING: self.tr("Which card do you discard?"),
            Theme.FREEZING: self.tr("Does a wild card belong on the {pile} now?"),
            Theme.CANASTAS: self.tr("Lay cards now, or leave them in your hand? Which ones?"),
            Theme.GOING_OUT: self.tr("You could end the deal. Is this the moment?"),
        }
        return capital(self._words.fill(tasks[theme]))
