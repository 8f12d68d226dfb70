"""A small neural network with two hidden layers, in numpy."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from engine.ai.game_kind import RuleFacts, are_wanted, facts_of, read_toml
from engine.ruleset.model import Ruleset
from engine.shipped_files import BrokenFileError

Floats = NDArray[np.float32]

SCALE = 1000.0
"""The number of points that the net represents as 1."""


@dataclass(frozen=True)
class Net:
    """Weights and biases, layer after layer."""

    layers: tuple[tuple[Floats, Floats], ...]

    def points(self, inputs: Floats) -> Floats:
        """Returns the points ahead of the rivals to which each row, a table, leads in the end."""
        # Each row is multiplied alone: in a product of all, its last digits would depend on how
        # many others there are.
        values: Floats = inputs[:, None, :]
        for weights, biases in self.layers[:-1]:
            values = np.maximum(values @ weights + biases, 0.0)
        weights, biases = self.layers[-1]
        return (values @ weights + biases)[:, 0, 0] * SCALE


def load_net(rules: Ruleset) -> Net:
    """Returns the net that the program ships for a game."""
    return _load(_weights_for(rules))


def _weights_for(rules: Ruleset) -> str:
    """Returns the name of the weights for a game; packets have weights of their own."""
    name = _weights_by_facts(facts_of(rules))
    return "packets" if name == "feet" and rules.deal.foot_by == "canasta" else name


@cache
def _weights_by_facts(facts: RuleFacts) -> str:
    """Returns the first name that wants these facts, otherwise the kind of the game."""
    names = read_toml("search/nets.toml").items()
    return next((name for name, where in names if are_wanted(facts, where)), facts.kind)


@cache
def _load(name: str) -> Net:
    file = resources.files("engine.ai.search") / f"{name}.npz"
    try:
        with file.open("rb") as stream, np.load(stream) as stored:
            count = len(stored.files) // 2
            layers = [(stored[f"weights{n}"], stored[f"biases{n}"]) for n in range(count)]
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise BrokenFileError(file) from error
    # Stored in half precision; converted once here and not at each use.
    return Net(tuple((weights.astype("f4"), biases.astype("f4")) for weights, biases in layers))
