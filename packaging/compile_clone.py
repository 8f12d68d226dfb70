"""Compiles the engine for later starts from the sources; `clone_engine.py` begins this job.

python packaging/compile_clone.py FOLDER

The compiler mypyc is installed beside the result, as pinned, where `.venv` does not have it. The
result gets its name when it is complete and was seen to be imported, so that no start finds half of
it. Older results of the same Python are removed.
"""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

import clone_engine
import environment
import stamps

COMPILER = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools")
"""The pinned packages of which the compiler consists, besides what the program has."""
PROBE = "from engine.kernel.compiled import is_compiled as is_it; raise SystemExit(not is_it())"
BUILD = (
    "import sys; from pathlib import Path; import compiled_engine as it;"
    " sys.exit(it.build_engine(Path(sys.argv[1])) is None)"
)


def main(folder: Path) -> int:
    """Makes the compiled engine in a folder; returns 0 if it is there."""
    mark = folder.with_suffix(".begun")
    if os.name != "nt":
        os.nice(19)
    try:
        make(folder)
    except (OSError, subprocess.CalledProcessError) as error:
        mark.write_text(f"{error}\n", encoding="utf-8")
        print(error)
        return 1
    finally:
        rmtree(compiler_folder(folder.parent), ignore_errors=True)  # 70 MB, seldom needed again
        for suffix in (".parts", ".new"):
            rmtree(folder.with_suffix(suffix), ignore_errors=True)
    mark.unlink(missing_ok=True)
    tag = f"{sys.implementation.cache_tag}-*"
    older = {path.with_suffix("") for path in folder.parent.glob(tag)} - {folder}
    for path in older:
        rmtree(path, ignore_errors=True)
        for suffix in (".begun", ".log"):
            path.with_suffix(suffix).unlink(missing_ok=True)
    return 0


def make(folder: Path) -> None:
    """Compiles, tries and names the result.

    Raises:
        CalledProcessError: when a step failed.
    """
    parts, unfinished = folder.with_suffix(".parts"), folder.with_suffix(".new")
    for path in (folder, parts, unfinished):
        rmtree(path, ignore_errors=True)
    run(BUILD, str(parts), paths=(compiler(folder.parent), Path(__file__).parent))
    (built,) = parts.glob("*/lib")
    copytree(stamps.ROOT / "engine", unfinished / "engine", ignore=ignore_patterns("__pycache__"))
    made = [path.relative_to(built) for path in built.rglob("*") if path.is_file()]
    copytree(built, unfinished, dirs_exist_ok=True)
    run(PROBE, paths=(unfinished,))
    lines = [f"{clone_engine.digest(unfinished / name)}  {name.as_posix()}\n" for name in made]
    (unfinished / clone_engine.SUMS).write_text("".join(lines), encoding="utf-8")
    if clone_engine.key() == folder.name:  # otherwise the sources changed meanwhile
        unfinished.rename(folder)


def compiler_folder(place: Path) -> Path:
    """Returns where the compiler is installed while it is needed."""
    return place / f"compiler-{sys.implementation.cache_tag}"


def compiler(place: Path) -> Path:
    """Returns a folder for Python's path that holds the compiler, after installing it there."""
    target = compiler_folder(place)
    if find_spec("mypyc") or target.is_dir():
        return target
    wanted = place / "compiler.txt"
    wanted.write_text(pins((stamps.requirements("dev")).read_text(encoding="utf-8")))
    unfinished = target.with_suffix(".new")
    options = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--target", str(unfinished)]
    pip = environment.pip_command() or [*environment.uv_command(), "pip"]
    subprocess.run([*pip, "install", "--quiet", *options, "-r", str(wanted)], check=True)
    return unfinished.rename(target)


def pins(text: str) -> str:
    """Returns those pins of the tools, with their hashes, that the compiler needs."""
    blocks = re.findall(r"^[a-z](?:.*\\\n)*.*\n", text, re.MULTILINE)
    return "".join(block for block in blocks if block.split("==")[0] in COMPILER)


def run(program: str, *arguments: str, paths: tuple[Path, ...]) -> None:
    """Runs a short program with some folders first on Python's path."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-P", "-c", program, *arguments]
    subprocess.run(command, env=variables, cwd=stamps.ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
