"""Measures what helper processes bring: ``cores [--rules R] [--processes N] [--ms MS ...]``.

Decisions of about so many milliseconds are made alone and shared, in turn. Told are how much less
time they take, how much more processor time, what is sent, the memory of a helper and how soon it
stops. Only the measured processes should be at work.
"""

import argparse
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, process_time

from canasta_gui.controller.player_process import run_helper
from canasta_gui.controller.trial_helpers import GivenUpError, TrialHelpers
from engine import Observation, Share, Trials, evaluated_by, observe
from engine.ai.levels import make_agent
from engine.ai.search.candidates import Candidate, candidates
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer, applies
from engine.ai.style import style_for
from engine.ai.temperaments import EVEN
from engine.dealcode import new_code
from engine.kernel.compiled import is_compiled
from engine.kernel.state_reader import own_table
from engine.match.match import Match
from engine.match.records import SeatPlayer
from engine.observation import actor_of
from engine.ruleset.load import load_ruleset
from engine.seating import seat_count

_EACH = 5
"""One decision of so many in a deal is measured."""
_TICK = 1 / os.sysconf("SC_CLK_TCK")


@dataclass
class _Cost:
    """What decisions took, in seconds."""

    wall: float = 0.0
    processor: float = 0.0


def positions(rules: str, count: int) -> Iterator[Observation]:
    """Yields decisions of club players between several moves."""
    ruleset, club = load_ruleset(rules), make_agent("club")
    seats = tuple(SeatPlayer("club", "computer", "club") for _ in range(seat_count(ruleset)))
    match, made = Match.start(ruleset, seats, new_code(b"cores")), 0
    while made < count:
        if match.is_between_deals:
            match.next_deal()
        view = observe(match.state, actor_of(ruleset, match.state.public))
        number = len(match.moments)
        if number % _EACH == 0 and applies(view) and len(_found(view)) > 1:
            made += 1
            yield view
        match.play(club.choose(view, f"{number}").action)


def _found(view: Observation) -> list[Candidate]:
    return candidates(view, own_table(view), style_for(view.rules))


def _decide(player: SearchPlayer, views: Sequence[Observation], cost: _Cost, at: int) -> object:
    """Returns one choice, and adds what it cost in this process and its helpers."""
    begun, before = perf_counter(), process_time() + _helped()
    choice = player.choose(views[at], f"{at}")
    cost.wall += perf_counter() - begun
    cost.processor += process_time() + _helped() - before
    return choice


def _helped() -> float:
    """Returns the processor time of the helpers so far, in seconds."""
    return sum(
        _TICK
        * sum(map(int, Path(f"/proc/{it.pid}/stat").read_text().rsplit(")")[1].split()[11:13]))
        for it in active_children()
    )


def _compare(views: Sequence[Observation], helpers: TrialHelpers, ms: float) -> str:
    """Returns how decisions of about so many milliseconds compare, alone and shared."""
    player, playouts = SearchPlayer("expert", Efforts(Effort(512, 4, 100))), 100.0
    for _ in range(2):
        trial = _Cost()
        for at in range(len(views)):
            _decide(player, views, trial, at)
        playouts *= ms / (1000 * trial.wall / len(views))
        player = SearchPlayer("expert", Efforts(Effort(512, 4, playouts)))
    alone, shared, same = _Cost(), _Cost(), 0
    for at in range(len(views)):
        chosen = _decide(player, views, alone, at)
        with evaluated_by(helpers):
            same += chosen == _decide(player, views, shared, at)
    return (
        f"{1000 * alone.wall / len(views):.0f} ms a decision:"
        f" {alone.wall / shared.wall:.2f} times as fast,"
        f" {shared.processor / alone.processor:.2f} times the processor time,"
        f" {same} of {len(views)} choices the same"
    )


def _exchange(view: Observation, helpers: TrialHelpers) -> str:
    """Returns what an exchange costs, and how soon everything stops when it is given up."""
    trials = Trials(view, "cores", EVEN, _found(view))
    share = Share((0,), range(2), (0,))
    helpers.rows(trials, share)
    shared = median(_seconds(lambda: helpers.rows(trials, share)) for _ in range(200))
    half = share._replace(worlds=range(1))
    alone = median(_seconds(lambda: trials.rows(half)) for _ in range(200))
    sent = len(pickle.dumps(trials))
    back = len(pickle.dumps(trials.rows(Share(tuple(range(8)), range(8), (4,)))))
    return (
        f"an exchange takes {1000 * (shared - alone):.2f} ms; {sent} bytes describe a decision,"
        f" {back} what eight candidates lead to in eight worlds"
    )


def _seconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def _given_up(view: Observation, processes: int) -> str:
    """Returns how long a large decision goes on after nobody waits for it any more."""
    end = monotonic() + 0.3
    helpers = TrialHelpers(run_helper, lambda: monotonic() > end, print)
    helpers.wanted = processes - 1
    with evaluated_by(helpers), suppress(GivenUpError):
        SearchPlayer("expert", Efforts(Effort(100_000, 16))).choose(view, "given up")
    late = monotonic() - end
    helpers.kill()
    return f"ends {1000 * late:.0f} ms after it is given up"


def _memory(pid: int) -> str:
    """Returns the memory of a process, and how much of it is its own, in MB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    kb = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
    own = kb["Private_Clean"] + kb["Private_Dirty"]
    return f"a helper takes {kb['Rss'] / 1024:.0f} MB, {own / 1024:.0f} MB of them its own"


def main(arguments: Sequence[str]) -> int:
    """Prints what was measured; returns 0."""
    parser = argparse.ArgumentParser(prog="cores")
    parser.add_argument("--rules", default="classic-1951/4p")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ms", type=float, nargs="+", default=[30.0, 60.0])
    parser.add_argument("--decisions", type=int, default=40)
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    kind = "compiled" if is_compiled() else "plain"
    print(f"{wanted.rules}, {kind}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    helpers = TrialHelpers(run_helper, lambda: False, print)
    helpers.wanted = wanted.processes - 1
    views = list(positions(wanted.rules, wanted.decisions))
    while helpers.processes < wanted.processes:
        pass
    print(_memory(active_children()[0].pid or 0))
    print(_exchange(views[0], helpers))
    for ms in wanted.ms:
        print(_compare(views, helpers, ms), flush=True)
    print(_given_up(views[0], wanted.processes))
    helpers.kill()
    return 0
