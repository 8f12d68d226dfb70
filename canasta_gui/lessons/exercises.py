"""Positions for practice against the computer players, set by hand, by theme, or found."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from canasta_gui.lessons.exercise_library import ExerciseEntry
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.words.player_names import level_name
from canasta_gui.words.verdict_texts import MadeExerciseTexts
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import named
from engine import (
    Action,
    Alternative,
    Appraisal,
    Exercise,
    Judged,
    Known,
    PositionError,
    Ruleset,
    State,
    Theme,
    known_verdict,
    learner_of,
    load_ruleset,
)

_MELDS = ("8h 8d 8c", "Th Td Ts")
_HOME: Final = "winning-moves-deluxe/4p"


def _always(_rules: Ruleset) -> bool:
    return True


def _can_freeze(rules: Ruleset) -> bool:
    """Returns whether wild cards may be discarded, and freeze a pile that is not frozen anyway."""
    return not rules.pile.always_frozen and rules.throw.wilds == "free"


@dataclass(frozen=True, slots=True)
class ExerciseTemplate:
    """A theme, and the template of its table."""

    id: str
    template: Callable[[Ruleset], PositionTemplate]
    has_subject: Callable[[Ruleset], bool] = _always
    """Whether the rules have the theme."""


def _hand_to_open(rules: Ruleset) -> str:
    """Returns a hand that opens, with cards left over."""
    if rules.opening.naturals_only:
        return "Qh Qd Qs Tc Td Th 2s 9c 9d 4h 5c"
    if rules.opening.clean_triple != "none":
        return "Kh Kd Ks Qh Qd Jk Jh Jd 2s 9c 9d 4h 5c"
    return "Qh Qd Qs 7c 7d 7h 2s 9c 9d 4h 5c"


EXERCISES: Final[Sequence[ExerciseTemplate]] = (
    ExerciseTemplate(
        "exact-opening",
        lambda rules: PositionTemplate(_hand_to_open(rules), pile="Jc", draws=("6s",)),
    ),
    ExerciseTemplate(
        "frozen-pile",
        lambda _: PositionTemplate("Kh Kd 8s 5c 4d Jh", _MELDS, ("Qh Qd Qc",), "7c 2s 9h Td 6h Kc"),
    ),
    ExerciseTemplate(
        "defending",
        lambda _: PositionTemplate(
            "8h Qs 3s 5d 6c Jh 4s", (), ("8d 8c 8s", "Qh Qd Qc"), "7c 9h Td 6h Kc 5s"
        ),
    ),
    ExerciseTemplate(
        "freezing",
        lambda _: PositionTemplate(
            "2h 4c 6s 9d Jh Kc 7h", (), ("5h 5d 5c", "Qh Qd Qc"), "7c 9h Td 6h Ts 4d 8c"
        ),
        _can_freeze,
    ),
    ExerciseTemplate(
        "going-out",
        lambda rules: PositionTemplate(
            "Kc 8s 8d 8h 4h",
            ("Kh Kd Ks", *canastas_for_going_out(rules)),
            ("Qh Qd Qs",),
            "6h",
            others=8,
            is_in_foot=True,
        ),
    ),
    ExerciseTemplate(
        "empty-stock",
        lambda _: PositionTemplate(
            "9c 9d 6s Jh 4c", _MELDS, ("Qh Qd Qc",), "7c Td 6h 5d", others=7, left=2
        ),
    ),
)


class ExerciseTexts:
    """The title and the task of each exercise."""

    def __init__(self, rules: Ruleset) -> None:
        self._words = Vocabulary(rules.words.style)

    def title(self, name: str) -> str:
        """Returns the theme as text."""
        return capital(self._words.fill(named("ExerciseTexts", name).name))

    def task(self, name: str) -> str:
        """Returns the question for the learner."""
        return capital(self._words.fill(named("ExerciseTexts", name).line))


def exercise_named(name: str) -> ExerciseTemplate:
    """Returns the exercise with this id."""
    return next(exercise for exercise in EXERCISES if exercise.id == name)


def next_exercise(name: str) -> str:
    """Returns the id of the following exercise; after the last one, that of the first."""
    names = [exercise.id for exercise in EXERCISES]
    return names[(names.index(name) + 1) % len(names)]


def set_up(exercise: ExerciseTemplate, own: Ruleset) -> State:
    """Returns the position by the player's own rules, or by common ones where those lack the theme
    or have no room for it.
    """
    if exercise.has_subject(own):
        with suppress(PositionError):
            return exercise.template(own).state(own)
    rules = load_ruleset(_HOME)
    return exercise.template(rules).state(rules)


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
