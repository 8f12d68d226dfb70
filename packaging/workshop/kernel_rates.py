"""Prints what the engine on the path does in a second of the processor, for `kernel_speed.py`.

Engines of different ages are asked in the same positions, and their search tries the same number of
worlds, although newer players do more besides. The first engine plays the deals of these positions
and leaves what was done in them, in a file, to the others.
"""

import gc
import json
import pickle
import resource
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time

from engine.actions import Action
from engine.ai.levels import make_agent
from engine.ai.policy.playing import play_turn
from engine.ai.search.effort import HINTS, LEVELS, Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.style import style_for
from engine.cli.arguments import rules_of
from engine.cli.playing import match_of_computers
from engine.dealcode import new_code
from engine.kernel.counted_turn import OVER
from engine.kernel.state_reader import table_of
from engine.match.match import Match
from engine.observation import Observation
from engine.ruleset.model import Ruleset

_WORLDS, _TURNS = 32, 4
_DEALS, _PLAYED = 400, 6
"""The numbers of deals by rules of thumb, and of those in whose positions the search is asked."""
_POSITIONS = 60
_STRIDE = 37
"""How far apart the positions lie that follow each other; it mixes early and late ones."""
_FIRST = 12
"""The positions that are asked before time is taken: they load what is needed only once."""


def _new_match(rules: Ruleset, number: int) -> Match:
    levels = ["club"] * rules.players
    match = match_of_computers(rules, levels, new_code(f"speed {number}".encode()))
    match.next_deal()
    return match


def _positions(rules: Ruleset, played: Path) -> list[Observation]:
    """Returns what is seen at the decisions of deals that the club plays, or has played."""
    agent, found = make_agent("club"), list[Observation]()
    known: list[Action] = []
    if played.exists():
        known = pickle.loads(played.read_bytes())  # noqa: S301 - our own
    made: list[Action] = []
    for number in range(_PLAYED):
        match = _new_match(rules, number)
        while not match.is_between_deals:
            view = match.observe(match.actor)
            found.append(view)
            seed = f"{number} {len(found)}"
            made.append(known[len(made)] if known else agent.choose(view, seed).action)
            match.play(made[-1])
    played.write_bytes(pickle.dumps(made))
    return [found[at * _STRIDE % len(found)] for at in range(_POSITIONS)]


def _rate(step: Callable[[int], int]) -> float:
    """Returns what the steps count in a second; they are numbered by their positions."""
    for number in range(_FIRST):
        step(number)
    start = process_time()
    count = sum(map(step, range(_POSITIONS)))
    return count / (process_time() - start)


def _turn_rate(rules: Ruleset) -> float:
    """Returns the turns by rules of thumb in a second, in new deals; dealing is not timed."""
    # What was loaded would else be looked through in the middle of one of the timed deals.
    gc.freeze()
    style, spent, turns = style_for(rules), 0.0, 0
    for number in range(_DEALS):
        table = table_of(_new_match(rules, number).state)
        start = process_time()
        while table.phase != OVER:
            play_turn(table, style)
            turns += 1
        spent += process_time() - start
    return turns / spent


def _alike(efforts: Efforts) -> Efforts:
    """Returns the efforts without that near the end of a deal, which older engines do not have."""
    return replace(efforts, ending=None) if hasattr(efforts, "ending") else efforts


def _rates(game: str, played: Path) -> dict[str, float]:
    """Returns turns, play-outs, decisions and hints a second, and the memory in megabytes."""
    rules = rules_of(game)
    seen = _positions(rules, played)
    trial = SearchPlayer("strong", Efforts(Effort(_WORLDS, _TURNS)))
    strong, adviser = (SearchPlayer("strong", _alike(it)) for it in (LEVELS["strong"], HINTS))

    def try_worlds(number: int) -> int:
        verdicts = trial.weigh(seen[number], str(number))
        return sum(verdict.worlds for verdict in verdicts)

    def decide(number: int) -> int:
        strong.choose(seen[number], str(number))
        return 1

    def advise(number: int) -> int:
        adviser.weigh(seen[number], str(number))
        return 1

    steps = {"playouts": try_worlds, "decisions": decide, "hints": advise}
    found = {"turns": _turn_rate(rules)}
    found |= {name: _rate(step) for name, step in steps.items()}
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {**found, "memory": memory}


if __name__ == "__main__":
    print(json.dumps(_rates(sys.argv[1], Path(sys.argv[2]))))
