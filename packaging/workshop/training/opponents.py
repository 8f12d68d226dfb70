"""Measures what play says about styles: ``python packaging/workshop opponents``.

Sides of random styles play deals; a searching player is among those called usual. In some positions
the signs of every seat are noted, and the weights of `engine.ai.search.opponents` are those under
which the styles are likeliest (multinomial regression).
"""

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.ai.agent import Agent
from engine.ai.club.player import ClubPlayer
from engine.ai.levels import make_agent
from engine.ai.search.opponents import STYLES, signs_of_seats
from engine.ai.style import Style, style_for
from engine.cli.workers import Workers, add_workers
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.observation import actor_of, observe
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.seating import side_of, usual_dealer
from engine.state import Phase
from workshop.training.tuning import NAMES

RULES = ("classic-1951/4p", "winning-moves-deluxe/4p", "classic-1951/2p")
_SHARE = 0.08
"""The part of a deal's positions that are noted."""
_USUAL, _SEARCHING = 0.6, 0.1
"""The parts of the sides that play in the usual style, and of these that search."""
_ODDITY = 0.25
"""How far each number of a style differs from side to side."""
_PENALTY = 1.0
_STEPS = 40
_ALWAYS = "seen"
"""The sign that every seat has."""
_RARER = 1.0
"""By how much the logarithms of the odds of the other styles are lower at a table than in the
examples, so that four of five of their players count as usual instead of three."""
Numbers = NDArray[np.float64]
Case = tuple[Mapping[str, float], int]
"""The signs of a seat, and the place of its style among the usual one and `STYLES`."""


def main(arguments: Sequence[str]) -> int:
    """Prints the weights."""
    parser = ArgumentParser(prog="opponents", description="Measure what play says about styles.")
    parser.add_argument("--deals", type=int, default=1500)
    add_workers(parser, jobs=2)
    parser.add_argument("--rules", nargs="+", default=RULES)
    args = parser.parse_args(arguments)
    cases: list[Case] = []
    for found in Workers.of(args).results(partial(cases_of_deal, tuple(args.rules)), args.deals):
        cases += found
    weights = fit(cases)
    print(f"# {len(cases)} seats; nats a seat: {_surprise(cases):.3f} without the signs,")
    print(f"# {_surprise(cases, weights):.3f} with them")
    for sign, row in zip(cases[0][0], weights.T, strict=True):
        told = row - _RARER if sign == _ALWAYS else row
        print(f"{sign} = [{', '.join(f'{value:.2f}' for value in told)}]")
    return 0


def cases_of_deal(games: tuple[str, ...], number: int) -> list[Case]:
    """Returns what is noted in a deal whose sides play in random styles."""
    chance = np.random.default_rng(number)
    rules = load_ruleset(games[number % len(games)])
    empty = empty_state(rules)
    order = deck_order(rules, new_code(f"styles {number}".encode()), 1)
    dealer = usual_dealer(rules, number % rules.players)
    state = fold(empty, start_deal(empty, dealer, order))
    players = [_player(rules, chance) for _ in rules.seats.sides]
    by_seat = [players[side_of(rules, seat)] for seat in range(rules.players)]
    cases: list[Case] = []
    for step in range(10_000):
        if state.public.phase is Phase.OVER:
            break
        if state.public.thrown and chance.random() < _SHARE:
            signs = signs_of_seats(rules, state.public)
            cases += [(of_one, by_seat[seat][1]) for seat, of_one in enumerate(signs) if of_one]
        view = observe(state, actor_of(rules, state.public))
        decision = decide(state, by_seat[view.seat][0].choose(view, f"{number} {step}").action)
        assert isinstance(decision, Accepted), decision
        state = fold(state, decision.events)
    return cases


def _player(rules: Ruleset, chance: np.random.Generator) -> tuple[Agent, int]:
    """Returns a player of a random style, and the place of that style."""
    usual = style_for(rules)
    if chance.random() < _USUAL:
        if chance.random() < _SEARCHING:
            return make_agent("strong"), 0
        style, place = usual, 0
    else:
        place = 1 + int(chance.integers(len(STYLES)))
        style = tuple(STYLES.values())[place - 1].colour(usual)
    odd = _odd(style, chance)
    return ClubPlayer("club", lambda _rules: odd), place


def _odd(style: Style, chance: np.random.Generator) -> Style:
    factors = np.exp(_ODDITY * chance.standard_normal(len(NAMES))).tolist()
    return replace(
        style,
        **{name: getattr(style, name) * by for name, by in zip(NAMES, factors, strict=True)},
    )


def fit(cases: list[Case]) -> Numbers:
    """Returns the weights by style and sign under which the cases are likeliest."""
    signs, places = _arrays(cases)
    is_style = places[:, None] == np.arange(1, len(STYLES) + 1)
    weights = np.zeros((len(STYLES), signs.shape[1]))
    for _ in range(_STEPS):
        shares = _shares(signs, weights)
        for at in range(len(STYLES)):
            share = shares[:, at]
            slope = signs.T @ (is_style[:, at] - share) - _PENALTY * weights[at]
            curve = (signs * (share * (1 - share))[:, None]).T @ signs
            weights[at] += np.linalg.solve(curve + _PENALTY * np.eye(signs.shape[1]), slope) / 2
    return weights


def _shares(signs: Numbers, weights: Numbers) -> Numbers:
    odds = np.exp(signs @ weights.T)
    return odds / (1 + odds.sum(axis=1, keepdims=True))


def _arrays(cases: list[Case]) -> tuple[Numbers, NDArray[np.int64]]:
    return np.array([[*case[0].values()] for case in cases]), np.array([case[1] for case in cases])


def _surprise(cases: list[Case], weights: Numbers | None = None) -> float:
    """Returns the mean surprise at the styles in nats; without weights by how frequent they are."""
    signs, places = _arrays(cases)
    if weights is None:
        parts = np.bincount(places)[places] / len(places)
        return float(-np.log(parts).mean())
    shares = _shares(signs, weights)
    every = np.column_stack((1 - shares.sum(axis=1), shares))
    return float(-np.log(every[np.arange(len(places)), places]).mean())
