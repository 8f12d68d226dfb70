"""Measures how often the next player takes the pile: ``python packaging/workshop take-risks``.

Club players, or those of another ``--level``, play deals with themselves. Before each discard every
card that may be thrown is thrown once, all hands as they are, and the next player plays on. How
often it takes the pile is fitted to the chance that the seat can count, by kind of game, by what
the pile asks, and by its size (logistic regression, drawn towards the counted chance where cases
are few, or to how the club takes).
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from engine.actions import Discard, TakePile
from engine.ai.agent import Agent
from engine.ai.club.knowledge import (
    SIZES,
    Curve,
    Knowledge,
    TakeGround,
    curves_of,
    limited,
    pile_step,
    risk_kind,
)
from engine.ai.levels import make_agent
from engine.ai.policy.playing import play_turn
from engine.ai.search.trial_rows import has_taken
from engine.ai.style import style_for
from engine.cli.workers import Workers, add_workers
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.kernel import moves
from engine.kernel.counted_turn import OVER
from engine.kernel.kinds import kind_map
from engine.kernel.state_reader import table_of
from engine.kernel.table import Table
from engine.observation import Observation, actor_of, observe
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.rules.options import discard_options
from engine.ruleset.load import load_ruleset
from engine.state import Phase, State

GAMES = (
    *("classic-1951/4p", "winning-moves-deluxe/4p", "classic-1951/2p", "hasbro-2001/3p"),
    *("samba/4p", "bolivia/4p", "hand-and-foot/4p", "pennies-from-heaven/6p", "modern-american/4p"),
)
_DRAWN = 0.25
"""How strongly curves are drawn to the counted chance: the weight of a squared difference."""
_STEPS = 40
_USUAL = "club"
_AS_COUNTED = Curve(1.0, tuple(0.0 for _ in SIZES))
_FEWEST = 200
"""The cases from which a row of the check counts."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A card that may be thrown, and what it would lead to."""

    table: str
    asked: TakeGround
    size: int
    """The number of cards that the next player would take."""
    counted: float
    """The chance that the seat can count."""
    told: float
    is_taken: bool
    is_chosen: bool
    """Whether the player threw it."""


Cases = Mapping[tuple[str, TakeGround], Sequence[Throw]]


def main(arguments: Sequence[str]) -> int:
    """Prints the curves, or with ``--check`` what is told beside what happened."""
    parser = ArgumentParser(prog="take-risks", description="Measure how often piles are taken.")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="RULES")
    parser.add_argument("--deals", type=int, default=80, help="of each game")
    add_workers(parser, jobs=2)
    parser.add_argument("--seed", default="risks")
    parser.add_argument("--level", default=_USUAL, help="who plays and takes")
    parser.add_argument("--check", action="store_true", help="compare what is told with the deals")
    args = parser.parse_args(arguments)
    cases: dict[tuple[str, TakeGround], list[Throw]] = defaultdict(list)
    for game in args.games:
        played = partial(throws_of_deal, game, args.seed, level=args.level)
        for found in Workers.of(args).results(played, args.deals):
            for one in found:
                cases[one.table, one.asked].append(one)
    lines = _rows(cases) if args.check else _tables(cases, args.level)
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def throws_of_deal(rules_name: str, seed: str, number: int, level: str = _USUAL) -> list[Throw]:
    """Returns what each possible throw of a deal of players of a level would lead to."""
    empty, agent = empty_state(load_ruleset(rules_name)), make_agent(level)
    takes = _takes_as_club if level == _USUAL else partial(_takes, agent)
    order = deck_order(empty.rules, new_code(seed.encode()), number)
    state, found = fold(empty, start_deal(empty, 0, order, 1)), list[Throw]()
    while state.public.phase is not Phase.OVER:
        view = observe(state, actor_of(state.rules, state.public))
        action = agent.choose(view, f"{number}").action
        if isinstance(action, Discard):
            told = replace(view, levels=(level,) * empty.rules.players)
            found += _throws(state, told, action, takes)
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        state = decision.after
    return found


def _takes_as_club(_state: State, thrown: Table) -> bool:
    size = len(thrown.pile)
    play_turn(thrown, style_for(thrown.seating.rules))
    return has_taken(thrown, size)


def _takes(agent: Agent, state: State, _thrown: Table) -> bool:
    view = observe(state, actor_of(state.rules, state.public))
    return isinstance(agent.choose(view, "taker").action, TakePile)


def _throws(
    state: State, view: Observation, chosen: Discard, takes: Callable[[State, Table], bool]
) -> Iterator[Throw]:
    """Yields each possible throw of a state after which the deal goes on; ``takes`` says of the
    state after it, and the same table, whether the pile is taken next.
    """
    kind_of = kind_map(view.rules.limits.lanes)
    know, truth = Knowledge(view, style_for(view.rules)), table_of(state)
    cards = {kind_of(card): card for card in discard_options(view)}
    for kind, card in cards.items():
        table = truth.copy()
        moves.discard(table, kind)
        if table.phase != OVER:
            size, thrown = len(table.pile), decide(state, Discard(card))
            assert isinstance(thrown, Accepted), thrown
            asked, counted = know.counted_take(card)
            yield Throw(
                risk_kind(view.rules),
                asked,
                size + view.public.base_count,
                counted,
                know.chance_of_take(card),
                takes(thrown.after, table),
                kind == kind_of(chosen.card),
            )


def fitted(cases: Sequence[Throw], near: Curve = _AS_COUNTED) -> Curve:
    """Returns the curve under which the cases are likeliest, by Newton's method, drawn to another
    one.

    Where the counted chance is always the same, the slope stays that of the other one. It is never
    below 0: few cases may say so, but what can be taken more often is not taken less often.
    """
    found = _nearest(cases, near)
    return found if found.slope >= 0 else _nearest(cases, replace(near, slope=0.0), is_flat=True)


def _nearest(cases: Sequence[Throw], near: Curve, *, is_flat: bool = False) -> Curve:
    """Returns the likeliest curve; a flat one keeps the slope of the other."""
    logits = np.array([limited(one.counted) for one in cases])
    steps = np.array([pile_step(one.size) for one in cases])
    inputs = np.column_stack((logits, np.eye(len(SIZES))[steps]))
    taken = np.array([one.is_taken for one in cases], float)
    is_flat = is_flat or bool(np.ptp(logits) == 0.0)
    start = np.array([near.slope, *near.levels])
    found, drawn = start.copy(), np.full(len(start), _DRAWN)
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-inputs @ found))
        curves = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + np.diag(drawn)
        rest = inputs.T @ (taken - chance) - drawn * (found - start)
        if is_flat:
            rest[0] = 0.0
            curves[0, 1:] = curves[1:, 0] = 0.0
        # Where the start is almost certain, an unlimited step leads far away.
        found += np.clip(np.linalg.solve(curves, rest), -1.0, 1.0)
    slope, *levels = np.round(found, 2).tolist()
    return Curve(slope, tuple(levels))


def _tables(cases: Cases, level: str) -> Iterator[str]:
    """Yields the lines of `take_risks.toml`; other levels are drawn to the usual one."""
    for name in dict.fromkeys(table for table, _ in cases):
        near: Mapping[str, Curve] = {}
        if level != _USUAL:
            near = curves_of(_USUAL).get(name, near)
        yield f"\n[{level}.{name}]"
        for (table, asked), throws in sorted(cases.items()):
            counted = [one for one in throws if one.counted]
            if table == name and counted:
                curve = fitted(counted, near.get(asked, _AS_COUNTED))
                levels = ", ".join(map(str, curve.levels))
                yield f"{asked} = {{ slope = {curve.slope}, levels = [{levels}] }}"


def _rows(cases: Cases) -> Iterator[str]:
    """Yields for each size of pile how many throws there were, and of 100 how many were told to be
    taken and were taken: first of all cards that might be thrown, then of those that were.
    """
    by_size: dict[tuple[str, int], list[Throw]] = defaultdict(list)
    for throws in cases.values():
        for one in throws:
            by_size[one.table, pile_step(one.size)].append(one)
    for (name, step), throws in sorted(by_size.items()):
        chosen = [one for one in throws if one.is_chosen]
        cells = [name, str(SIZES[step]), *_figures(throws), *_figures(chosen)]
        yield f"| {' | '.join(cells)} |"


def _figures(throws: Sequence[Throw]) -> tuple[str, str, str]:
    if len(throws) < _FEWEST:
        return str(len(throws)), "", ""
    told = 100 * np.mean([one.told for one in throws])
    taken = 100 * np.mean([one.is_taken for one in throws])
    return str(len(throws)), f"{told:.1f}", f"{taken:.1f}"
