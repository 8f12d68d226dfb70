#!/usr/bin/env bash
# msgspec 0.22.0: `msgspec.convert(value, A | B | C)` and `msgspec.json.decode(line, type=A | B | C)`
# work out the union anew with every call. Expected: the description of a type is prepared once, as it
# is for a single `Struct`, and a union of three tagged structs costs little more than one. Seen:
# about 18 times as long, growing with the members (a union of thirty: over 100 times); a
# `json.Decoder` of the same union, or a `Struct` with one field of it, pays once. So a reader
# that converts line after line to "one of these records" spends nearly all its time on the type.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "msgspec==0.22.0"
cat > "$place/time.py" <<'PYTHON'
from functools import reduce
from operator import or_
from timeit import repeat

import msgspec

records = [
    msgspec.defstruct(f"Record{number}", [("count", int)], tag=f"record-{number}")
    for number in range(30)
]
few, many = reduce(or_, records[:3]), reduce(or_, records)
value = {"type": "record-0", "count": 1}
line = msgspec.json.encode(value)
held = msgspec.defstruct("Held", [("value", few)])
decoder = msgspec.json.Decoder(few)


def nanoseconds(work):
    return min(repeat(work, number=2000, repeat=7)) / 2000 * 1e9


single = nanoseconds(lambda: msgspec.convert(value, records[0]))
union = nanoseconds(lambda: msgspec.convert(value, few))
large = nanoseconds(lambda: msgspec.convert(value, many))
field = nanoseconds(lambda: msgspec.convert({"value": value}, held))
decoded = nanoseconds(lambda: msgspec.json.decode(line, type=few))
prepared = nanoseconds(lambda: decoder.decode(line))
print(f"convert to one struct {single:.0f} ns, to one of three {union:.0f}, of thirty {large:.0f},")
print(f"to a struct with a field of three {field:.0f}; decode {decoded:.0f}, by a decoder {prepared:.0f}")
assert union > 6 * single and large > 4 * union
assert field < union / 4 and prepared < decoded / 6
PYTHON
"$place/venv/bin/python" "$place/time.py"
