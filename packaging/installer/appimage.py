"""The program as one file for any Linux, which is started without being installed."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

from canasta_gui.desktop.facts import NAME
from engine.version import VERSION
from installer.product import homepage

TOOL = "appimagetool"
MISSING = "No AppImage: there is no appimagetool here."
RUN = """#!/bin/sh
# Start what the name of this file, or of a link to it, asks for.
case $(basename "${ARGV0:-canasta}") in
    canasta-engine*) exec "$APPDIR/usr/bin/canasta-engine" "$@" ;;
esac
exec "$APPDIR/usr/bin/canasta" "$@"
"""


def build_appimage(root: Path, folder: Path) -> Path | None:
    """Packs a staged tree; returns the path of the file, or None without the tool for it."""
    tool = shutil.which(TOOL)
    if tool is None:
        print(MISSING)
        return None
    fill(root)
    machine = platform.machine()
    target = folder / f"{NAME}-{VERSION}-{machine}.AppImage"
    variables = {**os.environ, "ARCH": machine, "VERSION": VERSION}
    command = [tool, "--no-appstream", *update_options(), root, target]
    subprocess.run(command, check=True, env=variables, stdout=subprocess.DEVNULL)
    return target


def fill(root: Path) -> None:
    """Adds to a staged tree what makes an AppImage of it: the start, the entry and the icon."""
    share = root / "usr" / "share"
    run = root / "AppRun"
    run.write_text(RUN, encoding="utf-8")
    run.chmod(0o755)
    shutil.copy(share / "applications" / f"{NAME}.desktop", root)
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png"
    shutil.copy(icon, root)
    shutil.copy(icon, root / ".DirIcon")


def update_options() -> list[str]:
    """Returns the options that tell programs for updates where newer files are, if that is
    known.
    """
    found = re.fullmatch(r"https://github\.com/([^/]+)/([^/]+)", homepage())
    if not found:
        return []
    files = f"{NAME}-*{platform.machine()}.AppImage.zsync"
    return ["--updateinformation", f"gh-releases-zsync|{found[1]}|{found[2]}|latest|{files}"]
