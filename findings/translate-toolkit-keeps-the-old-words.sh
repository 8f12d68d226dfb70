#!/usr/bin/env bash
# translate-toolkit 3.20.4, beside lrelease of PySide6 6.11.3: Qt's translations that went out as PO come back without
# what the translator did. Expected: `ts2po table.ts table.po`, the translator's work, and `po2ts -t table.ts table.po
# new.ts` (`-t`: "read from TEMPLATE in ts format") give a file in which each text stands once, with its new words.
# Seen: it stands twice, first as it was and then with the new words. lrelease warns of duplicates and takes the
# first, so that the program shows the old words, in plurals, too; new ones come through only where there were none.
# Without `-t` each text stands once with its new words, and the language of the file is lost, for which there is no
# option: lrelease takes one plural form for all numbers, "3 Karte". Status 0, and no warning of po2ts.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "translate-toolkit==3.20.4" "PySide6-Essentials==6.11.3"
export PATH="$place/venv/bin:$PATH"
cd "$place"
cat > table.ts <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Table</name>
    <message>
        <source>Pile</source>
        <translation>Haufen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
XML
ts2po --progress=none table.ts table.po
sed -i 's/Haufen/Stapel/; s/Blatt/Karte/; s/Blätter/Karten/' table.po
sed -i '/msgid "Stock"/{n;s/""/"Talon"/}' table.po
po2ts --progress=none -t table.ts table.po with.ts
po2ts --progress=none table.po without.ts
cat > show.py <<'PYTHON'
import re
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

application = QCoreApplication([])
translator = QTranslator()
file = Path(sys.argv[1])
texts = re.findall("<source>(.*)</source>", file.read_text())
done = subprocess.run(["pyside6-lrelease", file, "-qm", "table.qm"], capture_output=True, text=True)
assert translator.load("table.qm")
application.installTranslator(translator)
shown = [application.translate("Table", "Pile")]
shown += [application.translate("Table", "%n card(s)", None, number) for number in (1, 3)]
shown += [application.translate("Table", "Stock")]
print(f"{file}: {len(texts)} texts, {'language=' in file.read_text()}, {', '.join(shown)}")
print("dropping duplicate messages" in done.stdout + done.stderr)
PYTHON
for file in table.ts with.ts without.ts; do python show.py $file | tee -a seen.txt; done
diff seen.txt - <<'TEXT'
table.ts: 3 texts, True, Haufen, 1 Blatt, 3 Blätter, Stock
False
with.ts: 6 texts, True, Haufen, 1 Blatt, 3 Blätter, Talon
True
without.ts: 3 texts, False, Stapel, 1 Karte, 3 Karte, Talon
False
TEXT
