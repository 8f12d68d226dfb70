"""Solves the tasks of a lesson from a state on."""

from collections.abc import Iterator, Sequence

from canasta_gui.lessons.scene import LessonStep, TaskStep
from canasta_gui.lessons.scripted_players import ScriptedPlayers
from engine import Accepted, Action, Discard, Phase, State, actor_of, decide, observe

LEARNER = 0


def can_be_played(state: State, steps: Sequence[LessonStep], scripted: ScriptedPlayers) -> bool:
    """Returns whether all tasks of the steps can be solved one after the other."""
    for step in steps:
        if isinstance(step, TaskStep):
            after = state_after_solution(state_of_learner(state, scripted), step)
            if after is None:
                return False
            state = after
    return True


def state_after_solution(state: State, task: TaskStep) -> State | None:
    """Returns the state after the first possible solution of a task; ``None`` if there is none."""
    if not _is_to_act(state):
        return None
    found = (state_after(state, task, action) for action in solutions(state, task))
    return next((state for state in found if state is not None), None)


def solutions(state: State, task: TaskStep) -> Iterator[Action]:
    """Yields the solution; for a discard, then every other card of the hand."""
    yield task.solution
    if isinstance(task.solution, Discard):
        yield from map(Discard, dict.fromkeys(observe(state, LEARNER).hand))


def state_after(state: State, task: TaskStep, action: Action) -> State | None:
    """Returns the state after an action; ``None`` if it is illegal or not what the task wants."""
    decision = decide(state, action)
    if not isinstance(decision, Accepted) or not task.wanted(decision.events):
        return None
    return decision.after


def state_of_learner(state: State, scripted: ScriptedPlayers) -> State:
    """Plays the other seats until the learner has to act or the deal is over; returns the state."""
    while not _is_to_act(state) and state.public.phase is not Phase.OVER:
        actor = actor_of(state.rules, state.public)
        decision = decide(state, scripted.action(observe(state, actor)))
        assert isinstance(decision, Accepted), decision
        state = decision.after
    return state


def _is_to_act(state: State) -> bool:
    return observe(state, LEARNER).is_to_act
