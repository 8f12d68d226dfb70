#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a `for` loop over an empty `range` sets its variable. Expected, as in
# Python: a loop without a round leaves what the variable was, so that `last = -1` before
# `for last in range(count)` tells that nothing came. Seen: the variable is the start of the range,
# 0 for `range(0)`, 7 for `range(7, 5)`, as if there had been one round; after the `else` of the
# loop, too, and in each empty inner loop. An empty list, an empty `enumerate` and a range that was made
# before the loop leave the variable alone. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/ranges.py" <<'PYTHON'
def last_of(start: int, end: int) -> int:
    last = -1
    for last in range(start, end):
        pass
    return last


def last_of_made(numbers: range) -> int:
    last = -1
    for last in numbers:
        pass
    return last


def last_of_list(numbers: list[int]) -> int:
    last = -1
    for last in numbers:
        pass
    return last


def found_in(count: int, wanted: int) -> str:
    number = -1
    for number in range(count):
        if number == wanted:
            break
    else:
        return f"not among them, last {number}"
    return f"found {number}"


def ends_of(counts: list[int]) -> list[int]:
    ends: list[int] = []
    end = -1
    for count in counts:
        for end in range(count):
            pass
        ends.append(end)
    return ends
PYTHON
cp "$place/plain/ranges.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" ranges.py > "$place/log" 2>&1 && rm ranges.py)
cat > "$place/show.py" <<'PYTHON'
import ranges

print(ranges.last_of(0, 3), ranges.last_of(0, 0), ranges.last_of(7, 5), ranges.found_in(0, 2))
print(ranges.ends_of([3, 0, 2]), ranges.last_of_made(range(0)), ranges.last_of_list([]))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "2 -1 -1 not among them, last -1
[2, 2, 1] -1 -1" ]
[ "$compiled" = "2 0 7 not among them, last 0
[2, 0, 1] -1 -1" ]
