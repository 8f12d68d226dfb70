"""Take each law of the kernel away, one at a time: ``python -m tests.laws``.

The ordinary equality test has to notice each. Words after it choose laws whose name contains one of
them; the exit status is 1 when one is not noticed.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.laws.taking_away import Law, all_laws

_JOBS = 2


def main(words: list[str]) -> int:
    """Try the laws that are asked for; the exit status."""
    chosen = [
        (number, law)
        for number, law in enumerate(all_laws())
        if not words or any(word in law.name for word in words)
    ]
    unnoticed = 0
    with ThreadPoolExecutor(_JOBS) as pool:
        for law, found in pool.map(_try, chosen):
            unnoticed += found == "NOT NOTICED"
            sys.stdout.write(f"{law.name}: {found}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(chosen) - unnoticed} of {len(chosen)} laws are missed\n")
    return 1 if unnoticed else 0


def _try(item: tuple[int, Law]) -> tuple[Law, str]:
    """What notices that a law is missing."""
    number, law = item
    command = (sys.executable, "-m", "tests.laws.trial", str(number))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    return law, lines[-1] if lines else done.stderr.splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
