"""Removes each law of the kernel, one at a time: ``python -m tests.laws``.

The ordinary equality test in the rare positions must fail without each law, and pass without each
shortcut. Only the positions are compared in which the law decides something. A run first tries the
position that noticed a law in the last run, and notes the one that does in `noticed.json`.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool

from tests.engine.kit.every_position import Name, every_position
from tests.laws.notes import note, noticed
from tests.laws.page import DOCUMENT, page
from tests.laws.taking_away import Law, all_laws, shortcuts
from tests.laws.trial import Positions, positions_of_laws, warm_up, what_notices

_Found = dict[Law, Name | None]
_Attempt = tuple[Law, Sequence[Name], Name | None]


def main(arguments: list[str]) -> int:
    """Tries the laws that the arguments choose; returns the exit status."""
    parser = ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("words", nargs="*", help="only laws whose name contains one of them")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--new", action="store_true", help="only laws that nothing noticed yet")
    parser.add_argument("--list", action="store_true", help="name the laws, try none")
    parser.add_argument("--page", action="store_true", help=f"write docs/{DOCUMENT.name}")
    args = parser.parse_args(arguments)
    known = {*shortcuts(), *noticed()} if args.new else set[str]()
    chosen = [law for law in all_laws() if _is_chosen(law, args.words, known)]
    if args.list:
        for law in chosen:
            _say(f"{law.name}{' (shortcut)' if law.name in shortcuts() else ''}")
        return 0
    found = _tried(chosen, args.jobs) if chosen else {}
    note(noticed())  # without the laws that are gone
    if args.page:
        DOCUMENT.write_text(page(), encoding="utf-8")
    laws = [law for law in chosen if law.name not in shortcuts()]
    count = sum(found[law] is not None for law in laws)
    _say(f"{count} of {len(laws)} laws are noticed; {len(chosen) - len(laws)} shortcuts")
    wrong = [law for law in chosen if (found[law] is None) is (law.name not in shortcuts())]
    for law in wrong:
        _say(_verdict(law, found[law]))
    return 1 if wrong else 0


def _is_chosen(law: Law, words: list[str], known: set[str]) -> bool:
    return law.name not in known and (not words or any(word in law.name for word in words))


def _tried(laws: list[Law], jobs: int) -> _Found:
    """Returns, by law, the position that fails without it; ``None`` when none does."""
    found, known = _Found(), noticed()
    warm_up()
    # Each task runs in a process of its own, forked from this one, which holds the engine's answers
    # and has not loaded the kernel.
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        positions = _positions(pool, jobs)
        attempts = [(law, positions.get(law.name, ()), known.get(law.name)) for law in laws]
        for law, position in pool.imap_unordered(_try, attempts):
            found[law] = position
            known.pop(law.name, None)
            if position is not None:
                known[law.name] = position
            note(known)
            _say(f"{_verdict(law, position)} ({len(positions.get(law.name, ()))} positions)")
    return found


def _positions(pool: Pool, jobs: int) -> Positions:
    """Returns the positions in which each law decides; each process looks at a share of them."""
    shares = [every_position()[first::jobs] for first in range(jobs)]
    found = defaultdict[str, list[Name]](list)
    for share in pool.imap_unordered(positions_of_laws, shares):
        for name, positions in share.items():
            found[name] += positions
    order = {name: place for place, name in enumerate(every_position())}
    return {law: sorted(positions, key=order.__getitem__) for law, positions in found.items()}


def _try(attempt: _Attempt) -> tuple[Law, Name | None]:
    return attempt[0], what_notices(*attempt)


def _verdict(law: Law, position: Name | None) -> str:
    if law.name in shortcuts():
        told = "a shortcut" if position is None else f"NO SHORTCUT: position {position}"
    else:
        told = "NOT NOTICED" if position is None else f"position {position}"
    return f"{law.name} (line {law.line}): {told}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
