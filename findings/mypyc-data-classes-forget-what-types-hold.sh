#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc), beside msgspec 0.22.0: a compiled data class forgets what its types hold.
# Expected, as in Python: `list[int]`, `int | None` and `Annotated[int, Meta(ge=1)]` stand in its annotations and
# in the types of its fields, which is where libraries that read and check data look. Seen: `list`, `type`
# and `int`. So the same class takes ["nine"] for a list of numbers and 0 for a number from 1 on, as soon as the
# module is compiled; and where a field may be missing or is one of a few words (`Literal`), its type is `type`,
# and nothing that is valid is taken. Compiled named tuples have lost the same. Their type checks when they are
# made do not stand in for it: a list of any contents is a list. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "msgspec==0.22.0" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/records.py" <<'PYTHON'
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from msgspec import Meta


@dataclass
class Meld:
    ranks: list[int]
    count: Annotated[int, Meta(ge=1)]


@dataclass
class Note:
    points: int | None


class Row(NamedTuple):
    ranks: list[int]
PYTHON
cp "$place/plain/records.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" records.py > "$place/log" 2>&1 && rm records.py)
cat > "$place/show.py" <<'PYTHON'
import msgspec
import records


def taken(told, kind):
    try:
        msgspec.convert(told, kind)
    except msgspec.ValidationError:
        return "refused"
    return "taken"


print(*records.Meld.__annotations__.values(), records.Note.__annotations__["points"], sep=" ")
print(taken({"ranks": ["nine"], "count": 0}, records.Meld), taken([["nine"]], records.Row))
print(taken({"points": 5}, records.Note), taken({"ranks": [9], "count": 1}, records.Meld))
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "list[int] typing.Annotated[int, msgspec.Meta(ge=1)] int | None
refused refused
taken taken" ]
[ "$compiled" = "<class 'list'> <class 'int'> <class 'type'>
taken taken
refused taken" ]
