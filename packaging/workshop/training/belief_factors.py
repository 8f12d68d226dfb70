"""Measures what play says about hands: ``python packaging/workshop belief-factors``.

Computer players play deals with themselves. In some positions all cards that a seat cannot place
are counted by hand and rank, beside what chance alone would put there; the factors of
`engine.ai.search.worlds` are those under which the counts are likeliest (Poisson regression).
Further deals tell by how much those are likelier by them than by the ones that are shipped.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import sqrt
from operator import sub
from pathlib import Path
from statistics import mean, stdev

import numpy as np
import tomli_w
from numpy.typing import NDArray

import engine.ai
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
from engine.seating import usual_dealer
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
FILE = Path(engine.ai.__file__).parent / "search" / "belief_factors.toml"


@dataclass(frozen=True, slots=True)
class Case:
    """The cards of one rank in one hand that a seat cannot see, or of several ranks and hands."""

    signs: frozenset[str]
    expected: float
    """The number that chance alone would put there."""
    held: int


Deal = Sequence[Case]
"""The cases of some positions of a deal."""


def main(arguments: Sequence[str]) -> int:
    """Prints the factors of each kind of game, and keeps those that are asked for."""
    parser = ArgumentParser(
        prog="belief-factors", description="Measure what play says about hands."
    )
    parser.add_argument("--deals", type=int, default=100, help="of each level at each table")
    parser.add_argument("--further", type=int, default=40, help="deals that only judge")
    add_workers(parser, jobs=2)
    parser.add_argument("--rules", nargs="+", default=GAMES)
    parser.add_argument("--players", nargs="+", default=PLAYERS)
    parser.add_argument("--keep", nargs="+", default=(), choices=tuple(FACTORS), metavar="KIND")
    args = parser.parse_args(arguments)
    kept = {kind: dict(factors) for kind, factors in FACTORS.items()}
    by_kind: dict[str, list[str]] = {}
    for rules in args.rules:
        by_kind.setdefault(finer_kind(load_ruleset(rules)), []).append(rules)
    for kind, games in by_kind.items():
        cases, further = _counted(games, args)
        factors = fit(cases)
        print(_told(kind, factors, further), flush=True)
        if kind in args.keep:
            kept[kind] = factors
    if args.keep:
        head, _, _ = FILE.read_text(encoding="utf-8").partition("\n[")
        FILE.write_text(f"{head}\n{tomli_w.dumps(kept)}", encoding="utf-8")
    return 0


def _counted(games: Sequence[str], args: Namespace) -> tuple[list[Case], list[Deal]]:
    """Returns the cases of all deals that are fitted, and those of each further deal."""
    cases, further = list[Case](), list[Deal]()
    for rules, level in product(games, args.players):
        work = partial(cases_of_deal, rules, level)
        count = args.deals + args.further
        for number, found in enumerate(Workers.of(args).results(work, count)):
            if number < args.deals:
                cases = together([*cases, *found])
            else:
                further.append(together(found))
    return cases, further


def _told(kind: str, factors: Mapping[str, float], further: Sequence[Deal]) -> str:
    """Returns the table of a kind of game, and how likely the counts of further deals are by it."""
    before, now = [[gain_of(deal, by) for deal in further] for by in (FACTORS[kind], factors)]
    more = [*map(sub, now, before)]
    lines = [f"[{kind}]", *(f"{name} = {factor}" for name, factor in factors.items())]
    if len(more) > 1:
        doubt, gains = stdev(more) / sqrt(len(more)), f"{mean(before):.2f} before, {mean(now):.2f}"
        lines[0] += f"  # {len(more)} further deals: {gains}, {mean(more):+.2f} ± {doubt:.2f}"
    return "\n".join((*lines, ""))


def cases_of_deal(rules_name: str, level: str, number: int) -> list[Case]:
    """Returns the counts of a deal that the level plays with itself."""
    rules, chance = load_ruleset(rules_name), np.random.default_rng(number)
    code = new_code(f"signs {number}".encode())
    empty = empty_state(rules)
    dealer = usual_dealer(rules, number % rules.players)
    state = fold(empty, start_deal(empty, dealer, deck_order(rules, code, 1)))
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


def together(cases: Deal) -> list[Case]:
    """Returns one case for each set of signs, which holds what all of them do: no more is needed to
    say how likely they are.
    """
    expected, held = defaultdict[frozenset[str], float](float), Counter[frozenset[str]]()
    for case in cases:
        expected[case.signs] += case.expected
        held[case.signs] += case.held
    return [Case(signs, number, held[signs]) for signs, number in expected.items()]


def fit(cases: Deal) -> dict[str, float]:
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
    factors = np.round(np.maximum(np.exp(logs), _LEAST), 2).tolist()
    return dict.fromkeys(FACTORS[USUAL], 1.0) | dict(zip(names, factors, strict=True))


def gain_of(cases: Deal, factors: Mapping[str, float]) -> float:
    """Returns how much the factors raise the log likelihood above that of chance alone."""
    expected, held = (np.array(column, float) for column in _columns(cases))
    logs = {name: float(np.log(factor)) for name, factor in factors.items()}
    raised = np.array([sum(logs[sign] for sign in case.signs) for case in cases])
    return float(np.sum(held * raised - expected * (np.exp(raised) - 1)))


def _columns(cases: Deal) -> tuple[list[float], list[int]]:
    return [case.expected for case in cases], [case.held for case in cases]
