"""Tests the index of matches: rebuilt from the files, equal to them, and safe to delete."""

import os
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_gui.records.match_rows import ALONE, PERSON, DealRow, MatchRow, match_rows
from canasta_gui.records.record_index import FILE, IndexChanges, RecordIndex, find_changes
from canasta_gui.records.statistics import (
    Selection,
    course,
    feat_counts,
    longest_row,
    means,
    players,
    statistics,
    values_of,
)
from engine import (
    FEATS,
    DealRecord,
    Header,
    MatchRecord,
    SeatPlayer,
    SeatRecord,
    SideScore,
    load_ruleset,
)

ANNA = Selection(("Anna",))
DEAL = DealRow(
    number=1, points=500, margin=100, natural=1, mixed=2, wild=0, samba=0, sevens=1,
    went_out=True, concealed=False, special=True, largest_pile=12, hints=1, undone=2,
)  # fmt: skip
LOST = replace(DEAL, number=2, points=-80, margin=-900, went_out=False, largest_pile=3)
WON = MatchRow("Anna", "hasbro-2001", "strong", "club", "code", True, True, (DEAL, LOST))
OTHER = replace(WON, code="other")


@pytest.fixture
def index(tmp_path: Path) -> Iterator[RecordIndex]:
    made = RecordIndex(tmp_path)
    yield made
    made.close()


def tables_of(index: RecordIndex) -> sqlite3.Connection:
    return index.ask(lambda tables: tables)


def file(folder: Path, name: str, written: int) -> Path:
    path = folder / name
    path.write_text(name)
    os.utime(path, (written, written))
    return path


def test_the_figures_of_a_player_are_exact(index: RecordIndex, tmp_path: Path) -> None:
    index.put(file(tmp_path, "a", 1), [WON, replace(WON, player="Bob", is_won=False)])
    index.put(file(tmp_path, "b", 2), [replace(OTHER, is_won=False, deals=(DEAL,))])
    found = statistics(tables_of(index), ANNA)
    assert (found.matches, found.won, found.longest_row) == (2, 1, 1)
    assert (found.deals, found.deals_won) == (3, 2)
    assert found.points == pytest.approx((500 - 80 + 500) / 3)
    assert found.margin == pytest.approx((100 - 900 + 100) / 3)
    assert (found.best_deal, found.largest_pile) == (500, 12)
    assert (found.natural, found.mixed, found.sevens, found.canastas) == (3, 6, 3, 12)
    assert (found.goings_out, found.concealed, found.special) == (2, 0, 3)
    assert (found.hints, found.undone) == (3, 6)
    assert course(tables_of(index), ANNA, 3) == (100.0, -900.0, 100.0)


def test_cards_that_were_played_before_do_not_count_again(
    index: RecordIndex, tmp_path: Path
) -> None:
    index.put(file(tmp_path, "again", 2), [replace(WON, is_won=False)])
    index.put(file(tmp_path, "first", 1), [WON, replace(WON, player="Bob")])
    found = statistics(tables_of(index), ANNA)
    assert (found.matches, found.won, found.deals) == (1, 1, 2)
    assert statistics(tables_of(index), Selection(("Bob",))).matches == 1


def test_a_match_that_goes_on_counts_only_by_its_deals(index: RecordIndex, tmp_path: Path) -> None:
    index.put(file(tmp_path, "a", 1), [replace(WON, is_over=False, is_won=False)])
    found = statistics(tables_of(index), ANNA)
    assert (found.matches, found.deals) == (0, 2)


def test_nothing_played_is_nothing_counted(index: RecordIndex) -> None:
    found = statistics(tables_of(index), ANNA)
    assert (found.matches, found.deals, found.points, found.best_deal) == (0, 0, 0.0, 0)
    assert course(tables_of(index), ANNA, 5) == ()


def test_only_what_is_selected_counts(index: RecordIndex, tmp_path: Path) -> None:
    index.put(file(tmp_path, "a", 1), [WON])
    index.put(file(tmp_path, "b", 2), [replace(OTHER, game="bolivia", opponents=PERSON)])
    index.put(file(tmp_path, "c", 3), [replace(WON, code="third", partner=ALONE)])
    tables = tables_of(index)
    assert statistics(tables, Selection(("Anna",), game="bolivia")).matches == 1
    assert statistics(tables, Selection(("Anna",), opponents="strong")).matches == 2
    assert statistics(tables, Selection(("Anna",), opponents="strong", partner="club")).matches == 1
    assert values_of(tables, "game", ("Anna",)) == ("hasbro-2001", "bolivia")
    assert players(tables) == ("Anna",)


def test_files_are_read_when_they_are_new_or_changed_the_newest_first(
    index: RecordIndex, tmp_path: Path
) -> None:
    old, new = file(tmp_path, "old", 1), file(tmp_path, "new", 2)
    assert find_changes(tmp_path, [old, new], index.known()) == IndexChanges((new, old), ())
    index.put(old, [WON])
    index.put(new, None)
    assert find_changes(tmp_path, [old, new], index.known()) == IndexChanges((), ())
    file(tmp_path, "old", 5)
    assert find_changes(tmp_path, [old], index.known()) == IndexChanges((old,), ("new",))


def test_matches_are_read_again_when_another_feat_is_looked_for(
    index: RecordIndex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index.put(file(tmp_path, "a", 1), [WON])
    index.close()
    with closing(RecordIndex(tmp_path)) as same:
        assert same.known()
    monkeypatch.setattr("canasta_gui.records.index_file.FEATS", (*FEATS, "later"))
    with closing(RecordIndex(tmp_path)) as anew:
        assert not anew.known()


def test_a_file_that_is_gone_counts_no_more(index: RecordIndex, tmp_path: Path) -> None:
    index.put(file(tmp_path, "a", 1), [WON])
    index.forget(find_changes(tmp_path, [], index.known()).gone)
    assert players(tables_of(index)) == ()
    assert tables_of(index).execute("SELECT count(*) FROM deals").fetchone() == (0,)


def test_a_file_is_counted_once_however_often_it_is_read(
    index: RecordIndex, tmp_path: Path
) -> None:
    path = file(tmp_path, "a", 1)
    index.put(path, [WON])
    index.put(path, [WON])
    assert statistics(tables_of(index), ANNA).matches == 1


def test_files_that_cannot_be_read_are_told_and_break_nothing(
    index: RecordIndex, tmp_path: Path
) -> None:
    index.put(file(tmp_path, "a", 1), None)
    index.put(file(tmp_path, "b", 1), [WON])
    assert index.unreadable == 1
    assert statistics(tables_of(index), ANNA).matches == 1


@pytest.mark.parametrize("content", [b"no index at all" * 100, b""])
def test_a_file_that_is_no_index_is_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    index = RecordIndex(tmp_path)
    index.put(file(tmp_path, "a", 1), [WON])
    index.close()
    again = RecordIndex(tmp_path)
    assert statistics(tables_of(again), ANNA).matches == 1
    again.close()


def test_an_index_of_another_version_is_made_anew(tmp_path: Path) -> None:
    index = RecordIndex(tmp_path)
    index.put(file(tmp_path, "a", 1), [WON])
    tables_of(index).execute("PRAGMA user_version = 99")
    index.close()
    again = RecordIndex(tmp_path)
    assert players(tables_of(again)) == ()
    again.close()


def test_without_a_folder_to_write_to_the_index_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    index = RecordIndex(tmp_path / "taken")
    index.put(file(tmp_path, "a", 1), [WON])
    assert statistics(tables_of(index), ANNA).matches == 1
    index.close()


def test_two_programs_write_to_one_index(tmp_path: Path) -> None:
    one, other = RecordIndex(tmp_path), RecordIndex(tmp_path)
    one.put(file(tmp_path, "a", 1), [WON])
    other.put(file(tmp_path, "b", 1), [OTHER])
    other.put(file(tmp_path, "a", 1), [WON])
    for index in (one, other):
        assert statistics(tables_of(index), ANNA).matches == 2
        index.close()


def test_a_busy_index_says_so_and_loses_nothing(tmp_path: Path) -> None:
    one = RecordIndex(tmp_path)
    tables_of(one).execute("PRAGMA busy_timeout = 0")
    other = RecordIndex(tmp_path)
    tables_of(other).execute("BEGIN IMMEDIATE")
    path = file(tmp_path, "a", 1)
    with pytest.raises(sqlite3.OperationalError):
        one.put(path, [WON])
    tables_of(other).rollback()
    assert find_changes(tmp_path, [path], one.known()).unread == (path,)
    for index in (one, other):
        index.close()


@pytest.mark.parametrize(
    ("won", "row"), [([], 0), ([False], 0), ([True, True, False, True], 2), ([True] * 3, 3)]
)
def test_the_longest_row_of_wins(won: list[bool], row: int) -> None:
    assert longest_row(won) == row


def test_means_share_all_values_out() -> None:
    assert means([1, 3, 5, 7], 2) == (2.0, 6.0)
    assert means([4, 2], 9) == (4.0, 2.0)
    assert means([], 3) == ()


def scores(*totals: int) -> tuple[SideScore, ...]:
    """Returns the score of a deal by side, without its lines."""
    return tuple(SideScore((), total, total) for total in totals)


def test_each_person_has_a_row_with_the_deals_that_they_played() -> None:
    rules = load_ruleset("complete-standard/5p")
    seats = (
        SeatPlayer("Anna"),
        SeatPlayer("Uli", "computer", "club"),
        SeatPlayer("Bob"),
        SeatPlayer("Vera", "computer", "expert"),
        SeatPlayer("Willi", "computer", "club"),
    )
    counts = [SeatRecord(canastas=Counter({"mixed": at}), hints=at) for at in range(5)]
    deals = (
        DealRecord(1, rules, (2,), tuple(counts), scores(700, 300), out=0, is_concealed=True),
        DealRecord(2, rules, (1,), tuple(counts), scores(100, 900)),
    )
    record = MatchRecord(Header(rules, seats, "code", 0), deals, (0,))
    sides = rules.seats.sides
    anna, bob = match_rows(record)
    side = next(at for at, it in enumerate(sides) if 0 in it)
    own, other = (700, 300) if side == 0 else (300, 700)
    assert (anna.player, anna.game, anna.is_over) == ("Anna", "complete-standard", True)
    assert anna.is_won == (side == 0)
    assert [deal.number for deal in anna.deals] == [1, 2]
    assert [deal.number for deal in bob.deals] == [2]
    assert (anna.deals[0].points, anna.deals[0].margin) == (own, own - other)
    assert (anna.deals[0].went_out, anna.deals[0].concealed) == (True, True)
    assert (bob.deals[0].mixed, bob.deals[0].hints) == (2, 2)


def test_the_strongest_of_the_others_and_the_partner_are_told() -> None:
    seats = (
        SeatPlayer("Anna"),
        SeatPlayer("Uli", "computer", "club"),
        SeatPlayer("Vera", "computer", "expert"),
        SeatPlayer("Willi", "computer", "strong"),
    )
    record = MatchRecord(Header(load_ruleset("hasbro-2001/4p"), seats, "code", 0), (), ())
    (anna,) = match_rows(record)
    assert (anna.opponents, anna.partner) == ("strong", "expert")
    three = (SeatPlayer("Anna"), SeatPlayer("Bob"), seats[1])
    record = MatchRecord(Header(load_ruleset("hasbro-2001/3p"), three, "code", 0), (), ())
    anna, bob = match_rows(record)
    assert (anna.opponents, anna.partner) == (PERSON, ALONE)
    assert (bob.opponents, bob.partner) == (PERSON, ALONE)


def test_times_and_feats_are_counted(index: RecordIndex, tmp_path: Path) -> None:
    timed = replace(DEAL, seconds=300)
    feats = (("concealed", 1), ("samba", 2))
    index.put(file(tmp_path, "a", 1), [replace(WON, deals=(timed, LOST), feats=feats)])
    index.put(file(tmp_path, "b", 2), [replace(OTHER, deals=(timed,), feats=(("samba", 1),))])
    found = statistics(tables_of(index), ANNA)
    assert (found.seconds, found.timed, found.deals) == (600, 2, 3)
    assert feat_counts(tables_of(index), ANNA) == {"concealed": 1, "samba": 2}
    assert feat_counts(tables_of(index), Selection(("Bob",))) == {}


def test_a_person_is_found_under_all_their_names(index: RecordIndex, tmp_path: Path) -> None:
    index.put(file(tmp_path, "a", 1), [WON])
    index.put(file(tmp_path, "b", 2), [replace(OTHER, player="Ann")])
    assert statistics(tables_of(index), Selection(("Ann", "Anna"))).matches == 2
    assert values_of(tables_of(index), "game", ("Ann", "Anna")) == ("hasbro-2001",)


_WRITER = """
import sys, dataclasses
from pathlib import Path
from canasta_gui.records.record_index import RecordIndex
from tests.gui.records.test_record_index import WON
folder, name = Path(sys.argv[1]), sys.argv[2]
index = RecordIndex(folder)
for number in range(60):
    row = dataclasses.replace(WON, player=name, code=f"{name}{number}")
    index.put(folder / f"{name}{number}", [row])
    index.put(folder / "both", [row])
"""


def test_two_programs_write_at_once(tmp_path: Path) -> None:
    """Both programs start without an index, so that both also create its tables."""
    command = [sys.executable, "-c", _WRITER, str(tmp_path)]
    programs = [subprocess.Popen([*command, name]) for name in ("Anna", "Bob")]
    assert [program.wait(60) for program in programs] == [0, 0]
    index = RecordIndex(tmp_path)
    for name in ("Anna", "Bob"):
        assert 60 <= statistics(tables_of(index), Selection((name,))).matches <= 61
    assert len(index.known()) == 121
    (matches,) = tables_of(index).execute("SELECT count(*) FROM matches").fetchone()
    assert matches == 121
    index.close()
