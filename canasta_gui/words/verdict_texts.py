"""The sentences about a turn in an exercise, and about its results so far."""

from collections.abc import Sequence
from typing import Final

from canasta_gui.settings.practice import Record
from canasta_gui.words.points import between
from canasta_gui.words.review_texts import ReviewTexts
from canasta_gui.words.translated import Translated
from canasta_gui.words.words import Words
from engine import Appraisal, Judged, TableMeld

_TOLD: Final = 2
"""The other moves whose cost is told when an exercise is solved."""


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

    def solved(self, judged: Judged, melds: Sequence[TableMeld]) -> str:
        """Returns that the best move was found, why it is the best, and what others cost."""
        words = self._words
        text = self.tr("{move} It costs about {least} to {most} points.")
        costs = (
            between(text, one.cost).format(move=words.move(one.action, melds))
            for one in judged.alternatives[:_TOLD]
        )
        return words.sentences(
            (
                self.tr("Well played: that is the best move."),
                words.advice(judged.reasons),
                self.tr("The next ones:"),
                *costs,
            )
        )

    def following(self, series: tuple[int, int], *, is_kept: bool) -> str:
        """Returns the text of the button that leads on; ``series`` is the place in a series."""
        at, count = series
        if not is_kept:
            return self.tr("To the review")
        return self.tr("End of the series") if count and at == count else self.tr("Next exercise")

    def refuted(self, judged: Judged, melds: Sequence[TableMeld]) -> str:
        """Returns what the table shows after the next best move was made instead."""
        other = judged.alternatives[0]
        text = self.tr(
            "So it goes on in this deal after: {move} On average it costs {least} to {most} points."
        )
        move = self._words.move(other.action, melds)
        told = between(text, other.cost).format(move=move)
        return self._words.sentences((told, self._words.advice(judged.reasons)))

    def hint(self, judged: Judged) -> str:
        """Returns why the best move is better, without the move."""
        why = self._words.advice(judged.reasons)
        return self._words.sentences((self.tr("Of the better move:"), why))

    def result(self, faults: int, lost: int | None) -> str:
        """Returns the result of the whole turn."""
        if not faults:
            return self.tr("This turn is solved.")
        if lost is None:
            return self.tr("In this turn %n other moves were wanted.", "", faults)
        return self.tr("This turn cost about %Ln points.", "", lost)

    def task(self, task: str, record: Record) -> str:
        """Returns the task of an exercise, that its first turn counts, and the results so far."""
        so_far = self.progress(record)
        parts = (task, self.tr("Your first turn counts."), f"{so_far}." * bool(so_far))
        return " ".join(filter(None, parts))

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


class SeriesTexts(Translated):
    """What came of exercises that followed each other."""

    def result(self, solved: int, count: int, lost: int) -> str:
        """Returns how many were solved, and the points lost in all of them."""
        text = self.tr("{solved} of {count} solved, %Ln points lost.", "", lost)
        return text.format(solved=solved, count=count)
