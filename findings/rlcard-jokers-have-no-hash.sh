#!/usr/bin/env bash
# RLCard 1.2.0 (rlcard): the jokers of its own decks cannot be put in a set or be a key. Expected: cards that can be
# compared and hashed, as the 52 others can, are all of that kind, jokers with them, as `init_54_deck` makes them.
# Seen: `set(deck)`, a dictionary by cards and `Counter(deck)` raise ValueError ("'' is not in list"), not even the
# TypeError of what has no hash, so that `isinstance(joker, Hashable)` is true; comparing and searching in a list
# work. A joker has an empty rank, which is not among the ranks that the hash is worked out from. A program that was
# tried with `init_standard_deck` fails with the first joker that is dealt.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "rlcard==1.2.0"
cat > "$place/show.py" <<'PYTHON'
from collections import Counter
from collections.abc import Hashable
from importlib.metadata import version

from rlcard.utils import init_54_deck, init_standard_deck

plain, deck = init_standard_deck(), init_54_deck()
jokers = [card for card in deck if card.suit in ("BJ", "RJ")]
print(f"rlcard {version('rlcard')}: {len(plain)} and {len(deck)} cards, the last {deck[-1]}")
assert len(set(plain)) == len(Counter(plain)) == 52 and deck[:52] == plain
assert [str(card) for card in jokers] == ["BJ", "RJ"] and [card.rank for card in jokers] == ["", ""]
assert jokers[0] == init_54_deck()[52] and deck.index(jokers[1]) == 53
assert all(isinstance(card, Hashable) for card in deck)
ways = {"set": lambda: set(deck), "counter": lambda: Counter(deck), "key": lambda: {jokers[0]: 50}}
for name, work in ways.items():
    try:
        work()
    except ValueError as error:
        print(f"{name}: {error!r}")
        assert str(error) == "'' is not in list"
    else:
        raise AssertionError(f"{name}: jokers have a hash")
PYTHON
"$place/venv/bin/python" "$place/show.py"
