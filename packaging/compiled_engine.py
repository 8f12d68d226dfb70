"""Compiles the time-critical part of the engine for the built program.

Everywhere else the same files run as Python, with the same choices; compiled (by mypyc, which needs
a C compiler) they take less time. Compiled once for each version of them.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
TABLE = (
    *("engine/shapes.py", "engine/ruleset/laws.py", "engine/*laws.py"),
    *("engine/kernel/*.py", "engine/ai/policy/*.py"),
)
"""The modules of the table on counts, which the players' search uses."""
PARTS = (
    *TABLE,
    "engine/rules/laying/*.py",
    *("engine/scoring.py", "engine/values.py"),
    *("engine/ai/game_kind.py", "engine/ai/style.py"),
    *("engine/ai/search/opponents.py", "engine/ai/search/worlds.py"),
    *("engine/ai/search/candidates.py", "engine/ai/search/candidate_trials.py"),
    "engine/ai/search/trial_rows.py",
    "engine/ai/search/*features.py",
)
"""The modules that are compiled. Other files stay Python: they cost little, or have a dataclass
with slots, a cached property or type variables, which mypyc does not compile.
"""
LIBRARY = "canasta_engine"
THOROUGH, QUICK = "3", "0"
"""The C compiler's optimisation levels: for the program, and for tests of correctness only."""
PLAIN = "The engine goes in as Python, and players think for longer; the lines above say why."
DEALS = 2
_SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
target, level, name, *files = sys.argv[1:]
options = [f"--cache-dir={target}/types", "--follow-imports=silent", *files]
modules = mypycify(options, opt_level=level, group_name=name, target_dir=f"{target}/c")
if sys.platform != "win32":
    # What no other library may replace can be called at once, or put where it is called.
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
places = [f"--build-lib={target}/lib", f"--build-temp={target}/o"]
setup(name=name, ext_modules=modules, packages=[], script_args=["-q", "build_ext", *places])
"""


def build_engine(
    place: Path, parts: Sequence[str] = PARTS, level: str = THOROUGH, setup: str = _SETUP
) -> Path | None:
    """Returns the folder of the compiled modules, which lie as in the source tree.

    Returns None if they cannot be made. One library beside `engine` holds all; the modules only
    load it.
    """
    sources = sources_of(parts)
    target = place / f"{sys.implementation.cache_tag}-{_digest(sources, level)}"
    if not target.is_dir():
        unfinished = target.with_suffix(".new")
        rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        command = [sys.executable, "-c", setup, str(unfinished), level, LIBRARY, *sources]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            print(PLAIN)
            return None
        unfinished.rename(target)
    return target / "lib"


def sources_of(parts: Sequence[str]) -> list[str]:
    """Returns the files to compile, relative to the root of the project."""
    found = {path.relative_to(ROOT).as_posix() for part in parts for path in ROOT.glob(part)}
    return sorted(name for name in found if not name.endswith("__init__.py"))


def modules_of(sources: Sequence[str]) -> set[str]:
    """Returns the names of the modules in these files."""
    return {name.removesuffix(".py").replace("/", ".") for name in sources}


def compare_choices(built: Path, place: Path, deals: int = DEALS) -> str:
    """Returns the differences between the choices of the compiled engine and of the plain one.

    The text is empty if there are none. ``place`` is a folder for a copy of the engine.
    """
    copytree(ROOT / "engine", place / "engine", dirs_exist_ok=True)
    copytree(built, place, dirs_exist_ok=True)
    return _differences(_choices(place, deals), _choices(ROOT, deals))


def _differences(compiled: list[str], of_sources: list[str]) -> str:
    (kind, *found), (plain, *wanted) = compiled, of_sources
    if (kind, plain) != ("compiled", "plain"):
        return f"there were to be a compiled and a plain engine, not {kind} and {plain}\n"
    pairs = zip(found, wanted, strict=False)
    different = next((pair for pair in pairs if pair[0] != pair[1]), None)
    if different is None and len(found) == len(wanted) > 0:
        return ""
    return f"the compiled engine chooses otherwise: {different}\n"


def _choices(root: Path | None, deals: int) -> list[str]:
    """Returns the lines that `compiled_choices.py` prints with the engine below a folder, or with
    the installed one.
    """
    command = [sys.executable, str(ROOT / "packaging" / "compiled_choices.py"), str(deals)]
    paths = {**os.environ, "PYTHONPATH": str(root or "")}
    done = subprocess.run(command, env=paths, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def _digest(sources: Sequence[str], level: str) -> str:
    """Returns a short digest of everything that the result depends on."""
    state = hashlib.sha256(f"{version('mypy')} {level} {_SETUP}".encode())
    for name in sources:
        state.update(name.encode() + (ROOT / name).read_bytes())
    return state.hexdigest()[:16]


def compare_installed(deals: int = DEALS) -> str:
    """Returns the differences between the choices of the installed engine and of the plain one;
    empty if there are none, and the installed one is compiled.
    """
    return _differences(_choices(None, deals), _choices(ROOT, deals))


def main(arguments: Sequence[str]) -> int:
    """Checks that the engine of the built program, or with ``--installed`` the one of a wheel,
    chooses as the plain one; returns 0 if it does.
    """
    if arguments:
        complaint = compare_installed()
        print(
            complaint or "the installed engine is compiled and chooses as the plain one\n", end=""
        )
        return 1 if complaint else 0
    built = build_engine(ROOT / "build" / "engine")
    if built is None:
        return 0
    with TemporaryDirectory() as place:
        complaint = compare_choices(built, Path(place))
    print(complaint or "the compiled engine chooses as the plain one\n", end="")
    return 1 if complaint else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
