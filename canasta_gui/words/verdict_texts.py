"""The sentences about how somebody played: in an exercise, in a deal that is reviewed, and what
decisions cost.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from canasta_gui.i18n.formats import minus, sentences, signed
from canasta_gui.settings.practice import Record
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.words.reason_texts import about
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.words import Words
from canasta_gui.words.written import message, named
from engine import Action, Appraisal, ErrorRate, Event, Judged, Ruleset, TableMeld, Theme


class MadeExerciseTexts(Translated):
    """Titles and questions, in the words of a game."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = Vocabulary(rules.words.style)

    def title(self, theme: Theme) -> str:
        """Returns the name of the theme."""
        return capital(self._words.fill(named("MadeExerciseTexts", theme).name))

    def heading(self, theme: str, level: str) -> str:
        """Returns the theme with its difficulty."""
        return self.tr("{theme} · {level}", "an exercise").format(theme=theme, level=level)

    def task(self, theme: Theme) -> str:
        """Returns the question, without a hint at the answer."""
        return capital(self._words.fill(named("MadeExerciseTexts", theme).line))


class ReviewTexts(Translated):
    """The sentences of the review's page and of a moment on the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def done(self, events: tuple[Event, ...], players: PlayerNames) -> str:
        """Returns what the person did."""
        return self._words.sentences(self._words.event(event, players) for event in events)

    def question(self, events: tuple[Event, ...], players: PlayerNames, cost: int) -> str:
        """Returns what was done and what it cost, as a question for the table."""
        text = self.tr("That cost about {points} points. Find a better move.")
        told = about(text, cost)
        return self._words.sentences((self.done(events, players), told))

    def better(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns what would have been better; ``melds`` of the own side tell which of them is
        meant.
        """
        return self.tr("Better: {move}").format(move=self._words.move(action, melds))

    def gain(self, appraisal: Appraisal) -> str:
        """Returns by about how many points the better action was better."""
        return about(self.tr("About {points} points"), appraisal.gain)


_WITH_TENTHS = 10
"""The points below which a tenth of a point is told."""


class ErrorRateTexts(Translated):
    """The sentences of a deal's review, and of a person's record."""

    def rate(self, rate: ErrorRate, doubt: float | None) -> str:
        """Returns the mean with its standard error, and of how many decisions."""
        text = self.tr("{points} in %n decisions", "", rate.decisions)
        return text.format(points=_with_doubt(rate.mean, doubt))

    def split(self, lead: float, rate: ErrorRate) -> str:
        """Returns which part of a deal's lead came from the decisions, and which from everything
        else.
        """
        return _split("split", lead, rate.points, rate.doubt)

    def mean_split(self, leads: Sequence[float], rate: ErrorRate) -> str:
        """Returns the same of the mean of several deals."""
        deals = len(leads)
        doubt = (rate.mean_doubt or 0.0) * rate.decisions / deals
        return _split("mean", sum(leads) / deals, rate.points / deals, doubt)

    def course(self, first: ErrorRate, last: ErrorRate) -> str:
        """Returns how the mean has changed."""
        text = self.tr("{first} at first, {last} of late.", "points lost a decision")
        return text.format(first=points(first.mean), last=points(last.mean))

    def parts(self, rates: Sequence[ErrorRate]) -> str:
        """Returns the mean of each part of the time with its standard error, the oldest first."""
        told = (_with_doubt(it.mean, it.mean_doubt) for it in rates)
        return sentences((self.message("title"), *told))


def _split(each: str, lead: float, lost: float, doubt: float) -> str:
    own, rest = signed(-round(lost)), signed(round(lead) + round(lost))
    told = signed(round(lead))
    return message("ErrorRateTexts", each, lead=told, own=own, doubt=points(doubt), rest=rest)


def _with_doubt(mean: float, doubt: float | None) -> str:
    return points(mean) if doubt is None else f"{points(mean)} ± {points(doubt)}"


def points(value: float) -> str:
    """Returns points in the player's format; small ones with a tenth."""
    digits = 1 if abs(value) < _WITH_TENTHS else 0
    rounded = round(value, digits)
    return minus(-1 if rounded < 0 else 0) + QLocale().toString(abs(rounded), "f", digits)


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
        text = self.tr("{move} It costs about {points} points.")
        costs = (
            about(text, one.cost).format(move=words.move(one.action, melds))
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
            "So it goes on in this deal after: {move} On average it costs about {points} points."
        )
        move = self._words.move(other.action, melds)
        told = about(text, other.cost).format(move=move)
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
