#!/usr/bin/env bash
# ICU 77.1 (pyicu-wheels 2.15.2), beside Babel 2.19.0, both with Unicode's locale data: number words of two languages
# are spelt with letters that the language does not have. Expected: the words a reader, a search and a voice know,
# in the letters of the locale data itself. Seen: in Belarusian the word for one, in 99 of the numbers below 1100,
# mixes Cyrillic with the Latin i (U+0069), which looks the same as the Cyrillic one (U+0456); in no other language are
# the two mixed. In Romanian six, seven and every "and" (22, 35) have s with a cedilla (U+015F), the letter of Turkish,
# whereas the word by which the same data joins a list has s with a comma below (U+0219). So a score in words is not
# found when it is typed, and compatibility normalization (NFKC) makes neither the right letter. No error is reported.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "pyicu-wheels==2.15.2" "babel==2.19.0"
cat > "$place/show.py" <<'PYTHON'
import re
import unicodedata

import icu
from babel import Locale
from babel.lists import format_list

CEDILLA, COMMA = "\N{LATIN SMALL LETTER S WITH CEDILLA}", "\N{LATIN SMALL LETTER S WITH COMMA BELOW}"
LATIN_I, CYRILLIC_I = "i", "\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I}"


def words(language, numbers):
    """Returns the words of numbers in a language."""
    spell = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(language))
    return {word for number in numbers for word in re.findall(r"\w+", spell.format(number))}


def scripts(word):
    return {unicodedata.name(letter).split()[0] for letter in word if letter.isalpha()}


print(f"ICU {icu.ICU_VERSION}")
mixed = {}
for language in sorted(icu.Locale.getAvailableLocales()):
    if "_" not in language:
        found = {word for word in words(language, range(1100)) if {"LATIN", "CYRILLIC"} <= scripts(word)}
        if found:
            mixed[language] = found
for language, found in mixed.items():
    print(language, len(found), sorted(found)[:3])
assert list(mixed) == ["be"] and len(mixed["be"]) == 1 and all(LATIN_I in word for word in mixed["be"])
(one,) = mixed["be"]
assert sum(one in words("be", [number]) for number in range(1100)) == 99
months = "".join(Locale("be").months["format"]["wide"].values())
assert CYRILLIC_I in months and LATIN_I not in months
assert all(LATIN_I in unicodedata.normalize("NFKC", word) for word in mixed["be"])

romanian = words("ro", range(1100))
joined = format_list(["1", "2"], locale="ro")
print("ro", sorted(word for word in romanian if CEDILLA in word), ascii(joined))
assert any(CEDILLA in word for word in romanian) and not any(COMMA in word for word in romanian)
assert COMMA in joined and unicodedata.normalize("NFKC", CEDILLA) == CEDILLA
PYTHON
"$place/venv/bin/python" "$place/show.py"
