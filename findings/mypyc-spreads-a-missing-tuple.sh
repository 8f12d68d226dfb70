#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): the KeyError of a dictionary that has no such tuple does not hold the tuple.
# Expected, as in Python: the key that was asked for is the one argument of the error, `error.args[0]`, whatever it
# is. Seen: the members of the tuple are its arguments, so that who reads the missing key of `cells[2, 7]` gets the
# number 2, and of the empty tuple there is no argument at all. It looks right in a log: `str(error)` is "(2, 7)"
# either way, though "" for the empty one and "2" for (2,). `pop`, `del`, `set.remove` and `raise KeyError(key)`
# hold the tuple. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/board.py" <<'PYTHON'
from typing import Any


def at(cells: dict[Any, str], place: Any) -> str:
    return cells[place]


def at_pair(cells: dict[tuple[int, int], str], place: tuple[int, int]) -> str:
    return cells[place]


def popped(cells: dict[Any, str], place: Any) -> str:
    return cells.pop(place)


def deleted(cells: dict[Any, str], place: Any) -> None:
    del cells[place]


def raised(cells: dict[Any, str], place: Any) -> None:
    raise KeyError(place)
PYTHON
cp "$place/plain/board.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" board.py > "$place/log" 2>&1 && rm board.py)
cat > "$place/show.py" <<'PYTHON'
import board


def missing(ask, place):
    try:
        ask({}, place)
    except KeyError as error:
        return error.args, str(error)


for ask, place in ((board.at_pair, (2, 7)), (board.at, (2,)), (board.at, ()), (board.at, 2)):
    print(ask.__name__, place, *missing(ask, place))
for ask in (board.popped, board.deleted, board.raised):
    assert missing(ask, (2, 7)) == (((2, 7),), "(2, 7)")
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "at_pair (2, 7) ((2, 7),) (2, 7)
at (2,) ((2,),) (2,)
at () ((),) ()
at 2 (2,) 2" ]
[ "$compiled" = "at_pair (2, 7) (2, 7) (2, 7)
at (2,) (2,) 2
at () () 
at 2 (2,) 2" ]
