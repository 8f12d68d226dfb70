"""The results of the deals of a match file, read without replaying it."""

from collections import Counter
from pathlib import Path

import pytest

from engine import (
    CanastaMade,
    DealScored,
    FileProblem,
    Journal,
    JournalError,
    Match,
    MatchRecord,
    PileTaken,
    Played,
    PlaySpecialHand,
    WentOut,
    make_agent,
    parse_position,
    read_record,
)
from tests.engine.files import lines_of, rewrite
from tests.engine.matches import CODE, PEOPLE, new_match, play, play_on


def record_of(match: Match, folder: Path) -> MatchRecord:
    path = folder / "one.canasta"
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    return read_record(path)


def played_deal(reference: str, seed: str) -> Match:
    """Returns a match of club players after its first deal."""
    match, agent = new_match(seed, reference), make_agent("club")
    match.next_deal()
    while not match.is_between_deals:
        play(match, agent.choose(match.observe(match.actor), str(len(match.entries))).action)
    return match


@pytest.mark.parametrize("reference", ["classic-1951/4p", "complete-samba/6p", "bolivia/4p"])
def test_a_deal_is_what_its_events_say(reference: str, tmp_path: Path) -> None:
    match = played_deal(reference, "record")
    (deal,) = record_of(match, tmp_path).deals
    played = [entry for entry in match.entries if isinstance(entry, Played)]
    events = [(entry.seat, event) for entry in played for event in entry.events]
    canastas = Counter((seat, e.kind) for seat, e in events if isinstance(e, CanastaMade))
    assert canastas
    assert canastas == Counter(
        {(at, kind): n for at, seat in enumerate(deal.seats) for kind, n in seat.canastas.items()}
    )
    for at, seat in enumerate(deal.seats):
        piles = [len(e.cards) for _, e in events if isinstance(e, PileTaken) and e.seat == at]
        assert seat.largest_pile == max(piles, default=0)
    (scored,) = (event for _, event in events if isinstance(event, DealScored))
    assert deal.totals == tuple(side.total for side in scored.sides)
    outs = [event for _, event in events if isinstance(event, WentOut)]
    assert [deal.out] == [event.seat for event in outs] or (deal.out is None and not outs)
    assert deal.sitting_out == match.state.public.sitting_out


def test_a_special_hand_is_told_of_who_laid_it(tmp_path: Path) -> None:
    hand = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
    rules = {"edition": "modern-american", "players": 4}
    state = parse_position(
        {"rules": rules, "turn": 1, "phase": "play", "hands": [13, hand, 13, 13]}
    )
    match = Match.at(state, PEOPLE, CODE)
    play(match, PlaySpecialHand())
    (deal,) = record_of(match, tmp_path).deals
    assert [seat.special for seat in deal.seats] == [None, "pairs", None, None]


def test_what_was_taken_back_counts_only_as_that(tmp_path: Path) -> None:
    match = play_on(new_match("undo"), 400)
    record = record_of(match, tmp_path)
    assert len(record.deals) == match.state.public.deal - (not match.is_between_deals)
    standing = [moment.entry for moment in match.moments if isinstance(moment.entry, Played)]
    canastas = sum(isinstance(e, CanastaMade) for entry in standing for e in entry.events)
    told = sum(seat.canastas.total() for deal in record.deals for seat in deal.seats)
    assert told <= canastas
    undone = len([e for e in match.entries if isinstance(e, Played)]) - len(standing)
    assert undone > 0
    assert 0 < sum(seat.undone for deal in record.deals for seat in deal.seats) <= undone


def test_hints_are_counted_by_seat(tmp_path: Path) -> None:
    match, agent = new_match("hints"), make_agent("club")
    match.next_deal()
    match.note_aid(1, "hint")
    match.note_aid(1, "memory")
    match.note_aid(1, "hint")
    while not match.is_between_deals:
        play(match, agent.choose(match.observe(match.actor), str(len(match.entries))).action)
    (deal,) = record_of(match, tmp_path).deals
    assert [seat.hints for seat in deal.seats] == [0, 2, 0, 0]


def test_the_deal_that_is_being_played_is_not_told(tmp_path: Path) -> None:
    match = new_match("begun")
    match.next_deal()
    assert record_of(match, tmp_path) == MatchRecord(match.header, (), ())


def test_a_damaged_line_is_passed_over(tmp_path: Path) -> None:
    match = played_deal("classic-1951/4p", "damage")
    whole = record_of(match, tmp_path)
    path = tmp_path / "one.canasta"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*lines[:5], b"{nothing\n", *lines[6:])))
    assert read_record(path).deals[0].totals == whole.deals[0].totals


def test_scores_of_another_table_are_damage(tmp_path: Path) -> None:
    match = played_deal("classic-1951/3p", "table")
    record_of(match, tmp_path)
    other = tmp_path / "other.canasta"
    Journal.create(other, new_match("table").header, is_synced=False).close()
    rewrite(other, lambda lines: lines.extend(lines_of(tmp_path / "one.canasta")[1:]))
    with pytest.raises(JournalError) as caught:
        read_record(other)
    assert caught.value.problem is FileProblem.DAMAGED


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "one.canasta"
    path.write_bytes(b"hello\n")
    with pytest.raises(JournalError) as caught:
        read_record(path)
    assert caught.value.problem is FileProblem.FOREIGN
