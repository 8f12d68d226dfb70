#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a generator made by a function within a function ends only once. Expected,
# as in Python: a generator that has ended says so (StopIteration) however often it is asked, so that
# `next(it, None)`, `list(it)` or another loop find nothing more. Seen: asked once more it raises an
# AttributeError about a name of the compiler's own ("attribute '__mypyc_env__' … undefined").
# Reading numbers in pairs, `[(a, next(it, None)) for a in it]`, fails where their count is odd and
# works where it is even. Generators of functions of the module, of methods, and generator expressions end
# as in Python. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/ended.py" <<'PYTHON'
from collections.abc import Iterator


def outer(count: int) -> Iterator[int]:
    for number in range(count):
        yield number


def nested(count: int) -> Iterator[int]:
    def numbers() -> Iterator[int]:
        for number in range(count):
            yield number

    return numbers()


def pairs(numbers: Iterator[int]) -> list[tuple[int, int | None]]:
    return [(number, next(numbers, None)) for number in numbers]
PYTHON
cp "$place/plain/ended.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" ended.py > "$place/log" 2>&1 && rm ended.py)
cat > "$place/show.py" <<'PYTHON'
import ended


def told(action):
    try:
        return action()
    except AttributeError:
        return "AttributeError"


def asked_again(numbers):
    return list(numbers), told(lambda: next(numbers, "end")), told(lambda: list(numbers))


for make in (ended.outer, ended.nested):
    print(make.__name__, asked_again(make(2)), told(lambda: ended.pairs(make(2))), told(lambda: ended.pairs(make(3))))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "outer ([0, 1], 'end', []) [(0, 1)] [(0, 1), (2, None)]
nested ([0, 1], 'end', []) [(0, 1)] [(0, 1), (2, None)]" ]
[ "$compiled" = "outer ([0, 1], 'end', []) [(0, 1)] [(0, 1), (2, None)]
nested ([0, 1], 'AttributeError', 'AttributeError') [(0, 1)] AttributeError" ]
