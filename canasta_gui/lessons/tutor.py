"""Leads through a lesson: which step it is, what may be done in it, and what is said instead."""

from collections.abc import Sequence

from canasta_gui.lessons.scene import IdleCorrections, LessonStep, ReadStep, Scene, TaskStep
from canasta_gui.lessons.scripted_players import ScriptedPlayers, scripted_players_of
from canasta_gui.lessons.solving import (
    LEARNER,
    can_be_played,
    solutions,
    state_after,
    state_after_solution,
    state_of_learner,
)
from engine import Accepted, Action, Match, SeatPlayer, State, decide, new_code


class Tutor:
    """Goes from step to step. Nothing that the learner may do leads away from the lesson."""

    def __init__(self, scenes: Sequence[Scene], idle_corrections: IdleCorrections) -> None:
        self._scenes = tuple(scenes)
        self._idle_corrections = idle_corrections
        self._scene = 0
        self._step = 0
        self._states: dict[int, State] = {}
        """By step of the scene at which something was done: how the table stood before it."""
        self.correction = ""
        """What is said to the learner, who tried something else."""

    @property
    def scene(self) -> Scene:
        """The scene on the table."""
        return self._scenes[self._scene]

    @property
    def step(self) -> LessonStep | None:
        """What is to be read or done now; nothing when the scene is at its end."""
        steps = self.scene.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def place(self) -> tuple[int, int]:
        """Which step it is, counted from 1, and how many the lesson has."""
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
        """Whether nothing follows what is to be read now."""
        is_last = self.is_last_scene and self._step == len(self.scene.steps) - 1
        return is_last and isinstance(self.step, ReadStep)

    @property
    def can_go_back(self) -> bool:
        """Whether the scene has a step before this one."""
        return self._step > 0

    def match(self, names: Sequence[str], state: State | None = None) -> Match:
        """The scene's match, from its beginning or a later state; the learner sits first."""
        seats = tuple(
            SeatPlayer(name) if seat == LEARNER else SeatPlayer(name, "computer", "club")
            for seat, name in enumerate(names)
        )
        return Match.at(self.scene.state if state is None else state, seats, new_code(b"lesson"))

    def scripted_players(self) -> ScriptedPlayers:
        """Those who play on the other seats."""
        return scripted_players_of(self.scene)

    def rewrite(self, scenes: Sequence[Scene], idle_corrections: IdleCorrections) -> None:
        """The same lesson in other words."""
        self._scenes, self._idle_corrections = tuple(scenes), idle_corrections
        self.correction = ""

    # --- the way through

    def go_on(self) -> None:
        """What had to be read has been read."""
        self.correction = ""
        self._step += 1

    def go_back(self) -> State | None:
        """To the step before; the state to set up where something was done there, else none."""
        self._step, self.correction = self._step - 1, ""
        return self._states.pop(self._step, None)

    def next_scene(self) -> bool:
        """Go to the next scene; false after the last one."""
        if self.is_last_scene:
            return False
        self._scene, self._step, self.correction = self._scene + 1, 0, ""
        self._states = {}
        return True

    def resume(self, scene: int, step: int) -> State:
        """Go on at a step, as if all before it had been shown; how the table stands there.

        A place that the lesson does not have is its beginning.
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
        """Whether the action is what is to be done now, and leaves open what comes after.

        What has to be read first is not skipped.
        """
        task = self.step
        then = state_after(state, task, action) if isinstance(task, TaskStep) else None
        if then is None:
            return False
        return can_be_played(then, self.scene.steps[self._step + 1 :], self.scripted_players())

    def note_done(self, state: State) -> None:
        """The task is being done in this state; the lesson goes on behind it."""
        self._states[self._step] = state
        self._step, self.correction = self._step + 1, ""

    def hold_back(self, state: State, action: Action) -> None:
        """Say why a lawful action is not the one to do in this state."""
        self.correct()
        decision = decide(state, action)
        if isinstance(self.step, TaskStep) and isinstance(decision, Accepted):
            self.correction = self.step.correction_of(decision.events)

    def correct(self) -> None:
        """Say what is to be done instead."""
        match self.step:
            case TaskStep(correction=correction):
                self.correction = correction
            case ReadStep():
                self.correction = self._idle_corrections.read_first
            case None:
                self.correction = self._idle_corrections.nothing_left

    def solution(self, state: State) -> Action | None:
        """What the task asks for, as it can be done in this state."""
        if not isinstance(self.step, TaskStep):
            return None
        found = (it for it in solutions(state, self.step) if self.allows(state, it))
        return next(found, None)
