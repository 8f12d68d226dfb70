"""A small network of two hidden layers, in numpy."""

from dataclasses import dataclass
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SCALE = 1000.0
"""Points that the net calls 1."""
WEIGHTS = "value.npz"


@dataclass(frozen=True)
class Net:
    """Weights and biases, layer after layer."""

    layers: tuple[tuple[Floats, Floats], ...]

    def points(self, inputs: Floats) -> Floats:
        """Expected points ahead of the rivals by the end of the deal; one row a table."""
        values: Floats = inputs
        for weights, biases in self.layers[:-1]:
            values = np.maximum(values @ weights + biases, 0.0)
        weights, biases = self.layers[-1]
        return (values @ weights + biases)[:, 0] * SCALE


@cache
def load_net() -> Net:
    """The net that the program ships."""
    file = resources.files("engine.ai.search") / WEIGHTS
    with file.open("rb") as stream, np.load(stream) as stored:
        count = len(stored.files) // 2
        return Net(tuple((stored[f"weights{n}"], stored[f"biases{n}"]) for n in range(count)))
