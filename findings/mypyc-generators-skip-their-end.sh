#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a generator that nobody finishes never comes to its end. Expected, as
# in Python: when a loop over it is left early and the generator goes away, it is closed, its `finally`
# runs and its `with` lets go. Seen: neither, at once or at the end of the process, and a collection
# of the garbage changes nothing; only a generator that is run to its end, or closed by hand,
# comes there. So a lock or a file that a compiled generator holds stays held after `next(…)`.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/ends.py" <<'PYTHON'
from collections.abc import Iterator
from threading import Lock

LOCK = Lock()


def numbers(told: list[str]) -> Iterator[int]:
    try:
        yield 1
        yield 2
    finally:
        told.append("ended")


def locked() -> Iterator[int]:
    with LOCK:
        yield 1
        yield 2


def first(told: list[str]) -> int:
    for number in numbers(told):
        return number
    return 0


def first_locked() -> int:
    return next(locked())
PYTHON
cp "$place/plain/ends.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" ends.py > "$place/log" 2>&1 && rm ends.py)
cat > "$place/show.py" <<'PYTHON'
import gc

import ends

told, whole, closed = [], [], []
ends.first(told)
ends.first_locked()
gc.collect()
list(ends.numbers(whole))
by_hand = ends.numbers(closed)
next(by_hand)
by_hand.close()
print(f"left midway {told}, lock held {ends.LOCK.locked()}, to the end {whole}, closed {closed}")
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python: %s\nCompiled:  %s\n' "$plain" "$compiled"
[ "$plain" = "left midway ['ended'], lock held False, to the end ['ended'], closed ['ended']" ]
[ "$compiled" = "left midway [], lock held True, to the end ['ended'], closed ['ended']" ]
