"""Leads through a lesson: which step it is, what may be done in it, and what is said instead."""

from collections.abc import Sequence

from canasta_gui.lessons.scene import Do, Scene, Step
from canasta_gui.lessons.scripted_players import ScriptedPlayers, scripted_players_of
from engine import (
    Accepted,
    Action,
    Match,
    Phase,
    SeatPlayer,
    State,
    actor_of,
    decide,
    fold,
    new_code,
    observe,
)

LEARNER = 0


class Tutor:
    """Goes from step to step. Nothing that the learner may do leads away from the lesson."""

    def __init__(self, scenes: Sequence[Scene], nothing_left: str) -> None:
        self._scenes = tuple(scenes)
        self._nothing_left = nothing_left
        """What is said to who wants to act where all is done."""
        self._scene = 0
        self._step = 0
        self.correction = ""
        """What is said to the learner, who tried something else."""

    @property
    def scene(self) -> Scene:
        """The scene on the table."""
        return self._scenes[self._scene]

    @property
    def step(self) -> Step | None:
        """What is to be read or done now; nothing when the scene is at its end."""
        steps = self.scene.steps
        return steps[self._step] if self._step < len(steps) else None

    @property
    def place(self) -> tuple[int, int]:
        """Which step it is, counted from 1, and how many the lesson has."""
        before = sum(len(scene.steps) for scene in self._scenes[: self._scene])
        return before + self._step + 1, sum(len(scene.steps) for scene in self._scenes)

    @property
    def is_last_scene(self) -> bool:
        """Whether no other scene follows."""
        return self._scene == len(self._scenes) - 1

    def match(self, names: Sequence[str]) -> Match:
        """The scene's match, with the learner on the first seat."""
        seats = tuple(
            SeatPlayer(name) if seat == LEARNER else SeatPlayer(name, "computer", "club")
            for seat, name in enumerate(names)
        )
        return Match.at(self.scene.state, seats, new_code(b"lesson"))

    def scripted_players(self) -> ScriptedPlayers:
        """Those who play on the other seats."""
        return scripted_players_of(self.scene)

    def rewrite(self, scenes: Sequence[Scene], nothing_left: str) -> None:
        """The same lesson in other words."""
        self._scenes, self._nothing_left = tuple(scenes), nothing_left
        self.correction = ""

    def go_on(self) -> None:
        """What had to be read has been read."""
        self.correction = ""
        self._step += 1

    def next_scene(self) -> bool:
        """Go to the next scene; false after the last one."""
        if self.is_last_scene:
            return False
        self._scene, self._step, self.correction = self._scene + 1, 0, ""
        return True

    def allows(self, state: State, action: Action) -> bool:
        """Whether the action is what the next task asks for, and leaves open what comes after."""
        at, task = self._next_task()
        decision = decide(state, action)
        if task is None or not isinstance(decision, Accepted) or not task.wanted(decision.events):
            return False
        after = fold(state, decision.events)
        return can_be_played(after, self.scene.steps[at + 1 :], self.scripted_players())

    def note_done(self) -> None:
        """The next task has been done; the lesson goes on behind it."""
        at, _ = self._next_task()
        self._step, self.correction = at + 1, ""

    def correct(self) -> None:
        """Say what is to be done instead."""
        _, task = self._next_task()
        self.correction = self._nothing_left if task is None else task.instead

    def solution(self) -> Action | None:
        """What the next task asks for."""
        _, task = self._next_task()
        return None if task is None else task.solution

    def _next_task(self) -> tuple[int, Do | None]:
        for at, step in tuple(enumerate(self.scene.steps))[self._step :]:
            if isinstance(step, Do):
                return at, step
        return len(self.scene.steps), None


def can_be_played(state: State, steps: Sequence[Step], scripted: ScriptedPlayers) -> bool:
    """Whether the steps can be solved one after the other, each bringing what it asks for."""
    for step in steps:
        if isinstance(step, Do):
            state = state_of_learner(state, scripted)
            if not _is_to_act(state):
                return False
            decision = decide(state, step.solution)
            if not isinstance(decision, Accepted) or not step.wanted(decision.events):
                return False
            state = fold(state, decision.events)
    return True


def state_of_learner(state: State, scripted: ScriptedPlayers) -> State:
    """The state in which the learner has to act, or the deal is over."""
    while not _is_to_act(state) and state.public.phase is not Phase.OVER:
        actor = actor_of(state.rules, state.public)
        decision = decide(state, scripted.action(observe(state, actor)))
        assert isinstance(decision, Accepted), decision
        state = fold(state, decision.events)
    return state


def _is_to_act(state: State) -> bool:
    return observe(state, LEARNER).is_to_act
