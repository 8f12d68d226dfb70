"""The sentences about a turn in an exercise, and about its results so far."""

from canasta_gui.settings.practice import Record
from canasta_gui.words.review_texts import ReviewTexts
from canasta_gui.words.translated import Translated
from canasta_gui.words.words import Words
from engine import Appraisal


class VerdictTexts(Translated):
    """The sentences of the card on the table and of the list of exercises."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._findings = ReviewTexts(words)

    def verdict(self, appraisal: Appraisal | None) -> str:
        """Returns whether another action was better, by how much, and why."""
        if appraisal is None:
            return self.tr("Well played: nothing clearly better was found.")
        return self._words.sentences(
            (
                self._findings.better(appraisal.better),
                f"{self._findings.gain(appraisal)}.",
                self._words.advice(appraisal.reasons),
            )
        )

    def result(self, faults: int, lost: int | None) -> str:
        """Returns the result of the whole turn."""
        if not faults:
            return self.tr("This turn is solved.")
        if lost is None:
            return self.tr("In this turn %n other moves were wanted.", "", faults)
        return self.tr("This turn cost about %Ln points.", "", lost)

    def progress(self, record: Record) -> str:
        """Returns the results of an exercise so far; empty if it was never played."""
        if not record.times:
            return ""
        count = self._words.number
        if record.solved:
            text = self.tr("Solved {solved} of %n times", "", record.times)
            return text.format(solved=count(record.solved))
        tried, lost = self.tr("Tried %n times", "", record.times), record.least_lost
        at_best = "" if lost is None else self.tr("at best %Ln points lost", "", lost)
        return self._words.listing((tried, at_best))
