"""The sentences about what decisions cost."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from canasta_gui.i18n.sentences import sentences
from canasta_gui.words.made_exercise_texts import MadeExerciseTexts
from canasta_gui.words.points import minus, signed
from canasta_gui.words.translated import Translated
from engine import ErrorRate, Ruleset, Theme

_SMALL = 10
"""The points below which a tenth of a point is told."""


class ErrorRateTexts(Translated):
    """The sentences of a deal's review, and of a person's record."""

    def title(self) -> str:
        """Returns the heading of the figures."""
        return self.tr("Points lost a decision")

    def theme(self, theme: Theme, rules: Ruleset) -> str:
        """Returns the name of a theme in the words of a game."""
        return MadeExerciseTexts(rules).title(theme)

    def rate(self, rate: ErrorRate, doubt: float | None) -> str:
        """Returns the mean with its standard error, and of how many decisions."""
        text = self.tr("{points} in %n decisions", "", rate.decisions)
        return text.format(points=_with_doubt(rate.mean, doubt))

    def explanation(self) -> str:
        """Returns what the figures are compared with."""
        return self.tr(
            "Beside the moves of the hints, in many trials. Their luck counts for and against you,"
            " and cancels out in time."
        )

    def split(self, lead: float, rate: ErrorRate) -> str:
        """Returns which part of a deal's lead came from the decisions, and which from everything
        else.
        """
        text = self.tr(
            "Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}."
        )
        return _split(text, lead, rate.points, rate.doubt)

    def mean_split(self, leads: Sequence[float], rate: ErrorRate) -> str:
        """Returns the same of the mean of several deals."""
        deals = len(leads)
        doubt = (rate.mean_doubt or 0.0) * rate.decisions / deals
        text = self.tr(
            "Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players"
            " {rest}."
        )
        return _split(text, sum(leads) / deals, rate.points / deals, doubt)

    def course(self, first: ErrorRate, last: ErrorRate) -> str:
        """Returns how the mean has changed."""
        text = self.tr("{first} at first, {last} of late.", "points lost a decision")
        return text.format(first=points(first.mean), last=points(last.mean))

    def parts(self, rates: Sequence[ErrorRate]) -> str:
        """Returns the mean of each part of the time with its standard error, the oldest first."""
        return sentences((self.title(), *(_with_doubt(it.mean, it.mean_doubt) for it in rates)))

    def invitation(self) -> str:
        """Returns how the first figures come about."""
        return self.tr("Let a deal be reviewed to the end, and it counts here.")

    def practise(self) -> str:
        """Returns the text of the button beside a theme."""
        return self.tr("Three exercises")


def _split(text: str, lead: float, lost: float, doubt: float) -> str:
    return text.format(
        lead=signed(round(lead)),
        own=signed(-round(lost)),
        doubt=points(doubt),
        rest=signed(round(lead) + round(lost)),
    )


def _with_doubt(mean: float, doubt: float | None) -> str:
    return points(mean) if doubt is None else f"{points(mean)} ± {points(doubt)}"


def points(value: float) -> str:
    """Returns points in the player's format; small ones with a tenth."""
    digits = 1 if abs(value) < _SMALL else 0
    rounded = round(value, digits)
    return minus(-1 if rounded < 0 else 0) + QLocale().toString(abs(rounded), "f", digits)
