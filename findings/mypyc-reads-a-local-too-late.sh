#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a local variable that stands in an expression before an assignment
# expression (`:=`) to the same variable is read after it. Expected, as in Python, from left to right:
# `[x, (x := x + 1)]` with x = 1 is [1, 2]. Seen: [2, 2]; the same for the arguments of a call, both
# sides of a comparison, the keys and values of a dictionary, strings that are joined, and `in`.
# Tuples, f-strings and sums of numbers keep the order, so that a trial with one of them proves
# nothing for the others. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/order.py" <<'PYTHON'
def joined(first: int, second: int) -> int:
    return first * 10 + second


def in_tuple(x: int) -> tuple[int, int]:
    return (x, (x := x + 1))


def in_list(x: int) -> list[int]:
    return [x, (x := x + 1)]


def in_call(x: int) -> int:
    return joined(x, (x := x + 1))


def in_comparison(x: int) -> bool:
    return x < (x := x + 1)


def in_dictionary(x: int) -> dict[int, int]:
    return {x: (x := x + 1)}


def in_text(x: str) -> str:
    return x + (x := "b")
PYTHON
cp "$place/plain/order.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" order.py > "$place/log" 2>&1 && rm order.py)
cat > "$place/show.py" <<'PYTHON'
import order

print(order.in_tuple(1), order.in_list(1), order.in_call(1), order.in_comparison(1))
print(order.in_dictionary(1), order.in_text("a"))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "(1, 2) [1, 2] 12 True
{1: 2} ab" ]
[ "$compiled" = "(1, 2) [2, 2] 22 False
{2: 2} bb" ]
