#!/usr/bin/env bash
# eSpeak NG 1.52.0 (espeakng-loader 0.2.4), beside Babel 2.19.0: numbers that are parted as their language parts them
# are read as two. Expected: 12500, written as Unicode's locale data has it (12 500 with a no-break space, U+00A0 or
# U+202F), is heard as one number, as 12.500 is in German, Spanish and Italian and 12,500 in English. Seen: in French,
# Polish, Russian, Ukrainian, Czech, Slovak, Swedish, Norwegian, Finnish, Hungarian, Bulgarian and Estonian the voice
# says "twelve", then "five hundred". In eight of them a plain space, at which a line may break, is understood.
# Croatian reads its own full stop, 12.500, in another way than 12500, too. So what a program of today writes into a
# score is read aloud as two smaller numbers; without marks all of them say it rightly. No error is reported.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "espeakng-loader==0.2.4" "babel==2.19.0"
cat > "$place/show.py" <<'PYTHON'
from ctypes import CDLL, addressof, byref, c_char_p, c_void_p, create_string_buffer

import espeakng_loader
from babel.numbers import format_decimal

CHARS_UTF8, IPA = 1, 2
WHOLE = ["da", "de", "el", "en", "es", "it", "nl", "ro", "tr"]
PARTED = ["bg", "cs", "et", "fi", "fr", "hr", "hu", "nb", "pl", "ru", "sk", "sv", "uk"]
PLAIN_SPACE = ["bg", "et", "fi", "fr", "hu", "nb", "pl", "sv"]

library = CDLL(espeakng_loader.get_library_path())
library.espeak_Info.restype = library.espeak_TextToPhonemes.restype = c_char_p
assert library.espeak_Initialize(1, 0, espeakng_loader.get_data_path().encode(), 0) > 0


def heard(text):
    """Returns the sounds of a text as the chosen voice says it."""
    letters = create_string_buffer(text.encode())
    rest = c_void_p(addressof(letters))
    said = []
    while rest.value:
        said.append(library.espeak_TextToPhonemes(byref(rest), CHARS_UTF8, IPA).decode())
    return " ".join(said)


print(f"eSpeak NG {library.espeak_Info(None).decode()}")
whole, parted, plain = [], [], []
for language in WHOLE + PARTED:
    assert library.espeak_SetVoiceByName(language.encode()) == 0
    written = format_decimal(12500, locale=language)
    bare = heard("12500")
    print(f"{language}: {ascii(written)} is /{heard(written)}/, 12500 /{bare}/")
    (whole if heard(written) == bare else parted).append(language)
    if language in PARTED and heard("12 500") == bare:
        plain.append(language)
print(f"A plain space is understood in {plain}")
assert (whole, parted, plain) == (WHOLE, PARTED, PLAIN_SPACE)
PYTHON
"$place/venv/bin/python" "$place/show.py"
