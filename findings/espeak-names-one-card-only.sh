#!/usr/bin/env bash
# eSpeak NG 1.52.0 (espeakng-loader 0.2.4): of all playing cards of Unicode the black joker has a name that is spoken,
# and of the suits the filled ones. Expected: a voice that says "spade suit" for one sign of cards says something for
# the others of the same kind, or spells them. Seen, in twenty languages: ♠ ♥ ♦ ♣ and the black joker are heard by
# their names; the ace of spades, the king of spades, the red joker, and the outlined suits ♤ ♡ ♢ ♧, which many decks
# use for hearts and diamonds, are passed over without a sound. The Norwegian and the Ukrainian voice say none of
# them. No error is reported. A hand that is read from such signs is heard as its jokers alone.
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
SPEAKING = "bg ca cs da de el en es fi fr hu it nl pl pt pt-br ro ru sv tr".split()
SILENT = ["nb", "uk"]
JOKER, FILLED = "\N{PLAYING CARD BLACK JOKER}", "♠♥♦♣"
OTHERS = [
    *"♤♡♢♧",
    "\N{PLAYING CARD ACE OF SPADES}",
    "\N{PLAYING CARD KING OF SPADES}",
    "\N{PLAYING CARD RED JOKER}",
]

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


print(f"eSpeak NG {library.espeak_Info(None).decode()}")
for language in SPEAKING + SILENT:
    named = {sign: heard(language, sign) for sign in (*FILLED, JOKER)}
    others = [sign for sign in OTHERS if heard(language, sign)]
    print(f"{language}:", *(f"{sign} /{said}/" for sign, said in named.items()), "others:", others)
    assert all(map(bool, named.values())) is (language in SPEAKING)
    assert any(named.values()) is (language in SPEAKING)
    assert others == []
hand = "\N{PLAYING CARD ACE OF SPADES} \N{PLAYING CARD KING OF SPADES} " + JOKER
assert heard("en", hand) == heard("en", JOKER) == "dʒˈəʊkə"
PYTHON
"$place/venv/bin/python" "$place/show.py"
