#!/usr/bin/env bash
# pydealer 1.4.0: a deck with jokers can be built, dealt and shuffled, and not searched. Expected:
# `Deck(jokers=True, num_jokers=2)` finds its cards as a deck without jokers does, and its jokers by "Joker", the
# name that they have. Seen: `find` and `find_list` raise TypeError ("'NoneType' object is not subscriptable"),
# whatever they look for, as soon as they come to a joker, which has no suit; `get` and `get_list` take that error
# for a sign that a place was asked for instead of a name, and raise another. With a `limit` that is filled before
# the first joker all works, so that it depends on how the cards were shuffled. `sort` takes jokers; two of them
# compared by `<=` raise KeyError. A deck that was saved and opened has jokers that equal no other, of a suit named
# "None", and these are found.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "pydealer==1.4.0"
cat > "$place/show.py" <<'PYTHON'
import os
import sys
from importlib.metadata import version

import pydealer
from pydealer.tools import open_cards, save_cards


def outcome(work):
    try:
        return work()
    except (TypeError, KeyError) as error:
        return type(error).__name__


plain = pydealer.Deck()
deck = pydealer.Deck(jokers=True, num_jokers=2)
ace = "Ace of Spades"
print(f"pydealer {version('pydealer')}: {len(plain)} and {len(deck)} cards, the first a {deck[0]}")
assert plain.find(ace) == [51] and deck[53].name == ace and deck[1].name == "Joker"

with_jokers = {
    "find": lambda: deck.find(ace),
    "find the joker": lambda: deck.find("Joker"),
    "find_list": lambda: deck.find_list([ace]),
    "get": lambda: deck.get(ace),
    "get_list": lambda: deck.get_list([ace]),
    "find one": lambda: deck.find(ace, limit=1),
    "find one, jokers last": lambda: pydealer.Stack(cards=reversed(deck)).find(ace, limit=1),
    "compare": lambda: deck[0] <= deck[1],
}
seen = {name: outcome(work) for name, work in with_jokers.items()}
for name, result in seen.items():
    print(f"{name}: {result}")
raised = "TypeError"
assert seen.pop("find one, jokers last") == [0] and seen.pop("compare") == "KeyError"
assert all(result == raised for result in seen.values()) and len(deck) == 54

file = os.path.join(sys.argv[1], "deck.txt")
save_cards(deck, file)
opened = pydealer.Stack(cards=open_cards(file))
print(f"opened again: {opened[0]!r}, found: {opened.find('Joker')}")
assert opened[0].suit == "None" and opened[0] != deck[0] and opened.find("Joker") == [0, 1]
deck.sort()
assert [card.name for card in deck[:2]] == ["Joker", "Joker"]
PYTHON
"$place/venv/bin/python" "$place/show.py" "$place"
