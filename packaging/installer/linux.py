"""The tree that every Linux package installs: the built program, its command, its desktop files."""

import gzip
import os
import platform
import shutil
from pathlib import Path

from canasta_gui.command_line import make_parser
from canasta_gui.desktop.facts import NAME
from canasta_gui.desktop.man_page import man_pages
from engine.version import VERSION
from installer.desktop import write_desktop_files
from installer.product import AUTHORS, BUNDLE, ROOT

LIBRARIES = ("libGL.so.1", "libEGL.so.1")
"""The libraries that every desktop system has; all others are in the bundle."""
FONTS = "/etc/fonts/fonts.conf"
"""The fontconfig file of the system, which lists fonts for other scripts."""
COPYRIGHT = f"""Canasta, its pictures and its sounds: MIT licence, {AUTHORS}.

{{licence}}
The licences of the libraries that come along lie in
/usr/lib/{NAME}/_internal/canasta_gui/assets/licences; the program shows them under Help, About.
"""


def stage(root: Path, bundle: Path = BUNDLE) -> None:
    """Fills an empty folder with all files as they are to be installed below ``/``."""
    usr = root / "usr"
    shutil.copytree(bundle, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    for command in ("canasta", "canasta-engine"):
        (usr / "bin" / command).symlink_to(f"../lib/{NAME}/canasta")
    write_desktop_files(usr / "share")
    for place, page in man_pages(make_parser, VERSION).items():
        _write_packed(usr / "share" / place, page)
    doc = usr / "share" / "doc" / NAME
    _write_packed(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (doc / "copyright").write_text(COPYRIGHT.format(licence=licence), encoding="utf-8")
    _allow_everybody_to_read(root)


def size_of(root: Path) -> int:
    """Returns the size in bytes of all files below a folder."""
    return sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir())


def libc_version() -> str:
    """Returns the version of this system's C library, the oldest that a bundle made here runs
    with.
    """
    return platform.libc_ver()[1]


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Fixed times give the same bytes on every run.
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _allow_everybody_to_read(root: Path) -> None:
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_run = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if is_run else 0o644)
