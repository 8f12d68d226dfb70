#!/usr/bin/env bash
# num2words 0.5.14, beside ICU (pyicu-wheels 2.15.2): a number below zero has the words of another one in two
# languages, and none in five. Expected: "minus two", as 49 of its 56 languages and variants have it, and as ICU
# spells it in Vietnamese, Polish, Czech, Slovak and Amharic, too. Seen: in Vietnamese -2 is "mười tám", eighteen, and
# -20 is zero, because the words of 0 to 19 are a list, which is read from its end; below that IndexError is raised.
# In Bengali -2 is "two", without a sign. In Polish, Czech and Slovak ValueError is raised ("invalid literal for int()
# with base 10: '-'"), in Amharic TypeError, in Chechen KeyError, for every number below zero. So a loss that is told
# in words is a gain, in languages that few of those who build the program can read.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "num2words==0.5.14" "pyicu-wheels==2.15.2"
cat > "$place/show.py" <<'PYTHON'
import importlib.metadata

import icu
from num2words import num2words

ERRORS = (IndexError, KeyError, TypeError, ValueError)


def words(number, language):
    """Returns a number in words, or the name of the error."""
    try:
        return num2words(number, lang=language)
    except ERRORS as error:
        return type(error).__name__


def by_icu(number, language):
    rules = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(language))
    return rules.format(number)


print("num2words", importlib.metadata.version("num2words"), "ICU", icu.ICU_VERSION)
for language in ("vi", "bn", "pl", "cs", "sk", "am", "ce", "de", "fr", "ru"):
    row = [words(number, language) for number in (2, -2, -20, -21)]
    print(f"{language}: 2, -2, -20 and -21 are {row}")
for language in ("vi", "pl", "cs", "sk", "am"):
    print(f"by ICU, {language}: 2 and -2 are {by_icu(2, language)} and {by_icu(-2, language)}")
    assert by_icu(-2, language) not in (by_icu(number, language) for number in range(200))

for number in range(-20, 0):
    assert words(number, "vi") == words(number % 20, "vi")
assert words(-2, "vi") == words(18, "vi") == "mười tám"
assert words(-20, "vi") == words(0, "vi")
assert words(-21, "vi") == words(-150, "vi") == "IndexError"
assert all(words(-number, "bn") == words(number, "bn") for number in range(1, 150))
for language in ("pl", "cs", "sk"):
    assert {words(-number, language) for number in (1, 20, 150)} == {"ValueError"}
assert {words(-number, "am") for number in (1, 20, 150)} == {"TypeError"}
assert {words(-number, "ce") for number in (1, 20, 150)} == {"KeyError"}
for language in ("de", "fr", "ru"):
    assert words(-2, language).replace(words(2, language), "").strip() in ("minus", "moins", "минус")
PYTHON
"$place/venv/bin/python" "$place/show.py"
