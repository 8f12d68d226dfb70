import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine import Match, load_match
from tests.engine.killed_writer import SEED
from tests.engine.matches import new_match, play_on

ENTRIES = 800
KILLED = 1 if sys.platform == "win32" else -9


@pytest.fixture(scope="module")
def whole() -> Match:
    """Returns the match as it is played without a kill."""
    return play_on(new_match(SEED), ENTRIES)


def has_grown(path: Path, size: int) -> bool:
    """Returns whether the file has grown; a new file counts from its complete header on."""
    data = path.read_bytes() if path.exists() else b""
    return len(data) > size and b"\n" in data


def play_and_die(path: Path, chance: random.Random) -> int:
    """Continues the file in a process and kills it at a random moment; returns the exit status."""
    size = path.stat().st_size if path.exists() else 0
    piece = chance.choice((16, 64, 1 << 20))
    command = [
        sys.executable,
        "-m",
        "tests.engine.killed_writer",
        str(path),
        str(ENTRIES),
        str(piece),
    ]
    with subprocess.Popen(command) as process:
        while process.poll() is None and not has_grown(path, size):
            time.sleep(0.001)
        time.sleep(chance.uniform(0, 0.05))
        process.kill()
        return process.wait()


def check_kills(path: Path, whole: Match, kills: int) -> None:
    """Kills the same match several times; at most an unfinished line may be lost."""
    chance = random.Random()
    before = 0
    for _ in range(kills):
        assert play_and_die(path, chance) in (0, KILLED)
        loaded = load_match(path)
        count = len(loaded.match.entries)
        assert loaded.match.entries == whole.entries[:count]
        assert loaded.match.state == play_on(new_match(SEED), count).state
        assert loaded.dropped is None or loaded.dropped.is_torn
        assert count >= before
        before = count
    assert before > 0


@pytest.mark.slow
def test_a_killed_program_loses_nothing(path: Path, whole: Match) -> None:
    check_kills(path, whole, 5)


@pytest.mark.soak
def test_a_program_killed_often_loses_nothing(path: Path, whole: Match) -> None:
    for _ in range(4):
        path.unlink(missing_ok=True)
        check_kills(path, whole, 5)
