"""Measures what play says about hands: ``python packaging/workshop belief-factors``.

Computer players play deals with themselves. In some positions all cards that a seat cannot place
are counted by hand and rank, beside what chance alone would put there; the factors of
`engine.ai.search.worlds` are those under which the counts are likeliest (Poisson regression).
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.ai.levels import make_agent
from engine.ai.search.worlds import FACTORS, observed_signs, unseen_counts
from engine.cli.workers import Workers, add_workers
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.kernel.kinds import BONUS, kind_counts
from engine.kernel.state_reader import own_table
from engine.observation import actor_of, observe
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.state import Phase, State

RULES = "winning-moves-deluxe/4p"
PLAYERS = ("club", "strong")
_SHARE = 0.1
"""The part of a deal's positions that are counted."""
_STEPS = 30
Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Case:
    """The cards of one rank in one hand that a seat cannot see."""

    signs: frozenset[str]
    expected: float
    """The number that chance alone would put there."""
    held: int


def main(arguments: Sequence[str]) -> int:
    """Prints the factors."""
    parser = ArgumentParser(
        prog="belief-factors", description="Measure what play says about hands."
    )
    parser.add_argument("--deals", type=int, default=80, help="of each of the levels")
    add_workers(parser, jobs=2)
    parser.add_argument("--rules", default=RULES)
    args = parser.parse_args(arguments)
    cases: list[Case] = []
    for level in PLAYERS:
        work = partial(cases_of_deal, args.rules, level)
        for found in Workers.of(args).results(work, args.deals):
            cases += found
    print(f"{len(cases)} hands and ranks, {gain_of(cases, FACTORS):.0f} by the present factors")
    factors = fit(cases)
    print(f"{gain_of(cases, factors):.0f} by these:")
    for name, factor in factors.items():
        print(f"{name} {factor:.2f}")
    return 0


def cases_of_deal(rules_name: str, level: str, number: int) -> list[Case]:
    """Returns the counts of a deal that the level plays with itself."""
    rules, chance = load_ruleset(rules_name), np.random.default_rng(number)
    code = new_code(f"signs {number}".encode())
    empty = empty_state(rules)
    state = fold(empty, start_deal(empty, number % rules.players, deck_order(rules, code, 1)))
    agent, cases = make_agent(level), list[Case]()
    for step in range(10_000):
        if state.public.phase is Phase.OVER:
            break
        if state.public.thrown and chance.random() < _SHARE:
            cases += cases_of(state, int(chance.integers(rules.players)))
        view = observe(state, actor_of(rules, state.public))
        decision = decide(state, agent.choose(view, f"{number} {step}").action)
        assert isinstance(decision, Accepted), decision
        state = fold(state, decision.events)
    return cases


def cases_of(state: State, own: int) -> Iterator[Case]:
    """Yields the cards that a seat cannot see, as the other hands hold them."""
    view = observe(state, own)
    unseen = unseen_counts(view, own_table(view))[:BONUS]
    hidden = {kind: count for kind, count in enumerate(unseen) if count}
    signs, total = observed_signs(view), sum(hidden.values())
    for seat, private in enumerate(state.private):
        held, known = kind_counts(0, private.hand), kind_counts(0, view.public.known[seat])
        missing = sum(held) - sum(known)
        if seat != own and missing:
            for kind, count in hidden.items():
                expected = count * missing / total
                yield Case(frozenset(signs[seat][kind]), expected, held[kind] - known[kind])


def fit(cases: list[Case]) -> dict[str, float]:
    """Returns the factors under which the cases are likeliest, by Newton's method."""
    names = [name for name in FACTORS if any(name in case.signs for case in cases)]
    signs = np.array([[name in case.signs for name in names] for case in cases], float)
    expected, held = (np.array(column, float) for column in _columns(cases))
    logs = np.zeros(len(names))
    for _ in range(_STEPS):
        likely = expected * np.exp(signs @ logs)
        curves = (signs * likely[:, None]).T @ signs
        logs += np.linalg.solve(curves, signs.T @ (held - likely))
    return dict(zip(names, np.exp(logs).tolist(), strict=True))


def gain_of(cases: list[Case], factors: Mapping[str, float]) -> float:
    """Returns how much the factors raise the log likelihood above that of chance alone."""
    expected, held = (np.array(column, float) for column in _columns(cases))
    logs = {name: float(np.log(factor)) for name, factor in factors.items()}
    raised = np.array([sum(logs[sign] for sign in case.signs) for case in cases])
    return float(np.sum(held * raised - expected * (np.exp(raised) - 1)))


def _columns(cases: list[Case]) -> tuple[list[float], list[int]]:
    return [case.expected for case in cases], [case.held for case in cases]
