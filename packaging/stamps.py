"""Remembers what has been prepared already, in small files inside `.venv`.

A stamp of packages holds the Python version and the very text of the pinned requirements, so it is
valid exactly as long as neither changed. A stamp of a platform says that Qt started there. This
runs at every start, before anything else: it must cost next to nothing.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
REQUIREMENTS = {"runtime": "requirements.txt", "dev": "requirements-dev.txt"}
PLATFORMS = ("offscreen", "window")
UNSEEN = {
    *("--smoke", "--version", "--help", "-h", "--kernel"),
    *("--install-desktop", "--remove-desktop"),
}
"""The options with which the program opens no window."""


def is_ready(packages: str, platform: str) -> bool:
    """Returns whether nothing is left to prepare."""
    return is_installed(packages) and is_proven(platform) and not stale_translations()


def requirements(packages: str) -> Path:
    """Returns the file with the pinned requirements of a set of packages."""
    return ROOT / "packaging" / REQUIREMENTS[packages]


def is_installed(packages: str) -> bool:
    """Returns whether the environment holds the packages as they are pinned now, for this
    Python.
    """
    stamp = _stamp(packages)
    return Path(PYTHON).exists() and stamp.exists() and stamp.read_text() == _wanted(packages)


def is_proven(platform: str) -> bool:
    """Returns whether Qt has been seen to start on the platform."""
    return _stamp(platform).exists()


def note_installed(packages: str) -> None:
    """Records that the packages are installed; the tools' set includes the game's."""
    for name in _parts(packages):
        _stamp(name).write_text(_wanted(name))


def note_proven(platform: str) -> None:
    """Records that Qt starts on the platform."""
    _stamp(platform).touch()


def forget() -> None:
    """Removes all stamps, before something that they describe changes."""
    for name in (*REQUIREMENTS, *PLATFORMS):
        _stamp(name).unlink(missing_ok=True)


def stale_translations() -> list[tuple[Path, Path]]:
    """Returns the translation sources that changed since they were compiled, each with its
    target.
    """
    pairs = [(path, path.with_suffix(".qm")) for path in (ROOT / "translations").glob("*.ts")]
    return [(source, target) for source, target in pairs if _time(target) < _time(source)]


def _time(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def _stamp(name: str) -> Path:
    return VENV / f"ready-{name}"


def _parts(packages: str) -> tuple[str, ...]:
    return ("runtime", "dev") if packages == "dev" else (packages,)


def _wanted(packages: str) -> str:
    pins = (requirements(name).read_text() for name in _parts(packages))
    return "python {}.{}\n".format(*sys.version_info[:2]) + "".join(pins)
