"""Take each law of the kernel away, one at a time: ``python -m tests.laws``.

The ordinary equality test has to notice each. Words after it choose laws whose name contains one of
them; the exit status is 1 when one is not noticed.
"""

import sys
from multiprocessing import get_context

from tests.laws.taking_away import Law, all_laws
from tests.laws.trial import warm_up, what_notices

_JOBS = 2


def main(words: list[str]) -> int:
    """Try the laws that are asked for; the exit status."""
    chosen = [law for law in all_laws() if not words or any(word in law.name for word in words)]
    unnoticed = 0
    warm_up()
    # Each trial begins from this process, with the engine's answers and without the kernel.
    with get_context("fork").Pool(_JOBS, maxtasksperchild=1) as pool:
        for law, found in pool.imap_unordered(_try, chosen, chunksize=1):
            unnoticed += not found
            sys.stdout.write(f"{law.name}: {found or 'NOT NOTICED'}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(chosen) - unnoticed} of {len(chosen)} laws are missed\n")
    return 1 if unnoticed else 0


def _try(law: Law) -> tuple[Law, str]:
    return law, what_notices(law)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
