#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): QSaveFile, whose documentation promises that an existing file is not
# lost, opens and commits at the path of a named pipe without an error, and leaves a regular file in
# its place: whoever reads from the pipe waits for ever. A symbolic link, in contrast, stays, and the
# file that it leads to is replaced. So a program that lets people choose where to save has to ask
# itself what lies there.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
mkfifo "$place/pipe"
echo old > "$place/target"
ln -s "$place/target" "$place/link"
cat > "$place/show.py" <<'PYTHON'
import sys
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile, qVersion

folder = Path(sys.argv[1])


def save(path):
    file = QSaveFile(str(path))
    assert file.open(QIODevice.OpenModeFlag.WriteOnly)
    file.write(b"new\n")
    return file.commit()


assert save(folder / "pipe") and save(folder / "link")
print(f"Qt {qVersion()}: the pipe is a pipe: {(folder / 'pipe').is_fifo()}, "
      f"the link is a link: {(folder / 'link').is_symlink()}")
assert not (folder / "pipe").is_fifo() and (folder / "pipe").is_file()
assert (folder / "link").is_symlink() and (folder / "target").read_text() == "new\n"
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py" "$place"
