"""Tests that uncaught errors are reported from every thread, slot and destructor."""

import sys
import threading
from collections.abc import Iterator

import pytest

from canasta_gui.diagnostics.errors import Watch


class Reports:
    """Records what a watch reports while it is installed."""

    def __init__(self) -> None:
        self.traces: list[str] = []
        self.watch = Watch(lambda trace, _broken: self.traces.append(trace))

    @property
    def heads(self) -> list[str]:
        """Returns the types of the errors."""
        return [trace.splitlines()[0] for trace in self.traces]


@pytest.fixture
def reports() -> Iterator[Reports]:
    made = Reports()
    made.watch.install()
    yield made
    made.watch.remove()


def fail(error: BaseException) -> None:
    raise error


def run_thread(error: BaseException) -> None:
    thread = threading.Thread(target=fail, args=(error,))
    thread.start()
    thread.join()


class FailsAtTheEnd:
    """An object whose destructor raises an error."""

    def __del__(self) -> None:
        raise LookupError


def raise_to_the_top(error: BaseException) -> None:
    """Passes an error to the hook that Python calls for an error that ends the program, and Qt for
    one in a slot.
    """
    with pytest.raises(type(error)) as info:
        fail(error)
    sys.excepthook(type(info.value), info.value, info.value.__traceback__)


def test_errors_of_slots_threads_and_destroyed_objects_are_reported(reports: Reports) -> None:
    raise_to_the_top(ValueError())
    run_thread(KeyError())
    FailsAtTheEnd()
    assert reports.heads == ["ValueError", "KeyError", "LookupError"]


def test_an_error_at_every_beat_is_reported_once(reports: Reports) -> None:
    for _ in range(100):
        run_thread(ValueError())
    run_thread(KeyError())
    assert reports.heads == ["ValueError", "KeyError"]


def test_a_thread_may_end_itself(reports: Reports) -> None:
    run_thread(SystemExit(1))
    assert reports.traces == []


def test_who_interrupts_the_program_is_no_error(
    reports: Reports, capsys: pytest.CaptureFixture[str]
) -> None:
    raise_to_the_top(KeyboardInterrupt())
    assert reports.traces == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_afterwards_errors_go_where_they_went_before() -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    watch = Watch()
    watch.install()
    watch.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
