"""How good candidates are: the same worlds for all, a few turns ahead, then the net."""

from dataclasses import dataclass

import numpy as np

from engine.ai.kernel.policy.playing import play_on, play_turn
from engine.ai.kernel.score import deal_points
from engine.ai.kernel.table import OVER, Table
from engine.ai.search.candidates import Candidate
from engine.ai.search.features import features
from engine.ai.search.net import Net
from engine.ai.search.worlds import Worlds


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a player thinks."""

    worlds: int
    turns: int
    """Turns that are played on before the net judges."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A candidate and what it leads to, compared with the one that stood first."""

    candidate: Candidate
    gain: float
    """Points more, on average, than the first candidate leads to."""
    doubt: float
    """The standard error of that."""
    worlds: int
    is_usual: bool
    """Whether this is the candidate to beat."""


def compare(
    found: list[Candidate], worlds: Worlds, side: int, net: Net, effort: Effort
) -> list[Verdict]:
    """The candidates, best first; the first one given is the one to beat.

    All meet the same worlds. Whenever these have doubled, the weaker half is dropped.
    """
    points: list[list[float]] = [[] for _ in found]
    places = list(range(len(found)))
    done, batch = 0, max(2, effort.worlds // 4)
    while done < effort.worlds and len(places) > 1:
        tables = list(worlds.draw_many(min(batch, effort.worlds - done)))
        for place in places:
            points[place] += _points(tables, found[place], side, net, effort.turns)
        done, batch = done + len(tables), done + len(tables)
        places.sort(key=lambda place: -sum(points[place]))
        if done < effort.worlds:
            kept = places[: (len(places) + 1) // 2]
            places = kept if 0 in kept else [*kept, 0]
    verdicts = [
        _verdict(candidate, points[place], points[0], is_usual=place == 0)
        for place, candidate in enumerate(found)
    ]
    return sorted(verdicts, key=lambda verdict: (-verdict.worlds, -verdict.gain))


def _verdict(
    candidate: Candidate, points: list[float], first: list[float], *, is_usual: bool
) -> Verdict:
    if len(points) < 2:
        return Verdict(candidate, 0.0, 0.0, len(points), is_usual)
    gains = np.subtract(points, first[: len(points)])
    doubt = float(gains.std(ddof=1)) / len(points) ** 0.5
    return Verdict(candidate, float(gains.mean()), doubt, len(points), is_usual)


def _points(
    tables: list[Table], candidate: Candidate, side: int, net: Net, turns: int
) -> list[float]:
    """What the candidate leads to in each of the worlds."""
    results: list[float] = []
    rows: list[list[float]] = []
    open_places: list[int] = []
    for place, world in enumerate(tables):
        table = world.copy()
        candidate.apply(table)
        _play_on(table, turns)
        if table.phase == OVER:
            results.append(_lead(table, side))
        else:
            results.append(0.0)
            open_places.append(place)
            rows.append(features(table, side))
    if rows:
        judged = net.points(np.array(rows, np.float32))
        for place, value in zip(open_places, judged, strict=True):
            results[place] = float(value)
    return results


def _play_on(table: Table, turns: int) -> None:
    """Finish the own turn, then play so many more."""
    mover = table.turn
    while table.phase != OVER and table.turn == mover:
        play_turn(table)
    play_on(table, turns)


def _lead(table: Table, side: int) -> float:
    points = deal_points(table)
    return points[side] - max(other for at, other in enumerate(points) if at != side)
