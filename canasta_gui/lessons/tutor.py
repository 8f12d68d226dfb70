"""The tutor: keeps the step of a lesson, decides which actions it allows, and corrects others."""

from collections.abc import Sequence

from canasta_gui.lessons.scene import IdleCorrections, LessonStep, ReadStep, Scene, TaskStep
from canasta_gui.lessons.solving import (
    ScriptedPlayers,
    can_be_played,
    solutions,
    state_after,
    state_after_solution,
    state_of_learner,
)
from canasta_gui.viewmodel.builders.wording import TextId
from engine import (
    Accepted,
    Action,
    Discard,
    Match,
    Meld,
    SeatPlayer,
    State,
    decide,
    new_code,
)

_BEGUN = {TextId.NOTE_CHOOSE_DISCARD: Discard, TextId.NOTE_NOTHING_STAGED: Meld}
"""The notes that ask for the cards of an action, each with the kind of the action."""


class Tutor:
    """Leads from step to step; allows only actions after which the lesson can go on."""

    def __init__(self, scenes: Sequence[Scene], idle_corrections: IdleCorrections) -> None:
        self._scenes = tuple(scenes)
        self._idle_corrections = idle_corrections
        self._scene = 0
        self._step = 0
        self._states: dict[int, State] = {}
        """By step of the scene: the state before the action that was taken there."""
        self.correction = ""
        """The correction for a learner who tried something else."""

    @property
    def scene(self) -> Scene:
        """The scene on the table."""
        return self._scenes[self._scene]

    @property
    def step(self) -> LessonStep | None:
        """The present step; ``None`` at the end of the scene."""
        steps = self.scene.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def place(self) -> tuple[int, int]:
        """The number of the present step, from 1, and how many steps the lesson has."""
        before = sum(len(scene.steps) for scene in self._scenes[: self._scene])
        return before + self._step + 1, sum(len(scene.steps) for scene in self._scenes)

    @property
    def scene_and_step(self) -> tuple[int, int]:
        """The numbers of the scene and of the step in it, counted from 0, for `resume`."""
        return self._scene, self._step

    @property
    def is_last_scene(self) -> bool:
        """Whether no other scene follows."""
        return self._scene == len(self._scenes) - 1

    @property
    def is_last_text(self) -> bool:
        """Whether the present step is the last one of the lesson, and is to be read."""
        is_last = self.is_last_scene and self._step == len(self.scene.steps) - 1
        return is_last and isinstance(self.step, ReadStep)

    @property
    def can_go_back(self) -> bool:
        """Whether the scene has a step before this one."""
        return self._step > 0

    def match(self, seats: Sequence[SeatPlayer], state: State | None = None) -> Match:
        """Returns the match of the scene or of a later state; the learner has seat 0."""
        state = self.scene.state if state is None else state
        return Match.at(state, tuple(seats), new_code(b"lesson"))

    def scripted_players(self) -> ScriptedPlayers:
        """Returns the players of the other seats."""
        return ScriptedPlayers(self.scene.throws)

    def rewrite(self, scenes: Sequence[Scene], idle_corrections: IdleCorrections) -> None:
        """Replaces the texts after a change of language; the place in the lesson stays."""
        self._scenes, self._idle_corrections = tuple(scenes), idle_corrections
        self.correction = ""

    # --- the way through

    def go_on(self) -> None:
        """Goes to the next step."""
        self.correction = ""
        self._step += 1

    def go_back(self) -> State | None:
        """Goes back one step; returns the state to set up if that was a task."""
        self._step, self.correction = self._step - 1, ""
        return self._states.pop(self._step, None)

    def next_scene(self) -> bool:
        """Goes to the next scene; returns false after the last one."""
        if self.is_last_scene:
            return False
        self._scene, self._step, self.correction = self._scene + 1, 0, ""
        self._states = {}
        return True

    def resume(self, scene: int, step: int) -> State:
        """Goes to a step as if all before it had been done; returns the state of the table there.

        A place that the lesson does not have means its beginning.
        """
        if not (0 <= scene < len(self._scenes) and 0 <= step <= len(self._scenes[scene].steps)):
            scene = step = 0
        self._scene, self._step, self._states, self.correction = scene, step, {}, ""
        state, scripted = self.scene.state, self.scripted_players()
        for at, task in enumerate(self.scene.steps[:step]):
            if isinstance(task, TaskStep):
                self._states[at] = before = state_of_learner(state, scripted)
                state = state_after_solution(before, task) or before
        return state_of_learner(state, scripted)

    # --- what the learner does

    def allows(self, state: State, action: Action) -> bool:
        """Returns whether the action does the present task and leaves the later ones solvable.

        It is false while there is a text to read first.
        """
        task = self.step
        then = state_after(state, task, action) if isinstance(task, TaskStep) else None
        if then is None:
            return False
        return can_be_played(then, self.scene.steps[self._step + 1 :], self.scripted_players())

    def note_done(self, state: State) -> None:
        """Notes that the task is done in this state, and goes to the next step."""
        self._states[self._step] = state
        self._step, self.correction = self._step + 1, ""

    def hold_back(self, state: State, action: Action) -> None:
        """Sets the correction for a lawful action that the step does not ask for."""
        self.correct()
        decision = decide(state, action)
        if isinstance(self.step, TaskStep) and isinstance(decision, Accepted):
            self.correction = self.step.correction_of(decision.events)

    def is_begun(self, note: TextId | None) -> bool:
        """Returns whether the table answers with this note that only the cards of what the step
        asks for are missing.
        """
        begun = None if note is None else _BEGUN.get(note)
        task = self.step
        return begun is not None and isinstance(task, TaskStep) and type(task.solution) is begun

    def correct(self) -> None:
        """Sets the correction to the text of the present step."""
        match self.step:
            case TaskStep(correction=correction):
                self.correction = correction
            case ReadStep():
                self.correction = self._idle_corrections.read_first
            case None:
                self.correction = self._idle_corrections.nothing_left

    def solution(self, state: State) -> Action | None:
        """Returns an action that solves the present task in this state; ``None`` without a task."""
        if not isinstance(self.step, TaskStep):
            return None
        found = (it for it in solutions(state, self.step) if self.allows(state, it))
        return next(found, None)
