"""Prepares the environment: makes `.venv`, installs packages, tries Qt, compiles translations.

Each step is skipped when its stamp is valid, and each failure ends in one line that says what to
do. Only `bootstrap.py` calls this, and only when something is missing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import stamps
import system
from qt_parts import remove_unused_parts

OFFLINE = "The packages could not be installed; the lines above say why. Is the network there?"


def prepare(packages: str, platform: str) -> None:
    """Makes ready what a verb needs.

    Raises:
        SystemExit: with a line for the person, when that is impossible here.
    """
    if not stamps.is_installed(packages):
        stamps.forget()
        make_environment()
        install(packages)
        unpack_binding()
        remove_unused_parts(binding_folder())
        stamps.note_installed(packages)
    if not stamps.is_proven(platform):
        system.ensure_qt(stamps.PYTHON, platform)
        stamps.note_proven(platform)
    compile_translations()


def make_environment() -> None:
    """Makes `.venv` for this Python unless one with a working pip is there."""
    if _is_this_version() and (uv_command() or pip_command()):
        return
    _say("Making .venv ...")
    uv = uv_command()
    if uv and not _run([*uv, "venv", "--clear", "--python", sys.executable, str(stamps.VENV)]):
        return
    if not _can_make_with_pip() and not _has_own_pip():
        system.install([system.venv_package()], "This Python cannot make environments")
    options = [] if _can_make_with_pip() else ["--without-pip"]
    if _run([sys.executable, "-m", "venv", "--clear", *options, str(stamps.VENV)]):
        raise SystemExit("Python could not make .venv; the lines above say why.")


def install(packages: str) -> None:
    """Installs a set of packages as pinned, every file checked against its hash."""
    _say("Installing the packages; only the first start takes this long ...")
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    wanted = ["--require-hashes", "--only-binary=:all:", "-r", str(stamps.requirements(packages))]
    uv = uv_command()
    if uv and not _run([*uv, "pip", "install", "--python", stamps.PYTHON, *quiet, *wanted]):
        return
    # This is used where uv is missing, or knows of no mirror that pip is set up for.
    pip = [*(pip_command() or _added_pip()), "--disable-pip-version-check", "install", "--no-input"]
    if _run([*pip, *quiet, *wanted]):
        raise SystemExit(OFFLINE)


def uv_command() -> list[str]:
    """Returns the command of uv, which installs ten times as fast; empty if it is missing."""
    path = shutil.which("uv")
    return [path] if path else []


def _added_pip() -> list[str]:
    """Returns the pip of `.venv` after adding it, because uv makes environments without one."""
    _run([stamps.PYTHON, "-m", "ensurepip"])
    return [stamps.PYTHON, "-m", "pip"]


def unpack_binding() -> None:
    """Unpacks the Python files of Qt's binding, which otherwise every start compiles anew."""
    environment = {**os.environ, "SBK_EMBED": "0"}
    subprocess.run([stamps.PYTHON, "-c", "import shiboken6"], env=environment, check=False)


def binding_folder() -> Path:
    """Returns the folder of the package PySide6 in `.venv`."""
    asked = "import sysconfig; print(sysconfig.get_path('platlib'))"
    command = [stamps.PYTHON, "-c", asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip()) / "PySide6"


def pip_command() -> list[str]:
    """Returns a pip that installs into `.venv`: its own, or this Python's; empty without either."""
    own = [stamps.PYTHON, "-m", "pip"]
    from_outside = [sys.executable, "-m", "pip", "--python", stamps.PYTHON]
    working = [pip for pip in (own, from_outside) if _works([*pip, "--version"])]
    return working[0] if working else []


def compile_translations() -> None:
    """Compiles changed translation sources; where that fails the program stays English."""
    for source, target in stamps.stale_translations():
        if _run([stamps.PYTHON, "packaging/tasks.py", "compile", str(source), str(target)]):
            _say(f"{source.name} could not be compiled; the lines above say why.")


def _is_this_version() -> bool:
    probe = "import sys; sys.exit(sys.version_info[:2] != ({}, {}))"
    return _works([stamps.PYTHON, "-c", probe.format(*sys.version_info[:2])])


def _can_make_with_pip() -> bool:
    return _works([sys.executable, "-c", "import venv, ensurepip"])


def _has_own_pip() -> bool:
    can_aim = [sys.executable, "-m", "pip", "--python", sys.executable, "--version"]
    return _works([sys.executable, "-c", "import venv"]) and _works(can_aim)


def _works(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _run(command: list[str]) -> int:
    return subprocess.run(command, check=False).returncode


def _say(text: str) -> None:
    print(text, flush=True)
