"""Builds numpy without OpenBLAS from its pinned source, for the built program on Linux.

The wheel brings 28 MB of OpenBLAS and Fortran. The program multiplies matrices of at most a few
hundred rows for 3 in 100 of the time of a decision; numpy's own loops cost 1 in 100 more. Needs a C
and a C++ compiler; numpy's sources bring the rest. Built once for each version.
"""

import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import environment

COMPILERS = ("cc", "c++")
MISSING = "numpy goes in with OpenBLAS (28 MB more): there is no {tool} here."
FAILED = "numpy goes in with OpenBLAS (28 MB more): it could not be built; the lines above say why."
_OPTIONS = ("-Dblas=none", "-Dlapack=none", "-Dallow-noblas=true")


def build_numpy(place: Path) -> Path | None:
    """Returns the folder with a package `numpy` without OpenBLAS; None if it cannot be built
    here.
    """
    target = place / f"{sys.implementation.cache_tag}-{version('numpy')}"
    if target.is_dir():
        return target
    missing = [tool for tool in COMPILERS if shutil.which(tool) is None]
    if missing:
        print(MISSING.format(tool=missing[0]))
        return None
    unfinished = target.with_suffix(".new")
    shutil.rmtree(unfinished, ignore_errors=True)
    if subprocess.run(_command(unfinished), check=False).returncode:
        print(FAILED)
        return None
    return unfinished.rename(target)


def _command(target: Path) -> list[str]:
    """Returns the installer's command that builds the pinned version from its source."""
    settings = [f"--config-settings=setup-args={option}" for option in _OPTIONS]
    wanted = ["--no-deps", "--no-binary=numpy", f"--target={target}", f"numpy=={version('numpy')}"]
    installer = environment.uv_command() and [*environment.uv_command(), "pip"]
    return [*(installer or environment.pip_command()), "install", *settings, *wanted]
