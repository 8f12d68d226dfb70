#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): a pattern with a star that has a name, `case [first, *rest]`, works for
# lists only. Expected, as in Python: it matches every sequence, and `rest` is a new list. Seen: a
# tuple or a range raises TypeError ("list object expected"), inside the match and past the
# `case _` that was to take whatever does not fit; the types of the function (a tuple, a
# `Sequence`) allow it, and nothing is said when it is compiled. Patterns without a star, and with `*_`, take
# tuples as Python does.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/stars.py" <<'PYTHON'
from collections.abc import Sequence


def named(cards: Sequence[int]) -> str:
    match cards:
        case [first, *rest]:
            return f"{first} and {rest}"
        case _:
            return "none"


def of_tuple(cards: tuple[int, ...]) -> str:
    match cards:
        case (first, *middle, last):
            return f"{first}, {middle}, {last}"
        case _:
            return "few"


def nameless(cards: Sequence[int]) -> str:
    match cards:
        case [first, *_]:
            return f"{first} and more"
        case _:
            return "none"


def pair(cards: Sequence[int]) -> str:
    match cards:
        case [first, second]:
            return f"{first}, {second}"
        case _:
            return "no pair"
PYTHON
cp "$place/plain/stars.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" stars.py > "$place/log" 2>&1 && rm stars.py)
cat > "$place/show.py" <<'PYTHON'
import stars


def told(function, cards):
    try:
        return function(cards)
    except TypeError as error:
        return str(error)[:20]


for cards in ([1, 2, 3], (1, 2, 3), range(1, 4)):
    print(told(stars.named, cards), "|", told(stars.nameless, cards), "|", told(stars.pair, cards[1:]))
print(told(stars.of_tuple, (1, 2, 3)), "|", told(stars.of_tuple, (1,)))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "1 and [2, 3] | 1 and more | 2, 3
1 and [2, 3] | 1 and more | 2, 3
1 and [2, 3] | 1 and more | 2, 3
1, [2], 3 | few" ]
[ "$compiled" = "1 and [2, 3] | 1 and more | 2, 3
list object expected | 1 and more | 2, 3
list object expected | 1 and more | 2, 3
list object expected | few" ]
