"""An assignment: a position for practice, set by hand or from an exercise."""

from dataclasses import dataclass

from canasta_gui.lessons.exercise_files import ExerciseEntry
from canasta_gui.lessons.exercises import ExerciseTexts, exercise_named, set_up
from canasta_gui.words.player_names import level_name
from canasta_gui.words.verdict_texts import MadeExerciseTexts
from engine import (
    Action,
    Alternative,
    Appraisal,
    Exercise,
    Judged,
    Known,
    Ruleset,
    State,
    Theme,
    known_verdict,
    learner_of,
)


@dataclass(frozen=True, slots=True)
class Assignment:
    """A position for practice, and the seat that has to act in it."""

    name: str
    """Its id in the learner's practice."""
    state: State
    seat: int
    level: str = ""
    """The difficulty; empty for a position set by hand."""
    made: Exercise | None = None
    heading: str = ""
    """The title of a decision of the own deals; empty for an exercise."""
    question: str = ""
    """What is asked of such a decision."""
    series: tuple[int, int] = (0, 0)
    """Its place in a series, from 1, and how many there are; 0 for a single exercise."""
    comes_back: bool = False
    """Whether it is asked again after days even if it is solved at once."""

    @property
    def is_kept(self) -> bool:
        """Whether results are kept: an own decision is looked for once."""
        return not self.heading

    @property
    def judged(self) -> Judged | None:
        """What was found in the position; ``None`` for one set by hand."""
        return None if self.made is None else self.made.judged

    @property
    def answer(self) -> Appraisal | None:
        """The best move beside the next one; ``None`` for a position set by hand."""
        judged = self.judged
        if judged is None:
            return None
        return Appraisal(judged.best, judged.reasons, judged.gap, judged.gap, judged.doubt)

    def known(self, action: Action) -> Known | None:
        """Returns what was found of a first action; ``None`` where it was not tried."""
        return None if self.made is None else known_verdict(self.made, action)

    def is_best(self, action: Action) -> bool:
        """Returns whether a first action is known as the best one."""
        known = self.known(action)
        return known is not None and known.appraisal is None

    @property
    def title(self) -> str:
        """The theme and the difficulty as text."""
        if self.heading:
            return self.heading
        rules = self.state.rules
        if self.made is None:
            return ExerciseTexts(rules).title(self.name)
        theme = MadeExerciseTexts(rules).title(self.made.judged.theme)
        return MadeExerciseTexts(rules).heading(theme, level_name(self.level))

    @property
    def task(self) -> str:
        """The question for the learner."""
        if self.question:
            return self.question
        rules = self.state.rules
        if self.made is None:
            return ExerciseTexts(rules).task(self.name)
        return MadeExerciseTexts(rules).task(self.made.judged.theme)


def set_by_hand(name: str, own: Ruleset) -> Assignment:
    """Returns a position set by hand, by the player's own rules where they have room for it."""
    return Assignment(name, set_up(exercise_named(name), own), 0)


def from_entry(entry: ExerciseEntry) -> Assignment:
    """Returns the assignment of an exercise. Raises `CodecError`."""
    made = entry.exercise()
    return Assignment(entry.id, made.state, learner_of(made), entry.level, made)


def from_decision(
    state: State, made: Action, appraisal: Appraisal, heading: str, question: str
) -> Assignment:
    """Returns the assignment to find what would have been better than an action."""
    others = (Alternative(made, appraisal.gain),)
    judged = Judged(
        Theme.DISCARDING, "", appraisal.better, appraisal.reasons, others, appraisal.doubt
    )
    exercise = Exercise("", state, judged)
    seat = learner_of(exercise)
    return Assignment("", state, seat, made=exercise, heading=heading, question=question)
