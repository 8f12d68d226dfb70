#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), lupdate and lrelease: for languages that they have no plural rule for,
# among them Low German (nds), Swiss German (gsw), Silesian (szl), Ligurian (lij) and Sardinian (sc),
# a text with a number gets one single form for every number. Expected: the rule that Unicode has for
# them (QLocale knows these languages), the two forms of most languages of Europe, or an error. Seen:
# lupdate writes one form without a word; where a translator adds a second, lrelease takes it away
# with a note and counts the text as finished, and the program says "1 cards" or "3 card". With the
# `language` of a relative (`de` for `nds`) in the file, both forms stay.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/texts.py" <<'PYTHON'
from PySide6.QtCore import QObject


class Texts(QObject):
    def count(self, number):
        return self.tr("%n card(s)", None, number)
PYTHON
for language in de nds gsw szl lij sc; do
    "$place/venv/bin/pyside6-lupdate" -target-language "$language" "$place/texts.py" \
        -ts "$place/$language.ts" > "$place/log"
    forms=$(grep -c "<numerusform>" "$place/$language.ts")
    echo "$language: lupdate writes $forms form(s)"
    [ "$forms" = "$([ "$language" = de ] && echo 2 || echo 1)" ]
    cat > "$place/$language.ts" <<TS
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="$language"><context><name>Texts</name><message numerus="yes">
<source>%n card(s)</source>
<translation><numerusform>%n one</numerusform><numerusform>%n many</numerusform></translation>
</message></context></TS>
TS
    "$place/venv/bin/pyside6-lrelease" "$place/$language.ts" -qm "$place/$language.qm" > "$place/log"
    grep -q "1 finished and 0 unfinished" "$place/log"
done
cat > "$place/show.py" <<'PYTHON'
import sys

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator, qVersion

application = QCoreApplication([])
print(f"Qt {qVersion()}")
for language in ("de", "nds", "gsw", "szl", "lij", "sc"):
    translator = QTranslator()
    assert translator.load(f"{sys.argv[1]}/{language}.qm")
    said = [translator.translate("Texts", "%n card(s)", "", number) for number in (1, 3)]
    print(language, QLocale(language).nativeLanguageName(), said)
    assert QLocale(language).language() != QLocale.Language.C
    assert said == ["%n one", "%n many" if language == "de" else "%n one"]
PYTHON
"$place/venv/bin/python" "$place/show.py" "$place"
