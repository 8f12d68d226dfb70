#!/usr/bin/env bash
# wcwidth 0.9.4 (PyPI), rich 15.0.0 and Unicode's own data in unicodedata: of the playing cards of Unicode one is two
# columns wide. Expected: the cards of one block (U+1F0A0 to U+1F0F5, drawn as one pack) have one width, so that hands
# printed below each other stand in columns. Seen: the black joker, U+1F0CF, is two columns wide, because it alone of
# the block is an emoji; the red joker, the white joker, the back and all others are one. A hand that holds it shifts
# what follows by a column, in every table that counts letters (len, str.ljust, format).
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "wcwidth==0.9.4" "rich==15.0.0"
cat > "$place/show.py" <<'PYTHON'
from importlib.metadata import version
from unicodedata import east_asian_width, name

from rich.cells import cell_len
from wcwidth import wcswidth, wcwidth

print(f"wcwidth {version('wcwidth')}, rich {version('rich')}")
cards = [chr(code) for code in range(0x1F0A0, 0x1F0F6) if name(chr(code), "")]
wide = [card for card in cards if wcwidth(card) == 2]
print(len(cards), "cards; two columns wide:", *map(name, wide))
assert len(cards) == 82
assert wide == ["\N{PLAYING CARD BLACK JOKER}"]
assert [card for card in cards if cell_len(card) == 2] == wide
assert [card for card in cards if east_asian_width(card) == "W"] == wide
for joker in ("RED", "BLACK"):
    hand = "\N{PLAYING CARD ACE OF SPADES}" + f"{chr(0x1F0BF if joker == 'RED' else 0x1F0CF)}"
    print(f"an ace and the {joker.lower()} joker: {len(hand)} letters, {wcswidth(hand)} columns")
    assert (len(hand), wcswidth(hand)) == (2, 2 + (joker == "BLACK"))
PYTHON
"$place/venv/bin/python" "$place/show.py"
