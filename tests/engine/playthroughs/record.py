"""Deals written down action by action, so that any change of play shows as a changed line.

``python -m tests.engine.playthroughs.record`` writes the files anew.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine import (
    Event,
    Ruleset,
    State,
    actor_of,
    edition_ids,
    format_cards,
    load_ruleset,
)
from engine.codec.actions import format_action
from engine.codec.events import format_event
from tests.engine.kit.deals import Step, dealt, play_out
from tests.engine.kit.tables import OTHER_TABLES

FOLDER = Path(__file__).parent
DEALS, OTHER_DEALS = 5, 1
TABLES = (*edition_ids(), *OTHER_TABLES)


def file_of(table: str) -> Path:
    """Where the deals of a table are written down."""
    return FOLDER / f"{table.replace('/', '-')}.txt"


def lines_of(table: str) -> Iterator[str]:
    """Several deals of a table, as they are played now; one where a deal has second hands."""
    rules = load_ruleset(table)
    is_long = rules.deal.foot_size > 0
    for number in range(1, (DEALS if table in edition_ids() and not is_long else OTHER_DEALS) + 1):
        yield from _deal(rules, f"{table}, deal {number}")


def _deal(rules: Ruleset, seed: str) -> Iterator[str]:
    state, events = dealt(rules, seed)
    yield f"# {seed}"
    yield from _told(
        event for event in events if _kind(event) not in ("deal-started", "deck-cut", "cards-dealt")
    )
    yield f"scores {state.public.scores}, dealer {state.public.dealer}"
    yield from (f"hand {seat}: {_hand(state, seat)}" for seat in range(rules.players))
    for step in play_out(rules, seed):
        yield from _step(step)
    yield ""


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


def write_all() -> None:
    """Write every file anew."""
    for table in TABLES:
        file_of(table).write_text("\n".join(lines_of(table)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
