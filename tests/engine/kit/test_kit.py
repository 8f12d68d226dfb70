"""General properties of play under every ruleset."""

import pytest

from engine import DealScored, Event, PileFroze, fold, redact_events
from engine.codec.forms import format_event, parse_event
from engine.evolve import empty_state
from engine.rng import Chance
from tests.engine.kit.checks import EVERY_STEP, check_positions_survive_writing
from tests.engine.kit.deals import Step, dealt, play_out
from tests.engine.kit.hidden_cards_check import (
    check_hidden_cards_unseen,
    check_news,
    tells_too_much,
)
from tests.engine.kit.tables import EDITIONS, OTHER_TABLES, rules_named, some_tables


def check_deal(rules_name: str, number: int) -> list[Step]:
    """Plays a deal and checks all properties at every step."""
    rules, seed = rules_named(rules_name), f"{rules_name} {number}"
    chance = Chance(f"check {seed}")
    steps: list[Step] = []
    for step in play_out(rules, seed):
        steps.append(step)
        for check in EVERY_STEP:
            check(step)
        if len(steps) % 8 == 0:
            check_positions_survive_writing(step)
        if not chance.below(4):
            check_hidden_cards_unseen(step, chance)
            check_news(step, chance)
    check_record(rules_name, seed, steps)
    return steps


def check_record(rules_name: str, seed: str, steps: list[Step]) -> None:
    """Checks that the events, written and read back, lead from the empty table to the end of the
    deal.
    """
    rules = rules_named(rules_name)
    start, events = dealt(rules, seed)
    assert start == steps[0].before
    record: list[Event] = [*events, *(event for step in steps for event in step.events)]
    read = [parse_event(format_event(event)) for event in record]
    assert read == record
    assert fold(empty_state(rules, start.public.scores), read) == steps[-1].after


@pytest.mark.parametrize("rules_name", some_tables(0))
def test_a_deal_is_sound(rules_name: str) -> None:
    """`make soak` plays thousands of deals at every table."""
    steps = check_deal(rules_name, 0)
    assert any(isinstance(event, DealScored) for event in steps[-1].events)


def test_a_deal_with_a_hidden_way_out_is_sound() -> None:
    """A regression: whoever must go out needs several melds at once."""
    check_deal("any-suit", 1006)


@pytest.mark.parametrize("rules_name", [*EDITIONS, *OTHER_TABLES])
def test_the_dealing_tells_a_seat_its_own_cards_alone(rules_name: str) -> None:
    for number in range(6):
        _, events = dealt(rules_named(rules_name), f"telling {number}")
        for viewer in (None, *range(rules_named(rules_name).players)):
            told = redact_events(events, viewer)
            assert not any(tells_too_much(event, viewer) for event in told)
            assert sum(isinstance(event, PileFroze) for event in told) == sum(
                isinstance(event, PileFroze) for event in events
            )
