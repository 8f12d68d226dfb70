"""What is put on the table to practise: a position set by hand, or an exercise that was made."""

from dataclasses import dataclass

from canasta_gui.lessons.exercise_files import ExerciseEntry
from canasta_gui.lessons.exercises import ExerciseTexts, exercise_named, set_up
from canasta_gui.words.level_names import level_name
from canasta_gui.words.made_exercise_texts import MadeExerciseTexts
from engine import Exercise, Ruleset, State, learner_of


@dataclass(frozen=True, slots=True)
class Assignment:
    """A position, and who has to act in it."""

    name: str
    """Names it in the learner's practice."""
    state: State
    seat: int
    level: str = ""
    """How difficult it is; empty for a position set by hand."""
    made: Exercise | None = None

    @property
    def title(self) -> str:
        """What is practised, and how difficult that is."""
        rules = self.state.rules
        if self.made is None:
            return ExerciseTexts(rules).title(self.name)
        theme = MadeExerciseTexts(rules).title(self.made.judged.theme)
        return MadeExerciseTexts(rules).heading(theme, level_name(self.level))

    @property
    def task(self) -> str:
        """What to think about."""
        rules = self.state.rules
        if self.made is None:
            return ExerciseTexts(rules).task(self.name)
        return MadeExerciseTexts(rules).task(self.made.judged.theme)


def set_by_hand(name: str, own: Ruleset) -> Assignment:
    """A position set by hand, by the player's own rules where there is room for it."""
    return Assignment(name, set_up(exercise_named(name), own), 0)


def from_entry(entry: ExerciseEntry) -> Assignment:
    """An exercise that was made. Raises `CodecError`."""
    made = entry.exercise()
    return Assignment(entry.id, made.state, learner_of(made), entry.level, made)
