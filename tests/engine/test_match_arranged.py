"""The order of a hand is kept in the match and its file, and changes nothing else."""

from pathlib import Path

import pytest

from engine import (
    Arranged,
    DrawStock,
    Journal,
    Match,
    first_difference,
    load_match,
    parse_cards,
    peek_match,
    replay,
)
from tests.engine.matches import CODE, PEOPLE, play, play_on, rules_of


def arranged_match() -> Match:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    match.arrange_hand(match.actor, match.observe(match.actor).hand[::-1])
    play(match, DrawStock())
    return match


def saved(match: Match, path: Path) -> Path:
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    return path


def test_an_order_leaves_the_table_as_it_was() -> None:
    match = arranged_match()
    assert len(match.moments) == 2
    assert first_difference(match) is None


def test_it_stands_in_the_file_and_in_nothing_that_is_read(tmp_path: Path) -> None:
    match = arranged_match()
    seat = match.actor
    path = saved(match, tmp_path / "match.canasta")
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.match.entries == match.entries
    assert loaded.match.arrangement(seat) == match.arrangement(seat) != ()
    assert peek_match(path).deal == 1
    plain = Match(match.header)
    for moment in match.moments:
        plain.restore(moment.entry)
    assert list(replay(match)) == list(replay(plain))


def test_sorting_again_and_another_deal_end_it() -> None:
    match = arranged_match()
    seat = match.actor
    match.arrange_hand(seat, ())
    assert match.arrangement(seat) == ()
    match.arrange_hand(seat, match.observe(seat).hand)
    while match.state.public.deal == 1:
        play_on(match, len(match.entries) + 1)
    assert match.arrangement(seat) == ()


@pytest.mark.parametrize("change", ['"arranged":"9x"', '"arranged":7'])
def test_an_order_of_no_cards_is_no_entry(tmp_path: Path, change: str) -> None:
    match = arranged_match()
    path = saved(match, tmp_path / "match.canasta")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if '"arranged"' in line)
    lines[at] = f'{{"n":{at},{change},"seat":{match.actor}}}\n'
    path.write_text("".join(lines), "utf-8")
    assert load_match(path).dropped is not None


def test_an_order_of_more_cards_than_the_deck_holds_is_refused() -> None:
    match = arranged_match()
    with pytest.raises(ValueError, match="deck"):
        match.restore(Arranged(match.actor, parse_cards("4c 4c 4c")))
    with pytest.raises(ValueError, match="no seat 7"):
        match.restore(Arranged(7, ()))
