"""Trains the value net anew, ``net``: the same arguments give the same weights."""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import engine.ai.search
from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import lead_of
from engine.ai.search.features import features
from engine.ai.search.net import SCALE, Floats, Net
from engine.ai.style import Style, hasty_style_for, style_for
from engine.cli.workers import Workers, add_workers
from engine.kernel.counted_turn import OVER
from engine.kernel.table import Table
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from tests.kit.dealing import dealer_amid
from workshop.training.tuning import logs, style_of

_PLACE = Path(engine.ai.search.__file__).parent

_GAMES = {
    "sets": (
        "winning-moves-deluxe/4p",
        "hasbro-2001/4p",
        "stingray-classic/4p",
        "winning-moves-deluxe/4p+always-frozen",
        "winning-moves-deluxe/2p",
        "winning-moves-deluxe/3p",
    ),
    "sets-three-a-side": ("six-handed/6p", "uruguay/6p", "racehorse/6p"),
    "sets-two-cards-alone": ("three-way/3p", "racehorse/4p/4t", "italian/4p/4t"),
    "runs": (
        "complete-samba/4p",
        "complete-samba/4p",
        "complete-samba/2p",
        "complete-samba/3p",
        "complete-samba/6p/2t+all-play",
        "complete-samba/4p+caliente",
    ),
    "runs-alone": ("samba/4p/4t", "samba/3p", "samba/5p"),
    "runs-and-wilds": (
        "bolivia/4p",
        "bolivia/4p",
        "brazilian/4p",
        "chilean/4p+four-decks",
        "bolivia/6p",
    ),
    "runs-and-wilds-alone": (
        "brazilian/4p/4t",
        "bolivia/4p/4t",
        "chilean/4p/4t",
        "brazilian/4p/4t",
    ),
    "feet": ("complete-hand-and-foot/4p", "complete-hand-and-foot/4p+caliente"),
    "feet-alone": (
        "complete-hand-and-foot/4p/4t",
        "hand-and-foot/4p/4t",
        "hand-and-foot/3p",
        "hand-and-foot/5p",
        "hand-and-foot/2p",
    ),
    "packets": ("pennies-from-heaven/6p",),
    "penalties": (
        "modern-american/4p",
        "modern-american/4p",
        "modern-american/2p",
    ),
    "penalties-alone": ("modern-american/4p/4t",),
}
"""The games that the examples of a net come from, by the name of its weights."""


def main(arguments: Sequence[str]) -> int:
    """Plays deals, fits the net and writes it."""
    parser = ArgumentParser(prog="net", description="Make the value net of the computer players.")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=12)
    add_workers(parser, jobs=2)
    parser.add_argument("--of", choices=_GAMES, default="sets", help="the name of its weights")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    games = _GAMES[args.of]
    inputs, results = examples(games, args.deals, Workers.of(args))
    print(f"{len(inputs)} examples, variance {results.var():.4f}")
    fitting = _Fitting((inputs.shape[1], 64, 32, 1), seed=1)
    for number, error in enumerate(fitting.run(inputs, results, args.rounds), start=1):
        print(f"round {number}: error {error:.4f}")
    write(fitting.net, args.out or _PLACE / f"{args.of}.npz")
    return 0


def write(net: Net, path: Path) -> None:
    """Writes the weights in half precision, which is precise enough."""
    arrays: dict[str, NDArray[np.float16]] = {}
    for number, (weights, biases) in enumerate(net.layers):
        arrays[f"weights{number}"] = weights.astype(np.float16)
        arrays[f"biases{number}"] = biases.astype(np.float16)
    with path.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **arrays)


_RATE = 1e-3
_BATCH = 512
_HELD_BACK = 0.1


class _Fitting:
    """A net in training: gradient steps with momentum and scaling for each weight."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        self._values: list[Floats] = []
        for into, out in pairwise(sizes):
            weights = self._chance.standard_normal((into, out), np.float32)
            self._values.append(weights * np.float32((2 / into) ** 0.5))
            self._values.append(np.zeros(out, np.float32))
        self._drift = [np.zeros_like(value) for value in self._values]
        self._size = [np.zeros_like(value) for value in self._values]
        self._steps = 0

    @property
    def net(self) -> Net:
        """Returns the net as it is now."""
        return Net(tuple(zip(self._values[::2], self._values[1::2], strict=True)))

    def run(self, inputs: Floats, results: Floats, rounds: int) -> Iterator[float]:
        """Trains on the examples; yields after each round the error on those held back."""
        order = self._chance.permutation(len(inputs))
        cut = int(len(order) * _HELD_BACK)
        held, used = order[:cut], order[cut:]
        for number in range(rounds):
            rate = _RATE * (1 - number / rounds)
            shuffled = self._chance.permutation(used)
            for start in range(0, len(shuffled), _BATCH):
                rows = shuffled[start : start + _BATCH]
                self._step(inputs[rows], results[rows], rate)
            guessed = self.net.points(inputs[held]) / SCALE
            yield float(np.mean((guessed - results[held]) ** 2))

    def _step(self, inputs: Floats, results: Floats, rate: float) -> None:
        slopes = self._slopes(inputs, results)
        self._steps += 1
        for place, slope in enumerate(slopes):
            drift, size = self._drift[place], self._size[place]
            drift += np.float32(0.1) * (slope - drift)
            size += np.float32(0.001) * (slope * slope - size)
            # Both averages begin at zero; this corrects their bias in early steps.
            step = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
            self._values[place] -= np.float32(step) * drift / (np.sqrt(size) + np.float32(1e-8))

    def _slopes(self, inputs: Floats, results: Floats) -> list[Floats]:
        layers = len(self._values) // 2
        passed = [inputs]
        for layer in range(layers):
            out = passed[-1] @ self._values[2 * layer] + self._values[2 * layer + 1]
            passed.append(out if layer == layers - 1 else np.maximum(out, 0.0))
        error = ((passed[-1] - results[:, None]) * (2 / len(inputs))).astype(np.float32)
        slopes: list[Floats] = []
        for layer in reversed(range(layers)):
            weights: Floats = (passed[layer].T @ error).astype(np.float32)
            biases: Floats = error.sum(axis=0).astype(np.float32)
            slopes = [weights, biases, *slopes]
            is_live = (passed[layer] > 0).astype(np.float32)
            error = (error @ self._values[2 * layer].T) * is_live
        return slopes


_CHUNK = 50
_ODDITY = 0.35
"""How far the styles of the examples differ from the usual ones, as a part of each number."""
_HASTY = 0.3
"""The part of the sides that does not wait with first melds, where the best players do."""


def examples(rules: tuple[str, ...], deals: int, workers: Workers) -> tuple[Floats, Floats]:
    """Returns tables and their results, one row each, for every side after every turn."""
    parts = list(workers.results(partial(_chunk, rules), deals // _CHUNK))
    inputs = np.concatenate([part[0] for part in parts])
    return inputs, np.concatenate([part[1] for part in parts])


def _chunk(games: tuple[str, ...], number: int) -> tuple[Floats, Floats]:
    chance = np.random.default_rng(number)
    rules = load_ruleset(games[number % len(games)])
    dealer = dealer_amid(rules, chance)
    rows: list[Floats] = []
    results: list[float] = []
    for _ in range(_CHUNK):
        table = dealer.deal(chance)
        styles = tuple(_odd_style(rules, chance) for _ in table.melds)
        for row, result in _play(table, styles, chance):
            rows.append(row)
            results.append(result)
    return np.array(rows, np.float32), np.array(results, np.float32)


def _odd_style(rules: Ruleset, chance: np.random.Generator) -> Style:
    """Returns a style near a usual one, so that the net sees more than one way to play."""
    numbers = logs((hasty_style_for if chance.random() < _HASTY else style_for)(rules))
    return style_of(numbers + _ODDITY * chance.standard_normal(len(numbers)))


def _play(
    table: Table, styles: tuple[Style, ...], chance: np.random.Generator
) -> Iterator[tuple[Floats, float]]:
    """Yields every table of the deal from one side's view, with the deal's result."""
    seen: list[list[Table]] = [[] for _ in table.melds]
    while table.phase != OVER:
        play_turn(table, styles[table.side])
        side = int(chance.integers(len(seen)))
        if table.phase != OVER:
            seen[side].append(table.copy())
    for side, tables in enumerate(seen):
        result = lead_of(table, side) / SCALE
        for row in features(tables, side) if tables else ():
            yield row, result
