#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): `functools.cached_property` of a compiled class keeps nothing. Expected, as in
# Python: it is worked out at the first access and kept in the object; or, since compiled objects have no
# `__dict__`, the TypeError that Python gives for a class with slots. Seen: it is worked out at every access, and
# each access gives another object, so that a program that was compiled to be fast gets slower the more it
# keeps, and what is put into a kept list or dictionary is lost; a frozen data class does the same. `del`,
# which forgets a kept value, raises. `functools.cache` on functions works. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/hands.py" <<'PYTHON'
from dataclasses import dataclass
from functools import cache, cached_property


class Hand:
    def __init__(self) -> None:
        self.counted = 0

    @cached_property
    def ranks(self) -> list[int]:
        self.counted += 1
        return [4, 9]


@dataclass(frozen=True)
class Pile:
    top: int

    @cached_property
    def seen(self) -> dict[str, int]:
        return {}


@cache
def pairs(count: int) -> list[int]:
    return [count] * 2
PYTHON
cp "$place/plain/hands.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" hands.py > "$place/log" 2>&1 && rm hands.py)
cat > "$place/show.py" <<'PYTHON'
import hands

hand, pile = hands.Hand(), hands.Pile(4)
for _ in range(3):
    hand.ranks
pile.seen["four"] = 1
try:
    del hand.ranks
    gone = "deleted"
except AttributeError:
    gone = "AttributeError"
print(hand.counted, pile.seen, gone, hands.pairs(2) is hands.pairs(2))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python: %s\nCompiled:  %s\n' "$plain" "$compiled"
[ "$plain" = "1 {'four': 1} deleted True" ]
[ "$compiled" = "3 {} AttributeError True" ]
