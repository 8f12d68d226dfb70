#!/usr/bin/env bash
# Babel 2.19.0, beside PySide6 6.11.3 (QLocale): `format_decimal` and `format_currency` part every number of four
# digits. Expected, as Unicode's locale data (minimum grouping digits) has it for Spanish, Polish, European
# Portuguese, Italian and others: 1500 stays whole, and digits are parted from five on, 15.000. QLocale and the
# browsers' Intl read the same data so. Seen: 1.500 in Spanish and Italian and "1 500" in Polish; the field is not
# among Babel's locale data, and `group_separator=False` takes the marks off 15.000, too. So a program whose
# documents are written by Babel and whose window by Qt writes one score in two ways.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "babel==2.19.0" "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from importlib.metadata import version

from babel.numbers import format_currency, format_decimal
from PySide6.QtCore import QLocale, qVersion

print(f"Babel {version('babel')}, Qt {qVersion()}")
for name, mark in (("es", "."), ("it", "."), ("pl", "\xa0"), ("pt_PT", "\xa0")):
    babel = [format_decimal(number, locale=name) for number in (1500, 15000)]
    qt = [QLocale(name).toString(number) for number in (1500, 15000)]
    print(name, *babel, "by Babel,", *qt, "by Qt")
    assert babel == [f"1{mark}500", f"15{mark}000"] and qt == ["1500", babel[1]]
    assert format_decimal(15000, locale=name, group_separator=False) == "15000"
assert format_currency(1500, "EUR", locale="es") == "1.500,00\xa0€"
assert QLocale("es").toCurrencyString(1500.0, "€") == "1500,00\xa0€"
for name in ("en", "de", "ca", "es_MX"):
    assert format_decimal(1500, locale=name) == QLocale(name).toString(1500) != "1500"
PYTHON
"$place/venv/bin/python" "$place/show.py"
