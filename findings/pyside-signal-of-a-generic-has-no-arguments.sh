#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): a signal declared with a parametrised type, such as
# Signal(tuple[int, ...]) or Signal(int | str), is made without an error and without a warning, and
# takes no argument: `a()` stands in the meta object. Signal(tuple) takes one. Nothing tells it until
# a value is emitted, which raises a TypeError; an emit() without a value reaches the slots, which
# then lack theirs. Type checkers accept the declaration.
# Seen on Linux with Python 3.11. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import warnings

from PySide6.QtCore import QObject, Signal, qVersion

warnings.simplefilter("error")


class Sender(QObject):
    numbers = Signal(tuple[int, ...])
    either = Signal(int | str)
    names = Signal(list[str])
    plain = Signal(tuple)
    number = Signal(int)


sender = Sender()
meta = sender.metaObject()
methods = range(meta.methodOffset(), meta.methodCount())
signatures = [bytes(meta.method(at).methodSignature()).decode() for at in methods]
print(f"Qt {qVersion()}: {', '.join(signatures)}")
assert signatures == ["numbers()", "either()", "names()", "plain(PyObject)", "number(int)"]
heard = []
sender.numbers.connect(lambda *values: heard.append(values))
try:
    sender.numbers.emit((1, 2))
except TypeError as error:
    print(f"emit((1, 2)): {error}")
else:
    raise AssertionError("a value is accepted now")
sender.numbers.emit()
print(f"emit(): the slot got {heard}")
assert heard == [()]
PYTHON
"$place/venv/bin/python" "$place/show.py"
