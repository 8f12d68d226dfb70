#!/usr/bin/env bash
# eSpeak NG 1.52.0 (espeakng-loader 0.2.4): in ten languages the minus sign of a number is not spoken. Expected: a
# number below zero, "-150", is heard as one, as the same library says it in English, German, Italian and ten more.
# Seen: the Spanish, French, Polish, Russian, Slovak, Slovenian, Danish, Bulgarian, Turkish and Catalan voices say
# "-150" and "150" with the very same sounds, alone and within a sentence. The typographer's minus (U+2212) is heard
# in all ten, in some as an English word, whereas the Portuguese voices, which say "-150" rightly, leave that one out.
# So neither sign is heard in every language, and a score that is read aloud turns a loss into a gain. No error is
# reported.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "espeakng-loader==0.2.4"
cat > "$place/show.py" <<'PYTHON'
from ctypes import CDLL, addressof, byref, c_char_p, c_void_p, create_string_buffer

import espeakng_loader

CHARS_UTF8, IPA = 1, 2
SILENT = ["bg", "ca", "da", "es", "fr", "pl", "ru", "sk", "sl", "tr"]
HEARD = ["cs", "de", "el", "en", "fi", "hu", "it", "nb", "nl", "pt", "pt-br", "ro", "sv"]

library = CDLL(espeakng_loader.get_library_path())
library.espeak_Info.restype = library.espeak_TextToPhonemes.restype = c_char_p
assert library.espeak_Initialize(1, 0, espeakng_loader.get_data_path().encode(), 0) > 0


def heard(language, text):
    """Returns the sounds of a text as the voice of a language says it."""
    assert library.espeak_SetVoiceByName(language.encode()) == 0
    letters = create_string_buffer(text.encode())
    rest = c_void_p(addressof(letters))
    said = []
    while rest.value:
        said.append(library.espeak_TextToPhonemes(byref(rest), CHARS_UTF8, IPA).decode())
    return " ".join(said)


def is_silent(language, number):
    """Returns whether a number below zero is heard like the one above, alone and in a sentence."""
    alone = heard(language, number) == heard(language, "150")
    within = heard(language, f"Ana: {number}.") == heard(language, "Ana: 150.")
    assert alone == within
    return alone


print(f"eSpeak NG {library.espeak_Info(None).decode()}")
silent = []
others = []
for language in SILENT + HEARD:
    usual = is_silent(language, "-150")
    typographic = is_silent(language, "\N{MINUS SIGN}150")
    print(f"{language}: -150 is /{heard(language, '-150')}/, 150 /{heard(language, '150')}/;", end=" ")
    print(f"the sign is silent as -: {usual}, as U+2212: {typographic}")
    silent += [language] if usual else []
    others += [language] if typographic else []
assert silent == SILENT
assert others == ["pt", "pt-br"]
PYTHON
"$place/venv/bin/python" "$place/show.py"
