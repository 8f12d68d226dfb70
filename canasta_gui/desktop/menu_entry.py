"""Puts the program into the menu of one person's desktop, and takes it away again.

For those who installed it by pip, pipx or uv, or start it from its sources or an AppImage: other
packages bring these files themselves.
"""

import gzip
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Final

from canasta_gui.desktop.facts import NAME
from canasta_gui.desktop.menu_files import write_file, write_menu_files

INSTALLED: Final = "Canasta is in the menu under Games. `canasta --remove-desktop` takes it away.\n"
REMOVED: Final = "Canasta is no longer in the menu. Your matches and settings are still there.\n"
LINUX_ONLY: Final = "Only a desktop of Linux has such a menu.\n"
NOT_WRITTEN: Final = "The menu entry cannot be written: {reason}.\n"
_PLACES: Final = (
    *(f"applications/{NAME}.desktop", f"mime/packages/{NAME}.xml"),
    *("man/man6/canasta.6.gz", "man/*/man6/canasta.6.gz"),
    f"icons/hicolor/*/apps/{NAME}.*",
)
_REFRESH: Final = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-t", "icons/hicolor"),
)


def change_menu(manuals: Mapping[str, str], *, is_install: bool) -> tuple[int, str]:
    """Adds, with manual pages by their places, or removes the entry of this person.

    Returns the exit status and what to say.
    """
    if not sys.platform.startswith("linux"):
        return 2, LINUX_ONLY
    share = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        if is_install:
            install(share, own_command(), manuals)
        else:
            remove(share)
    except OSError as error:
        return 1, NOT_WRITTEN.format(reason=error)
    _tell_desktop(share)
    return 0, INSTALLED if is_install else REMOVED


def install(share: Path, command: Iterable[str], manuals: Mapping[str, str]) -> None:
    """Writes all files below a person's folder for shared data."""
    write_menu_files(share, " ".join(map(quoted, command)))
    for place, manual in manuals.items():
        write_file(share / place, gzip.compress(manual.encode(), mtime=0))


def remove(share: Path) -> None:
    """Removes what `install` wrote; what is not there is no matter."""
    for place in _PLACES:
        for path in share.glob(place):
            path.unlink(missing_ok=True)


def own_command() -> list[str]:
    """Returns the command that starts this very installation, without its arguments."""
    if image := os.environ.get("APPIMAGE"):
        return [image]
    if getattr(sys, "frozen", False):
        return [sys.executable]
    started = which(sys.argv[0])
    if started and Path(started).name == "canasta":
        return [str(Path(started).absolute())]
    # From the sources, which are not on Python's path elsewhere.
    root = Path(__file__).resolve().parents[2]
    program = (
        f"import sys; sys.path.insert(0, {str(root)!r}); import canasta_gui.app as a; a.main()"
    )
    return [sys.executable, "-c", program]


def quoted(word: str) -> str:
    """Returns a word of a command as a menu entry wants it."""
    if re.fullmatch(r"[\w/.:+-]+", word):
        return word
    escaped = re.sub(r'(["`$\\])', r"\\\1", word)
    # The whole line is read as a text first, in which a backslash escapes as well.
    return '"{}"'.format(escaped.replace("\\", "\\\\").replace("%", "%%"))


def _tell_desktop(share: Path) -> None:
    """Lets the desktop read its files anew, where it has the tools for that."""
    for name, *options, place in _REFRESH:
        if (share / place).is_dir():
            command = [name, *options, share / place]
            with suppress(OSError):
                subprocess.run(command, check=False, capture_output=True)  # noqa: S603 - our own
