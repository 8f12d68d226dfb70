#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a `for` loop over a local variable goes on with whatever the
# variable is bound to meanwhile. Expected, as in Python: the iterable, and the end of a `range`, are
# read once, before the first round. Seen: `for x in row` over 1, 2, 3 that binds `row` to 7, 8, 9
# within the loop sees 1, 8, 9; the same with a tuple, `enumerate`, `zip` and `reversed`;
# `for i in range(end)` stops earlier or later where the body changes `end`; and `for n in range(n)`
# makes no round at all. No warning, and status 0. (The start of a range, which was once changed by
# its loop, is read once.) So a program that runs as Python and compiled counts differently.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/loops.py" <<'PYTHON'
def of_list(row: list[int]) -> list[int]:
    seen: list[int] = []
    for number in row:
        seen.append(number)
        row = [7, 8, 9]
    return seen


def of_tuple(row: tuple[int, ...]) -> list[int]:
    seen: list[int] = []
    for number in row:
        seen.append(number)
        row = (7, 8, 9)
    return seen


def of_enumerate(row: list[int]) -> list[int]:
    seen: list[int] = []
    for _, number in enumerate(row):
        seen.append(number)
        row = [7, 8, 9]
    return seen


def of_range(end: int) -> list[int]:
    seen: list[int] = []
    for number in range(end):
        seen.append(number)
        end -= 1
    return seen


def of_own_end(number: int) -> int:
    rounds = 0
    for number in range(number):
        rounds += 1
    return rounds
PYTHON
cp "$place/plain/loops.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" loops.py > "$place/log" 2>&1 && rm loops.py)
cat > "$place/show.py" <<'PYTHON'
import loops

print(loops.of_list([1, 2, 3]), loops.of_tuple((1, 2, 3)), loops.of_enumerate([1, 2, 3]))
print(loops.of_range(6), loops.of_own_end(4))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "[1, 2, 3] [1, 2, 3] [1, 2, 3]
[0, 1, 2, 3, 4, 5] 4" ]
[ "$compiled" = "[1, 8, 9] [1, 8, 9] [1, 8, 9]
[0, 1, 2] 0" ]
