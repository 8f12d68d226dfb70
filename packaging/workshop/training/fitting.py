"""Fits a net to examples."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from engine.ai.search.net import SCALE, Floats, Net

_RATE = 1e-3
_BATCH = 512
_HELD_BACK = 0.1


class Fitting:
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
