"""Measures whether the lessons teach what the expert does: ``strategy [--worlds N] [GAME
...]``.

Each decision of a lesson is tried by the expert in many worlds: what the lesson asks for, what it
accepts as well, and what it calls worse.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import inf

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
    DrawStock,
    Meld,
    Observation,
    Play,
    State,
    TakePile,
    edition_ids,
    is_legal,
    is_natural,
    load_ruleset,
    observe,
    rank_of,
)
from engine.ai.advice.trial_moves import far_enough
from engine.ai.search.candidate_trials import Verdict
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer

CLEAR, SURE = 150, 100
"""The points by which the solution has to be better than what the lesson calls worse, and those by
which it still is two standard errors lower."""
_TURNS = 8
_FEW, _NEAREST = 128, 3
"""The worlds in which everything is tried, and how many of the nearest are tried in all."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a lesson, with its position."""

    lesson: str
    scene: int
    state: State
    task: TaskStep

    @property
    def is_asked(self) -> bool:
        """Whether the lesson calls other moves worse, instead of only showing one."""
        return bool(self.task.worse_moves) or _freezes(self.task.solution)


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

    @property
    def is_passed(self) -> bool:
        """Whether what is asked for is clearly the best, which nothing has to be that is shown."""
        is_clear = self.clear >= CLEAR and self.clear - 2 * self.doubt >= SURE
        return is_clear or not self.decision.is_asked

    def line(self) -> str:
        """Returns the figures of the decision."""
        mark = "asked" if self.decision.is_asked else "shown"
        mark = mark if self.is_passed else "NOT CLEAR"
        where = f"{self.decision.lesson:22} {self.decision.scene} {mark:9}"
        clear = f"{self.clear:5.0f} ± {self.doubt:2.0f} in {self.worlds:5} worlds"
        return f"{where}: {clear} before {self.nearest}; {self.accepted:4.0f} for what is accepted"


def _nothing_worse(decision: Decision) -> str:
    """Returns the line of a decision in which nothing can be done that is called worse."""
    return f"{decision.lesson:22} {decision.scene}: no other move is called worse"


def decisions(lesson: Lesson) -> Iterator[Decision]:
    """Yields the steps at which the learner decides or is shown a move, along the solutions."""
    for number, scene in enumerate(lesson.scenes()):
        state, scripted = scene.state, ScriptedPlayers(scene.throws)
        for task in scene.steps:
            if isinstance(task, TaskStep):
                state = state_of_learner(state, scripted)
                if isinstance(task.solution, Meld | TakePile | Discard | DrawStock):
                    yield Decision(lesson.id, number, state, task)
                state = state_after_solution(state, task) or state


def _freezes(action: Action) -> bool:
    return isinstance(action, Discard) and not is_natural(action.card)


def tried(decision: Decision, worlds: int) -> Trial | None:
    """Returns the comparison of the solution with everything else that could be done, one by one.

    The nearest are tried once more in other worlds. ``None`` where nothing can be done that the
    lesson does not accept.
    """
    view, solution = observe(decision.state, LEARNER), decision.task.solution
    player = SearchPlayer("expert", far_enough(view, Efforts(Effort(_FEW, _TURNS))))
    gaps: dict[bool, list[Verdict]] = {True: [], False: []}
    for action in dict.fromkeys(_moves(player, view)):
        if not _is_part(action, solution) and is_legal(view, action):
            is_accepted = state_after(decision.state, decision.task, action) is not None
            gaps[is_accepted] += _compared(player, view, solution, action)
    if not gaps[False]:
        return None
    order = sorted(gaps[False], key=lambda one: -one.gain)
    player = SearchPlayer("expert", far_enough(view, Efforts(Effort(worlds, _TURNS, reach=inf))))
    again = (_compared(player, view, solution, one.candidate.action) for one in order[:_NEAREST])
    nearest = max(chain.from_iterable(again), key=lambda one: one.gain)
    worst = min((one.gain for one in gaps[True]), default=0.0)
    action = nearest.candidate.action
    return Trial(decision, -nearest.gain, nearest.doubt, nearest.worlds, action, -worst)


def _compared(
    player: SearchPlayer, view: Observation, solution: Action, action: Action
) -> list[Verdict]:
    """Returns the verdict on an action beside the solution."""
    pair = player.candidates_for(view, (solution, action))
    return [one for one in player.compare(view, pair, "strategy") if not one.is_usual]


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
    parser.add_argument("--worlds", type=int, default=1024, help="for the nearest moves")
    parser.add_argument("--lesson", default="")
    options = parser.parse_args(arguments)
    is_clear = True
    for game in options.games or edition_ids():
        rules = load_ruleset(game)
        for kind in dict.fromkeys((*COURSE, *STRATEGY)):
            if options.lesson in ("", kind.id) and can_teach(kind, rules):
                for decision in decisions(kind(rules)):
                    trial = tried(decision, options.worlds)
                    if trial is None and not decision.is_asked:
                        continue
                    is_clear &= trial is not None and trial.is_passed
                    told = trial.line() if trial is not None else _nothing_worse(decision)
                    sys.stdout.write(f"{game:32} {told}\n")
                    sys.stdout.flush()
    return 0 if is_clear else 1
