#!/usr/bin/env bash
# PySide6 6.11.3: once PySide6 is imported, the import statement reads the source file of every
# module that Python then loads for the first time, of the standard library too, to look for the
# words that would switch on its optional features. It reads through linecache, which keeps all
# lines: megabytes that nothing needs, and file reads in each start that compiled .pyc files were to
# save. Imports made before PySide6 read nothing.
# Seen with Python 3.11 and 3.13 on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import linecache
import sys


def kept():
    entries = [entry for entry in linecache.cache.values() if len(entry) > 1]
    return len(entries), sum(len(entry[2]) for entry in entries)


import decimal, email.message

assert kept() == (0, 0)
from PySide6.QtCore import qVersion

files_before, lines_before = kept()
already = set(sys.modules)
import argparse, asyncio, xml.dom.minidom

loaded = len(set(sys.modules) - already)
files, lines = (after - before for after, before in zip(kept(), (files_before, lines_before)))
print(f"Qt {qVersion()}: {loaded} modules imported, {files} sources kept with {lines} lines")
assert files > 0.6 * loaded and lines > 10_000
assert not any("/decimal.py" in name or "/email/message.py" in name for name in linecache.cache)
PYTHON
"$place/venv/bin/python" "$place/show.py"
