"""The playing time of a deal is recorded and changes nothing else."""

import json
from pathlib import Path

import pytest

from engine import (
    DrawStock,
    Journal,
    Match,
    first_difference,
    load_match,
    make_agent,
    read_record,
    record_of,
    replay,
)
from tests.engine.files import rewrite
from tests.engine.matches import CODE, PEOPLE, play, rules_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.canasta"


def test_times_of_a_deal_add_up(path: Path) -> None:
    match, agent = Match.start(rules_of(), PEOPLE, CODE), make_agent("beginner")
    for seconds in ((30, 70), ()):
        match.next_deal()
        for part in seconds:
            match.note_time(part)
        while not match.is_between_deals:
            play(match, agent.choose(match.observe(match.actor), str(len(match.entries))).action)
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    assert load_match(path).match.entries == match.entries
    record = read_record(path)
    assert [deal.seconds for deal in record.deals] == [100, 0]
    assert record == record_of(match)


def test_the_table_and_what_may_be_taken_back_stay_as_they_are() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    play(match, DrawStock())
    before = match.state, match.undo_depth
    match.note_time(10**9)
    assert (match.state, match.undo_depth) == before
    assert first_difference(match) is None
    assert "played for 1000000 seconds" in replay(match)


@pytest.mark.parametrize("seconds", ["-1", "1000001", '"1"', "1.5", "null"])
def test_a_time_that_cannot_be_is_damage(path: Path, seconds: str) -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    rewrite(path, lambda lines: lines.append({"n": 2, "seconds": json.loads(seconds)}))
    dropped = load_match(path).dropped
    assert dropped is not None
    assert dropped.line == 3
    assert len(read_record(path).deals) == 0
