"""Measures how long the advice of a hint takes: ``advice [--rules R] [--hints N]``."""

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from engine.ai.advice.advise import advise
from engine.ai.levels import make_agent
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.observation import actor_of, observe
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.state import Phase


def times(rules: str, count: int) -> list[float]:
    """Returns milliseconds of processor time for each of ``count`` hints, in deals of club
    players.
    """
    table = empty_state(load_ruleset(rules))
    state, player, found, deal = table, make_agent("club"), list[float](), 0
    while len(found) < count:
        if state.public.phase is Phase.OVER:
            deal += 1
            order = deck_order(table.rules, new_code(b"hints"), deal)
            state = fold(table, start_deal(table, 0, order, 1))
        view = observe(state, actor_of(state.rules, state.public))
        begin = process_time()
        advise(view, str(len(found)))
        found.append(1000 * (process_time() - begin))
        decision = decide(state, player.choose(view, str(len(found))).action)
        assert isinstance(decision, Accepted)
        state = fold(state, decision.events)
    return found


def main(arguments: Sequence[str]) -> int:
    """Prints the times of the median, the 95th percentile and the slowest hint."""
    parser = argparse.ArgumentParser(prog="advice")
    parser.add_argument("--rules", default="winning-moves-deluxe/4p")
    parser.add_argument("--hints", type=int, default=200)
    options = parser.parse_args(arguments)
    found = sorted(times(options.rules, options.hints))
    half, most = found[len(found) // 2], found[len(found) * 95 // 100]
    sys.stdout.write(f"p50 {half:.0f} ms, p95 {most:.0f} ms, most {found[-1]:.0f} ms\n")
    return 0
