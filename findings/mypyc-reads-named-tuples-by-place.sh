#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): compiled code takes any tuple for a named tuple, and reads its
# fields by their places. Expected, as in Python, or at least the TypeError that compiled code raises
# for other wrong arguments: an AttributeError for a tuple that has no such field, and the property
# of a subclass in place of the field that it overrides. Seen: a bare tuple, and another named tuple
# whose first field is something else, are read without a word, and the property is passed over, so
# that a program counts differently as Python and compiled. No warning, and status 0. (A tuple of
# other types does raise a TypeError, when the field is read.) Generic named tuples do the same.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/sizes.py" <<'PYTHON'
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Size(NamedTuple):
    width: int
    height: int


class Pair(NamedTuple, Generic[T]):
    width: T
    height: T


def width_of(size: Size) -> int:
    return size.width


def width_of_pair(pair: Pair[int]) -> int:
    return pair.width
PYTHON
cp "$place/plain/sizes.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" sizes.py > "$place/log" 2>&1 && rm sizes.py)
cat > "$place/show.py" <<'PYTHON'
from typing import NamedTuple

import sizes


class Place(NamedTuple):
    row: int
    column: int


class Doubled(sizes.Size):
    @property
    def width(self) -> int:
        return 2 * self[0]


def told(function: object, value: object) -> object:
    try:
        return function(value)
    except (AttributeError, TypeError) as error:
        return type(error).__name__


for value in (sizes.Size(1, 2), (1, 2), Place(1, 2), Doubled(1, 2), "ab"):
    print(told(sizes.width_of, value), told(sizes.width_of_pair, value))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "1 1
AttributeError AttributeError
AttributeError AttributeError
2 2
AttributeError AttributeError" ]
[ "$compiled" = "1 1
1 1
1 1
1 1
TypeError TypeError" ]
