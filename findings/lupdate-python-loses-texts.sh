#!/usr/bin/env bash
# PySide6 6.11.3, pyside6-lupdate on Python sources. Two ways of writing a text that is translated at
# run time are not collected as one would expect, without a word and with status 0: `self.tr("…")`
# inside an f-string is left out, and a text with `%n` that goes through
# `QCoreApplication.translate` with a number is collected without plural forms (the same through
# `self.tr` has them). So a language counts as complete, and shows English or one plural for all.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/texts.py" <<'PYTHON'
from PySide6.QtCore import QCoreApplication, QObject


class Table(QObject):
    def say(self, count: int) -> str:
        plain = self.tr("in a plain call")
        formatted = f"<b>{self.tr('in an f-string')}</b>"
        own = self.tr("%n card(s) by tr", "", count)
        other = QCoreApplication.translate("Table", "%n card(s) by translate", "", count)
        return plain + formatted + own + other
PYTHON
"$place/venv/bin/pyside6-lupdate" -silent "$place/texts.py" -ts "$place/texts.ts"
cat > "$place/read.py" <<'PYTHON'
import sys
import xml.etree.ElementTree as tree

for message in tree.parse(sys.argv[1]).getroot().iter("message"):
    print(message.findtext("source"), "|", message.get("numerus", "no"))
PYTHON
found=$("$place/venv/bin/python" "$place/read.py" "$place/texts.ts")
echo "text | plural"
echo "$found"
[ "$found" = "in a plain call | no
%n card(s) by tr | yes
%n card(s) by translate | no" ]
