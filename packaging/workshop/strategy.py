"""Measures whether the lessons teach what the expert does: ``strategy [--worlds N] [GAME
...]``.

Each move of a lesson is tried by the expert in many worlds: what the lesson asks for or shows, what
it accepts as well, and what it calls worse.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, takewhile
from math import inf
from pathlib import Path
from typing import Final

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE, can_teach
from canasta_gui.lessons.scene import LessonStep, ReadStep, TaskStep
from canasta_gui.lessons.solving import (
    LEARNER,
    ScriptedPlayers,
    state_after,
    state_after_solution,
    state_of_learner,
)
from canasta_gui.words.words import Words
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
    format_action,
    format_position,
    is_legal,
    is_natural,
    is_wild,
    load_ruleset,
    observe,
    rank_of,
    side_of,
)
from engine.ai.advice.trial_moves import far_enough
from engine.ai.search.candidate_trials import Verdict
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.kernel.action_reader import are_alike

CLEAR, SURE = 150, 100
"""The points by which the solution has to be better than what the lesson calls worse, and those by
which it still is two standard errors lower."""
MISTAKE = 20
"""The points below which no difference is called a mistake."""
NOT_CLEAR, ONLY_MOVE = "NOT CLEAR", "only move"
PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "measured" / "lessons.md"
_HEAD: Final = (
    *("game", "lesson", "scene", "it is", "move", "nearest other"),
    *("ahead", "worlds", "worst accepted", "position"),
)
_TURNS = 8
_FEW, _NEAREST = 128, 3
"""The worlds in which everything is tried, and how many of the nearest are tried in all."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a lesson, or a move that it shows, with its position."""

    lesson: str
    scene: int
    state: State
    task: TaskStep
    turn: Action
    """The solution, with what the lesson lays next in the same turn."""
    only_shows: bool = False
    """Whether the lesson says that the move only shows how something is done."""

    @property
    def is_asked(self) -> bool:
        """Whether the lesson calls other moves worse, instead of only showing one."""
        return bool(self.task.worse_moves) or _freezes(self.task.solution)

    @property
    def digest(self) -> str:
        """The position and the move, in eight digits."""
        told = json.dumps([format_position(self.state), format_action(self.turn)])
        return hashlib.sha256(told.encode()).hexdigest()[:8]

    def told(self, action: Action) -> str:
        """Returns an action in words."""
        side = self.state.public.sides[side_of(self.state.rules, LEARNER)]
        return Words(self.state.rules).move(action, side.melds)


@dataclass(frozen=True, slots=True)
class Trial:
    """The result of a decision's trials."""

    decision: Decision
    clear: float
    """The points by which the best of the other moves, or of those called worse, is behind the
    solution."""
    doubt: float
    """The standard error of ``clear``."""
    worlds: int
    nearest: Action
    accepted: float
    """The points of the worst other move that the lesson accepts; 0 without one."""

    @property
    def is_passed(self) -> bool:
        """Whether what is asked for is clearly the best, as far as the trials can tell, and what is
        shown no mistake unless the lesson says that it only shows how.
        """
        least, most = self.clear - 2 * self.doubt, self.clear + 2 * self.doubt
        if self.decision.is_asked:
            return most >= CLEAR and least >= SURE
        # The nearest of many moves has had luck: three errors, not two.
        is_fine = self.clear > -MISTAKE or self.clear + 3 * self.doubt >= 0
        return is_fine or self.decision.only_shows

    def figures(self) -> tuple[str, ...]:
        """Returns what the lesson does, its move, the nearest other one, and their figures."""
        only = "only " if self.decision.only_shows else ""
        does = "asked" if self.decision.is_asked else f"{only}shown"
        moves = map(self.decision.told, (self.decision.turn, self.nearest))
        clear = f"{self.clear:.0f} ± {self.doubt:.0f}"
        mark = does if self.is_passed else NOT_CLEAR
        return (mark, *moves, clear, str(self.worlds), f"{self.accepted:.0f}")


def decisions(lesson: Lesson) -> Iterator[Decision]:
    """Yields the steps at which the learner decides or is shown a move, along the solutions."""
    for number, scene in enumerate(lesson.scenes()):
        state, scripted = scene.state, ScriptedPlayers(scene.throws)
        has_shown = False
        for at, task in enumerate(scene.steps):
            if isinstance(task, TaskStep):
                state = state_of_learner(state, scripted)
                if isinstance(task.solution, Meld | TakePile | Discard | DrawStock):
                    turn, end = _laid_together(scene.steps, at)
                    only_shows = lesson.only_shows() in _told(scene.steps, at, end)
                    has_shown |= only_shows
                    only_shows |= has_shown and isinstance(turn, Discard)
                    yield Decision(lesson.id, number, state, task, turn, only_shows)
                state = state_after_solution(state, task) or state


def _told(steps: Sequence[LessonStep], at: int, end: int) -> str:
    """Returns what is said in some steps, and what is to be read right before them."""
    is_read = at > 0 and isinstance(steps[at - 1], ReadStep)
    return " ".join(step.text for step in steps[at - is_read : end])


def _laid_together(steps: Sequence[LessonStep], at: int) -> tuple[Action, int]:
    """Returns the solution of the task at a step, with all that is laid before the next other
    action, and the step after it.
    """
    tasks = [(end, it.solution) for end, it in enumerate(steps, 1) if isinstance(it, TaskStep)]
    (end, solution), *_ = found = [it for it in tasks if it[0] > at]
    laid = [*takewhile(lambda it: isinstance(it[1], Meld), found)]
    plays = [play for _, it in laid if isinstance(it, Meld) for play in it.plays]
    return (Meld(tuple(plays)), laid[-1][0]) if plays else (solution, end)


def _freezes(action: Action) -> bool:
    return isinstance(action, Discard) and is_wild(action.card)


def tried(decision: Decision, worlds: int) -> Trial | None:
    """Returns the comparison of the solution with everything else that could be done, one by one:
    where the lesson only shows a move, with what it accepts as well.

    The nearest are tried once more in other worlds. ``None`` where nothing else can be done.
    """
    view, solution = observe(decision.state, LEARNER), decision.turn
    player = SearchPlayer("expert", far_enough(view, Efforts(Effort(_FEW, _TURNS))))
    gaps: dict[bool, list[Verdict]] = {True: [], False: []}
    for action in dict.fromkeys(_moves(player, view)):
        if is_legal(view, action) and _is_another(view, action, solution):
            is_accepted = state_after(decision.state, decision.task, action) is not None
            gaps[is_accepted] += _compared(player, view, solution, action)
    others = gaps[False] if decision.is_asked else gaps[False] + gaps[True]
    if not others:
        return None
    order = sorted(others, key=lambda one: -one.gain)
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


def _is_another(view: Observation, action: Action, solution: Action) -> bool:
    """Returns whether an action is not the solution, nor lays a part of its sets: the rest may
    follow.
    """
    if isinstance(action, Meld) and isinstance(solution, Meld) and len(solution.plays) > 1:
        return not _naturals(action) <= _naturals(solution)
    return not are_alike(view, action, solution)


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
    """Prints the trials of every decision; the status tells whether all are as they should be.

    With ``--page`` only those are tried that the page does not have yet, and it is written anew.
    """
    parser = argparse.ArgumentParser(prog="strategy")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--worlds", type=int, default=1024, help="for the nearest moves")
    parser.add_argument("--lesson", default="")
    parser.add_argument("--page", action="store_true", help="keep the figures in the documents")
    options = parser.parse_args(arguments)
    known = read_page() if options.page else {}
    lines: dict[str, dict[str, str]] = {}
    for game in options.games or edition_ids():
        lines[game] = {}
        for decision in decisions_of_game(game, options.lesson):
            worlds = options.worlds if decision.is_asked else options.worlds // 2
            line = known.get(game, {}).get(decision.digest) or _line(game, decision, worlds)
            lines[game][decision.digest] = line
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    if options.page:
        _write_page({**known, **lines})
    return 1 if any(NOT_CLEAR in line for of in lines.values() for line in of.values()) else 0


def decisions_of_game(game: str, lesson: str = "") -> Iterator[Decision]:
    """Yields the decisions of all lessons of a game, or of one of them."""
    rules = load_ruleset(game)
    for kind in COURSE:
        if lesson in ("", kind.id) and can_teach(kind, rules):
            yield from decisions(kind(rules))


def _line(game: str, decision: Decision, worlds: int) -> str:
    """Returns the figures of a decision as a line of the page."""
    trial = tried(decision, worlds)
    move = decision.told(decision.turn)
    found = (ONLY_MOVE, move, "", "", "", "") if trial is None else trial.figures()
    return (
        f"| {' | '.join((game, decision.lesson, str(decision.scene), *found, decision.digest))} |"
    )


def read_page() -> dict[str, dict[str, str]]:
    """Returns the lines of the page, by game and by digest of the decision."""
    found: dict[str, dict[str, str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) > len(_HEAD) and cells[1] in edition_ids():
            found.setdefault(cells[1], {})[cells[-2]] = line
    return found


def _write_page(lines: Mapping[str, Mapping[str, str]]) -> None:
    before = PAGE.read_text(encoding="utf-8").partition("\n| game")[0]
    head = (f"| {' | '.join(_HEAD)} |", f"|{'---|' * len(_HEAD)}")
    rows = (line for game in edition_ids() for line in lines.get(game, {}).values())
    PAGE.write_text("\n".join((before, *head, *rows, "")), encoding="utf-8")
