"""The closing line of a match file: what it shows, and that it is right after every write."""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from engine import FileProblem, Journal, JournalError, load_match, peek_match, read_record
from engine.saves.header import FORMAT
from tests.engine.files import lines_of, problem_of, recorded, set_header
from tests.engine.matches import new_match, play_on


def split(path: Path) -> tuple[list[bytes], bytes]:
    """Returns the lines of header and entries, and the closing line."""
    *lines, closing = path.read_bytes().splitlines(keepends=True)
    return lines, closing


def expect_closed(path: Path) -> None:
    lines, closing = split(path)
    digest = sha256(b"".join(lines)).hexdigest()
    assert closing == f'{{"closing":"{digest}"}}\n'.encode()
    assert sum(line.startswith(b'{"closing"') for line in lines) == 0
    loaded = load_match(path)
    assert (loaded.is_closed, loaded.is_changed, loaded.dropped) == (True, False, None)
    assert loaded.size == path.stat().st_size


def test_a_record_is_closed_after_every_entry_undo_included(path: Path) -> None:
    match = new_match("closing")
    with Journal.create(path, match.header, is_synced=False) as journal:
        expect_closed(path)
        match.log = journal
        for count in range(1, 60):
            play_on(match, count)
            expect_closed(path)
    assert any("undo" in line for line in lines_of(path))


def test_a_match_that_goes_on_is_closed_anew(path: Path) -> None:
    recorded(path, 30)
    before = path.read_bytes()
    for count in (30, 31, 45):
        journal, loaded = Journal.resume(path)
        with journal:
            play_on(loaded.match, count)
        expect_closed(path)
        assert (path.read_bytes() == before) == (count == 30)


def test_an_unclosed_record_is_whole_and_is_closed_by_the_next_entry(path: Path) -> None:
    match = recorded(path, 30)
    lines, closing = split(path)
    for rest in (b"", closing[:20], closing[:-1]):
        path.write_bytes(b"".join((*lines, rest)))
        loaded = load_match(path)
        assert loaded.match.entries == match.entries
        assert (loaded.is_closed, loaded.is_changed, loaded.dropped) == (False, False, None)
        journal, loaded = Journal.resume(path)
        with journal:
            play_on(loaded.match, 31)
        expect_closed(path)


def test_a_torn_entry_is_removed_and_the_record_closed(path: Path) -> None:
    recorded(path, 30)
    lines, _closing = split(path)
    path.write_bytes(b"".join((*lines[:-1], lines[-1][:-9])))
    Journal.resume(path)[0].close()
    expect_closed(path)
    assert len(load_match(path).match.entries) == 29


def rename(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace("Çelik".encode(), b"Celik"), *lines[1:]]


def relevel(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"level":"random"', b'"level":"master"', 1), *lines[1:]]


def older(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"program":"', b'"program":"0.'), *lines[1:]]


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-2]


CHANGES = pytest.mark.parametrize("change", [rename, relevel, older, cut])
Change = Callable[[list[bytes]], list[bytes]]


@CHANGES
def test_a_change_is_seen_and_the_file_not_continued(path: Path, change: Change) -> None:
    recorded(path, 30)
    lines, closing = split(path)
    changed = change(lines)
    assert changed != lines
    path.write_bytes(b"".join((*changed, closing)))
    loaded = load_match(path)
    assert (loaded.is_closed, loaded.is_changed, loaded.dropped) == (False, True, None)
    error = problem_of(path, Journal.resume)
    assert (error.problem, error.line) == (FileProblem.CHANGED, len(changed) + 1)


def test_a_line_after_the_closing_line_is_damage(path: Path) -> None:
    recorded(path, 30)
    lines, _closing = split(path)
    with path.open("ab") as file:
        file.write(lines[-1])
    dropped = load_match(path).dropped
    assert dropped is not None
    assert (dropped.line, dropped.is_torn) == (33, False)
    assert problem_of(path, Journal.resume).problem == FileProblem.DAMAGED


def test_a_file_of_format_one_goes_on_as_it_began(path: Path) -> None:
    recorded(path, 30)
    set_header(path, format=1)
    assert FORMAT > 1
    journal, loaded = Journal.resume(path)
    with journal:
        assert loaded.is_closed
        play_on(loaded.match, 40)
    assert b'"closing"' not in path.read_bytes()
    assert len(load_match(path).match.entries) == 40


def test_the_closing_line_counts_as_no_entry(path: Path) -> None:
    match = recorded(path, 300)
    assert peek_match(path).deal == match.state.public.deal
    assert len(read_record(path).deals) == match.state.public.deal - (not match.is_between_deals)


def test_without_room_to_close_it_again_a_record_is_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(path, 30)
    journal, loaded = Journal.resume(path)
    write = os.write

    def half(handle: int, data: bytes) -> int:
        write(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with journal:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", half)
            for _ in range(2):
                with pytest.raises(JournalError, match="No space left"):
                    play_on(loaded.match, 31)
        assert path.read_bytes().splitlines()[-1].startswith(b'{"n":30')
        assert load_match(path).dropped is None
        play_on(loaded.match, 31)
    expect_closed(path)
