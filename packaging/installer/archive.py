"""The archive for other Linux systems, which is unpacked and installed by ``install.sh``."""

import platform
import shutil
import tarfile
import tempfile
from pathlib import Path

from canasta_gui.desktop.facts import NAME
from engine.version import VERSION

SCRIPT = Path(__file__).with_name("install.sh")


def build_archive(root: Path, folder: Path) -> Path:
    """Packs a staged tree with the script that installs it; returns the path of the archive."""
    stem = f"{NAME}-{VERSION}-linux-{platform.machine()}"
    target = folder / f"{stem}.tar.xz"
    with tempfile.TemporaryDirectory() as name:
        top = Path(name) / stem
        shutil.copytree(root / "usr", top, symlinks=True)
        shutil.copy(SCRIPT, top)
        with tarfile.open(target, "w:xz", preset=9) as archive:
            archive.add(top, stem, filter=_owned_by_root)
    return target


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Returns an entry without the user and group of the machine that packs it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
