"""Tests the built program: starts it without a screen, lets it play a deal and save, and ends it.

It must end with status 0, print nothing at all, and leave a saved match behind.
"""

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from compiled_engine import LIBRARY

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("canasta/canasta", "canasta/canasta.exe", "Canasta.app/Contents/MacOS/canasta")
PATIENCE = 300.0
"""The time in seconds after which the program counts as stuck."""
SOUND = "_miniaudio"
"""The library through which sounds are played, which is not there for every system."""
HARMLESS = ("This plugin does not support propagateSizeHints()",)
"""Messages of Qt that only mean the lack of a screen."""


def main() -> int:
    """Tests the program below ``dist``; returns 0 if it works."""
    program = next(path for path in (ROOT / "dist" / name for name in PLACES) if path.exists())
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        began = time.monotonic()
        complaint = complaint_about(program, "--smoke", "--data", str(data))
        seconds = time.monotonic() - began
        if not any((data / "matches").glob("*")):
            complaint += "it saved nothing\n"
        kernel = run(program, "--kernel").stdout.strip()
        if kernel != (expected := kernel_within(program.parent)):
            complaint += f"it said of its players: {kernel}, and not: {expected}\n"
        if find_spec(SOUND) and not any(program.parent.parent.rglob(f"{SOUND}.*")):
            complaint += "it has no library for sounds\n"
        start = run(program, "--time-start", "--data", str(data)).stdout.strip()
    megabytes = sum(path.lstat().st_size for path in program.parent.rglob("*")) / 1e6
    print(f"{program.relative_to(ROOT)}: {megabytes:.0f} MB; {start}; {kernel};", end=" ")
    print(f"a deal played and saved in {seconds:.1f} s")
    print(complaint, end="", file=sys.stderr)
    return 1 if complaint else 0


def kernel_within(folder: Path) -> str:
    """Returns the line that the program should print about its players, by the files in its
    folder.
    """
    is_compiled = any(folder.parent.rglob(f"{LIBRARY}__mypyc*"))
    return f"kernel: {'compiled' if is_compiled else 'plain'}"


def complaint_about(program: Path, *arguments: str) -> str:
    """Returns what is wrong with a run of the program, by its status and output; empty if nothing
    is.
    """
    try:
        done = run(program, *arguments)
    except subprocess.TimeoutExpired:
        return f"it was not done after {PATIENCE:.0f} s\n"
    status = f"it ended with status {done.returncode}\n" if done.returncode else ""
    said = [line for line in (done.stdout + done.stderr).splitlines() if line not in HARMLESS]
    return status + "".join(f"it said: {line}\n" for line in said)


def run(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program without a screen and without anybody answering.

    Raises:
        TimeoutExpired: when it is not done within ``PATIENCE``.
    """
    return subprocess.run(
        [program, *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main())
