"""Verdicts on actions that were tried when the exercise was made, so that they are not tried
again.
"""

from dataclasses import dataclass

from engine.actions import Action
from engine.ai.advice.advice import Appraisal
from engine.ai.advice.contrast import merits
from engine.exercises.exercise import Exercise
from engine.kernel.action_reader import are_alike
from engine.observation import Observation, actor_of, observe


@dataclass(frozen=True, slots=True)
class Known:
    """An action that was tried when the exercise was made."""

    appraisal: Appraisal | None
    """What would have been better; ``None`` for the best action."""


def learner_of(exercise: Exercise) -> int:
    """Returns the seat that has to find the best action."""
    return actor_of(exercise.state.rules, exercise.state.public)


def view_of(exercise: Exercise) -> Observation:
    """Returns what that seat sees."""
    return observe(exercise.state, learner_of(exercise))


def known_verdict(exercise: Exercise, action: Action) -> Known | None:
    """Returns the verdict on a lawful first action; ``None`` where it was not tried."""
    view, judged = view_of(exercise), exercise.judged
    if are_alike(view, action, judged.best):
        return Known(None)
    tried = (one for one in judged.alternatives if are_alike(view, action, one.action))
    found = next(tried, None)
    if found is None:
        return None
    is_first = found is judged.alternatives[0]
    reasons = (
        judged.reasons if is_first else merits(view, judged.best, action, found.cost, found.counts)
    )
    return Known(Appraisal(judged.best, reasons, found.cost, found.cost, judged.doubt))
