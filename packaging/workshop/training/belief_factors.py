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

from engine.ai.game_kind import finer_kind
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
GAMES = (
    *(RULES, "classic-1951/4p", "winning-moves-deluxe/3p", "classic-1951/2p"),
    *("complete-hand-and-foot/4p", "complete-samba/4p", "bolivia/4p", "modern-american/4p"),
)
PLAYERS = ("club", "strong")
USUAL = "sets"
"""The kind of game whose table names all signs."""
_SHARE = 0.1
"""The part of a deal's positions that are counted."""
_STEPS = 30
_LEAST = 0.05
Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Case:
    """The cards of one rank in one hand that a seat cannot see."""

    signs: frozenset[str]
    expected: float
    """The number that chance alone would put there."""
    held: int


def main(arguments: Sequence[str]) -> int:
    """Prints the factors of each kind of game."""
    parser = ArgumentParser(
        prog="belief-factors", description="Measure what play says about hands."
    )
    parser.add_argument("--deals", type=int, default=80, help="of each level at each table")
    add_workers(parser, jobs=2)
    parser.add_argument("--rules", nargs="+", default=GAMES)
    parser.add_argument("--players", nargs="+", default=PLAYERS)
    args = parser.parse_args(arguments)
    by_kind: dict[str, list[Case]] = {}
    for rules in args.rules:
        cases = by_kind.setdefault(finer_kind(load_ruleset(rules)), [])
        for level in args.players:
            work = partial(cases_of_deal, rules, level)
            for found in Workers.of(args).results(work, args.deals):
                cases += found
    for kind, cases in by_kind.items():
        _tell(kind, cases)
    return 0


def _tell(kind: str, cases: list[Case]) -> None:
    """Prints the table of a kind of game, and how likely the counts are by it."""
    factors = fit(cases)
    before, now = (gain_of(cases, by) for by in (FACTORS[kind], factors))
    print(f"[{kind}]  # {len(cases)} hands and ranks: {before:.0f} by the present ones, {now:.0f}")
    for name, factor in factors.items():
        print(f"{name} = {factor:.2f}")


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
    """Returns the factors under which the cases are likeliest, by Newton's method, none so small
    that a hand could not be dealt; 1 for signs that do not occur.
    """
    names = [name for name in FACTORS[USUAL] if any(name in case.signs for case in cases)]
    signs = np.array([[name in case.signs for name in names] for case in cases], float)
    expected, held = (np.array(column, float) for column in _columns(cases))
    logs = np.zeros(len(names))
    for _ in range(_STEPS):
        likely = expected * np.exp(signs @ logs)
        curves = (signs * likely[:, None]).T @ signs
        logs += np.linalg.solve(curves, signs.T @ (held - likely))
    factors = np.maximum(np.exp(logs), _LEAST).tolist()
    return dict.fromkeys(FACTORS[USUAL], 1.0) | dict(zip(names, factors, strict=True))


def gain_of(cases: list[Case], factors: Mapping[str, float]) -> float:
    """Returns how much the factors raise the log likelihood above that of chance alone."""
    expected, held = (np.array(column, float) for column in _columns(cases))
    logs = {name: float(np.log(factor)) for name, factor in factors.items()}
    raised = np.array([sum(logs[sign] for sign in case.signs) for case in cases])
    return float(np.sum(held * raised - expected * (np.exp(raised) - 1)))


def _columns(cases: list[Case]) -> tuple[list[float], list[int]]:
    return [case.expected for case in cases], [case.held for case in cases]
