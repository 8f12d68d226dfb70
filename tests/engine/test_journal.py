import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    VERSION,
    Accepted,
    DrawStock,
    Journal,
    Match,
    Phase,
    Played,
    SeatPlayer,
    Undone,
    first_difference,
    load_match,
    make_agent,
    new_code,
    peek_match,
    replay,
)
from engine.saves.header import FORMAT
from engine.saves.lines import Reader, entry_line, header_line
from tests.engine.files import lines_of, recorded, rewrite
from tests.engine.kit.tables import EDITIONS, HOUSES
from tests.engine.matches import new_match, play_on, rules_of


@given(st.integers(0, 10_000))
def test_a_match_survives_its_file(seed: int) -> None:
    match = play_on(new_match(f"lines {seed % 7}"), seed % 80, seed=str(seed))
    reader = Reader(Path("match"), header_line(match.header))
    assert reader.header == match.header
    for number, entry in enumerate(match.entries, start=1):
        line = entry_line(entry, number)
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        assert reader.entry(line[:-1], number) == entry


def test_the_file_gives_the_match_again(path: Path) -> None:
    match = recorded(path, 400)
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.size == path.stat().st_size
    assert loaded.match.header == match.header
    assert loaded.match.entries == match.entries
    assert loaded.match.moments == match.moments
    assert loaded.match.undo_depth == match.undo_depth
    assert first_difference(loaded.match) is None


@pytest.mark.parametrize("table", [*EDITIONS, *HOUSES])
def test_every_kind_of_table_survives_its_file_and_is_found_honest(path: Path, table: str) -> None:
    match = new_match("tables", table)
    with Journal.create(path, match.header, is_synced=False) as journal:
        match.log = journal
        play_on(match, 150)
    loaded = load_match(path)
    assert loaded.dropped is None
    assert loaded.match.rules == match.rules
    assert loaded.match.entries == match.entries
    assert loaded.match.state == match.state
    assert first_difference(loaded.match) is None


def test_the_file_is_readable_text(path: Path) -> None:
    recorded(path, 30)
    header, deal, first, *_ = lines_of(path)
    assert header["canasta"] == "match"
    assert header["format"] == FORMAT
    assert header["seats"][2] == {"name": "Çelik", "kind": "computer", "level": "random"}
    assert header["rules"]["canasta"]["size"] == 7
    assert "Çelik".encode() in path.read_bytes()
    assert deal["n"] == 1
    assert deal["events"][0]["event"] == "deal-started"
    assert len(deal["events"][0]["order"].split()) == 108
    assert first["action"]["do"] in ("draw", "take")
    assert [line["n"] for line in lines_of(path)[1:]] == list(range(1, 31))


def test_names_are_tidied_when_they_are_read(path: Path) -> None:
    names = ('quote " slash \\', "line\nbreak\u2028", "half \ud83d emoji 🃏", "\u202eback\0")
    players = tuple(SeatPlayer(name, face="f\ud83d") for name in names)
    match = Match.start(rules_of(), players, new_code(b"names"))
    Journal.create(path, match.header).close()
    for seats in (load_match(path).match.seats, peek_match(path).header.seats):
        assert [seat.name for seat in seats] == [names[0], "line break", "half emoji 🃏", "back"]
        assert {seat.face for seat in seats} == {"f"}


def test_a_temperament_is_kept_and_one_without_reads_as_before(path: Path) -> None:
    players = tuple(SeatPlayer("", "computer", "club", way) for way in ("", "bold", "", "runner"))
    match = Match.start(rules_of(), players, new_code(b"temperaments"))
    Journal.create(path, match.header).close()
    seats = lines_of(path)[0]["seats"]
    assert [seat.get("temperament") for seat in seats] == [None, "bold", None, "runner"]
    assert load_match(path).match.header == match.header


def test_a_face_is_kept_and_a_seat_without_one_reads_as_before(path: Path) -> None:
    players = tuple(SeatPlayer("", face=face) for face in ("owl", "", "", "frog"))
    match = Match.start(rules_of(), players, new_code(b"faces"))
    Journal.create(path, match.header).close()
    seats = lines_of(path)[0]["seats"]
    assert [seat.get("face") for seat in seats] == ["owl", None, None, "frog"]
    assert load_match(path).match.header == match.header


def test_the_match_goes_on_where_it_stopped(path: Path) -> None:
    recorded(path, 50)
    whole = play_on(new_match("file"), 150)
    journal, loaded = Journal.resume(path)
    with journal:
        play_on(loaded.match, 150)
    assert loaded.match.entries == whole.entries
    assert load_match(path).match.entries == whole.entries


def test_entries_can_be_copied_to_a_new_file(path: Path, tmp_path: Path) -> None:
    match = recorded(path)
    copy = tmp_path / "copy.canasta"
    Journal.create(copy, match.header, match.entries).close()
    assert copy.read_bytes() == path.read_bytes()


def test_a_match_reads_as_plain_lines(path: Path) -> None:
    match = recorded(path, 400)
    lines = list(replay(match))
    assert lines[0].startswith(match.rules.title)
    assert lines[3] == "seat 2: Çelik, computer (random)"
    assert any(line.startswith("deal 1, dealer ") for line in lines)
    assert any(line.startswith("taken back: ") for line in lines)
    assert any(line.startswith("scored ") for line in lines)
    actions = [line for line in lines if line[:2] in ("0 ", "1 ", "2 ", "3 ")]
    assert len(actions) == sum(isinstance(entry, Played) for entry in match.entries)
    assert all("\n" not in line for line in lines)


def test_the_standing_is_found_without_playing_it_again(path: Path) -> None:
    match = new_match("standing")
    with Journal.create(path, match.header, is_synced=False) as journal:
        match.log = journal
        for count in (0, 1, 50, 150, 300, 450):
            play_on(match, count)
            standing, public = peek_match(path), match.state.public
            assert standing.header == match.header
            assert (standing.deal, standing.scores) == (public.deal, public.scores)
            assert standing.winners == ()
        play_on(match, 100_000)
    standing = peek_match(path)
    assert standing.scores == match.state.public.scores
    assert standing.winners == match.state.public.winners != ()


def test_damage_hides_only_the_latest_score(path: Path) -> None:
    recorded(path, 300)
    scored = [n for n, line in enumerate(lines_of(path)) if '"deal-scored"' in json.dumps(line)]
    rewrite(path, lambda lines: lines[scored[-1]].pop("events"))
    standing = peek_match(path)
    assert standing.deal == len(scored) + 1
    rewrite(path, lambda lines: lines.__delitem__(slice(scored[-1] + 1, None)))
    assert peek_match(path).deal == len(scored)


def test_an_undo_in_the_file_is_an_undo_after_loading(path: Path) -> None:
    match = recorded(path, 150)
    undone = [entry.count for entry in match.entries if isinstance(entry, Undone)]
    assert undone
    assert len(load_match(path).match.moments) == 150 - len(undone) - sum(undone)


def test_a_match_names_the_version_of_the_program() -> None:
    assert new_match().header.program == VERSION


def test_a_program_version_travels_with_the_match(path: Path) -> None:
    header = replace(new_match().header, program="0.0.9")
    Journal.create(path, header).close()
    assert load_match(path).match.header.program == "0.0.9"


def test_playing_without_a_log_is_possible_after_closing(path: Path) -> None:
    recorded(path, 1)
    journal, loaded = Journal.resume(path)
    journal.close()
    loaded.match.log = None
    assert isinstance(loaded.match.play(DrawStock()), Accepted)


def test_reasons_travel_with_the_action_and_change_nothing(path: Path) -> None:
    match = new_match("reasons")
    with Journal.create(path, match.header, is_synced=False) as journal:
        match.log = journal
        match.next_deal()
        while match.state.public.phase is not Phase.OVER:
            choice = make_agent("club").choose(match.observe(match.actor), "reasons")
            match.play(choice.action, choice.reasons)
    loaded = load_match(path).match
    assert loaded.entries == match.entries
    assert all(entry.reasons for entry in loaded.entries if isinstance(entry, Played))
    assert first_difference(loaded) is None
    rewrite(path, lambda lines: [line.pop("why", None) for line in lines])
    bare = load_match(path).match
    assert bare.state == match.state
    assert not any(entry.reasons for entry in bare.entries if isinstance(entry, Played))
