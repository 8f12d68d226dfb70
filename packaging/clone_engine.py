"""The compiled engine of a start from the sources: used if it is there, made once if not.

Each start through `bootstrap.py` asks `use`. What it finds compiled, of exactly these sources and
for this Python, is put before the sources on Python's path; otherwise `make_in_background` lets
`compile_clone.py` make it for later starts, where there is a C compiler. The choices of the
computer players are the same either way. Nothing here may fail or delay a start: whatever goes
wrong leaves the plain engine in use.

A compiled engine lies in ``build/clone-engine/KEY``: a copy of `engine` with the compiled modules
in it, which Python prefers, and ``SUMS`` with the digest of each of them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import stamps

BEGUN = (
    "Compiling the computer players in the background, once; from the next start they see further."
)
SUMS = "SUMS"
OFF = "CANASTA_COMPILE"
"""The variable that forbids compiling with the value ``no``, as it is forbidden where CI is set."""
GIVEN_UP = 3600.0
"""The age in seconds after which a job counts as ended, even if it left its mark."""
_DETACHED = 0x00000208
"""Windows: a process of its own group, without a console."""


def place() -> Path:
    """Returns the folder of everything that is compiled for starts from the sources."""
    return stamps.ROOT / "build" / "clone-engine"


def key() -> str:
    """Returns the name of the folder for these sources and this Python."""
    state = hashlib.sha256(sysconfig.get_platform().encode())
    for folder, inner, names in os.walk(stamps.ROOT / "engine"):
        inner[:] = sorted(set(inner) - {"__pycache__"})
        for name in sorted(names):
            state.update(name.encode())
            state.update((Path(folder) / name).read_bytes())
    return f"{sys.implementation.cache_tag}-{state.hexdigest()[:16]}"


def use(arguments: "list[str]") -> None:
    """Lets the program that is started next use the compiled engine, or has one made for later."""
    try:
        wanted = place() / key()
        if is_whole(wanted):
            put_before_sources(wanted)
        elif not ({*arguments} & {*stamps.UNSEEN, "--time-start"}) and make_in_background(wanted):
            print(BEGUN, flush=True)
    except OSError:
        pass  # a folder that may not be written, or a file that is gone: the plain engine runs


def is_whole(folder: Path) -> bool:
    """Returns whether a compiled engine is complete and as it was when it was made."""
    sums = folder / SUMS
    if not sums.is_file():
        return False
    lines = [line.partition("  ") for line in sums.read_text(encoding="utf-8").splitlines()]
    return bool(lines) and all(
        (folder / name).is_file() and digest(folder / name) == known for known, _, name in lines
    )


def digest(path: Path) -> str:
    """Returns the digest of a file, as ``SUMS`` holds it."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def put_before_sources(folder: Path) -> None:
    """Sets the variables by which Python finds the compiled engine before the one of the sources.

    Processes that the program starts find it by them, too.
    """
    paths = [str(folder), str(stamps.ROOT), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    os.environ["PYTHONSAFEPATH"] = "1"  # not the current folder first


def make_in_background(folder: Path) -> bool:
    """Begins to compile in a process of its own; returns whether it did.

    It does not where that is forbidden, there is no compiler, another start is at it, or an earlier
    try failed.
    """
    if os.environ.get(OFF) == "no" or os.environ.get("CI") or not has_compiler():
        return False
    folder.parent.mkdir(parents=True, exist_ok=True)
    if not take(folder.with_suffix(".begun")):
        return False
    begin(folder)
    return True


def begin(folder: Path) -> None:
    """Starts the job that compiles into a folder; it goes on when the program has ended."""
    job = Path(__file__).with_name("compile_clone.py")
    with folder.with_suffix(".log").open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [stamps.PYTHON, job, folder],
            cwd=stamps.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            creationflags=_DETACHED if os.name == "nt" else 0,
            start_new_session=os.name != "nt",
        )


def take(mark: Path) -> bool:
    """Returns whether this start is the one that compiles; the mark keeps all others from it.

    The job removes its mark at the end unless it failed: then it stays, and nothing is tried again
    until the sources change. A mark that an ended machine left counts for an hour.
    """
    if mark.exists() and not mark.read_bytes() and time.time() - mark.stat().st_mtime > GIVEN_UP:
        mark.unlink(missing_ok=True)
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def has_compiler() -> bool:
    """Returns whether there are a C compiler and Python's own headers."""
    names = ("cl",) if os.name == "nt" else ("cc", "gcc", "clang")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return header.is_file() and any(shutil.which(name) for name in names)
