"""Collects the licences of libraries that a bundle takes from the Debian system that builds it."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

DOCUMENTS = Path("/usr/share/doc")
FOLDER = "canasta_gui/assets/licences/system"


def system_notices(libraries: Iterable[str]) -> list[tuple[str, str]]:
    """Returns files with the terms of these libraries, each with its place in the bundle.

    Only libraries of the system count, and only on a Debian; elsewhere the list is empty.
    """
    if shutil.which("dpkg-query") is None:
        return []
    packages = {name for library in libraries for name in packages_of(library)}
    found = ((name, DOCUMENTS / name / "copyright") for name in sorted(packages))
    return [(str(path), f"{FOLDER}/{name}.txt") for name, path in found if path.exists()]


def packages_of(library: str) -> set[str]:
    """Returns the packages that contain a file; empty if none does."""
    path = str(Path(library).resolve())
    # Debian lists its libraries below /lib, whatever that links to.
    for known in (path, path.removeprefix("/usr")):
        asked = subprocess.run(
            ["dpkg-query", "--search", known], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            owners = asked.stdout.rpartition(": ")[0].split(", ")
            return {owner.partition(":")[0] for owner in owners}
    return set()
