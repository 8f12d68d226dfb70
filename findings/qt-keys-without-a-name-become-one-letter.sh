#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: QKeySequence writes keys that it has no name for as a letter
# of the Khmer script. Expected: a name each, a number, or nothing, and what was written is read as the same
# key again. Seen: AltGr, Compose, all dead keys (as ^ and ´ are on many keyboards) and some more, 53 keys, are
# written as the vowel U+17C4; Super, Hyper and the keys of direction as U+17C0. The keys are not equal, their
# texts are, and what is read from them is the key of that letter on Khmer keyboards. The field for a key,
# QKeySequenceEdit, takes AltGr alone for a choice (it waits for more after Shift, Ctrl, Alt and Meta), in an
# X11 window, too. PySide6 6.12.0 does the same; 6.5.3 wrote a question mark behind the letter.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from collections import Counter

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QKeySequenceEdit

application = QApplication([])
Key = Qt.Key


def written(key):
    """A key as text, as a program would keep it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def chosen(key):
    """What the field for a key takes when a key is pressed."""
    field = QKeySequenceEdit()
    press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    application.sendEvent(field, press)
    return field.keySequence().toString(QKeySequence.SequenceFormat.PortableText)


lost = [key for key in Key if QKeySequence(written(key)) != QKeySequence(key)]
texts = Counter(written(key) for key in lost)
dead = {written(key) for key in Key if key.name.startswith("Key_Dead_")}
known = [written(key) for key in (Key.Key_F12, Key.Key_Comma, Key.Key_Meta, Key.Key_CapsLock)]
field = {key.name: chosen(key) for key in (Key.Key_A, Key.Key_Shift, Key.Key_AltGr)}
print(f"Qt {qVersion()}: not the same when read again: {[(hex(ord(it)), n) for it, n in texts.items() if it]}")
print(f"dead keys {dead}, others {known}, the field {field}")
acute, tilde = Key.Key_Dead_Acute, Key.Key_Dead_Tilde
assert known == ["F12", ",", "Meta", "CapsLock"]
assert QKeySequence(acute) != QKeySequence(tilde) and written(acute) == written(tilde) == "\u17c4"
assert dead == {"\u17c4"} and texts["\u17c4"] == 53
assert written(Key.Key_Super_L) == written(Key.Key_Hyper_R) == "\u17c0"
assert field == {"Key_A": "A", "Key_Shift": "", "Key_AltGr": "\u17c4"}
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" -W ignore::DeprecationWarning "$place/show.py"
