"""Measures whether the lessons teach what the expert does: ``strategy [--worlds N] [GAME
...]``.

Each decision of a lesson is tried by the expert in many worlds: what the lesson asks for, what it
accepts as well, and what it calls worse.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE, STRATEGY, can_teach
from canasta_gui.lessons.scene import TaskStep
from canasta_gui.lessons.solving import (
    LEARNER,
    ScriptedPlayers,
    state_after,
    state_after_solution,
    state_of_learner,
)
from engine import (
    Action,
    Card,
    Discard,
    Meld,
    Observation,
    Play,
    State,
    edition_ids,
    is_legal,
    is_natural,
    load_ruleset,
    observe,
    rank_of,
)
from engine.ai.search.candidate_trials import Verdict
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer

CLEAR = 150
"""The points by which the solution has to be better than what the lesson calls worse."""
_TURNS = 8


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a lesson, with its position."""

    lesson: str
    scene: int
    state: State
    task: TaskStep


@dataclass(frozen=True, slots=True)
class Trial:
    """The result of a decision's trials."""

    decision: Decision
    clear: float
    """The points by which the best of the moves called worse is behind the solution."""
    doubt: float
    """The standard error of ``clear``."""
    worlds: int
    nearest: Action
    accepted: float
    """The points of the worst other move that the lesson accepts; 0 without one."""

    def line(self) -> str:
        """Returns the figures of the decision."""
        where = f"{self.decision.lesson:22} {self.decision.scene}"
        clear = f"{self.clear:5.0f} ± {self.doubt:2.0f} in {self.worlds:5} worlds"
        return f"{where}: {clear} before {self.nearest}; {self.accepted:4.0f} for what is accepted"


def _nothing_worse(decision: Decision) -> str:
    """Returns the line of a decision in which nothing can be done that is called worse."""
    return f"{decision.lesson:22} {decision.scene}: no other move is called worse"


def decisions(lesson: Lesson) -> Iterator[Decision]:
    """Yields the steps at which the learner may do worse, along the solutions.

    Those are the steps with moves called worse, and the discards that freeze the pile.
    """
    for number, scene in enumerate(lesson.scenes()):
        state, scripted = scene.state, ScriptedPlayers(scene.throws)
        for task in scene.steps:
            if isinstance(task, TaskStep):
                state = state_of_learner(state, scripted)
                if task.worse_moves or _freezes(task.solution):
                    yield Decision(lesson.id, number, state, task)
                state = state_after_solution(state, task) or state


def _freezes(action: Action) -> bool:
    return isinstance(action, Discard) and not is_natural(action.card)


def tried(decision: Decision, worlds: int) -> Trial | None:
    """Returns the comparison of the solution with everything else that could be done, one by one.

    ``None`` where nothing can be done that the lesson calls worse.
    """
    view, solution = observe(decision.state, LEARNER), decision.task.solution
    player = SearchPlayer("expert", Efforts(Effort(worlds, _TURNS)))
    gaps: dict[bool, list[Verdict]] = {True: [], False: []}
    for action in _moves(player, view):
        if not _is_part(action, solution) and is_legal(view, action):
            is_accepted = state_after(decision.state, decision.task, action) is not None
            compared = player.candidates_for(view, (solution, action))
            verdicts = player.compare(view, compared, "strategy")
            gaps[is_accepted] += [one for one in verdicts if not one.is_usual]
    if not gaps[False]:
        return None
    nearest = max(gaps[False], key=lambda one: one.gain)
    worst = min((one.gain for one in gaps[True]), default=0.0)
    action = nearest.candidate.action
    return Trial(decision, -nearest.gain, nearest.doubt, nearest.worlds, action, -worst)


def _is_part(action: Action, solution: Action) -> bool:
    """Returns whether an action is the solution, or lays a part of its sets: the rest may
    follow.
    """
    if isinstance(action, Meld) and isinstance(solution, Meld) and len(solution.plays) > 1:
        return _naturals(action) <= _naturals(solution)
    return action == solution


def _naturals(action: Meld) -> set[Card]:
    return {card for play in action.plays for card in play.cards if is_natural(card)}


def _moves(player: SearchPlayer, view: Observation) -> Iterator[Action]:
    """Yields what the expert considers, every discard, and every choice among the sets of the
    hand.
    """
    yield from (one.candidate.action for one in player.weigh(view, "strategy"))
    yield from map(Discard, dict.fromkeys(view.hand))
    naturals = [card for card in view.hand if is_natural(card)]
    sets = [
        Play(tuple(card for card in naturals if rank_of(card) == rank))
        for rank in sorted(set(map(rank_of, naturals)))
    ]
    sets = [play for play in sets if len(play.cards) >= view.rules.meld.min_size]
    for count in range(1, len(sets) + 1):
        yield from map(Meld, combinations(sets, count))


def main(arguments: Sequence[str]) -> int:
    """Prints the trials of every decision; the status tells whether all are clear."""
    parser = argparse.ArgumentParser(prog="strategy")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--lesson", default="")
    options = parser.parse_args(arguments)
    is_clear = True
    for game in options.games or edition_ids():
        rules = load_ruleset(game)
        for kind in dict.fromkeys((*COURSE, *STRATEGY)):
            if options.lesson in ("", kind.id) and can_teach(kind, rules):
                for decision in decisions(kind(rules)):
                    trial = tried(decision, options.worlds)
                    is_clear &= trial is not None and trial.clear >= CLEAR
                    told = trial.line() if trial is not None else _nothing_worse(decision)
                    sys.stdout.write(f"{game:32} {told}\n")
                    sys.stdout.flush()
    return 0 if is_clear else 1
