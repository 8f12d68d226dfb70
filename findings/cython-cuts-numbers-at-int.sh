#!/usr/bin/env bash
# Cython 3.3.1, beside mypyc (mypy 2.4.1): what is annotated `int` cuts off what is no whole number. Expected: 2.5
# stays 2.5, as in Python, or raises TypeError ("int object expected"), as compiled by mypyc and as Cython itself does
# for a text and for None. Seen: 2.5 is taken for 2, in an argument, a local variable, a result and a member of
# `list[int]`; so is `Decimal("2.5")`, a Fraction and whatever has `__int__`. A sum that begins with `total: int = 0`
# cuts after each step, so that ten halves are 0, and `share: int = points / players` rounds down without a sign that
# it does. Type checkers find the last one, not a number that comes from elsewhere. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "Cython==3.3.1" "mypy==2.4.1" "setuptools==82.0.1"
mkdir "$place/plain" "$place/cython" "$place/mypyc"
cat > "$place/plain/points.py" <<'PYTHON'
def given(points: int) -> object:
    return points


def held(points) -> object:
    own: int = points
    return own


def returned(points) -> int:
    return points


def listed(points: list[int]) -> object:
    return [one for one in points]


def summed(points) -> object:
    total: int = 0
    for one in points:
        total += one
    return total


def shared(points: int, players: int) -> object:
    share: int = points / players  # type: ignore[assignment]
    return share
PYTHON
cat > "$place/show.py" <<'PYTHON'
import sys
from decimal import Decimal
from fractions import Fraction

sys.path.insert(0, sys.argv[1])
import points


class Whole:
    def __int__(self):
        return 7

    def __repr__(self):
        return "Whole"


def said(name, *given):
    try:
        return repr(getattr(points, name)(*given))
    except TypeError:
        return "TypeError"


print(
    *(said("given", one) for one in (2.5, Decimal("2.5"), Fraction(5, 2), Whole(), "2", None)),
    *(said(name, 2.5) for name in ("held", "returned")),
    said("listed", [2.5]),
    said("summed", [0.5] * 10),
    said("shared", 5, 2),
    sep="; ",
)
PYTHON
cp "$place/plain/points.py" "$place/cython"
cp "$place/plain/points.py" "$place/mypyc"
(cd "$place/cython" && "$place/venv/bin/cythonize" -3 -i -q points.py > /dev/null 2>&1 && rm points.py)
(cd "$place/mypyc" && "$place/venv/bin/mypyc" points.py > /dev/null 2>&1 && rm points.py)
for way in plain cython mypyc; do
  "$place/venv/bin/python" "$place/show.py" "$place/$way" > "$place/$way.txt"
  echo "$way: $(cat "$place/$way.txt")"
done
diff "$place/plain.txt" - <<< "2.5; Decimal('2.5'); Fraction(5, 2); Whole; '2'; None; 2.5; 2.5; [2.5]; 5.0; 2.5"
diff "$place/cython.txt" - <<< "2; 2; 2; 7; TypeError; TypeError; 2; 2; [2]; 0; 2"
diff "$place/mypyc.txt" - <<< "$(printf 'TypeError; %.0s' 1 2 3 4 5 6 7 8 9 10)TypeError"
