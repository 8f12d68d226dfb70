#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): objects of a compiled frozen data class can be made and replaced, and
# neither copied nor unpickled. Expected, as in Python: `copy.copy`, `copy.deepcopy` and a round
# through `pickle` give an equal object; `frozen` only forbids assignments. Seen: all three raise
# `FrozenInstanceError`, with `slots=True` too. The same class without `frozen` can be copied.
# So what goes to another process or is copied must not be a frozen compiled data class.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/points.py" <<'PYTHON'
from dataclasses import dataclass


@dataclass(frozen=True)
class Frozen:
    x: int


@dataclass
class Free:
    x: int


@dataclass(frozen=True, slots=True)
class Slotted:
    x: int
PYTHON
cp "$place/plain/points.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" points.py > "$place/log" 2>&1 && rm points.py)
cat > "$place/show.py" <<'PYTHON'
import copy
import dataclasses
import pickle

import points


def tried(action):
    try:
        return str(action().x)
    except dataclasses.FrozenInstanceError:
        return "frozen"


def told(kind):
    one = kind(1)
    made = dataclasses.replace(one, x=2)
    ways = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
    return f"{kind.__name__} {made.x} " + " ".join(tried(lambda: way(one)) for way in ways)


print(", ".join(told(kind) for kind in (points.Free, points.Frozen, points.Slotted)))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'replaced, copied, copied deeply, unpickled\nAs Python: %s\nCompiled:  %s\n' "$plain" "$compiled"
[ "$plain" = "Free 2 1 1 1, Frozen 2 1 1 1, Slotted 2 1 1 1" ]
[ "$compiled" = "Free 2 1 1 1, Frozen 2 frozen frozen frozen, Slotted 2 frozen frozen frozen" ]
