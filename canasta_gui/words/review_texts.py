"""The sentences of a review."""

from collections.abc import Sequence

from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.words.points import between
from canasta_gui.words.translated import Translated
from canasta_gui.words.words import Words
from engine import Action, Appraisal, Event, TableMeld


class ReviewTexts(Translated):
    """The sentences of the review's page and of a moment on the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def done(self, events: tuple[Event, ...], players: PlayerNames) -> str:
        """Returns what the person did."""
        return self._words.sentences(self._words.event(event, players) for event in events)

    def question_heading(self) -> str:
        """Returns the title of a decision that is looked at once more."""
        return self.tr("From your deal: what is better?")

    def question(self, events: tuple[Event, ...], players: PlayerNames, cost: int) -> str:
        """Returns what was done and what it cost, as a question for the table."""
        text = self.tr("That cost about {least} to {most} points. Find a better move.")
        told = between(text, cost)
        return self._words.sentences((self.done(events, players), told))

    def better(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns what would have been better; ``melds`` of the own side tell which of them is
        meant.
        """
        return self.tr("Better: {move}").format(move=self._words.move(action, melds))

    def gain(self, appraisal: Appraisal) -> str:
        """Returns between which points the better action was better."""
        return between(self.tr("About {least} to {most} points"), appraisal.gain)
