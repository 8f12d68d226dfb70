"""Measures how often a refusal comes with a nearest legal way, and the time to find it.

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
    Discard,
    Meld,
    Observation,
    State,
    TakePile,
    actor_of,
    decide,
    is_legal,
    nearest_ways,
    observe,
    options,
)
from engine.rng import Chance
from engine.rules.nearest_way.plan_search import near_plans
from tests.engine.kit.deals import play_out
from tests.engine.kit.refused import refused_actions
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named


@dataclass
class Tally:
    """The results of the attempts at one table, or at all."""

    attempts: int = 0
    with_a_way: int = 0
    alike: int = 0
    """The attempts whose way is a variant of the wanted action, not another action."""
    missed: int = 0
    """The attempts whose way is another action although an action of the wanted kind is legal."""
    ways: int = 0
    legal: int = 0
    seconds: list[float] = field(default_factory=list[float])

    def add(self, state: State, wanted: Action) -> None:
        """Finds the ways from one refused action, and tries them."""
        view = observe(state, actor_of(state.rules, state.public))
        started = process_time()
        ways = nearest_ways(view, wanted)
        self.seconds.append(process_time() - started)
        self.attempts += 1
        self.with_a_way += bool(ways)
        is_alike = any(not way.is_other for way in ways)
        self.alike += is_alike
        self.missed += not is_alike and can_be_done(view, wanted)
        self.ways += len(ways)
        self.legal += sum(isinstance(decide(state, way.action), Accepted) for way in ways)

    def line(self, name: str) -> str:
        """Returns the figures of a table."""
        times = sorted(self.seconds)
        half, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.95))
        share, alike = self.with_a_way / self.attempts, self.alike / self.attempts
        found = self.alike / max(self.alike + self.missed, 1)
        return (
            f"{name:26} {self.attempts:5} refused, {share:7.2%} with a way"
            f" ({alike:.0%} a change of what was wanted, found in {found:.1%} of the cases where"
            f" anything like it is legal), {self.legal} of {self.ways} ways"
            f" legal, p50 {half:.1f} ms, p95 {most:.1f} ms, most {1000 * times[-1]:.0f} ms\n"
        )


def can_be_done(view: Observation, wanted: Action) -> bool:
    """Returns whether any action of the wanted kind is legal."""
    match wanted:
        case Meld():
            starts: tuple[Meld | TakePile, ...] = (Meld(()),)
        case TakePile():
            starts = tuple(take.action for take in options(view).takes)
        case Discard():
            return bool(options(view).discards)
        case _:
            return False
    return any(is_legal(view, it) or any(near_plans(view, it, 1)) for it in starts)


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
    return 0 if whole.ways == whole.legal else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
