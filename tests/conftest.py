"""Fixtures and hooks for every test: no screen, own folders, no unexpected log record."""

import faulthandler
import gc
import logging
import os
import re
import shutil
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Final

import pytest

# This comes before any import of Qt, which reads the platform once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# And this before any import of numpy, as in the players' process: the products of the nets are so
# small that threads spend their time waiting for one another.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Bytecode is written even where the environment disables it. Otherwise every process of a run
# compiles the program and all tests again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Imports and collection make objects that stay: the collector would look through them in vain.
gc.disable()


def pytest_configure(config: pytest.Config) -> None:
    """Prepares hypothesis, the file system, and the watch over tests that hang."""
    _choose_examples(config)
    if config.getoption("markexpr") != "soak":
        config.pluginmanager.register(_Watch())
    # Files of tests need not survive a power cut, and waiting for the disk took half a minute.
    os.fsync = _leave_to_the_system


def _leave_to_the_system(_: int) -> None:
    """Returns at once; the operating system writes to the disk when it likes."""


def _choose_examples(config: pytest.Config) -> None:
    """Chooses how many examples hypothesis tries: few by hand, repeatable in CI, many in `make
    soak`.
    """
    from hypothesis import HealthCheck, settings
    from hypothesis.internal.conjecture import providers

    settings.register_profile("default", max_examples=15, deadline=None)
    settings.register_profile("ci", max_examples=15, deadline=None, derandomize=True, database=None)
    settings.register_profile(
        "soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    if config.getoption("markexpr") == "soak":
        settings.load_profile("soak")
    else:
        # Constants of the program are examples, too; looking for them took four seconds a process.
        providers.__dict__["is_local_module_file"] = _is_nowhere
        settings.load_profile("ci" if "CI" in os.environ else "default")


def _is_nowhere(_: str) -> bool:
    return False


def pytest_sessionstart(session: pytest.Session) -> None:
    """Lets the second worker import the tests from the last one on, when all of them are to run:
    in a fresh clone each of two then compiles half of them.
    """
    is_whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if is_whole and os.environ.get("PYTEST_XDIST_WORKER") == "gw1":
        here = Path(__file__).parent
        for path in sorted(here.rglob("test_*.py"), reverse=True):
            # What cannot be imported the collection tells.
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(path.relative_to(here.parent).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the tests of hypothesis to `make soak`, where they try many more examples."""
    if config.getoption("markexpr") == "soak":
        for item in items:
            if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker(pytest.mark.soak)


_COLLECTED_AFTER: Final = 50_000
"""How many more new objects than deleted ones start a collection of garbage: with Python's 700 a
twentieth of the engine's tests went into it, whose searches make few cycles.
"""


def pytest_collection_finish() -> None:
    """Freezes all objects of imports and collection, so that the garbage collector skips them."""
    gc.freeze()
    gc.set_threshold(_COLLECTED_AFTER)
    gc.enable()


_NUMBERS = count()


class _Watch:
    """Tells on stderr where all threads are when a test does not end within ten minutes.

    pytest's own `faulthandler_timeout` starts and joins a thread for each test, half a
    millisecond in a worker; this one starts a thread each minute.
    """

    LONGEST: Final = 600
    APART: Final = 60

    def __init__(self) -> None:
        # While pytest is configured, it does not capture what is written there.
        self._stderr = os.dup(2)
        self._due = 0.0

    def pytest_runtest_logstart(self) -> None:
        """Watches the test that begins, and those of the next minute."""
        if monotonic() >= self._due:
            self._due = monotonic() + self.APART
            faulthandler.dump_traceback_later(self.LONGEST + self.APART, file=self._stderr)

    def pytest_unconfigure(self) -> None:
        """Ends the watch."""
        faulthandler.cancel_dump_traceback_later()
        os.close(self._stderr)


@pytest.fixture(autouse=True)
def own_folders(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Path]:
    """Yields a data folder for this test; the player's real saves and settings stay untouched.

    It lies in `tmp_path` where the test uses that. Otherwise the folder is made when the program
    first writes into it: most tests never write, and making all folders took half a minute.
    """
    place = tmp_path_factory.getbasetemp() / f"own-{next(_NUMBERS)}"
    if "tmp_path" in request.fixturenames:
        place = request.getfixturevalue("tmp_path")
    folder = place / "canasta"
    monkeypatch.setenv("CANASTA_DATA_DIR", str(folder))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(place / "home"))
    yield folder
    if "tmp_path" not in request.fixturenames and place.exists():
        shutil.rmtree(place, ignore_errors=True)


class _Recorder(logging.Handler):
    """Keeps log records at WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fails a test that logs a warning or error that no ``expects_log`` mark of it allows."""
    recorder = _Recorder()
    logging.getLogger().addHandler(recorder)
    try:
        result = yield
    finally:
        logging.getLogger().removeHandler(recorder)
    patterns = [str(mark.args[0]) for mark in item.iter_markers("expects_log")]
    surprises = [
        line for line in recorder.messages if not any(re.search(p, line) for p in patterns)
    ]
    missing = [p for p in patterns if not any(re.search(p, line) for line in recorder.messages)]
    if surprises:
        pytest.fail("logged unexpectedly:\n" + "\n".join(surprises), pytrace=False)
    if missing:
        pytest.fail("expected in the log but absent:\n" + "\n".join(missing), pytrace=False)
    return result
