"""Measures how often a refusal comes with a nearest legal way, how often that does what was
wanted, and the time to find it.

``python -m tests.engine.kit.advice`` tries 10,000 illegal actions in deals of every edition.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time

from engine import (
    Accepted,
    Action,
    State,
    actor_of,
    decide,
    nearest_ways,
    observe,
)
from engine.rng import Chance
from tests.engine.kit.deals import play_out
from tests.engine.kit.law_of_ways import breach
from tests.engine.kit.refused import refused_actions
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named


@dataclass
class Tally:
    """The results of the attempts at one table, or at all."""

    attempts: int = 0
    with_a_way: int = 0
    ways: int = 0
    legal: int = 0
    wanted: int = 0
    """The ways that do what was wanted, or what has to come before it."""
    seconds: list[float] = field(default_factory=list[float])

    def add(self, state: State, wanted: Action) -> None:
        """Finds the ways from one refused action, and tries them."""
        view = observe(state, actor_of(state.rules, state.public))
        started = process_time()
        ways = nearest_ways(view, wanted)
        self.seconds.append(process_time() - started)
        self.attempts += 1
        self.with_a_way += bool(ways)
        self.ways += len(ways)
        self.legal += sum(isinstance(decide(state, way.action), Accepted) for way in ways)
        self.wanted += sum(not breach(view, wanted, way) for way in ways)

    def line(self, name: str) -> str:
        """Returns the figures of a table."""
        times = sorted(self.seconds)
        half, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.95))
        return (
            f"{name:26} {self.attempts:5} refused, {self.with_a_way / self.attempts:7.2%} with a"
            f" way, of {self.ways} ways {self.legal} legal and {self.wanted} wanted,"
            f" p50 {half:.1f} ms, p95 {most:.1f} ms, most {1000 * times[-1]:.0f} ms\n"
        )


def attempts(table: str, seed: str, most: int) -> Iterator[tuple[State, Action]]:
    """Yields refused actions in the deals of a table."""
    chance, found, deal = Chance(f"refused {seed}"), 0, 0
    while True:
        for step in play_out(rules_named(table), f"{seed} {deal}"):
            if chance.below(5):
                continue
            for action in refused_actions(step.view, chance, 3):
                yield step.before, action
                found += 1
                if found == most:
                    return
        deal += 1


def main(arguments: list[str]) -> int:
    """Prints the figures of every table, and of all together; returns the exit status."""
    parser = ArgumentParser()
    parser.add_argument("--attempts", type=int, default=10_000)
    options = parser.parse_args(arguments)
    tables = (*EDITIONS, *HOUSES)
    whole = Tally()
    for table in tables:
        tally = Tally()
        for state, action in attempts(table, table, -(-options.attempts // len(tables))):
            tally.add(state, action)
            whole.add(state, action)
        sys.stdout.write(tally.line(table))
    sys.stdout.write(whole.line("all"))
    return 0 if whole.ways == whole.legal == whole.wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
