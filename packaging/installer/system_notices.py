"""The licences of libraries that a bundle takes along from the Debian system that builds it."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

DOCUMENTS = Path("/usr/share/doc")
FOLDER = "canasta_gui/assets/licences/system"


def system_notices(libraries: Iterable[str]) -> list[tuple[str, str]]:
    """Files with the terms of these libraries, each with its place in the bundle.

    Only for libraries of the system, and only where the system is a Debian: nothing elsewhere.
    """
    if shutil.which("dpkg-query") is None:
        return []
    packages = {name for library in libraries for name in packages_of(library)}
    found = ((name, DOCUMENTS / name / "copyright") for name in sorted(packages))
    return [(str(path), f"{FOLDER}/{name}.txt") for name, path in found if path.exists()]


def packages_of(library: str) -> set[str]:
    """The packages that brought a file; none for a file of nobody."""
    path = str(Path(library).resolve())
    # A Debian knows its libraries below /lib, whatever that links to.
    for known in (path, path.removeprefix("/usr")):
        asked = subprocess.run(
            ["dpkg-query", "--search", known], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            owners = asked.stdout.rpartition(": ")[0].split(", ")
            return {owner.partition(":")[0] for owner in owners}
    return set()
