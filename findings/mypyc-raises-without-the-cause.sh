#!/usr/bin/env bash
# mypy 2.4.1 (its compiler mypyc): `raise … from …` raises without the cause. Expected, as in Python:
# `__cause__` is the error after `from`, the context is not told, and `from None` hides it. Seen:
# `__cause__` is None and `__suppress_context__` False for all three; an error that is named after
# `from` and was not being handled is nowhere. So what asks an error for its cause finds none, what
# was hidden by `from None` stands in the log after all, and a traceback tells of two errors by accident
# ("During handling …") where it told why. No warning, and status 0.
# Needs a C compiler. Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "mypy==2.4.1" "setuptools==80.9.0"
mkdir "$place/plain" "$place/compiled"
cat > "$place/plain/causes.py" <<'PYTHON'
def from_handled() -> None:
    try:
        raise ValueError("why")
    except ValueError as error:
        raise KeyError("what") from error


def from_none() -> None:
    try:
        raise ValueError("hidden")
    except ValueError:
        raise KeyError("what") from None


def from_new() -> None:
    raise KeyError("what") from OSError("why")
PYTHON
cp "$place/plain/causes.py" "$place/compiled/"
(cd "$place/compiled" && "$place/venv/bin/mypyc" causes.py > "$place/log" 2>&1 && rm causes.py)
cat > "$place/show.py" <<'PYTHON'
import traceback

import causes

for action in (causes.from_handled, causes.from_none, causes.from_new):
    try:
        action()
    except KeyError as error:
        told = "".join(traceback.format_exception(error))
        words = [word for word in ("direct cause", "During handling") if word in told]
        print(action.__name__, repr(error.__cause__), error.__suppress_context__, words)
PYTHON
run() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$place/$1" "$place/venv/bin/python" "$place/show.py"; }
plain=$(run plain)
compiled=$(run compiled)
printf 'As Python:\n%s\nCompiled:\n%s\n' "$plain" "$compiled"
[ "$plain" = "from_handled ValueError('why') True ['direct cause']
from_none None True []
from_new OSError('why') True ['direct cause']" ]
[ "$compiled" = "from_handled None False ['During handling']
from_none None False ['During handling']
from_new None False []" ]
