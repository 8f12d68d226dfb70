#!/usr/bin/env bash
# fluent.runtime 0.4.0 (Python), beside @fluent/bundle 0.19.1 (JavaScript): which plural a number takes does not
# follow from how it is written. Expected: Unicode's rules count the digits that are seen, "1 point" and "1.0
# points" in English, and Fluent's guide has the options of NUMBER() decide it, too, as it is in JavaScript.
# Seen: with `minimumFractionDigits: 1` Python writes 1.0 and takes the form of 1; a `Decimal("1.0")` is written 1,
# without its digit, and takes the form of 1.0, "1 points". The same number as a `float` is "1 point", so a message
# changes with the type that a program counts in. No error is reported.
# Needs node and npm. Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "fluent.runtime==0.4.0"
(cd "$place" && npm install --silent --no-fund --no-audit "@fluent/bundle@0.19.1" > "$place/log" 2>&1)
cat > "$place/points.ftl" <<'FTL'
plain = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tenths = { NUMBER($n, minimumFractionDigits: 1) ->
    [one] { NUMBER($n, minimumFractionDigits: 1) } point
   *[other] { NUMBER($n, minimumFractionDigits: 1) } points
}
FTL
cat > "$place/show.py" <<'PYTHON'
import sys
from decimal import Decimal

from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open(sys.argv[1]).read()))
for message, number in (("plain", 1), ("plain", 1.0), ("plain", Decimal("1.0")), ("tenths", 1)):
    said, errors = bundle.format_pattern(bundle.get_message(message).value, {"n": number})
    assert not errors
    print(f"{message} {number!r}: {said}")
PYTHON
cat > "$place/show.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(process.argv[2], "utf8")));
for (const message of ["plain", "tenths"]) {
  const errors = [];
  const said = bundle.formatPattern(bundle.getMessage(message).value, { n: 1 }, errors);
  if (errors.length) throw errors[0];
  console.log(`${message} 1: ${said}`);
}
JS
python=$("$place/venv/bin/python" "$place/show.py" "$place/points.ftl")
javascript=$(node "$place/show.mjs" "$place/points.ftl")
printf 'Python:\n%s\nJavaScript:\n%s\n' "$python" "$javascript"
[ "$python" = "plain 1: 1 point
plain 1.0: 1 point
plain Decimal('1.0'): 1 points
tenths 1: 1.0 point" ]
[ "$javascript" = "plain 1: 1 point
tenths 1: 1.0 points" ]
