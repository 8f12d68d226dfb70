"""The use of aids is recorded and changes nothing else."""

from pathlib import Path

import pytest

from engine import (
    Aided,
    DrawStock,
    Journal,
    Match,
    first_difference,
    load_match,
    peek_match,
    replay,
)
from tests.engine.matches import CODE, PEOPLE, play, rules_of


def match_with_aids() -> Match:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    match.note_aid(match.actor, "memory")
    match.note_aid(match.actor, "hint")
    play(match, DrawStock())
    return match


def test_help_leaves_the_table_as_it_was() -> None:
    match = match_with_aids()
    assert len(match.moments) == 2
    assert first_difference(match) is None
    assert any("was helped: hint" in line for line in replay(match))


def test_it_stands_in_the_file(tmp_path: Path) -> None:
    match = match_with_aids()
    path = tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.match.entries == match.entries
    assert peek_match(path).deal == 1


@pytest.mark.parametrize("change", ['"aid":"magic"', '"aid":"hint","more":1'])
def test_help_that_nobody_knows_is_no_entry(tmp_path: Path, change: str) -> None:
    match = match_with_aids()
    path = tmp_path / "match.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    text = path.read_text("utf-8").replace('"aid":"hint"', change)
    path.write_text(text, "utf-8")
    assert load_match(path).dropped is not None


def test_nobody_can_be_helped_on_a_chair_that_is_not_there() -> None:
    match = match_with_aids()
    with pytest.raises(ValueError, match="no seat 7"):
        match.restore(Aided(7, "hint"))
