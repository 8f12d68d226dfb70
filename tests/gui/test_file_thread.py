"""Tests that tasks of the files' thread end as they would have ended in the window's."""

import errno
import threading
from collections.abc import Iterator
from threading import Event, Thread, current_thread, main_thread

import pytest

from canasta_gui import file_thread
from canasta_gui.file_thread import FileThread


@pytest.fixture
def files() -> FileThread:
    return FileThread()


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Returns what a disk waits for that does not answer in time."""
    monkeypatch.setattr(file_thread, "PATIENCE_S", 0.01)
    answer = Event()
    yield answer
    answer.set()


def refuse(number: int) -> None:
    raise OSError(number, "refused", "settings.toml")


@pytest.mark.parametrize("number", [errno.ETIMEDOUT, errno.ENOSPC])
def test_a_refusal_in_time_is_raised_also_where_the_disk_says_that_its_time_is_over(
    files: FileThread, number: int
) -> None:
    with pytest.raises(OSError, match="refused") as raised:
        files.have_done(lambda: refuse(number))
    assert raised.value.errno == number
    assert not files.is_late


def test_who_asks_gets_what_the_thread_returns_or_raises(files: FileThread) -> None:
    @files.does
    def whose(number: int) -> bool:
        if number:
            refuse(number)
        return current_thread() is main_thread()

    assert not whose(0)
    with pytest.raises(OSError, match="refused"):
        whose(errno.EIO)


def test_a_task_asks_for_another_one_without_waiting_for_itself(files: FileThread) -> None:
    assert files.ask(lambda: files.ask(lambda: 1) + 1) == 2


def test_other_threads_read_files_themselves(files: FileThread) -> None:
    found = list[bool]()
    reader = Thread(target=lambda: found.append(files.ask(threading.get_ident) == reader.ident))
    reader.start()
    reader.join()
    assert found == [True]


@pytest.mark.expects_log("the disk does not answer")
def test_a_late_refusal_is_told_when_it_comes(files: FileThread, answer: Event) -> None:
    told = list[OSError]()

    def fail() -> None:
        answer.wait()
        refuse(errno.EROFS)

    files.have_done(fail, told.append)
    assert files.is_late
    answer.set()
    files.ask(lambda: None)
    assert [error.errno for error in told] == [errno.EROFS]
    assert not files.is_late


@pytest.mark.expects_log("the disk does not answer")
def test_a_late_answer_is_awaited_by_the_window(
    files: FileThread, answer: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def await_late(_done: object) -> None:
        answer.set()

    monkeypatch.setattr(FileThread, "await_late", await_late)
    assert files.ask(answer.wait)
