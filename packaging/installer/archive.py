"""The archive for every other Linux: unpack it, run ``install.sh``."""

import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.product import NAME, VERSION

SCRIPT = Path(__file__).with_name("install.sh")


def build_archive(root: Path, folder: Path) -> Path:
    """Pack a staged tree with the script that installs it; the path of the archive."""
    stem = f"{NAME}-{VERSION}-linux-{platform.machine()}"
    target = folder / f"{stem}.tar.xz"
    with tempfile.TemporaryDirectory() as name:
        top = Path(name) / stem
        shutil.copytree(root / "usr", top, symlinks=True)
        shutil.copy(SCRIPT, top)
        owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
        subprocess.run(["tar", "-C", name, *owner, "-cJf", target, stem], check=True)
    return target
