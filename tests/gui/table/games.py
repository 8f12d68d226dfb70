"""Yields the steps of games between random players."""

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import TableView
from engine import (
    Accepted,
    Match,
    RulesReference,
    SeatPlayer,
    are_seats_drawn,
    load_ruleset,
    make_agent,
    new_code,
    redact_events,
    seat_count,
)
from tests.gui.table.views import view_of


@dataclass(frozen=True, slots=True)
class Played:
    """One step of a game with the view before it."""

    before: TableView
    step: Step


def game(
    reference: str | RulesReference, seed: str, viewer: int = 0, steps: int = 400
) -> Iterator[Played]:
    """Yields up to ``steps`` steps of a match as one seat sees them."""
    rules = load_ruleset(reference)
    players = tuple(SeatPlayer(f"P{n}", "computer", "random") for n in range(seat_count(rules)))
    start = Match.start_with_draw if are_seats_drawn(rules) else Match.start
    match = start(rules, players, new_code(seed.encode()))
    agent = make_agent("random")
    before = view_of(match.state, viewer)
    for number in range(steps):
        if match.is_over:
            return
        if match.is_between_deals:
            events = match.next_deal()
        else:
            choice = agent.choose(match.observe(match.actor), f"{seed} {number}")
            decision = match.play(choice.action)
            assert isinstance(decision, Accepted)
            events = decision.events
        after = view_of(match.state, viewer)
        yield Played(before, Step(redact_events(events, viewer), after))
        before = after
