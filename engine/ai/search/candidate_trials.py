"""Compares candidates in the same worlds: plays a few turns, then asks the net."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.ai.kernel.policy.playing import play_turn
from engine.ai.kernel.score import deal_points
from engine.ai.kernel.table import OVER, Table
from engine.ai.search.candidates import Candidate
from engine.ai.search.effort import Effort
from engine.ai.search.features import features
from engine.ai.search.goal import Goal, Numbers
from engine.ai.search.net import Floats, Net
from engine.ai.search.worlds import Worlds
from engine.ai.style import Style, style_for
from engine.ai.thinking_time import HasTime, unlimited

GLANCE = 4
"""In so many worlds all candidates are judged before any turn is played on."""
FIRST_PART, FEWEST = 8, 8
"""All candidates meet this part of the worlds, but so many at least; then they are sifted."""
REACH, REACH_OF_USUAL = 1.0, 3.0
"""Who lags the leader by more standard errors than this is out; the one to beat stays longer."""
STEP = 8
"""At most so many worlds are tried between two questions whether time is left."""


@dataclass(frozen=True)
class Trial:
    """The setup of a comparison: the seat, its style, its effort, its goal and the net."""

    seat: int
    side: int
    style: Style
    """The seat's own; of the others none is known."""
    net: Net
    goal: Goal
    effort: Effort


@dataclass(frozen=True)
class Verdict:
    """A candidate with its mean points beside the first candidate, and their standard error."""

    candidate: Candidate
    gain: float
    """Points more, on average, than the first candidate leads to."""
    doubt: float
    """The standard error of that."""
    worlds: int
    is_usual: bool
    """Whether this is the candidate to beat."""


Beginning = Callable[[Table], Table]
"""How a world stands once the own turn is over."""


def compare(
    found: list[Candidate], worlds: Worlds, trial: Trial, has_time: HasTime = unlimited
) -> list[Verdict]:
    """The candidates, best first; the first one given is the one to beat.

    All meet the same worlds. Whenever these have doubled, those clearly behind are dropped. A
    first step is always taken; after that the play-outs may be enough, or time may run out.
    """
    begun, wanted = [_begin(candidate, worlds, trial) for candidate in found], trial.effort.worlds
    points = [list[float]() for _ in found]
    places = _finalists(begun, worlds, trial)
    done, stage, playouts = 0, min(wanted, max(FEWEST, wanted // FIRST_PART)), 0
    while done < wanted and len(places) > 1:
        playouts += STEP * len(places)
        if done and (playouts > trial.effort.playouts or not has_time()):
            break
        tables = list(worlds.draw_many(min(STEP, stage - done)))
        values = _values(tables, [begun[place] for place in places], trial, trial.effort.turns)
        for place, more in zip(places, values, strict=True):
            points[place] += more
        done += len(tables)
        if done == stage < wanted:
            places, stage = _in_reach(places, points), min(wanted, 2 * stage)
    verdicts = [
        _verdict(candidate, points[place], points[0], is_usual=place == 0)
        for place, candidate in enumerate(found)
    ]
    return sorted(verdicts, key=lambda verdict: (-verdict.worlds, -verdict.gain))


def measure(found: list[Candidate], worlds: Worlds, trial: Trial) -> Floats:
    """The points that each candidate leads to: a row for each, a column for each world.

    All meet all the worlds of the effort: none is dropped on the way.
    """
    begun, done = [_begin(candidate, worlds, trial) for candidate in found], 0
    parts: list[list[list[float]]] = []
    while done < trial.effort.worlds:
        tables = list(worlds.draw_many(min(STEP, trial.effort.worlds - done)))
        parts.append(_values(tables, begun, trial, trial.effort.turns))
        done += len(tables)
    return np.concatenate(parts, axis=1)


def _finalists(begun: list[Beginning], worlds: Worlds, trial: Trial) -> list[int]:
    """The places that seem best as soon as the own turn is over, and the first one in any case."""
    if len(begun) <= trial.effort.finalists:
        return list(range(len(begun)))
    tables = list(worlds.draw_many(GLANCE))
    points = np.mean(_values(tables, begun, trial, turns=0), axis=1)
    best = sorted(range(1, len(begun)), key=lambda place: -points[place])
    return [0, *sorted(best[: int(trial.effort.finalists) - 1])]


def _in_reach(places: list[int], points: list[list[float]]) -> list[int]:
    """The places that may still turn out best, and the first one with any other."""
    leader = max(places, key=lambda place: sum(points[place]))
    kept = [place for place in places if place == leader or _may_lead(place, leader, points)]
    return kept if 0 in kept or len(kept) == 1 else [0, *kept]


def _may_lead(place: int, leader: int, points: list[list[float]]) -> bool:
    behind, doubt = mean_and_doubt(points[leader], points[place])
    return behind <= (REACH if place else REACH_OF_USUAL) * doubt


def _verdict(
    candidate: Candidate, points: list[float], first: list[float], *, is_usual: bool
) -> Verdict:
    if len(points) < 2:
        return Verdict(candidate, 0.0, 0.0, len(points), is_usual)
    gain, doubt = mean_and_doubt(points, first[: len(points)])
    return Verdict(candidate, gain, doubt, len(points), is_usual)


def mean_and_doubt(points: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """How much more the points are than others in the same worlds, and the standard error."""
    gains = np.subtract(points, others)
    return float(gains.mean()), float(gains.std(ddof=1)) / len(points) ** 0.5


def _begin(candidate: Candidate, worlds: Worlds, trial: Trial) -> Beginning:
    """Play the turn on with a candidate: once for all worlds, unless unseen cards come into it."""
    settled = worlds.seen.copy()
    candidate.apply(settled)
    if len(settled.stock) == len(worlds.seen.stock):
        _finish_turn(settled, trial)
        if not _depends_on_unseen(settled, worlds.seen, trial.seat):
            return lambda world: _placed(settled, world, trial.seat)
    return lambda world: _try(candidate, world.copy(), trial)


def _depends_on_unseen(settled: Table, seen: Table, own: int) -> bool:
    """Whether the own second hand, or the partner's answer by its cards, came into the turn."""
    has_asked = settled.phase == OVER and settled.question is not seen.question
    return has_asked or len(settled.feet[own]) < len(seen.feet[own])


def _try(candidate: Candidate, table: Table, trial: Trial) -> Table:
    candidate.apply(table)
    _finish_turn(table, trial)
    return table


def _placed(settled: Table, world: Table, own: int) -> Table:
    """The table with the unseen cards where they lie in a world."""
    table = settled.copy()
    table.stock = world.stock[:]
    table.feet = world.feet[:]
    table.hands = [
        hand if seat == own else world.hands[seat][:] for seat, hand in enumerate(table.hands)
    ]
    return table


def _finish_turn(table: Table, trial: Trial) -> None:
    while table.phase != OVER and table.turn == trial.seat:
        play_turn(table, trial.style)


def _values(
    tables: list[Table], begun: list[Beginning], trial: Trial, turns: int
) -> list[list[float]]:
    """What each candidate leads to in each of the worlds, so many turns on."""
    ends = [begin(world) for begin in begun for world in tables]
    for table in ends:
        _play_on(table, trial, turns)
    is_over = np.array([table.phase == OVER for table in ends])
    results = np.zeros((len(ends), 2))
    results[is_over] = _ended([table for table in ends if table.phase == OVER], trial)
    going_on = [table for table in ends if table.phase != OVER]
    counts = (~is_over).reshape(len(begun), -1).sum(axis=1)
    results[~is_over] = _expected(going_on, counts, trial)
    values = trial.goal.values(results[:, 0], results[:, 1], is_over)
    by_candidate: list[list[float]] = values.reshape(len(begun), -1).tolist()
    return by_candidate


def _ended(tables: list[Table], trial: Trial) -> Numbers:
    """The points of the side and those that count against it, as each table stands."""
    rows = [
        (points[trial.side], trial.goal.against(trial.side, points))
        for points in map(deal_points, tables)
    ]
    return np.array(rows, float).reshape(-1, 2)


def _expected(tables: list[Table], counts: NDArray[np.int64], trial: Trial) -> Numbers:
    """The same at the end of deals that go on, so many for each candidate."""
    if not tables:
        return np.zeros((0, 2))
    leads = _leads(tables, counts, trial).astype(float)
    if trial.goal.end is None:
        # Where only the lead counts, it need not be known what it consists of.
        return np.column_stack((leads, np.zeros_like(leads)))
    averages, stocks = trial.goal.averages, np.array([len(table.stock) for table in tables])
    growth = averages.growth + averages.growth_of_stock * stocks
    gain = (leads - [lead_of(table, trial.side) for table in tables]) / 2
    return _ended(tables, trial) + np.column_stack((growth + gain, growth - gain))


def lead_of(table: Table, side: int) -> int:
    """The points by which a side is ahead of its best rival in this deal."""
    points = deal_points(table)
    return points[side] - max(won for at, won in enumerate(points) if at != side)


def _leads(tables: list[Table], counts: NDArray[np.int64], trial: Trial) -> Floats:
    """The points ahead by the net, which reads the tables of each candidate by themselves.

    Its last digits depend on how many it reads at once; the same tables shall be worth the same.
    """
    rows = np.split(features(tables, trial.side), counts.cumsum()[:-1])
    return np.concatenate([trial.net.points(of_one) for of_one in rows])


def _play_on(table: Table, trial: Trial, turns: int) -> None:
    others = style_for(table.seating.rules)
    for _ in range(turns):
        if table.phase != OVER:
            play_turn(table, trial.style if table.turn == trial.seat else others)
