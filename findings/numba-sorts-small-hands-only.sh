#!/usr/bin/env bash
# numba 0.68.1 (numpy 2.4.6): what it compiles sorts lists otherwise than Python. Expected: `sorted(hand, key=suit)` and
# `hand.sort(key=suit)`, which it takes with `key` and `reverse`, keep the order of what is equal, as the language
# promises (Sorting Techniques, "Sorts are guaranteed to be stable"), so that a hand sorted by rank and then by suit
# is in order by both. Seen: a list of up to 15 cards keeps the order, with 16 it does not, with or without
# `reverse`. A hand of 11 cards or 15 is shown rightly, and with the pile in it, or in a deck of 108, ranks are mixed
# within a suit; a trial with a small hand proves nothing. numpy's own sort with `kind="stable"` keeps it, compiled,
# too. No error is reported.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "numba==0.68.1" "numpy==2.4.6"
cat > "$place/show.py" <<'PYTHON'
import numba
import numpy as np


def suit(card):
    return card // 100


suit_compiled = numba.njit(suit)


@numba.njit
def by_sorted(cards):
    return np.array(sorted(list(cards), key=suit_compiled))


@numba.njit
def by_sort(cards):
    hand = list(cards)
    hand.sort(key=suit_compiled)
    return np.array(hand)


@numba.njit
def by_sort_reversed(cards):
    hand = list(cards)
    hand.sort(key=suit_compiled, reverse=True)
    return np.array(hand)


@numba.njit
def by_numpy(cards):
    return cards[np.argsort(cards // 100, kind="mergesort")]


def keeps(sort, size, reverse=False):
    """Whether a hand of so many cards, in order by rank, is sorted by suit as Python does it."""
    hand = [100 * (card % 2) + card // 2 for card in range(size)]
    return sort(np.array(hand)).tolist() == sorted(hand, key=suit, reverse=reverse)


print(f"numba {numba.__version__}, numpy {np.__version__}")
for sort, reverse in ((by_sorted, False), (by_sort, False), (by_sort_reversed, True), (by_numpy, False)):
    kept = [size for size in range(2, 109) if keeps(sort, size, reverse)]
    print(f"{sort.__name__}: order kept with {kept[0]} to {kept[-1]} cards, {len(kept)} of 107 sizes")
    assert kept == list(range(2, 109 if sort is by_numpy else 16))
PYTHON
"$place/venv/bin/python" "$place/show.py"
