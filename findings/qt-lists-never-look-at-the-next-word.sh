#!/usr/bin/env bash
# PySide6 6.11.3 (QLocale) and Babel 2.19.0, beside ICU 77.1 (pyicu-wheels 2.15.2): lists are joined by one word
# whatever follows it. Expected: "Ana e Isabel" and "siete u ocho", as Spanish has it, and in Hebrew a hyphen between
# the one letter for "and" and a name in other letters, as ICU and with it the browsers' Intl.ListFormat write, from
# the same data of Unicode that all three read. Seen: "Ana y Isabel" and "siete o ocho"; in Hebrew the letter is glued
# to "John". Both join the parts by the pattern of the data, which holds one word for "and"; the change is made by
# ICU's code alone. So a program that leaves lists of names to its library has mistakes in two languages that no
# translator can mend.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "babel==2.19.0" "pyicu-wheels==2.15.2"
cat > "$place/show.py" <<'PYTHON'
import icu
from babel.lists import format_list
from PySide6.QtCore import QLocale, qVersion

print(f"Qt {qVersion()}, ICU {icu.ICU_VERSION}")
AND, OR = icu.UListFormatterType.AND, icu.UListFormatterType.OR
WIDE = icu.UListFormatterWidth.WIDE


def by_icu(language, parts, kind=AND):
    return icu.ListFormatter.createInstance(icu.Locale(language), kind, WIDE).format(parts)


for language, parts, right, seen in (
    ("es", ["Ana", "Luis"], "Ana y Luis", "Ana y Luis"),
    ("es", ["Ana", "Isabel"], "Ana e Isabel", "Ana y Isabel"),
    ("es", ["Ana", "Luis", "Inés"], "Ana, Luis e Inés", "Ana, Luis y Inés"),
    ("es", ["padre", "hijo"], "padre e hijo", "padre y hijo"),
    ("he", ["Ana", "John"], "Ana \u05d5-John", "Ana \u05d5John"),
    ("it", ["Anna", "Elena"], "Anna e Elena", "Anna e Elena"),
):
    written = QLocale(language).createSeparatedList(parts), format_list(parts, locale=language)
    print(f"{language}: {written[0]} (Qt), {written[1]} (Babel), {by_icu(language, parts)} (ICU)")
    assert by_icu(language, parts) == right and written == (seen, seen)
numbers = ["siete", "ocho"]
print(f"es: {format_list(numbers, 'or', 'es')} (Babel), {by_icu('es', numbers, OR)} (ICU)")
assert by_icu("es", numbers, OR) == "siete u ocho"
assert format_list(numbers, "or", "es") == "siete o ocho"
PYTHON
"$place/venv/bin/python" "$place/show.py"
