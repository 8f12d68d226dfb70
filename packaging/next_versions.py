"""Tests the program with versions that are not pinned: newer packages, or a newer Python.

python packaging/next_versions.py newest|coming|next-python

``newest`` takes the newest releases in the ranges of `pyproject.toml`, ``coming`` also what is not
released yet, ``next-python`` disregards the ranges for Python and installs whatever is there.
Makes ``build/next`` and runs the tests in it. Its status is that of the first step that failed.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import rmtree

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "next"
OPTIONS = {"newest": [], "coming": ["--pre"], "next-python": ["--pre", "--ignore-requires-python"]}


def main(kind: str) -> int:
    """Installs and tests; returns 0 if everything passed."""
    rmtree(PLACE, ignore_errors=True)
    python = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    options = [*OPTIONS[kind], "--upgrade", "--only-binary=:all:"]
    tasks = ROOT / "packaging" / "tasks.py"
    steps = [
        [sys.executable, "-m", "venv", PLACE],
        [python, "-m", "pip", "install", *options, *wanted()],
        *([python, tasks, "compile", ts, ts.with_suffix(".qm")] for ts in languages()),
        [python, "-m", "canasta_gui", "--smoke", "--data", PLACE / "data"],
        [python, "-m", "pytest", "-n", "2", "--dist", "worksteal"],
    ]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    results = (subprocess.run(step, cwd=ROOT, env=environment, check=False) for step in steps)
    return next((result.returncode for result in results if result.returncode), 0)


def wanted() -> list[str]:
    """Returns the packages of the program and its tests, with their ranges."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]


def languages() -> list[Path]:
    """Returns the sources of the translations."""
    return sorted((ROOT / "translations").glob("*.ts"))


if __name__ == "__main__":
    if sys.argv[1:] not in [[kind] for kind in OPTIONS]:
        raise SystemExit(f"usage: next_versions.py {'|'.join(OPTIONS)}")
    sys.exit(main(sys.argv[1]))
