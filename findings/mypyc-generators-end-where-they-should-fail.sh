#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): StopIteration that is raised within a generator ends it as if it were done.
# Expected, as in Python since 3.7: RuntimeError, "generator raised StopIteration", because a `next(…)` that finds
# nothing is a fault of the generator and not its end. Seen: the loop over it just stops. A generator that
# takes cards two by two with `next` loses the last of an odd number without a word, where Python raises;
# one that hands on to it by `yield from` stops with it, and what was to follow is lost, too. Generators of
# classes do the same; a function that is no generator raises StopIteration in both. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/pairs.py" <<'PYTHON'
from collections.abc import Iterator


def pairs(cards: list[int]) -> Iterator[tuple[int, int]]:
    rest = iter(cards)
    for first in rest:
        yield first, next(rest)


def pairs_of_all(hands: list[list[int]]) -> Iterator[tuple[int, int]]:
    for hand in hands:
        yield from pairs(hand)


class Hand:
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def pairs(self) -> Iterator[tuple[int, int]]:
        rest = iter(self.cards)
        for first in rest:
            yield first, next(rest)


def last_of(rest: Iterator[int]) -> int:
    return next(rest)
PYTHON
cp "$place/plain/pairs.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" pairs.py > "$place/log" 2>&1 && rm pairs.py)
cat > "$place/show.py" <<'PYTHON'
import pairs


def outcome(work):
    try:
        return work()
    except (RuntimeError, StopIteration) as error:
        return type(error).__name__


print(outcome(lambda: list(pairs.pairs([4, 4, 9]))))
print(outcome(lambda: list(pairs.pairs_of_all([[4, 4, 9], [5, 5]]))))
print(outcome(lambda: list(pairs.Hand([4, 4, 9]).pairs())))
print(outcome(lambda: pairs.last_of(iter([]))))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "RuntimeError
RuntimeError
RuntimeError
StopIteration" ]
[ "$compiled" = "[(4, 4)]
[(4, 4)]
[(4, 4)]
StopIteration" ]
