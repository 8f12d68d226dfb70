#!/usr/bin/env bash
# numba 0.68.1 (numpy 2.4.6): compiled, `random.seed(5)` deals other cards than in Python. Expected: the same ones, as
# `np.random.seed(5)` gives the same with and without numba, number for number and shuffle for shuffle, and both
# generators are the same Mersenne Twister. Seen: `random` of numba begins as numpy does, whose way from a seed to the
# state is another than Python's, so that `random.random`, `randint` and `shuffle` all differ. Python's own numbers are
# to be had from numpy by the seed in a list, `RandomState([5])`. A program that keeps a deal as its seed and is
# compiled later, or runs with NUMBA_DISABLE_JIT=1 to be debugged, deals another deck. No warning is written.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "numba==0.68.1" "numpy==2.4.6"
cat > "$place/show.py" <<'PYTHON'
import random

import numba
import numpy as np


@numba.njit
def by_random(seed):
    random.seed(seed)
    return [random.random() for _ in range(3)]


@numba.njit
def by_numpy(seed):
    np.random.seed(seed)
    return [np.random.random() for _ in range(3)]


@numba.njit
def dealt_by_random(seed):
    random.seed(seed)
    deck = np.arange(52)
    random.shuffle(deck)
    return deck


@numba.njit
def dealt_by_numpy(seed):
    np.random.seed(seed)
    deck = np.arange(52)
    np.random.shuffle(deck)
    return deck


@numba.njit
def drawn(seed):
    random.seed(seed)
    return [random.randint(1, 52) for _ in range(5)]


def same(way, seed):
    return list(way(seed)) == list(way.py_func(seed))


print(f"numba {numba.__version__}, numpy {np.__version__}")
for way in (by_random, dealt_by_random, drawn, by_numpy, dealt_by_numpy):
    kept = [seed for seed in range(1, 51) if same(way, seed)]
    print(f"{way.__name__}: as in Python with {len(kept)} of 50 seeds")
    assert len(kept) == (50 if way in (by_numpy, dealt_by_numpy) else 0)
print("compiled", by_random(5), "in Python", by_random.py_func(5))
assert by_random(5) == by_numpy(5) == np.random.RandomState(5).random_sample(3).tolist()
assert by_random.py_func(5) == np.random.RandomState([5]).random_sample(3).tolist()
PYTHON
"$place/venv/bin/python" "$place/show.py"
