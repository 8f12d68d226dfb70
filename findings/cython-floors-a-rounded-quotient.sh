#!/usr/bin/env bash
# Cython 3.3.1: `//` and `%` of two compiled numbers that are `float` do not belong together. Expected, as in Python
# and as mypyc (mypy 2.4.1) compiles the same file: `a // b` is the whole part of the true quotient, so that `a // b
# * b + a % b` is `a`; Cython's `cdivision`, which would give the division of C, is off. Seen: `//` rounds the
# quotient first and takes its whole part then, `%` does not: 1.0 // 0.1 is 10.0 with a rest of 0.1, 1.1 in all. Of
# 0.1 to 99.9 in steps of a tenth, split by 0.1, 0.2, 0.05 and 0.01, 1,763 of 3,996 quotients are one too large.
# With an infinite divisor 1.0 % inf is nan in place of 1.0, and -1.0 // inf is -0.0 in place of -1.0. Only the
# annotation `float` does it: without types the quotient is Python's. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "Cython==3.3.1" "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/cython" "$place/mypyc"
cat > "$place/plain/parts.py" <<'PYTHON'
def whole(a: float, b: float) -> float:
    return a // b


def rest(a: float, b: float) -> float:
    return a % b


def whole_of_anything(a, b):
    return a // b
PYTHON
cp "$place/plain/parts.py" "$place/cython/"
cp "$place/plain/parts.py" "$place/mypyc/"
(cd "$place/cython" && "$place/venv/bin/cythonize" -i -3 parts.py > "$place/log" 2>&1 && rm parts.py)
(cd "$place/mypyc" && "$place/venv/bin/mypyc" parts.py > "$place/log" 2>&1 && rm parts.py)
cat > "$place/show.py" <<'PYTHON'
from math import inf

import parts

others = 0
for tenths in range(1, 1000):
    for divisor in (0.1, 0.2, 0.05, 0.01):
        a = tenths / 10
        assert parts.whole(a, divisor) - a // divisor in (0, 1)
        others += parts.whole(a, divisor) != a // divisor
        assert parts.rest(a, divisor) == a % divisor
        assert parts.whole_of_anything(a, divisor) == a // divisor
sum_of_parts = parts.whole(1.0, 0.1) * 0.1 + parts.rest(1.0, 0.1)
print(parts.whole(1.0, 0.1), f"{parts.rest(1.0, 0.1):.3f} {sum_of_parts:.3f}", others)
print(parts.rest(1.0, inf), parts.whole(-1.0, inf))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
cython=$(run cython)
mypyc=$(run mypyc)
printf 'As Python:\n%s\nBy mypyc:\n%s\nBy Cython:\n%s\n' "$plain" "$mypyc" "$cython"
[ "$plain" = "9.0 0.100 1.000 0
1.0 -1.0" ]
[ "$mypyc" = "$plain" ]
[ "$cython" = "10.0 0.100 1.100 1763
nan -0.0" ]
