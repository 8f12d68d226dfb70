"""Makes the exercises that come with the program: ``exercises [--rules R ...] [--count N]``.

``--themes T ... --deals FIRST LAST`` looks through further deals for rare themes only.

Computer players play deals; positions in which one action is clearly the best are confirmed in
fresh worlds and kept, a file for each game. Everything follows from the number of the deal. A file
says how many deals it has seen, so that the work can be stopped and goes on there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from canasta_gui.lessons.exercise_library import (
    ExerciseEntry,
    ExerciseFile,
    file_name,
    read_file,
    write_file,
)
from canasta_gui.resource_path import resource_path
from engine import Json, RulesReference, actor_of, load_ruleset, observe, parse_reference
from engine.ai.advice.counted import counted
from engine.ai.advice.second_look import best_rows, leaves_open, throws_among, with_throws
from engine.ai.advice.theme import Theme
from engine.ai.advice.trial_moves import far_enough
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.search.trial_rows import TrialRow
from engine.exercises.exercise import LEVELS, Exercise, Judged, format_exercise, make_exercise
from engine.exercises.making import LEAST_GAP, QUICK, judge, reasons_of
from engine.exercises.sources import dealt, played
from engine.observation import Observation
from engine.special_hands import special_hand_of
from engine.state import Phase

GAMES: Final = (
    "classic-1951/4p",
    "classic-1951/2p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "winning-moves-deluxe/4p",
    "uruguay/4p",
    "bolivia/4p",
    "chilean/4p",
    "cuban/4p",
    "brazilian/4p",
    "samba/4p",
    "six-handed/6p",
    "three-way/3p",
    "pennies-from-heaven/6p",
    "hand-and-foot/4p",
    "racehorse/4p",
    "modern-american/4p",
    "italian/4p",
)
_COUNT = 60
_DEALS = 400
"""The number of deals after which a missing exercise is too rare to be looked for."""
_OF_A_DEAL, _OF_A_THEME, _APART = 6, 2, 6
"""The largest numbers of exercises of one deal and of one theme in it, and the least distance in
decisions: more would be too much alike.
"""


@dataclass
class _Quota:
    """The numbers of exercises that are wanted of each theme and level."""

    count: int
    themes: Collection[Theme] = tuple(Theme)
    kept: Counter[tuple[Theme, str]] = field(default_factory=Counter[tuple[Theme, str]])
    of_deal: Counter[Theme] = field(default_factory=Counter[Theme])

    def wants(self, theme: Theme, level: str) -> bool:
        """Returns whether one more is wanted: no theme and no level may crowd out the others."""
        of_theme = sum(self.kept[theme, one] for one in LEVELS)
        return (
            theme in self.themes
            and self.of_deal[theme] < _OF_A_THEME
            and of_theme < max(1, self.count // 3)
            and self.kept[theme, level] < max(1, self.count // 8)
        )

    def note(self, theme: Theme, level: str) -> None:
        """Counts one more exercise."""
        self.kept[theme, level] += 1
        self.of_deal[theme] += 1

    @property
    def total(self) -> int:
        """Returns the number of exercises."""
        return sum(self.kept.values())


def _exercises_of_deal(reference: RulesReference, deal: int, quota: _Quota) -> Iterator[Exercise]:
    """Yields the exercises of a deal; they are always the same for the same quota."""
    rules = load_ruleset(reference)
    seed = f"{reference.edition}/{reference.players} {deal}"
    quota.of_deal.clear()
    begin = 0
    for number, state in enumerate(played(dealt(rules, seed), seed)):
        if quota.of_deal.total() >= _OF_A_DEAL:
            return
        if number < begin:
            continue
        view = observe(state, actor_of(state.rules, state.public))
        if not any(may_have(theme, view) for theme in quota.themes):
            continue
        judged = judge(view, f"{seed} {number}", _THOROUGH, quota.wants)
        told = None if judged is None else _told_anew(view, judged, f"{seed} {number} farther")
        if told is not None:
            quota.note(told.theme, told.level)
            begin = number + _APART
            yield make_exercise(state, told)


class _Bench:
    """The file of a game, and what is still missing in it."""

    def __init__(self, game: str, count: int, folder: Path, themes: Collection[Theme]) -> None:
        self._game = game
        self._reference = parse_reference(game)
        self._path = folder / file_name(self._reference)
        self._file = read_file(self._path)
        self._quota = _Quota(count, themes)
        for entry in self._file.entries:
            self._quota.note(entry.theme, entry.level)

    @property
    def is_full(self) -> bool:
        """Returns whether there are enough exercises, or no more are to be found."""
        return self._quota.total >= self._quota.count or self._file.deals >= _DEALS

    def look_through_next_deal(self) -> None:
        """Adds the exercises of the next deal to the file."""
        deal = self._file.deals
        self._file = replace(self._file, deals=deal + 1)
        self.look_through(deal)

    def look_through(self, deal: int) -> None:
        """Adds the exercises of a deal to the file."""
        quota = self._quota
        found = [format_exercise(one) for one in _exercises_of_deal(self._reference, deal, quota)]
        known = {entry.id for entry in self._file.entries}
        fresh = [one for one in found if one["id"] not in known]
        self._file = replace(self._file, raw=(*self._file.raw, *fresh))
        write_file(self._path, self._file)
        sys.stdout.write(f"{self._game:28} deal {deal}, {quota.total} of {quota.count}\n")
        sys.stdout.flush()

    def check(self) -> None:
        """Removes exercises that fail in other worlds, and renews the reasons of the rest."""
        checked = list(map(_checked, self._file.entries))
        kept = [one for one in checked if one is not None]
        write_file(self._path, ExerciseFile(kept, self._file.deals))
        sys.stdout.write(f"{self._game:28} {len(kept)} of {len(checked)} kept\n")


def _checked(entry: ExerciseEntry) -> dict[str, Json] | None:
    exercise = entry.exercise()
    state = exercise.state
    view = observe(state, actor_of(state.rules, state.public))
    judged = _without_what_may_follow(view, exercise.judged)
    told = None if judged is None else _told_anew(view, judged, f"{exercise.id} checked")
    return None if told is None else format_exercise(replace(exercise, judged=told))


def main(arguments: Sequence[str]) -> int:
    """Makes the missing exercises, in each game a deal after the other; or checks the existing
    ones.
    """
    parser = argparse.ArgumentParser(prog="exercises")
    parser.add_argument("--rules", nargs="+", default=GAMES)
    parser.add_argument("--count", type=int, default=_COUNT)
    parser.add_argument("--folder", type=Path, default=resource_path("assets") / "exercises")
    parser.add_argument("--themes", nargs="+", type=Theme, default=tuple(Theme), metavar="THEME")
    parser.add_argument("--deals", nargs=2, type=int, metavar=("FIRST", "LAST"))
    parser.add_argument(
        "--check",
        action="store_true",
        help="try again what is there",
    )
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    benches = [
        _Bench(game, options.count, options.folder, options.themes) for game in options.rules
    ]
    if options.check:
        for bench in benches:
            bench.check()
        return 0
    if options.deals:
        first, last = options.deals
        for deal in range(first, last + 1):
            for bench in benches:
                bench.look_through(deal)
        return 0
    while any(not bench.is_full for bench in benches):
        for bench in benches:
            if not bench.is_full:
                bench.look_through_next_deal()
    return 0


_THOROUGH: Final = replace(QUICK, confirm=Efforts(Effort(300, 5), Effort(240, 3), Effort(240, 3)))
"""The effort for exercises that are shipped."""
_FARTHER: Final = Efforts(
    Effort(400, 8), with_feet=Effort(200, 16, earlier=(8,)), with_runs=Effort(300, 4)
)
_NEARLY_OUT: Final = 8
"""The largest hand for which a way out is searched."""


def may_have(theme: Theme, view: Observation) -> bool:
    """Returns whether the choice of the seat to act may have the theme, without a search."""
    match theme:
        case Theme.OPENING:
            return view.public.phase is Phase.PLAY and not view.own.has_opened
        case Theme.GOING_OUT:
            is_short = view.own.has_opened and len(view.hand) <= _NEARLY_OUT
            may_end = is_short or special_hand_of(view.rules, view.hand) is not None
            return view.public.phase is Phase.PLAY and may_end
        case _:
            return True


def _told_anew(view: Observation, judged: Judged, seed: str) -> Judged | None:
    """Returns the verdict with its reasons counted in other worlds, over more turns.

    Returns ``None`` where the best action is not ahead there by half the gap, or nothing tells why:
    an action that is better only for a few turns makes no exercise.
    """
    best, *others = _tried(view, judged, seed)
    if best.points.mean() - max(other.points.mean() for other in others) < LEAST_GAP / 2:
        return None
    alternatives = tuple(
        replace(one, counts=counted(view, best, row))
        for one, row in zip(judged.alternatives, others, strict=True)
    )
    reasons = reasons_of(view, judged.best, alternatives[0])
    return replace(judged, alternatives=alternatives, reasons=reasons) if reasons else None


def _tried(view: Observation, judged: Judged, seed: str) -> list[TrialRow]:
    """Returns what the best action and the alternatives lead to."""
    player = SearchPlayer("expert", far_enough(view, _FARTHER))
    actions = (judged.best, *(one.action for one in judged.alternatives))
    found = player.candidates_for(view, actions)
    tried = with_throws(view, found, throws_among(one.action for one in found))
    return best_rows(found, tried, player.measure(view, seed, tried))


def _without_what_may_follow(view: Observation, judged: Judged) -> Judged | None:
    """Returns the verdict without alternatives that can follow the best action; ``None`` if no
    other is left.
    """
    others = tuple(
        one for one in judged.alternatives if not leaves_open(view, judged.best, one.action)
    )
    return replace(judged, alternatives=others) if others else None
