"""The command line as a separate process: streams, pipes and exit statuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.positions import EMPTY

ENGINE = (sys.executable, "-m", "engine")
ROOT = Path(__file__).parents[3]


def run(*argv: str, stdin: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run((*ENGINE, *argv), input=stdin, capture_output=True, check=False, cwd=ROOT)


def test_lines_go_in_and_out() -> None:
    ran = run("score", stdin=json.dumps({"position": EMPTY}).encode())
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["over"] is False


def test_bad_input_ends_with_status_2_and_one_line() -> None:
    ran = run("check", stdin=b"{\n")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert len(ran.stderr.splitlines()) == 1
    assert b"Traceback" not in ran.stderr


def test_every_answer_comes_before_the_next_question() -> None:
    line = json.dumps({"position": EMPTY}).encode() + b"\n"
    with subprocess.Popen(
        (*ENGINE, "score"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(line)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["over"] is False
        process.stdin.close()
        assert process.wait(20) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_who_leaves_is_no_error_to_talk_about() -> None:
    with subprocess.Popen(
        (*ENGINE, "play", "--deals", "50", "--seats", "random"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_named() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            (*ENGINE, "rulesets"), stdout=full, stderr=subprocess.PIPE, check=False, cwd=ROOT
        )
    assert ran.returncode == 2
    assert b"No space left" in ran.stderr
    assert b"Traceback" not in ran.stderr
