"""A computer and a phone in networks of their own, with a cable between that may be cut."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

_INSIDE: Final = "CANASTA_TEST_NAMESPACE"
"""Is set where a test may change the addresses and the disks of its computer."""
_OWN: Final = ("unshare", "--map-root-user", "--net", "--mount")


def _is_allowed() -> bool:
    if sys.platform != "linux" or not all(map(shutil.which, ("unshare", "nsenter", "ip"))):
        return False
    tried = [*_OWN, "ip", "link", "add", "home", "type", "veth", "peer", "far"]
    return subprocess.run(tried, check=False, capture_output=True).returncode == 0


OUTSIDE: Final = pytest.mark.skipif(not _is_allowed(), reason="no computer of its own is allowed")
"""Marks tests that call `run_inside`."""
INSIDE: Final = pytest.mark.skipif(_INSIDE not in os.environ, reason="changes the computer")
"""Marks the tests that it calls."""


def run_inside(test: str) -> None:
    """Runs a test, given by its file and name, on a computer of its own."""
    command = [*_OWN, sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "-m", "", test]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env={**os.environ, _INSIDE: "1"}
    )
    sys.stdout.write(done.stdout)
    assert "1 passed" in done.stdout, done.stdout


def ip(*words: str, within: tuple[str, ...] = ()) -> None:
    subprocess.run([*within, "ip", *words], check=True)


@dataclass
class Far:
    """A phone in another network, with a cable to that of the computer."""

    within: tuple[str, ...]
    """How to run something there."""
    address: int = 2
    """The last number of its address."""
    browser: int = 0
    """The process that runs the browser there."""


@pytest.fixture
def far() -> Iterator[Far]:
    with subprocess.Popen(["unshare", "--net", "sleep", "infinity"]) as room:
        own, other = Path("/proc/self/ns/net"), Path(f"/proc/{room.pid}/ns/net")
        while own.readlink() == other.readlink():
            time.sleep(0.01)
        made = Far(("nsenter", "--net", "--target", str(room.pid)))
        ip("link", "add", "home", "type", "veth", "peer", "far", "netns", str(room.pid))
        ends: tuple[tuple[str, str, tuple[str, ...]], ...] = (
            ("home", "10.77.0.1/24", ()),
            ("far", "10.77.0.2/24", made.within),
        )
        for device, address, within in ends:
            ip("address", "add", address, "dev", device, within=within)
            for one in ("lo", device):
                ip("link", "set", one, "up", within=within)
        try:
            yield made
        finally:
            if made.browser:
                with suppress(ProcessLookupError):
                    os.kill(made.browser, signal.SIGKILL)
            room.kill()


Cut = Callable[[Far, bool], None]
"""Breaks the line to a phone, or mends it."""


def pull(far: Far, is_cut: bool) -> None:
    """Pulls the cable, which the phone notices, or puts it in again."""
    ip("link", "set", "far", "down" if is_cut else "up", within=far.within)


def lose(far: Far, is_cut: bool) -> None:
    """Lets everything get lost on the way, which nobody notices, or arrive again."""
    places = (("10.77.0.2", "home", ()), ("10.77.0.1", "far", far.within))
    for address, device, within in places:
        words = ("neighbour", "replace" if is_cut else "delete", address, "dev", device)
        nowhere = ("lladdr", "02:00:00:00:00:99", "nud", "permanent") if is_cut else ()
        ip(*words, *nowhere, within=within)


def move(far: Far, is_cut: bool) -> None:
    """Takes the phone's address, or gives it one as in another part of the home's network."""
    if is_cut:
        ip("address", "flush", "dev", "far", within=far.within)
    else:
        far.address += 1
        ip("address", "add", f"10.77.0.{far.address}/24", "dev", "far", within=far.within)


def sleep(far: Far, is_cut: bool) -> None:
    """Stops the whole browser as a phone in a pocket is stopped, or wakes it."""
    for process in descendants(far.browser):
        os.kill(process, signal.SIGSTOP if is_cut else signal.SIGCONT)


def descendants(process: int) -> list[int]:
    """Returns the processes that a process has begun, and those that they have begun."""
    parents: dict[int, list[int]] = defaultdict(list)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            after_name = status.read_text().rpartition(")")[2].split()
            parents[int(after_name[1])].append(int(status.parent.name))
    found = [process]
    for one in found:
        found += parents[one]
    return found[1:]
