"""An assignment: a position for practice, set by hand or from an exercise."""

from dataclasses import dataclass

from canasta_gui.lessons.exercise_files import ExerciseEntry
from canasta_gui.lessons.exercises import ExerciseTexts, exercise_named, set_up
from canasta_gui.words.level_names import level_name
from canasta_gui.words.made_exercise_texts import MadeExerciseTexts
from engine import Exercise, Ruleset, State, learner_of


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

    @property
    def title(self) -> str:
        """The theme and the difficulty as text."""
        rules = self.state.rules
        if self.made is None:
            return ExerciseTexts(rules).title(self.name)
        theme = MadeExerciseTexts(rules).title(self.made.judged.theme)
        return MadeExerciseTexts(rules).heading(theme, level_name(self.level))

    @property
    def task(self) -> str:
        """The question for the learner."""
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
