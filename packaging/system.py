"""Checks what the system must provide: the shared libraries that Qt loads, and parts of Python.

On a Debian-like system and as root they are installed; otherwise they are named, so that one
command of the person's own installs them.

sudo python3 packaging/system.py

installs them beforehand, where everything else is done by somebody who is not root.
"""

import os
import subprocess
import sys
from pathlib import Path

PROBE = """
from PySide6.QtWidgets import QApplication
import PySide6.QtNetwork, PySide6.QtSvg
QApplication([])
"""


def ensure_qt(python: str, platform: str) -> None:
    """Sees Qt start in a process of its own, installing the libraries that it lacks.

    Raises:
        SystemExit: with a line for the person, when Qt does not start.
    """
    error = qt_error(python, platform)
    if error and (packages := missing_packages(platform)):
        install(packages, "Qt needs libraries of the system")
        error = qt_error(python, platform)
    if "could not connect to display" in error:
        raise SystemExit("The screen cannot be reached; `make demo` draws a game into pictures.")
    if error:
        raise SystemExit(f"Qt does not start here:\n{error}")


def qt_error(python: str, platform: str) -> str:
    """Returns Qt's message if it fails to start on the platform; empty if it starts."""
    environment = dict(os.environ)
    if platform == "offscreen":
        environment["QT_QPA_PLATFORM"] = "offscreen"
    probe = subprocess.run(
        [python, "-c", PROBE], env=environment, capture_output=True, text=True, check=False
    )
    status = f"it ended with status {probe.returncode}"
    return "" if probe.returncode == 0 else probe.stderr.strip() or status


def missing_packages(platform: str) -> list[str]:
    """Returns the Debian packages of the libraries that cannot be loaded; empty off Linux."""
    # This is imported here, since other users of this module may lack the program on their path.
    from canasta_gui.no_window import missing_libraries

    return [*missing_libraries(for_window=platform == "window").values()]


def install(packages: list[str], reason: str) -> None:
    """Installs Debian packages as root.

    Raises:
        SystemExit: naming them, when this person may not or the system has no apt.
    """
    names = " ".join(packages)
    if not has_apt():
        raise SystemExit(f"{reason}. Please install what Debian calls: {names}")
    if not is_root():
        raise SystemExit(f"{reason}. Please run: sudo apt-get install {names}")
    print(f"{reason}; installing {names} ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        apt = ["apt-get", "-qq", *command]
        done = subprocess.run(apt, env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout, done.stderr, sep="", file=sys.stderr)


def has_apt() -> bool:
    """Returns whether this system has apt."""
    return Path("/usr/bin/apt-get").exists()


def is_root() -> bool:
    """Returns whether this person may install system packages without asking."""
    return sys.platform != "win32" and os.geteuid() == 0


def main() -> None:
    """Installs the libraries that Qt lacks for a window."""
    sys.path.append(str(Path(__file__).resolve().parent.parent))
    if packages := missing_packages("window"):
        install(packages, "Qt needs libraries of the system")


def venv_package() -> str:
    """Returns the Debian package that lets this Python make environments."""
    return "python{}.{}-venv".format(*sys.version_info[:2])


if __name__ == "__main__":
    main()
