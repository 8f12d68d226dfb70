#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), Linux: a dropped file whose URL names the computer it lies on is not found. The
# protocol for dragging in X11 (XDND) calls it an error to leave the name of the host out of `file://host/path`,
# and RFC 8089 says that `localhost` is the computer itself. Expected: `toLocalFile` gives the path. Seen:
# `//localhost/home/ann/a.canasta` and `//host/home/…`, paths of Windows' networks, which are found nowhere
# here; and `isLocalFile` is true for every host there is. A line of comment in the list, which RFC 2483
# allows (`# …`), becomes a URL of its own, without a path, so that "one file" counts as two. Python's own
# reading of such URLs, `urllib.request.url2pathname` behind `urlsplit`, gives the path. PySide6 6.5.3 and 6.12.0 do
# the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import sys
from pathlib import Path
from socket import gethostname
from urllib.parse import urlsplit
from urllib.request import url2pathname

from PySide6.QtCore import QMimeData, qVersion

file = Path(sys.argv[1], "a.canasta")
file.touch()


def dropped(*lines):
    data = QMimeData()
    data.setData("text/uri-list", "".join(f"{line}\r\n" for line in lines).encode())
    return data.urls()


for host in ("", "localhost", gethostname(), "elsewhere.example"):
    (url,) = dropped(f"file://{host}{file}")
    is_there = Path(url.toLocalFile()).exists()
    print(f"Qt {qVersion()}: host {host!r}: said to be local: {url.isLocalFile()}, found: {is_there}")
    assert url.isLocalFile() and is_there == (host == "")
    assert Path(url2pathname(urlsplit(f"file://{host}{file}").path)).exists()
listed = dropped("# from the file manager", f"file://{file}")
print("with a comment:", [url.toLocalFile() for url in listed])
assert [url.toLocalFile() for url in listed] == ["", str(file)]
PYTHON
"$place/venv/bin/python" "$place/show.py" "$place"
