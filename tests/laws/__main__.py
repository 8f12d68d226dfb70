"""Removes each law, one at a time: ``python -m tests.laws``. ``--page`` writes the page.

Without each law of the kernel the ordinary equality test in the rare positions must fail, without
each law of the rules on cards a scenario or that test; without each shortcut they must pass. Only
what the law decides in is tried. A run first tries what noticed a law in the last run, and notes
what does in `noticed.json`.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool

from tests.engine.kit.every_position import Name, every_position
from tests.laws.notes import note, noticed
from tests.laws.page import DOCUMENT, page
from tests.laws.taking_away import Law, all_laws, shortcuts, unnoticed
from tests.laws.trial import (
    Positions,
    checks_of_rules,
    every_check,
    positions_of_laws,
    warm_up,
    warm_up_rules,
    what_notices,
    what_notices_rule,
)

_Found = dict[Law, Name | None]
_Attempt = tuple[Law, Sequence[Name], Name | None]


def main(arguments: list[str]) -> int:
    """Tries the laws that the arguments choose; returns the exit status."""
    parser = ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("words", nargs="*", help="only laws whose name contains one of them")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--new", action="store_true", help="only laws that nothing noticed yet")
    parser.add_argument("--list", action="store_true", help="name the laws, try none")
    parser.add_argument(
        "--page",
        action="store_true",
        help=f"write {DOCUMENT.name} from the notes, after the laws that WORDS or --new choose",
    )
    args = parser.parse_args(arguments)
    chosen = _chosen(args)
    if args.list:
        for law in chosen:
            _say(f"{law.name}{' (shortcut)' if law.name in shortcuts() else ''}")
        return 0
    found = _tried(chosen, args.jobs) if chosen else {}
    note(noticed())  # without the laws that are gone
    if args.page:
        DOCUMENT.write_text(page(), encoding="utf-8")
        _say(f"wrote {DOCUMENT}")
    silent = {*shortcuts(), *unnoticed()}
    laws = [law for law in chosen if law.name not in shortcuts()]
    count = sum(found[law] is not None for law in laws)
    _say(f"{count} of {len(laws)} laws are noticed; {len(chosen) - len(laws)} shortcuts")
    wrong = [law for law in chosen if (found[law] is None) is (law.name not in silent)]
    for law in wrong:
        _say(_verdict(law, found[law]))
    return 1 if wrong else 0


def _chosen(args: Namespace) -> list[Law]:
    """Returns the laws to try: those named, or else all; none where only the page is wanted."""
    words: list[str] = args.words
    if args.page and not words and not args.new:
        return []
    known = {*shortcuts(), *unnoticed(), *noticed()} if args.new else set[str]()
    laws = [law for law in all_laws() if law.name not in known]
    return [law for law in laws if not words or any(word in law.name for word in words)]


def _tried(laws: list[Law], jobs: int) -> _Found:
    """Returns, by law, what fails without it; ``None`` when nothing does."""
    found = _Found()
    # What warms up the kernel's trials holds answers of unchanged rules.
    for room in (_Room(True), _Room(False)):
        own = [law for law in laws if law.is_on_cards is room.is_on_cards]
        if own:
            found |= _tried_in(room, own, jobs)
    return found


@dataclass(frozen=True, slots=True)
class _Room:
    """The laws of the rules on cards, or those of the kernel."""

    is_on_cards: bool

    def warm_up(self) -> None:
        (warm_up_rules if self.is_on_cards else warm_up)()

    def every(self) -> tuple[Name, ...]:
        return every_check() if self.is_on_cards else every_position()

    def deciding(self, names: Sequence[Name], modules: Collection[str]) -> Positions:
        return (checks_of_rules if self.is_on_cards else positions_of_laws)(names, modules)


def _tried_in(room: _Room, laws: list[Law], jobs: int) -> _Found:
    found, known = _Found(), noticed()
    room.warm_up()
    # Each task runs in a process of its own, forked from this one, which holds what no law changes
    # (for laws of the kernel the engine's answers) and has not loaded the kernel.
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        positions = _positions(room, {law.module for law in laws}, pool, jobs)
        attempts = [(law, positions.get(law.name, ()), known.get(law.name)) for law in laws]
        for law, position in pool.imap_unordered(_try, attempts):
            found[law] = position
            known.pop(law.name, None)
            if position is not None:
                known[law.name] = position
            note(known)
            _say(f"{_verdict(law, position)} ({len(positions.get(law.name, ()))} positions)")
    return found


def _positions(room: _Room, modules: Collection[str], pool: Pool, jobs: int) -> Positions:
    """Returns what each law of some modules decides in; each process looks at a share."""
    every = room.every()
    found = defaultdict[str, list[Name]](list)
    shares = [every[first::jobs] for first in range(jobs)]
    for share in pool.imap_unordered(partial(room.deciding, modules=modules), shares):
        for name, positions in share.items():
            found[name] += positions
    order = {name: place for place, name in enumerate(every)}
    return {law: sorted(positions, key=order.__getitem__) for law, positions in found.items()}


def _try(attempt: _Attempt) -> tuple[Law, Name | None]:
    law = attempt[0]
    return law, (what_notices_rule if law.is_on_cards else what_notices)(*attempt)


def _verdict(law: Law, position: Name | None) -> str:
    if law.name in unnoticed() and position is None:
        told = "not noticed, as listed"
    elif law.name in shortcuts():
        told = "a shortcut" if position is None else f"NO SHORTCUT: position {position}"
    else:
        told = "NOT NOTICED" if position is None else f"position {position}"
    return f"{law.name} (line {law.line}): {told}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
