"""Compares candidates in the same worlds: plays a few turns, then asks the value net.

The own turn is played once for all worlds where that is possible.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.ai.policy.playing import play_turn
from engine.ai.search.candidates import Candidate
from engine.ai.search.effort import Effort, HasTime, unlimited
from engine.ai.search.features import features
from engine.ai.search.goal import Goal, Numbers
from engine.ai.search.net import Net
from engine.ai.search.trial_rows import EventCount, TrialRow, lag_of_points
from engine.ai.search.worlds import Worlds
from engine.ai.style import Style
from engine.kernel.counted_turn import OVER
from engine.kernel.score import deal_points
from engine.kernel.table import Table

Beginning = Callable[[Table], Table]
"""Returns a world as it is after the own turn."""
Pause = Callable[[], None]
"""Called before each play-out; it may raise an error to end the trials."""
Tried = Callable[[Sequence[int], range, tuple[int, ...]], list[TrialRow]]
"""Returns what candidates, by place, lead to in worlds, on average after these numbers of turns."""


def begin(candidate: Candidate, worlds: Worlds, seat: int, style: Style) -> Beginning:
    """Plays the own turn with a candidate: once for all worlds, unless unseen cards matter."""
    settled = _try(candidate, worlds.seen.copy(), seat, style)
    if _depends_on_unseen(settled, worlds.seen, seat):
        return lambda world: _try(candidate, world.copy(), seat, style)
    return lambda world: settled.copy_in(world, seat)


def _depends_on_unseen(settled: Table, seen: Table, own: int) -> bool:
    """Returns whether the turn depended on cards that came from the stock or from below the pile,
    on the own second hand or on the partner's answer.
    """
    has_drawn = len(settled.stock) < len(seen.stock) or len(settled.base) < len(seen.base)
    has_foot = len(settled.feet[own]) < len(seen.feet[own])
    has_asked = settled.phase == OVER and settled.question is not seen.question
    return has_drawn or has_foot or has_asked


def _try(candidate: Candidate, table: Table, seat: int, style: Style) -> Table:
    candidate.apply(table)
    while table.phase != OVER and table.turn == seat:
        play_turn(table, style)
    return table


_GLANCE = 4
"""The number of worlds in which all candidates are judged before any turn is played."""
FIRST_PART, FEWEST = 8, 8
"""All candidates are tried in this part of the worlds, and in so many at least."""
_REACH_OF_USUAL = 3.0
"""The standard errors behind the leader from which the usual candidate is dropped."""
STEP = 8
"""The number of worlds after which the search asks whether time is left; more of few candidates."""


@dataclass(frozen=True)
class Trial:
    """The setup of a comparison: the seat, its style, its goal and the net."""

    seat: int
    side: int
    style: Style
    net: Net
    goal: Goal


@dataclass(frozen=True)
class Verdict:
    """A candidate with its mean points beside the first candidate, and their standard error."""

    candidate: Candidate
    gain: float
    """The mean points that it brings more than the first candidate."""
    doubt: float
    """The standard error of the gain."""
    worlds: int
    is_usual: bool
    """Whether this is the candidate to beat."""


def compare(
    found: list[Candidate],
    tried: Tried,
    effort: Effort,
    has_time: HasTime = unlimited,
    processes: int = 1,
) -> list[Verdict]:
    """Returns the verdicts on the candidates, best first; the first one given is the one to beat.

    All are tried in the same worlds. Each time the worlds have doubled, candidates that are clearly
    behind are dropped. At least one step is made; after that the search ends when there are enough
    play-outs or no time is left. Several processes make as many steps at once, and of few
    candidates more are made: what processes exchange, and the net's beginning, cost time as well.
    """
    points = [list[float]() for _ in found]
    places = _finalists(len(found), tried, effort)
    done, left = 0, effort.playouts
    stage = min(effort.worlds, max(FEWEST, effort.worlds // FIRST_PART))
    while done < effort.worlds and len(places) > 1:
        at_once = processes * max(1, STEP // len(places))
        steps = min(float(at_once), left // (STEP * len(places)))
        if done and (steps < 1 or not has_time()):
            break
        worlds = range(done, min(stage, done + STEP * max(1, int(steps))))
        for place, more in zip(places, tried(places, worlds, effort.looks), strict=True):
            points[place] += more.points.tolist()
        left -= STEP * len(places) * -(-len(worlds) // STEP)
        done = worlds.stop
        if done == stage < effort.worlds:
            places = _in_reach(places, points, effort.reach)
            stage = min(effort.worlds, 2 * stage)
    verdicts = [
        _verdict(candidate, points[place], points[0], is_usual=place == 0)
        for place, candidate in enumerate(found)
    ]
    return sorted(verdicts, key=lambda verdict: (-verdict.worlds, -verdict.gain))


def _finalists(count: int, tried: Tried, effort: Effort) -> list[int]:
    """Returns the places of the candidates that seem best after the own turn, and the first."""
    places = list(range(count))
    if count <= effort.finalists:
        return places
    glanced = range(effort.worlds, effort.worlds + _GLANCE)
    points = [row.points.mean() for row in tried(places, glanced, (0,))]
    best = sorted(places[1:], key=lambda place: -points[place])
    return [0, *sorted(best[: int(effort.finalists) - 1])]


def _in_reach(places: list[int], points: list[list[float]], reach: float) -> list[int]:
    """Returns the places that may still be best; the first stays while any other does."""
    leader = max(places, key=lambda place: sum(points[place]))
    kept = [place for place in places if place == leader or _may_lead(place, leader, points, reach)]
    return kept if 0 in kept or len(kept) == 1 else [0, *kept]


def _may_lead(place: int, leader: int, points: list[list[float]], reach: float) -> bool:
    behind, doubt = lag_of_points(points[leader], points[place])
    return behind <= (reach if place else _REACH_OF_USUAL) * doubt


def _verdict(
    candidate: Candidate, points: list[float], first: list[float], *, is_usual: bool
) -> Verdict:
    gain, doubt = lag_of_points(points, first) if len(points) > 1 else (0.0, 0.0)
    return Verdict(candidate, gain, doubt, len(points), is_usual)


def try_all(
    tables: list[Table],
    styles: list[tuple[Style, ...]],
    begun: list[Beginning],
    before: Table,
    trial: Trial,
    looks: tuple[int, ...],
    pause: Pause,
) -> list[TrialRow]:
    """Returns what each beginning leads to in each world, with its styles by seat, on average after
    these numbers of turns.

    ``pause`` is called before each play-out. What a world leads to does not depend on the others.
    """
    started = [beginning(world) for beginning in begun for world in tables]
    seen: list[list[Table]] = [[] for _ in looks]
    played = [
        _play_on(table, before, trial, styles[at % len(styles)], looks, seen, pause)
        for at, table in enumerate(started)
    ]
    events, turns = np.array(played, np.int64).reshape(len(begun), -1, 2).transpose(2, 0, 1)
    judged = [_values(then, len(begun), trial) for then in seen]
    values = judged[0] if len(judged) == 1 else np.mean(judged, axis=0)
    return [
        TrialRow(row, of_row, looks[-1], int(done.sum()))
        for row, of_row, done in zip(values, events, turns, strict=True)
    ]


def _values(ends: list[Table], count: int, trial: Trial) -> Numbers:
    """Returns the points of ``count`` candidates, a row for each, in each world as it is now."""
    judge = _leads if trial.goal.end is None else _worths
    return judge(ends, trial).reshape(count, -1)


def _leads(ends: list[Table], trial: Trial) -> Numbers:
    """Returns the points by which the side is or will be ahead, where only these count."""
    expected = _expected_leads([table for table in ends if table.phase != OVER], trial)
    if len(expected) == len(ends):
        return expected
    going_on, leads = iter(expected.tolist()), list[float]()
    for table in ends:
        if table.phase == OVER:
            own, rival = _points(table, trial)
            leads.append(own - rival)
        else:
            leads.append(next(going_on))
    return np.array(leads, float)


def _worths(ends: list[Table], trial: Trial) -> Numbers:
    """Returns what the points of both sides are worth in the match."""
    is_over = np.array([table.phase == OVER for table in ends])
    results = np.zeros((len(ends), 2))
    results[is_over] = _ended([table for table in ends if table.phase == OVER], trial)
    results[~is_over] = _expected([table for table in ends if table.phase != OVER], trial)
    return trial.goal.values(results[:, 0], results[:, 1], is_over)


def _ended(tables: list[Table], trial: Trial) -> Numbers:
    """Returns the points of the side and of its rival, as each table is now."""
    return np.array([_points(table, trial) for table in tables], float).reshape(-1, 2)


def _points(table: Table, trial: Trial) -> tuple[int, int]:
    points = deal_points(table)
    return points[trial.side], trial.goal.against(table.seating.rivals[trial.side], points)


def _expected(tables: list[Table], trial: Trial) -> Numbers:
    """Returns the expected points of the side and of its rival at the end of unfinished deals."""
    averages, stocks = trial.goal.averages, np.array([len(table.stock) for table in tables])
    growth = averages.growth + averages.growth_of_stock * stocks
    now = np.array([lead_of(table, trial.side) for table in tables])
    gain = (_expected_leads(tables, trial) - now) / 2
    return _ended(tables, trial) + np.column_stack((growth + gain, growth - gain))


def _expected_leads(tables: list[Table], trial: Trial) -> Numbers:
    """Returns the points by which the side will be ahead, as the net expects."""
    if not tables:
        return np.zeros(0)
    return trial.net.points(features(tables, trial.side)).astype(float)


def lead_of(table: Table, side: int) -> int:
    """Returns the points by which a side is ahead of its best rival in this deal."""
    points = deal_points(table)
    return points[side] - max(won for at, won in enumerate(points) if at != side)


def _play_on(
    table: Table,
    before: Table,
    trial: Trial,
    styles: tuple[Style, ...],
    looks: tuple[int, ...],
    seen: list[list[Table]],
    pause: Pause,
) -> tuple[int, int]:
    """Plays to the last look, or to the end of the deal, each seat in its style; returns what
    happened, as bits, and the number of turns.

    Adds the table as it is at each look to what is seen then.
    """
    pause()
    watch, done, last = EventCount(before, trial.seat), 0, looks[-1]
    for at, look in enumerate(looks):
        while done < look and table.phase != OVER:
            watch.begin_turn(table)
            play_turn(table, styles[table.turn])
            watch.end_turn(table)
            done += 1
        seen[at].append(table if look == last else table.copy())
    return watch.end(table), done
