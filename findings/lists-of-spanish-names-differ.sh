#!/usr/bin/env bash
# Babel 2.19.0 and PySide6 6.11.3 (QLocale), beside ICU 78.2 (Intl.ListFormat of Node 24.14.0 from npm): three lists of
# the same Spanish names, two languages. Expected: who joins names by a library gets the word for "and" that suits the
# name after it, "Ana e Inés", "Paco u Omar", as all three read the same locale data of Unicode. Seen: the data has a
# fixed "y" and "o" alone; ICU mends them in its code, Babel and Qt write "Ana y Inés". ICU's mend looks at plain letters
# alone and so writes "Ana y Íñigo" and "Paco o Óscar", with the same sounds. For a table of cards: a sentence with a
# name of a player after "y" is right with none of them; one that says "con" is always right.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "babel==2.19.0" "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from importlib.metadata import version

from babel.lists import format_list
from PySide6.QtCore import QLocale, qVersion

print(f"Babel {version('babel')}, Qt {qVersion()}")
for name in ("Inés", "Hilario", "Íñigo"):
    babel = format_list(["Ana", name], locale="es")
    qt = QLocale("es").createSeparatedList(["Ana", name])
    print(babel, "by Babel,", qt, "by Qt")
    assert babel == qt == f"Ana y {name}"
assert format_list(["Paco", "Omar"], style="or", locale="es") == "Paco o Omar"
PYTHON
"$place/venv/bin/python" "$place/show.py"
cd "$place"
npm install --silent --no-audit --no-fund "node@24.14.0" > /dev/null
cat > show.js <<'JAVASCRIPT'
const assert = require("node:assert");
const and = new Intl.ListFormat("es");
const or = new Intl.ListFormat("es", { type: "disjunction" });
console.log(`ICU ${process.versions.icu}`);
for (const [list, names, told] of [
  [and, ["Ana", "Inés"], "Ana e Inés"],
  [and, ["Ana", "Hilario"], "Ana e Hilario"],
  [and, ["Ana", "Íñigo"], "Ana y Íñigo"],
  [or, ["Paco", "Omar"], "Paco u Omar"],
  [or, ["Paco", "Óscar"], "Paco o Óscar"],
]) {
  console.log(list.format(names));
  assert.strictEqual(list.format(names), told);
}
JAVASCRIPT
node_modules/node/bin/node show.js
