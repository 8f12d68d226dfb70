#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), QtDBus: `QDBusArgument << value` does not pick the C++ type by the
# Python type. Expected: `str` is written as a D-Bus string (`s`), `int` as a 32-bit number (`i`),
# `bool` as `b`, `float` as `d`. Seen: "hello" becomes an array of strings (`as`), "x" a byte
# (`y`), and 1, True and 1.5 an unsigned number of 16 bits (`q`), for which 70000 raises
# OverflowError. So a structure of such values is well formed and has the wrong signature for its
# receiver, without a warning.
# No bus is needed. Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/write.py" <<'PYTHON'
import warnings

from PySide6.QtCore import qVersion
from PySide6.QtDBus import QDBusArgument


def written(*values):
    argument = QDBusArgument()
    argument.beginStructure()
    for value in values:
        argument << value
    argument.endStructure()
    return argument.currentSignature()


seen = {repr(value): written(value) for value in ("hello", "x", 1, True, 1.5)}
warnings.simplefilter("ignore")
try:
    seen["70000"] = written(70000)
except OverflowError as error:
    seen["70000"] = type(error).__name__
print(f"Qt {qVersion()}: {seen}")
assert seen == {
    "'hello'": "(as)",
    "'x'": "(y)",
    "1": "(q)",
    "True": "(q)",
    "1.5": "(q)",
    "70000": "OverflowError",
}, seen
PYTHON
"$place/venv/bin/python" "$place/write.py"
