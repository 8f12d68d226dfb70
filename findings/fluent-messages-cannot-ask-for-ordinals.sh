#!/usr/bin/env bash
# fluent.runtime 0.4.0 (Python) and @fluent/bundle 0.19.1 (JavaScript): NUMBER($place, type: "ordinal") does not
# choose by ordinal forms. Expected: 1st, 2nd, 3rd, 4th, as Fluent's guide shows with that very option
# ("Selectors"), and as Intl.PluralRules with the same option and Babel's `ordinal_form` choose. Seen: 2th and 3th
# in both. JavaScript takes the option out without an error and chooses as one counts, so that 1st is right and 21th
# is not; Python reports that it does not know the option and takes the last form for all, 1th. What a translator
# writes has no effect, therefore: in JavaScript the program can hand over a `FluentNumber` made with the option, in
# Python nothing.
# Needs node and npm. Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "fluent.runtime==0.4.0" "babel==2.19.0"
(cd "$place" && npm install --silent --no-fund --no-audit "@fluent/bundle@0.19.1" > "$place/log" 2>&1)
cat > "$place/place.ftl" <<'FTL'
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
FTL
cat > "$place/show.py" <<'PYTHON'
import sys

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open(sys.argv[1]).read()))
for number in (1, 2, 3, 4, 21):
    said, errors = bundle.format_pattern(bundle.get_message("place").value, {"n": number})
    form = Locale("en").ordinal_form(number)
    try:
        fluent_number(number, type="ordinal")
    except TypeError as error:
        assert "'type'" in str(error)
    else:
        raise AssertionError("a number of fluent.runtime knows ordinals")
    print(said, "errors:", *(type(error).__name__ for error in errors), "Babel:", form)
PYTHON
cat > "$place/show.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
const text = readFileSync(process.argv[2], "utf8");
bundle.addResource(new FluentResource(text));
bundle.addResource(new FluentResource(text.replace(/.*->/, "given = { $n ->")));
const rules = new Intl.PluralRules("en", { type: "ordinal" });
for (const number of [1, 2, 3, 4, 21]) {
  const errors = [];
  const said = bundle.formatPattern(bundle.getMessage("place").value, { n: number }, errors);
  const given = new FluentNumber(number, { type: "ordinal" });
  const chosen = bundle.formatPattern(bundle.getMessage("given").value, { n: given }, errors);
  console.log(`${said} errors: ${errors.length} Intl: ${rules.select(number)} given: ${chosen}`);
}
JS
python=$("$place/venv/bin/python" "$place/show.py" "$place/place.ftl")
javascript=$(node "$place/show.mjs" "$place/place.ftl")
printf 'Python:\n%s\nJavaScript:\n%s\n' "$python" "$javascript"
[ "$python" = "1th errors: TypeError Babel: one
2th errors: TypeError Babel: two
3th errors: TypeError Babel: few
4th errors: TypeError Babel: other
21th errors: TypeError Babel: one" ]
[ "$javascript" = "1st errors: 0 Intl: one given: 1st
2th errors: 0 Intl: two given: 2nd
3th errors: 0 Intl: few given: 3rd
4th errors: 0 Intl: other given: 4th
21th errors: 0 Intl: one given: 21st" ]
