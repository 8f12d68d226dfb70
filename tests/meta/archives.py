"""Unpacks archives as a user does."""

import subprocess
import sys
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """Unpacks a tar archive with the interpreter's command.

    The command is the same in every version; `TarFile.extractall` accepts `filter` only from 3.11.4
    on and warns without it from 3.12 on.
    """
    subprocess.run([sys.executable, "-m", "tarfile", "-e", archive, folder], check=True)
