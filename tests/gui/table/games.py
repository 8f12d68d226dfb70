"""Yields the steps of games between random players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice

from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_view import TableView
from engine import (
    Accepted,
    Event,
    Match,
    RulesReference,
    SeatPlayer,
    load_ruleset,
    make_agent,
    new_code,
    redact_events,
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
    match = _begun(reference, seed)
    before = view_of(match.state, viewer)
    for events in islice(_events(match, seed), steps):
        after = view_of(match.state, viewer)
        yield Played(before, Step(redact_events(events, viewer), after))
        before = after


def played(reference: str | RulesReference, seed: str, steps: int) -> Match:
    """Returns the same match after so many steps, or at its end."""
    match = _begun(reference, seed)
    for _ in islice(_events(match, seed), steps):
        pass
    return match


def _begun(reference: str | RulesReference, seed: str) -> Match:
    rules = load_ruleset(reference)
    players = tuple(SeatPlayer(f"P{n}", "computer", "random") for n in range(rules.players))
    return Match.start_with_draw(rules, players, new_code(seed.encode()))


def _events(match: Match, seed: str) -> Iterator[Sequence[Event]]:
    """Plays the match to its end by random players; yields the events of each step."""
    agent = make_agent("random")
    for number in count():
        if match.is_over:
            return
        if match.is_between_deals:
            yield match.next_deal()
        else:
            choice = agent.choose(match.observe(match.actor), f"{seed} {number}")
            decision = match.play(choice.action)
            assert isinstance(decision, Accepted)
            yield decision.events
