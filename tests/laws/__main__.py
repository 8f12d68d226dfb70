"""Removes each law of the kernel, one at a time: ``python -m tests.laws``.

The ordinary equality test must fail without each law, and pass without each shortcut. A run begins
with the laws that no earlier run has tried, and for the others first tries the check that failed
last time; so an interrupted run continues quickly.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from functools import partial
from multiprocessing import get_context

from tests.laws.notes import note, noticed
from tests.laws.page import DOCUMENT, page
from tests.laws.taking_away import Law, all_laws, shortcuts
from tests.laws.trial import warm_up, what_notices


def main(arguments: list[str]) -> int:
    """Tries the laws that the arguments choose; returns the exit status."""
    parser = ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("words", nargs="*", help="only laws whose name contains one of them")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--list", action="store_true", help="name the laws, try none")
    parser.add_argument("--positions-only", action="store_true", help="play no deals")
    parser.add_argument("--page", action="store_true", help=f"write docs/{DOCUMENT.name}")
    args = parser.parse_args(arguments)
    chosen = [law for law in all_laws() if _is_chosen(law, args.words)]
    if args.page and args.words:
        parser.error("the page tells of all laws")
    if args.list:
        for law in chosen:
            _say(f"{law.name}{' (shortcut)' if law.name in shortcuts() else ''}")
        return 0
    if not chosen:
        parser.error(f"no law has a name with {' or '.join(args.words)}")
    found = _tried(chosen, args.jobs, has_deals=not args.positions_only)
    wrong = [law for law in chosen if bool(found[law]) == (law.name in shortcuts())]
    if args.page:
        DOCUMENT.write_text(page(found), encoding="utf-8")
    laws = [law for law in chosen if law.name not in shortcuts()]
    missed = sum(bool(found[law]) for law in laws)
    _say(f"{missed} of {len(laws)} laws are missed; {len(chosen) - len(laws)} shortcuts")
    for law in wrong:
        _say(_verdict(law, found[law]))
    return 1 if wrong else 0


def _is_chosen(law: Law, words: list[str]) -> bool:
    return not words or any(word in law.name for word in words)


def _tried(laws: list[Law], jobs: int, *, has_deals: bool) -> dict[Law, str]:
    """Returns, by law, the check that failed without it; empty when none did."""
    found, known = dict[Law, str](), noticed()
    untried_first = sorted(laws, key=lambda law: law.name in known)
    warm_up()
    attempt = partial(_try, known=dict(known), has_deals=has_deals)
    # Each trial is forked from this process, which holds the engine's answers and has not loaded
    # the kernel.
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for law, check in pool.imap_unordered(attempt, untried_first, chunksize=1):
            found[law] = check
            known[law.name] = check
            note(known)
            _say(_verdict(law, check))
    return found


def _try(law: Law, known: Mapping[str, str], *, has_deals: bool) -> tuple[Law, str]:
    is_law = law.name not in shortcuts()
    return law, what_notices(law, known, has_deals=has_deals and is_law)


def _verdict(law: Law, check: str) -> str:
    if law.name in shortcuts():
        told = f"NO SHORTCUT: {check}" if check else "a shortcut"
    else:
        told = check or "NOT NOTICED"
    return f"{law.name} (line {law.line}): {told}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
