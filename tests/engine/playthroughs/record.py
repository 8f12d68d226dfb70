"""Records deals action by action, so that any change of play is noticed.

A file shows a deal of one game of each kind; `digests.txt` holds the digest of several deals of
every table that can be chosen. ``python -m tests.engine.playthroughs.record`` rewrites all of them;
with the name of a table it prints the deals behind the digest.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

from engine import Event, Ruleset, State, actor_of, edition_ids, format_cards, load_ruleset
from engine.codec.forms import format_action, format_event
from tests.engine.kit.deals import Step, dealt, play_out
from tests.engine.kit.tables import OTHER_TABLES

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"
DEALS, OTHER_DEALS = 5, 1
TABLES = (*edition_ids(), *OTHER_TABLES)
SHOWN = (
    "winning-moves-deluxe",
    "classic-1951",
    "complete-samba",
    "hand-and-foot",
    "bolivia",
    "three-way",
    "pennies-from-heaven",
    "modern-american",
)
"""The editions of which a deal is written down: one of each kind of game."""


def file_of(edition: str) -> Path:
    """Returns the path of the recorded deal of an edition."""
    return FOLDER / f"{edition}.txt"


def lines_of(table: str, number: int) -> Iterator[str]:
    """Returns a deal of a table as it is played now; deals are counted from 1."""
    rules, seed = load_ruleset(table), f"{table}, deal {number}"
    state, events = dealt(rules, seed)
    yield f"# {seed}"
    yield from _told(
        event for event in events if _kind(event) not in ("deal-started", "deck-cut", "cards-dealt")
    )
    yield f"scores {state.public.scores}, dealer {state.public.dealer}"
    yield from (f"hand {seat}: {_hand(state, seat)}" for seat in range(rules.players))
    for step in play_out(rules, seed):
        yield from _step(step)


def digest_of(table: str) -> str:
    """Returns the digest of a table's deals; of one deal with second hands, because it is long."""
    is_long = load_ruleset(table).deal.foot_size > 0
    deals = DEALS if table in edition_ids() and not is_long else OTHER_DEALS
    lines = (line for number in range(1, deals + 1) for line in lines_of(table, number))
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def digests() -> dict[str, str]:
    """Returns the recorded digests by table."""
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return {table: digest for digest, table in map(str.split, lines)}


def is_telling(rules: Ruleset, lines: list[str]) -> bool:
    """Returns whether a deal contains enough kinds of events.

    Going out is not demanded of games that need a samba for it, because it is too rare there.
    """
    wanted = ["pile-taken", "canasta-made", "pile-froze", "bonus-laid"]
    if not rules.out.canastas.samba:
        wanted += ["asked", "foot-taken" if rules.deal.foot_size else "went-out"]
    return all(any(line.startswith(f"    {event} ") for line in lines) for event in wanted)


def _step(step: Step) -> Iterator[str]:
    seat = actor_of(step.before.rules, step.before.public)
    yield f"{seat} {json.dumps(format_action(step.action))}"
    yield from _told(step.events)


def _told(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        told = format_event(event)
        yield f"    {told.pop('event')} {json.dumps(told)}"


def _kind(event: Event) -> str:
    return str(format_event(event)["event"])


def _hand(state: State, seat: int) -> str:
    return format_cards(state.private[seat].hand)


def _write_all() -> None:
    for edition in SHOWN:
        rules = load_ruleset(edition)
        deals = (list(lines_of(edition, number)) for number in count(1))
        telling = next(lines for lines in deals if is_telling(rules, lines))
        file_of(edition).write_text("\n".join(telling) + "\n", encoding="utf-8")
    lines = (f"{digest_of(table)} {table}\n" for table in TABLES)
    DIGESTS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if names := sys.argv[1:]:
        for name in names:
            for number in range(1, DEALS + 1):
                sys.stdout.writelines(f"{line}\n" for line in lines_of(name, number))
    else:
        _write_all()
