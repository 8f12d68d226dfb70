"""Trains the value net anew, ``net``: the same arguments give the same weights."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import engine.ai.search
from engine.ai.search.net import Net
from engine.cli.workers import Workers, add_workers
from workshop.training.fitting import Fitting
from workshop.training.selfplay import examples

_PLACE = Path(engine.ai.search.__file__).parent

GAMES = {
    "sets": (
        "winning-moves-deluxe/4p",
        "hasbro-2001/4p",
        "stingray-classic/4p",
        "winning-moves-deluxe/4p+always-frozen",
        "winning-moves-deluxe/2p",
        "winning-moves-deluxe/3p",
    ),
    "runs": (
        "complete-samba/4p",
        "complete-samba/4p",
        "complete-samba/2p",
        "complete-samba/3p",
        "complete-samba/6p/2t+all-play",
        "complete-samba/4p+caliente",
    ),
    "runs-and-wilds": (
        "bolivia/4p",
        "bolivia/4p",
        "brazilian/4p",
        "chilean/4p+four-decks",
        "bolivia/6p",
    ),
    "feet": ("complete-hand-and-foot/4p", "complete-hand-and-foot/4p+caliente"),
    "packets": ("pennies-from-heaven/6p",),
    "penalties": (
        "modern-american/4p",
        "modern-american/4p",
        "modern-american/2p",
    ),
}
"""The games that the examples of a net come from, by the name of its weights."""


def main(arguments: Sequence[str]) -> int:
    """Plays deals, fits the net and writes it."""
    parser = ArgumentParser(prog="net", description="Make the value net of the computer players.")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=12)
    add_workers(parser, jobs=2)
    parser.add_argument("--of", choices=GAMES, default="sets", help="the name of its weights")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    games = GAMES[args.of]
    inputs, results = examples(games, args.deals, Workers.of(args))
    print(f"{len(inputs)} examples, variance {results.var():.4f}")
    fitting = Fitting((inputs.shape[1], 64, 32, 1), seed=1)
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
