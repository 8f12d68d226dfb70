"""Applies each mutation to a copy of the project and prints the first test that fails.

``python -m tests.mutations`` tries all of them and takes some minutes; arguments choose those whose
names contain one of them. The exit status is 1 when all tests pass with a mutation.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutations.mutation_file import ROOT, Mutation, all_mutations

_NOT_COPIED = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "build", "dist")
_PYTEST = ("-m", "pytest", "-x", "-q", "-n", "0", "--tb=no", "-p", "no:cacheprovider")
_ALL_MARKS = ("-m", "")
"""A test that is named by its id runs whatever its marks are: `.ci/run` runs it as well."""
_FAILED, _INTERRUPTED = 1, 2


def main(words: list[str]) -> int:
    """Tries the mutations that the words choose; returns the exit status."""
    chosen = [it for it in all_mutations() if not words or any(word in it.name for word in words)]
    unnoticed: list[str] = []
    with TemporaryDirectory() as folder:
        copy = copy_project(Path(folder))
        for mutation in chosen:
            test = noticing_test(copy, mutation)
            say(f"{mutation.name}: {test or 'NOT NOTICED'}")
            if test is None:
                unnoticed.append(mutation.name)
    say(f"{len(chosen) - len(unnoticed)} of {len(chosen)} mutations are noticed")
    return 1 if unnoticed else 0


def say(line: str) -> None:
    """Prints a line and flushes it, because the next one takes long."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def copy_project(folder: Path) -> Path:
    """Returns a copy of the working tree with the same environment; only the copy is changed."""
    copy = folder / "project"
    shutil.copytree(ROOT, copy, ignore=_NOT_COPIED)
    (copy / ".venv").symlink_to((ROOT / ".venv").resolve(), target_is_directory=True)
    return copy


def noticing_test(copy: Path, mutation: Mutation) -> str | None:
    """Returns the first test that fails with the mutation; ``None`` when every test passes.

    Raises `MutationError` when the old text does not occur exactly once, and `RuntimeError` when no
    test ran.
    """
    path = copy / mutation.file
    text = path.read_text(encoding="utf-8")
    path.write_text(mutation.applied(text), encoding="utf-8")
    marks = _ALL_MARKS if all("::" in test for test in mutation.tests) else ()
    try:
        done = subprocess.run(
            [sys.executable, *_PYTEST, *marks, *mutation.tests],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        path.write_text(text, encoding="utf-8")
    if done.returncode == 0:
        return None
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    if done.returncode not in (_FAILED, _INTERRUPTED) or found is None:
        raise RuntimeError(f"{mutation.name}: {done.stdout}{done.stderr}")
    return found[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
