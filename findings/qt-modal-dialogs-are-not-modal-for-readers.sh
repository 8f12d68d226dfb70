#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: the accessible state of a modal `QDialog` or
# `QMessageBox` does not say `modal`, before it is shown or after, window-modal or
# application-modal. `QAccessible::State` has that bit, and the bridge to AT-SPI hands it on where
# an interface of one's own sets it; so a reader is not told that what lies behind cannot be used.
# Expected: `modal` is set while `isModal()` is true. Seen: it is never set.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox


def told(dialog):
    return bool(QAccessible.queryAccessibleInterface(dialog).state().modal)


application = QApplication([])
window = QMainWindow()
window.show()
seen = []
for kind in (QDialog, QMessageBox):
    for modality in (Qt.WindowModality.WindowModal, Qt.WindowModality.ApplicationModal):
        dialog = kind(window)
        dialog.setWindowModality(modality)
        before = told(dialog)
        dialog.show()
        application.processEvents()
        assert dialog.isModal() and dialog.isVisible()
        seen += [before, told(dialog)]
        dialog.close()
print(f"Qt {qVersion()}: modal dialogs say modal to readers: {seen}")
assert not any(seen)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
