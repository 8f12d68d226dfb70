"""See the built program play: start it without a screen, let it play a deal and save, and leave.

It must end with status 0, print nothing at all, and leave a saved match behind.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("canasta/canasta", "canasta/canasta.exe", "Canasta.app/Contents/MacOS/canasta")
PATIENCE = 300.0
"""Seconds after which the program counts as stuck."""


def main() -> int:
    """Try the program below ``dist``; 0 when nothing is wrong with it."""
    program = next(path for path in (ROOT / "dist" / name for name in PLACES) if path.exists())
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        began = time.monotonic()
        complaint = run(program, data)
        seconds = time.monotonic() - began
        saved = [path.name for path in data.rglob("*") if path.is_file()]
    if not saved:
        complaint += "it saved nothing\n"
    megabytes = sum(path.lstat().st_size for path in program.parent.rglob("*")) / 1e6
    print(f"{program.relative_to(ROOT)}: {megabytes:.0f} MB, a deal played in {seconds:.1f} s")
    print(complaint, end="", file=sys.stderr)
    return 1 if complaint else 0


def run(program: Path, data: Path) -> str:
    """Let the program play a deal; what is wrong with how it did, or nothing."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CANASTA_DATA_DIR": str(data)}
    try:
        done = subprocess.run(
            [program, "--smoke", "--data", data],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it was not done after {PATIENCE:.0f} s\n"
    status = f"it ended with status {done.returncode}\n" if done.returncode else ""
    return status + "".join(
        f"it said: {line}\n" for line in (done.stdout + done.stderr).split("\n") if line
    )


if __name__ == "__main__":
    sys.exit(main())
